"""Which system is better: their means, what tests say of each pair, and where one wins."""
