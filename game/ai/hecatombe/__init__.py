"""Bots of Hécatombe."""
