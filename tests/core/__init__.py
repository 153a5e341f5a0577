"""Tests of the grammar that every game speaks."""
