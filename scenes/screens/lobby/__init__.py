"""The lobby: who plays, as whom, with which device, and under which house rules."""
