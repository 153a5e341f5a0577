"""Hands: what a key, a mouse or a pad meant, whichever it was."""
