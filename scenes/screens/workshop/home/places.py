"""Where things lie on the first page of the workshop."""

from scenes.draw.style import Box

MODS: Box = (28, 84, 280, 566)
SHEET: Box = (322, 84, 436, 566)
DECK: Box = (772, 84, 480, 566)
MOD_ROWS = 5
COLUMNS, LINES = 2, 3
"""Things that are seen at once in the deck."""
PILL_H = 28.0
"""Units of the count below a card."""
ROW_H, RULE_H, HEAD_H = 48.0, 42.0, 46.0
"""Units of a row of what a mod touches, of a rule of the table, and of the head of the rules."""
HINT_TOP, ROWS_TOP, ROWS_END = 188.0, 288.0, 574.0
"""Where a mod says what it is, where the rows of the sheet begin below that, and where they end at most."""


def mod_box(line: int) -> Box:
    """The row of a mod, the uppermost being 0."""
    return MODS[0] + 12, MODS[1] + 56 + line * 88, 256, 80


def touched_box(line: int, top: float) -> Box:
    """The row of a thing that the mod makes or changes, the first one at `top`."""
    return SHEET[0] + 24, top + line * ROW_H, SHEET[2] - 48, ROW_H - 4


def tab_box(place: int) -> Box:
    """The tab of a game."""
    return DECK[0] + 18 + place * 62, DECK[1] + 14, 54, 54


def thing_box(place: int) -> Box:
    """The place of a thing among those that are seen, its count below it."""
    column, line = place % COLUMNS, place // COLUMNS
    return DECK[0] + 18 + column * 108, DECK[1] + 116 + line * 147, 98, 140


MOD_MARKS = ((MODS[0] + MODS[2] / 2, MODS[1] + 50), (MODS[0] + MODS[2] / 2, MODS[1] + 500))
DECK_MARKS = ((DECK[0] + 237, DECK[1] + 124), (DECK[0] + 237, DECK[1] + 548))
"""The middle of the two marks that tell where a list goes on."""
MOD_TRACK: Box = (MODS[0] + MODS[2] - 9, MODS[1] + 58, 4, 432)
DECK_TRACK: Box = (DECK[0] + 235, DECK[1] + 140, 4, 392)
"""Where it is seen how far a list was scrolled."""
LARGE: Box = (DECK[0] + 252, DECK[1] + 112, 212, 240)
WORDS: Box = (DECK[0] + 252, DECK[1] + 358, 212, 198)
"""Where the chosen thing is drawn large, and what it does is told."""
TALL: Box = (DECK[0] + 266, DECK[1] + 112, 184, 388)
STRIP: Box = (DECK[0] + 252, DECK[1] + 510, 212, 44)
"""Where one is drawn that tells itself what it is, and where only its kind is written."""
NEW_BOX: Box = (MODS[0] + 12, MODS[1] + MODS[3] - 52, 256, 44)
RULES_BOX: Box = (SHEET[0] + 24, SHEET[1] + SHEET[3] - 72, SHEET[2] - 48, 54)
CONFLICT_BOX: Box = (940, 14, 312, 44)
"""Where it is told that mods want one field differently."""
CLASH: Box = (SHEET[0] + 18, 372, SHEET[2] - 36, 200)
"""Where two mods that want one field differently are settled."""


def keep_box(side: int) -> Box:
    """The button with which one side of a conflict wins: 0 or 1."""
    wide = (CLASH[2] - 36) / 2
    return CLASH[0] + 12 + side * (wide + 12), CLASH[1] + 78, wide, 110
