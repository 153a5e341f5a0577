"""Roulette: simultaneous bluff with a seven-card barrel, accusations and action cards."""
