"""What each player has claimed so far, kept for all to see; and who is claimed now."""
