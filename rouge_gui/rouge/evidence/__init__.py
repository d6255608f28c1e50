"""What the cues look at: texts read as a reader does, copied fragments, aligned runs and what changed inside them."""
