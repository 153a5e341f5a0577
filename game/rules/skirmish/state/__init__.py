"""What a battle is at an instant: units, their formation and flags, steps and questions."""
