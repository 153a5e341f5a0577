"""A round of Roulette from the pockets to the count: questions, windows, accusations, shots."""
