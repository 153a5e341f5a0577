"""Bots of Roulette."""
