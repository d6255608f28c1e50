"""The science of the scores: texts to tokens to evidence to scores, pure functions and frozen results."""
