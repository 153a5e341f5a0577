"""Rolls: what the dice must reach and why: to hit, to wound, saves, Leadership, combat scores."""
