"""Complots on the screen."""
