"""Advisors on deployment and movement, and the picture of the board that they share."""
