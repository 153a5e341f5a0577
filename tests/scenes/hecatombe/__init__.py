"""The screen of Hécatombe."""
