"""Tests that are sentences of the rulebooks."""
