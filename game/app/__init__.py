"""The composition root: content, settings, matches, bots; the one room that knows every other."""
