"""The terminal's front door: scores without a display, and nothing loaded that only the window needs."""
