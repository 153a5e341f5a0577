"""What a unit is at this moment: its sides, profile, speed, weapons, Leadership."""
