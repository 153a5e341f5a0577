"""The seats of the lobby: cards, names, bots."""
