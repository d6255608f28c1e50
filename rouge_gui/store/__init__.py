"""What is remembered from one day to the next: settings, drafts, recent files."""
