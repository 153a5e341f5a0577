"""Treachery: cards, ambushes, bribes and promises."""
