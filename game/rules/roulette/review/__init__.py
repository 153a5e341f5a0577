"""Review of a finished match of Roulette, round by round."""
