"""Complots: court intrigue of hidden characters, claims, challenges and blocks, for 2 to 8 players."""
