"""What people make for each game in the workshop: how it is told, and where it is tried."""
