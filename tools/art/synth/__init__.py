"""The sounds of Perfidie, from physics-like parts.

signal → matter, strings → paper, stagecraft, ritual (the effects); score → band → tunes (the music).
"""
