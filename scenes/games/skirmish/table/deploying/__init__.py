"""Deployment by hand: zones, ghosts that are pushed and turned, the list of those who wait."""
