"""Soldiers as men: pressed, thrown, routed, and back in their ranks."""
