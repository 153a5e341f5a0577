"""Offers and promises as they are drawn: a bidder's drawer, the letter, the board of promises, a hand."""
