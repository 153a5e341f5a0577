"""Where everything of Hécatombe stands, for 2 to 7 players; pure geometry in design units."""

import math
from functools import lru_cache

from game.core.rules import Player
from scenes.draw.style import Box, Point, is_in_box
from scenes.games.hecatombe.table import grids
from scenes.games.hecatombe.table.grids import Grid
from scenes.games.hecatombe.table.seats import header_layout
from scenes.games.hecatombe.table.seats.header_layout import Header

LEFT, RIGHT, TOP, WIDE = 24.0, 864.0, 74.0, 392.0
"""The two columns of zones: left edges, top, width."""
ARENA: Box = (430, 74, 420, 376)
TICKET: Box = (446, 84, 388, 62)
STORM: Box = (546, 168, 116, 172)
"""The attacking tile, as large as it gets; it leans by STORM_ANGLE."""
STORM_ANGLE = -7.0
STORM_SEAL: Point = (556, 182)
DEAD: Box = (708, 156, 66, 96)
"""The pile of the dead."""
DEAD_LINE: Point = (741, 284)
"""Middle of the baseline of « Morts »; their number stands below."""
ASIDE: Box = (650, 320, 198, 128)
"""The sentence while an attack stands in the arena: beside the thread."""
LINE: Box = (440, 376, 400, 72)
"""The sentence while the arena is free."""
AIM: Box = (462, 160, 116, 172)
"""The objective that is being scored."""
BESIDE: Box = (596, 160, 246, 176)
"""The sentence beside it."""
TOTALS: Box = (434, 346, 412, 100)
"""The row of totals under it."""
BOARD: Box = (430, 74, 420, 376)
"""The board with the points of a round, at its end."""
BAND: Box = (0, 462, 1280, 258)
PROMPTS: Box = (28, 674, 496, 32)
"""The prompts of the base player, or their state in words."""
SECRETS: Box = (536, 480, 152, 228)
LET_GO: Box = (704, 478, 272, 230)
COUNTER: Box = (986, 478, 272, 230)
CORNER: Box = (704, 478, 554, 230)
"""The history in the place of the two choices, while nobody must choose between them."""
WIDE_CORNER: Box = (536, 478, 722, 230)
"""The corner with the place of the secrets, while nobody has any."""
LIFT = 10.0
"""Units by which a tile is raised that is aimed at."""
MINI: tuple[float, float] = (30, 43)


class Layout:
    """The places of one table; each row is as large as its number of armies allows."""

    def __init__(self, players: int, base: Player, armies: int, objectives: int = 1, known: int = 1) -> None:
        """`armies`: the armies of each player at the beginning; `known`: the known secrets of a neighbour."""
        self.players, self.base, self.objectives, self.known = players, base, objectives, known
        self.armies = [max(1, armies)] * players
        """The number of armies that each row was measured for."""
        self.spread = False
        """True when captured tiles lie where the armies stood: the fighting is over, and they are counted."""
        self.retired: frozenset[Player] = frozenset()
        """The players whose captured tiles lie there already: they fight no more."""
        self.compact = players >= 6
        self.column = players <= 3
        """True when each rival has a whole column."""
        self._zones = {rival: box for rival, box in zip(self.rivals, _rival_boxes(players), strict=True)}
        self.spare: Box | None = _spare(players)
        """The place of the zone that an even number of players leaves free; the ledger lies there."""

    @property
    def rivals(self) -> tuple[Player, ...]:
        """Return the other players, clockwise: up the left column, down the right one."""
        return tuple((self.base + step) % self.players for step in range(1, self.players))

    def measure(self, player: Player, armies: int) -> bool:
        """Measure a player's row for `armies` tiles; return whether its tiles change their size.

        Rows only change where the number makes a difference, so that tiles keep their size most of the time;
        an empty row stays as it is.
        """
        if not armies or self._grid(player, armies)[2:] == self.grid(player)[2:]:
            return False
        self.armies[player] = armies
        return True

    def zone(self, player: Player) -> Box:
        """Return a player's place: a zone for a rival, the band for the base player."""
        return BAND if player == self.base else self._zones[player]

    def grid(self, player: Player) -> Grid:
        """Return the grid of this player's armies."""
        return self._grid(player, self.armies[player])

    def tiles(self, player: Player, count: int) -> tuple[Box, ...]:
        """Return the boxes of `count` armies; they close up as there are fewer."""
        return self.grid(player).spots(count)

    def field(self, player: Player, count: int) -> tuple[Box, ...]:
        """Return the boxes of `count` tiles once the row has been measured for them."""
        return self._grid(player, count).spots(count)

    def middle(self, player: Player, place: int) -> Point:
        """Return the middle of one army of a player's row."""
        x, y, w, h = self.tiles(player, place + 1)[place]
        return x + w / 2, y + h / 2

    def tile_at(self, player: Player, count: int, x: float, y: float) -> int | None:
        """Return the place in its row of this player's army under (x, y); None when there is none."""
        for place, box in enumerate(self.tiles(player, count)):
            if is_in_box(box, x, y):
                return place
        return None

    def player_at(self, x: float, y: float) -> Player | None:
        """Return the player whose place is under (x, y); the band counts only where the armies stand."""
        for player, box in self._zones.items():
            if is_in_box(box, x, y):
                return player
        return self.base if x < SECRETS[0] and y >= BAND[1] else None

    def header(self, player: Player) -> Header:
        """Return the layout of the upper part of this player's place."""
        if player == self.base:
            return header_layout.of_band()
        x, y, w, _ = self._zones[player]
        if self.compact:
            return header_layout.of_low_zone(x, y, w, self.objectives)
        return header_layout.of_zone(x, y, w, self.objectives, column=self.column)

    def objective(self, player: Player, place: int) -> Box:
        """Return the box of an objective: on its owner's plate, or among the secrets of the player below."""
        if player != self.base:
            return self.header(player).objectives[place]
        return secret_tile_boxes(self.objectives + self.known)[place]

    def laid_out(self, player: Player) -> bool:
        """Say whether this player's captured tiles lie where the armies stood."""
        return self.spread or player in self.retired

    def captured(self, player: Player, count: int) -> tuple[Box, ...]:
        """Return the boxes of captured tiles, left to right; later ones lie on top."""
        if self.laid_out(player):
            return self.field(player, count)
        x, y, w, h = self.header(player).fan
        wide = h * MINI[0] / MINI[1]
        rival = player != self.base
        widest = wide + 2 if self.column and rival else 0.53 * wide
        step = min(widest, (w - wide) / (count - 1)) if count > 1 else 0.0
        if rival and not self.column:
            x += w - wide - step * (count - 1)
        return tuple((x + step * place, y, wide, h) for place in range(count))

    def captured_count(self, player: Player, count: int) -> Point:
        """Return the left end of the baseline for the number of captured tiles."""
        header = self.header(player)
        if not count or self.laid_out(player):
            return header.number
        x, _, w, _ = self.captured(player, count)[-1]
        return x + w + 8, header.number[1]

    def _grid(self, player: Player, armies: int) -> Grid:
        if player == self.base:
            return grids.own_army_grid(armies)
        return grids.rival_army_grid(self._zones[player], armies, column=self.column, compact=self.compact)


def secret_tile_boxes(count: int) -> tuple[Box, ...]:
    """The boxes of so many secret tiles (2 or 3) on their panel."""
    x, y, w, _ = SECRETS
    wide, step = (60.0, 68.0) if count <= 2 else (42.0, 46.0)
    left = x + w / 2 - (step * (count - 1) + wide) / 2
    top = y + 46 + (0 if count <= 2 else 13)
    return tuple((left + step * place, top, wide, wide * 1.5) for place in range(count))


def board_rows(players: int) -> tuple[Box, ...]:
    """The rows of the board at a round's end, in order of seats."""
    x, y, w, h = BOARD
    step = min(52.0, (h - 92) // players)
    return tuple((x + 18, y + 78 + step * place, w - 36, step) for place in range(players))


def totals_row_boxes(players: int) -> tuple[Box, ...]:
    """The columns of the row of totals."""
    x, y, w, h = TOTALS
    step = min(110.0, w // players)
    left = x + (w - step * players) / 2
    return tuple((left + step * place, y, step, h) for place in range(players))


@lru_cache(maxsize=64)
def choice_fan_boxes(count: int, *, wide: bool) -> tuple[Box, ...]:
    """The boxes of a large fan of so many tiles in the corner, in one row or two."""
    x, y, w, h = WIDE_CORNER if wide else CORNER
    room, high = w - 32, h - 66
    single, double = (_fan_tile(count, rows, room, high) for rows in (1, 2))
    rows = 1 if single >= 0.9 * double else 2
    tile = single if rows == 1 else double
    across = math.ceil(count / rows) or 1
    step = min(tile + 14, (room - tile) / (across - 1)) if across > 1 else 0.0
    left = x + w / 2 - (step * (across - 1) + tile) / 2
    top = y + 50 + (high - tile * grids.TALL * rows - 8 * (rows - 1)) / 2
    return tuple(
        (left + step * (k % across), top + (tile * grids.TALL + 8) * (k // across), tile, tile * grids.TALL)
        for k in range(count)
    )


def _fan_tile(count: int, rows: int, room: float, high: float) -> float:
    """The width of a tile when so many stand in so many rows."""
    across = math.ceil(count / rows) or 1
    return min(100.0, (high - 8 * (rows - 1)) / rows / grids.TALL, room / across - 4)


def _rival_boxes(players: int) -> list[Box]:
    left, right = (players - 1 + 1) // 2, (players - 1) // 2
    high, step = (122.0, 130.0) if players >= 6 else (182.0, 196.0)
    if players <= 3:
        high = 378.0
    tops = [TOP + step * place for place in range(3)]
    up = [(LEFT, tops[place], WIDE, high) for place in reversed(range(left))]
    return up + [(RIGHT, tops[place], WIDE, high) for place in range(right)]


def _spare(players: int) -> Box | None:
    return {
        2: (RIGHT, TOP, WIDE, 378.0),
        4: (RIGHT, TOP + 196, WIDE, 182.0),
        6: (RIGHT, TOP + 260, WIDE, 122.0),
    }.get(players)
