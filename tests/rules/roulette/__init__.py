"""Roulette, line by line."""
