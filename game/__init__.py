"""Perfidie: the engine and the screens."""

VERSION = "0.1.0"
"""The version of the program, as in pyproject.toml (asking the installation takes longer than a frame)."""
