"""A finished match of Roulette told round by round."""
