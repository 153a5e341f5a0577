"""Hooks: what scripts are told of a match, and what becomes of their wishes.

`scripts` asks them, `memory` is what they keep in the state of a match, `wishes` are read here and granted by
the game that has the hook, `chain` carries one consequence after the other, `events` tells it to the players.
"""
