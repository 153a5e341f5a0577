"""What every event of the battle looks like: one module for each chapter."""
