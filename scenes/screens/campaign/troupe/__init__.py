"""Several heroes on the screens of a story: tokens, the green room in which they meet, how they answer."""
