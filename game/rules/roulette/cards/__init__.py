"""Action cards: what they ask, what they do, what they have shown."""
