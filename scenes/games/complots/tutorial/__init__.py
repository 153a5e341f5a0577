"""The lesson of Complots: a duel of liars."""
