"""Perfidie: the engine and the screens."""
