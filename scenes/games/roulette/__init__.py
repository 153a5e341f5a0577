"""Roulette on the screen."""
