"""Hécatombe: armies of element tiles, captures, secret objectives that count for all."""
