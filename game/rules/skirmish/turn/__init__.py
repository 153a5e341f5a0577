"""Game turns, turn cards, the naming of the enemy, scenarios, dismissal."""
