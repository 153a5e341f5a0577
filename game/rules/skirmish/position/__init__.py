"""Positions of a battle: their one notation, and the state that each stands for."""
