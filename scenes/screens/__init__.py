"""Every screen that is not a game: frames that know no game by name."""
