"""Campaigns in this house: their slots, their runs, and the door through which every match is played."""
