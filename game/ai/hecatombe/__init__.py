"""Bots of Hécatombe: `bots` (middling and strong), `beginner`, and what both think with."""
