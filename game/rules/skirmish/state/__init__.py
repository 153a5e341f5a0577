"""The battle at an instant: units with their formation and flags, steps that follow, questions asked."""
