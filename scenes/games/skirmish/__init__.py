"""Triomphe et Trahison on the screen."""
