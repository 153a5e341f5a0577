"""Bots of Roulette: `bots` (middling and strong), `beginner`, and what both think with."""
