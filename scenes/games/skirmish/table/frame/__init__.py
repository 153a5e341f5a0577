"""What stands round the table of the battle: phases, armies, turn cards, tickets, minimap."""
