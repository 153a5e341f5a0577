"""What is drawn of a finished battle: plot, cards, map, words, ranks."""
