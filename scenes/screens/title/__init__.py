"""The title: two profiles, one chalice, and the choice of an evening."""
