"""The actions of a turn, held out as a fan of cards."""
