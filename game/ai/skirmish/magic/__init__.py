"""Advisors on magic, and the worth of spells, dice and miscasts."""
