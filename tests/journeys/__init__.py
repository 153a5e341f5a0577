"""Whole evenings on the real screens, played with real buttons."""
