"""Values, in victory points, of units, fights, cards, promises and whole positions."""
