"""Triomphe et Trahison: a battle of 2 to 8 armies; one enemy a phase, everybody else neutral."""
