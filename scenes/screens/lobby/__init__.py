"""The lobby: who plays, as whom, with which hands, and under which house rules."""
