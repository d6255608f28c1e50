"""Review mode: one item at a time, its questions answered by keys, nothing given away that is to be hidden."""
