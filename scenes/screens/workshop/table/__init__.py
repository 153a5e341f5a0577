"""The table of a game on the bench: house rules with what they do, sets, and the same table elsewhere."""
