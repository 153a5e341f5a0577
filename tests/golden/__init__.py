"""Recorded playthroughs that must not change by accident."""
