"""What units, fights, cards, promises and whole positions are worth, in victory points."""
