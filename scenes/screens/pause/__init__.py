"""The intervals of a match: asked for by a player, or because a pad is away."""
