"""The end of a story: its curtains, taken and closed, its last words, and what it has been."""
