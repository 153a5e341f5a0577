"""Action cards: their conditions, their effects, and what they have shown."""
