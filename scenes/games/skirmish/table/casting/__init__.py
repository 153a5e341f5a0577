"""Magic: dice of power and of dispelling laid down, the spell's card, its targets, ribbons of what lasts."""
