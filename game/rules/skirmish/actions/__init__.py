"""Actions of a player of the skirmish, orders to units among them."""
