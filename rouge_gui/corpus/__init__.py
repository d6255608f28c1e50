"""From files on disk to examples: readers per format, recognised layouts, what could not be read."""
