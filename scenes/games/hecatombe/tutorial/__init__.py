"""The lesson of Hécatombe: an oath, a fight, a reveal."""
