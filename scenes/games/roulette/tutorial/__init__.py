"""The lesson of Roulette: a round with a slanderer and a cheat."""
