"""Tests of what rivals plot between two chapters."""
