"""How likely rolls are: exact distributions, never samples."""
