"""Hécatombe on the screen."""
