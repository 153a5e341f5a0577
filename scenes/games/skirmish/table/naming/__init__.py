"""Naming the enemy: a tab for each name, a parchment of what it changes, numbers on the table."""
