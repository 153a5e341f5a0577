"""What happens in a scene: its cues, who plays them, and on what."""
