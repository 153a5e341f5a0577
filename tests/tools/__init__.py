"""Tests of the two commands and of what they need to know about a machine."""
