"""Bots of Triomphe et Trahison: `bots` (middling and strong), `beginner`, and the rooms of their advisors."""
