"""A seat's own cards: by which button they are looked at, and where they are held up."""
