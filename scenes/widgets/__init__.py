"""Things that draw what they are given."""
