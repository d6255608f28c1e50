"""How corpora come into the window beside the plain way: by a mapping, by a session; and what came is kept or watched."""
