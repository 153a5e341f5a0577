"""What may be answered in a scene: rows, the seals of their registers, the marks of what they do."""
