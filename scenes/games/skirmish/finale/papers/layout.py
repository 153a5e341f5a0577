"""Where everything stands on the screen after a battle, for 2 to 8 armies; pure geometry in design units."""

from scenes.draw.style import Box

COLUMN_X, COLUMN_W = 20.0, 216.0
WINNER_TOP, RANKS_END = 72.0, 558.0
BEST_UNIT: Box = (20, 566, 216, 96)
PLOT: Box = (252, 72, 626, 318)
PLOT_AREA: Box = (304, 128, 504, 214)
"""Where the lines are: tokens upwards, phases to the right."""
PLOT_SEALS_X = 836.0
TURN_WORDS_Y = 373.0
CARD_TOP, CARD_SIZE, CARD_STEP, CARD_X = 404.0, (202.0, 258.0), 212.0, 252.0
VIGNETTE: Box = (10, 10, 182, 118)
"""The picture inside a card."""
MAP: Box = (900, 78, 354, 236)
MAP_PLATE_HIGH = 34.0
LARGE_MAP: Box = (224, 74, 832, 554)
WORDS: Box = (888, 338, 374, 324)
WORD_ROW_HIGH, WORD_ROWS_TOP, MOST_WORDS = 103.0, 396.0, 2
PROMPT_Y = 692.0

_WINNER_HIGH = 308.0
_LEAST_WINNER = 196.0


def rank_boxes(count: int) -> tuple[Box, ...]:
    """The rows of all players but the winner.

    >>> rank_boxes(3)[1]
    (20.0, 442.0, 216.0, 50.0)
    >>> rank_boxes(7)[6][1] + rank_boxes(7)[6][3] <= 558
    True
    """
    step, high = (58.0, 50.0) if count <= 3 else (41.0, 37.0)
    top = min(390.0, RANKS_END - step * count)
    return tuple((COLUMN_X, top + step * place, COLUMN_W, high) for place in range(count))


def winner_box(count: int) -> Box:
    """The portrait and the plate of the winner, above `count` rows of others."""
    rows = rank_boxes(count)
    high = max(_LEAST_WINNER, min(_WINNER_HIGH, rows[0][1] - 10 - WINNER_TOP))
    return COLUMN_X, WINNER_TOP, COLUMN_W, high


def card_boxes(count: int) -> tuple[Box, ...]:
    """The cards of the turning points."""
    return tuple((CARD_X + CARD_STEP * place, CARD_TOP, *CARD_SIZE) for place in range(count))
