"""The booklet of Roulette."""
