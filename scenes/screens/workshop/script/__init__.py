"""The script of a thing: what is wrong with it, and what it was asked last."""
