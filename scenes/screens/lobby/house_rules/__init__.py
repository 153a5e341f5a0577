"""House rules in the lobby: their values, and how they are changed."""
