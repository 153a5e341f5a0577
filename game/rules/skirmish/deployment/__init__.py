"""Deployment: zones, terrain, armies placed in the order of the dice (S-25)."""
