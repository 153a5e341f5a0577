"""Bots of Complots: `bots` (middling and strong), `beginner`, and what both think with."""
