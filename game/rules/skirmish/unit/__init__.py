"""A unit at this moment: sides, profile, speed, weapons, Leadership."""
