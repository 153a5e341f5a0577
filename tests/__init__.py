"""What the game promises, as tests."""
