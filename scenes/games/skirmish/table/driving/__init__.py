"""Driving a unit before it is ordered to move: its ghost, its way, what stops it, who reaches it there."""
