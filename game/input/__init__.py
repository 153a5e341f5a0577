"""Hands: keys, mouse and pads, all read as the same intents."""
