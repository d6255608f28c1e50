"""The text panes: a text as it is, its marks as character formats, its mates under the pointer."""
