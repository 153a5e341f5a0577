"""Characters who leave their units."""
