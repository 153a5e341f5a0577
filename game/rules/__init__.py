"""The games: four packages with the same rooms, deaf to each other."""
