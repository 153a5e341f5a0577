"""Commanders of the skirmish."""
