"""Tests that look at the screens."""
