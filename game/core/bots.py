"""The words for bots: what they can be like and how well they can play; seats, saves and heads share them."""

TEMPERS = ("honest", "bold", "suspicious", "vengeful")
"""How a bot may be, in the order bots get them when nobody chooses."""

STRENGTHS = ("weak", "middling", "strong")
"""How well a bot may play; `random` is a fourth, for simulations, that plays anything legal."""

MIDDLING = STRENGTHS[1]
"""How well a bot plays when nobody says."""
