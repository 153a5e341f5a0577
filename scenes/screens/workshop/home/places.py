"""Where things lie on the first page of the workshop."""

from scenes.draw.style import Box

MODS: Box = (28, 84, 280, 566)
SHEET: Box = (326, 84, 454, 566)
DECK: Box = (798, 84, 454, 566)
MOD_ROWS = 5
TOUCHED_ROWS = 6
COLUMNS, LINES = 4, 3
"""Things that are seen at once on the right."""


def mod_box(line: int) -> Box:
    """The row of a mod, the uppermost being 0."""
    return MODS[0] + 12, MODS[1] + 56 + line * 88, 256, 80


def touched_box(line: int) -> Box:
    """The row of a thing that the mod makes or changes."""
    return SHEET[0] + 28, 300 + line * 48, SHEET[2] - 56, 44


def tab_box(place: int) -> Box:
    """The tab of a game."""
    return DECK[0] + 18 + place * 62, DECK[1] + 14, 54, 54


def thing_box(place: int) -> Box:
    """The place of a thing among those that are seen."""
    column, line = place % COLUMNS, place // COLUMNS
    return DECK[0] + 18 + column * 106, DECK[1] + 108 + line * 148, 98, 142


MOD_TRACK: Box = (MODS[0] + MODS[2] - 9, MODS[1] + 58, 4, 432)
DECK_TRACK: Box = (DECK[0] + DECK[2] - 12, DECK[1] + 112, 4, 438)
"""Where it is seen how far a list was scrolled."""
LARGE: Box = (SHEET[0] + 60, SHEET[1] + 112, SHEET[2] - 120, 370)
"""Where a thing is drawn large."""
NEW_BOX: Box = (MODS[0] + 12, MODS[1] + MODS[3] - 52, 256, 44)
RULES_BOX: Box = (SHEET[0] + 28, SHEET[1] + SHEET[3] - 74, SHEET[2] - 56, 56)
CONFLICT_BOX: Box = (906, 662, 346, 46)
"""Where it is told that mods want one field differently."""
