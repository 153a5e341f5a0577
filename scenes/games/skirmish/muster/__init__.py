"""Before the battle: every army with its list and its picture, and what is fought for."""
