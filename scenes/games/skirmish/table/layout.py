"""Where everything of the battle stands, for 2 to 8 armies; pure geometry in design units."""

from itertools import accumulate
from typing import NamedTuple

from game.core.rules import Player
from scenes.draw.style import Box, Point, is_in_box

# the stage

WINDOW: Box = (222, 118, 1042, 540)
"""The window on the table: ground, terrain and regiments are seen in it, and nowhere else."""
EDGE = 12.0
"""How wide the lacquer frame round the window is."""
TITLE_TAB: Box = (400, -10, 480, 68)
VALANCE_HEIGHT = 54.0
PROMPT_LINE = 694.0
"""Middle of the prompts at the foot."""
PROMPTS: Box = (226, 672, 780, 44)
"""What may be pressed; it ends where the ticket of the phase's end begins."""
END_TICKET: Box = (1010, 672, 252, 42)
"""Ending a phase, or what else waits for a long press."""
OFFERS_TICKET: Box = (1052, 672, 210, 42)
"""Offers that wait for somebody; it lies where there is no phase to end."""
NOTICES: Box = (284, 120, 600, 40)
"""What the house says to everybody: on the table, under the phases, between tools and parchments."""
LEGEND: Box = (536, 612, 344, 38)
"""What gilt, red and grey mean."""

# the left column

COLUMN_X = 20.0
COLUMN_WIDTH = 186.0
TURN_TITLE: Point = (24, 140)
"""The baseline of the words above the turn cards."""
HAND_ROW: Box = (20, 664, 186, 50)
"""The backs of the treachery cards of whoever looks, and how many they are."""
MINIMAP: Box = (20, 506, 186, 124)
MINIMAP_FOOT: Point = (113, 653)
"""The baseline of the words under the minimap."""
MINIMAP_INSET: Box = (234, 522, 186, 124)
"""The minimap of more armies than its place in the column has room for: a corner of the window."""
MOST_BESIDE_MAP = 6
"""Armies whose panels have room above the minimap."""
_CARDS_TOP = 150.0
_CARD: tuple[float, float] = (42, 56)
_CARDS_WIDTH = 184.0
_TALL_PANEL, _TALL_STEP, _COMPACT_PANEL, _COMPACT_STEP = 100.0, 110.0, 62.0, 69.0
_PANELS_TOP = 222.0
_COLUMN_FOOT = 654.0
_MAP_HEAD = 500.0
"""Where panels end above the minimap."""
_CARDS_TO_PANELS = 10.0

# the phases

CHEVRON_Y, CHEVRON_HEIGHT = 64.0, 42.0
_CHEVRONS_X, _CHEVRONS_END, _CHEVRON_GAP = 226.0, 1262.0, 16.0
_CHEVRON_TIP = 10.0
CHEVRON_WIDTHS = (238.0, 176.0, 146.0, 262.0)
"""The phases that are not played now: Movement, Magic, Shooting, Close combat."""

CHOICES: Box = (892, 128, 360, 525)
"""A question in rows, at its longest."""

# naming the enemy

PARCHMENT: Box = (892, 207, 360, 446)
"""What a name changes."""
TAB: tuple[float, float] = (116, 76)
"""Width and height of a name's tab."""
TAB_STEP = 118.0
TABS_FOOT = 208.0
_TABS_X = 896.0
SCRUB_WIDTH = 260.0

# letters and hands

DRAWER_WIDTH = 408.0
DRAWER: Box = (214, 128, DRAWER_WIDTH, 520)
"""An offer being made, out of the panel of whoever makes it; two are 320 wide each."""
PROMISES: Box = (892, 126, 362, 528)
"""Who promised what to whom."""
TICKER: Box = (548, 672, 714, 42)
"""An offer as one sentence."""
ANSWERS: tuple[Box, ...] = ((214, 124, 414, 268), (214, 402, 414, 252), (636, 124, 320, 268))
"""Questions to several at once; a third lies beside."""
HAND_TAG: Box = (214, 673, 414, 40)
WAITING_TICKET: Box = (980, 672, 282, 42)
"""How many answers are awaited."""

# deployment, combat, shooting, magic: what lies over the table

ARMY_LIST: Box = (1050, 64, 214, 594)
DEPLOYMENT_WINDOW: Box = (222, 118, 810, 540)
COMBAT_STAGE: Box = (222, 118, 1042, 302)
COMBAT_FOOT: Box = (222, 420, 1042, 238)
"""Under a combat: the board with the dice of both sides and the sum between them."""
INITIATIVE: Box = (982, 132, 272, 212)
"""Who has struck, and what it did; the break ticket comes after it, in the same corner."""
BREAK_TICKET: Box = (936, 122, 318, 292)
DICE: tuple[Box, Box] = ((374, 436, 280, 214), (974, 436, 280, 214))
"""Dice of the left side, which leaves room for the chips of those who hold cards, and of the right side."""
COMBAT_SUM: Box = (664, 410, 300, 240)
SHOT_PARCHMENT: Box = (892, 126, 362, 354)
NEXT_SHOOTER: Box = (892, 488, 362, 166)
SPELL_CARD: Box = (1016, 126, 236, 290)
SPELL_TRAYS: tuple[Box, Box] = ((236, 480, 328, 74), (926, 480, 328, 74))
SPELL_SUM: Box = (582, 416, 326, 236)
REACH_PARCHMENT: Box = (944, 128, 310, 206)
GAUGE: tuple[float, float] = (204, 66)
"""Width and height of the gauge of the way that is left."""
STOP_TICKET: tuple[float, float] = (224, 76)


class ColumnPlan(NamedTuple):
    """The left column: turn cards, army panels, minimap."""

    cards: tuple[Box, ...]
    panels: tuple[Box, ...]
    minimap: Box | None

    def panel_at(self, x: float, y: float) -> Player | None:
        """Whose panel is under x, y; panels lie in seat order."""
        return next((player for player, box in enumerate(self.panels) if is_in_box(box, x, y)), None)


def column_plan(players: int, *, minimap: bool) -> ColumnPlan:
    """The left column for so many armies, with or without the minimap.

    >>> column_plan(4, minimap=False).panels[1]
    (20.0, 332.0, 186.0, 100.0)
    >>> column_plan(4, minimap=True).panels[1]
    (20.0, 289.0, 186.0, 62.0)
    """
    cards = turn_card_boxes(players)
    beside = minimap and players <= MOST_BESIDE_MAP
    top = cards[-1][1] + cards[-1][3] + _CARDS_TO_PANELS
    room = (_MAP_HEAD if beside else _COLUMN_FOOT) - top
    if players <= 4:
        high, step = (_COMPACT_PANEL, _COMPACT_STEP) if beside else (_TALL_PANEL, _TALL_STEP)
        top = _PANELS_TOP - 2 if beside else _PANELS_TOP
    else:
        step = min(_COMPACT_STEP, room / players)
        high = min(_COMPACT_PANEL, step - 4)
    panels = tuple((COLUMN_X, top + step * place, COLUMN_WIDTH, high) for place in range(players))
    place = (MINIMAP if beside else MINIMAP_INSET) if minimap else None
    return ColumnPlan(cards, panels, place)


def turn_card_boxes(count: int) -> tuple[Box, ...]:
    """The turn cards of a round in the order they are turned up; many of them are smaller.

    >>> turn_card_boxes(4)[1]
    (68.0, 150.0, 42, 56)
    """
    step = min(_CARD[0] + 4, _CARDS_WIDTH / max(1, count))
    wide = min(_CARD[0], step - 2)
    high = round(_CARD[1] * wide / _CARD[0])
    return tuple((COLUMN_X + 2 + step * place, _CARDS_TOP, wide, high) for place in range(count))


def chevron_boxes(current: int, widths: tuple[float, ...] = CHEVRON_WIDTHS) -> tuple[Box, ...]:
    """The chevrons; the current one, by its place, takes the width that is left (-1: none does).

    >>> chevron_boxes(0)[0]
    (226.0, 64.0, 394.0, 42.0)
    """
    gaps = _CHEVRON_GAP * (len(widths) - 1) + _CHEVRON_TIP
    left = _CHEVRONS_END - _CHEVRONS_X - gaps - sum(widths)
    wide = [width + left * (place == current) for place, width in enumerate(widths)]
    starts = accumulate((width + _CHEVRON_GAP for width in wide[:-1]), initial=_CHEVRONS_X)
    return tuple((x, CHEVRON_Y, width, CHEVRON_HEIGHT) for x, width in zip(starts, wide, strict=True))


def tab_boxes(count: int) -> tuple[Box, ...]:
    """The tabs of the names: up to three as wide as a name needs, more of them narrower.

    >>> tab_boxes(3)[2]
    (1132.0, 132.0, 116, 76)
    """
    if count <= 3:
        return tuple((_TABS_X + TAB_STEP * place, TABS_FOOT - TAB[1], *TAB) for place in range(count))
    step = 3 * TAB_STEP / count
    return tuple((_TABS_X + step * place, TABS_FOOT - TAB[1], step - 2, TAB[1]) for place in range(count))
