"""The theatre of the campaign: a scene is played by its cues, heard, and answered."""
