"""The screen of Complots."""
