"""What annotators are asked, what they said, who judges what, and how far they agree."""
