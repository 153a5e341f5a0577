"""What a mod may say of a campaign: persons, places, chapters, storylets, lines, endings."""
