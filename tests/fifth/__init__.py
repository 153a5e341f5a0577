"""A fifth game, as a newcomer would write it: a dice game for two that enters the house by three lines."""
