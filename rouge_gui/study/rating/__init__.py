"""What scores are worth: how they agree with what people said of the same candidates."""
