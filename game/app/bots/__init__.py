"""Bots at a table: where they think, how long they let others wait, when they speak."""
