"""One notation for a position of a battle, and the state that it stands for."""
