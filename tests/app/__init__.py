"""The composition root: content, settings, matches, tables, bots."""
