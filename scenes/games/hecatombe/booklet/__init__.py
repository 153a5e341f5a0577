"""The booklet of Hécatombe."""
