"""Tempers and strengths of bots: the words that seats, saves and policies share."""

TEMPERS = ("honest", "bold", "suspicious", "vengeful")
"""Tempers of a bot, in the order in which bots get them when nobody chooses."""

STRENGTHS = ("weak", "middling", "strong")
"""Strengths of a bot; `random` is a fourth, for simulations, that plays anything legal."""

MIDDLING = STRENGTHS[1]
"""Strength of a bot when nobody chooses."""
