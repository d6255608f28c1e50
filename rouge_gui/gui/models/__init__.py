"""Tables as Qt asks for them: what a cell says, over the project's own records."""
