"""What a player of the skirmish may do, and the orders he may give."""
