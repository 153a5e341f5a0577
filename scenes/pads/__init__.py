"""Gamepads, read by SDL or by pyglet."""
