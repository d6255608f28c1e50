"""Projects of annotating: made, worked on by several, held together, and decided."""
