"""Odds of rolls: exact distributions, never samples."""
