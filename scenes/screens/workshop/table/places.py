"""Where things lie on the page of a table."""

from scenes.draw.style import Box

SETS: Box = (28, 84, 288, 566)
SHEET: Box = (330, 84, 576, 566)
AWAY: Box = (920, 84, 332, 566)
SET_ROWS, RULE_ROWS = 5, 5
"""Sets and rules that are seen at once."""
SAVE: Box = (SETS[0] + 12, SETS[1] + SETS[3] - 62, 264, 50)
PLAYERS: Box = (SHEET[0] + 108, 140, 360, 36)
FOOT: Box = (SHEET[0] + 24, 510, SHEET[2] - 48, 128)
WORDS: Box = (AWAY[0] + 14, 138, AWAY[2] - 28, 248)
WRITE: Box = (AWAY[0] + 14, 406, AWAY[2] - 28, 50)
FILE: Box = (AWAY[0] + 14, 474, AWAY[2] - 28, 50)
SIT: Box = (AWAY[0] + 14, 578, AWAY[2] - 28, 54)
ARROWS = (250.0, 292.0)
"""Where the two arrows of a rule stand on its ticket, in units from its left edge."""
REACH = 21.0
"""How far from the middle of an arrow a click still means it."""


def tab_box(place: int) -> Box:
    """The tab of a game."""
    return SETS[0] + 20 + place * 63, SETS[1] + 14, 56, 54


def set_box(line: int) -> Box:
    """The row of a set, the uppermost being 0."""
    return SETS[0] + 12, SETS[1] + 118 + line * 76, 264, 70


def rule_box(line: int) -> Box:
    """The ticket of a rule, the uppermost being 0."""
    return SHEET[0] + 18, 184 + line * 64, 320, 60


def effect_box(line: int) -> Box:
    """Where it stands what a rule does."""
    x, y, w, h = rule_box(line)
    return x + w + 10, y, SHEET[0] + SHEET[2] - 18 - x - w - 10, h
