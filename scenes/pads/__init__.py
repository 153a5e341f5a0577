"""Gamepads, whichever library reads them."""
