"""Tests of screens; the one window they share, and the hands on it, are in tests/conftest.py."""
