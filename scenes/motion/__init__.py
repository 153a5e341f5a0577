"""What moves: tweens, clips and their timeline, things that fly."""
