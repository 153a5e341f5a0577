"""What may be chosen of how a thing looks: papers and signs of our sheets, by the words of the workshop."""

PAPERS = {
    "steel": "#7d838c", "lilac": "#8f86b8", "gold": "#d9b13a", "teal": "#1f7f86", "plum": "#8a3f7d",
    "rose": "#e7a3ab", "olive": "#6a6b1f", "wine": "#7d1f35", "slate": "#4a4f57",
}  # fmt: skip
SIGNS = (
    "wax_seal", "queen_crown", "snake", "rose", "raven", "stag_head", "skull_crossed_bones", "anchor", "sun",
    "round_star", "fleur_de_lys", "horse_head", "thorny_vine", "hourglass", "key", "plain_dagger", "trumpet",
    "moon",
)  # fmt: skip
_OF_CARDS = (
    "run", "envelope", "two_coins", "scroll_unfurled", "backstab", "shaking_hands", "snatch", "broken_shield",
    "magic_swirl", "tattered_banner", "drama_masks", "spy", "hooded_figure", "crosshair", "flame", "present",
)  # fmt: skip
"""Signs that are too fine for a tile."""
SIGN = "icon_"
"""What the name of a sign's picture begins with."""
LOOKS = {"paper": PAPERS, "picture": {sign: f"{SIGN}{sign}" for sign in SIGNS}}
"""Of symbols."""
CARD_LOOKS = {"paper": PAPERS, "picture": {sign: f"{SIGN}{sign}" for sign in (*SIGNS, *_OF_CARDS)}}
"""Of cards and characters."""
