"""The table: pymunk behind one door, footprints, sweeps, charges, lines of sight."""
