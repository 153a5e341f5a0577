"""Bots of Complots."""
