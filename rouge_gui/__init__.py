"""rouge-gui: see how a summary matches its references, and what a ROUGE score counted."""

__version__ = "0.1.0"
