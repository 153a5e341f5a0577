"""Tiles: faces of any people, papers, backs."""
