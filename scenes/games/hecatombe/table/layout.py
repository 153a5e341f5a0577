"""Where everything of Hécatombe stands, for 2 to 7 players; pure geometry in design units."""

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
STORM: Box = (583, 172, 114, 170)
"""The attacking tile, as large as it gets; it leans by STORM_ANGLE."""
STORM_ANGLE = -3.0
STORM_SEAL: Point = (595, 186)
DUEL: tuple[Box, Box] = ((436, 170, 138, 178), (706, 170, 138, 178))
"""The busts of attacker and attacked, each on the side of the stage where its place lies."""
DEAD: Box = (568, 412, 26, 38)
"""The pile of the dead, at the foot of the arena."""
DEAD_LINE: Point = (606, 440)
"""Left end of the baseline of « Morts »; their number stands beside it."""
ASIDE: Box = (436, 355, 408, 56)
"""The sentence while an attack stands in the arena: one line under the busts, a refusal in two."""
LINE: Box = (436, 355, 408, 56)
"""The sentence while the arena is free."""
AIM: Box = (462, 160, 116, 172)
"""The objective that is being scored."""
BESIDE: Box = (596, 160, 246, 176)
"""The sentence beside it."""
TOTALS: Box = (434, 340, 412, 110)
"""The row of totals under it."""
PONDERED: Box = (580, 156, 120, 178)
"""The oath that is being weighed, large, while its owner looks; its symbols stand beside it."""
BOARD: Box = (430, 74, 420, 376)
"""The board with the points of a round, at its end."""
BAND: Box = (0, 462, 1280, 258)
BAR: Box = (622, 476, 632, 44)
"""Seal, name, prompts and captured tiles of the player in the band."""
TRAY: Box = (0, 467, 1280, 253)
"""The tray of a private choice: it lies over the whole band while somebody looks."""
OATH: Box = (622, 528, 112, 186)
"""The panel of the neighbour's oath, or of the secrets of somebody who does not sit in the band."""
LET_GO: Box = (744, 528, 250, 186)
COUNTER: Box = (1004, 528, 250, 186)
CORNER: Box = (744, 528, 510, 186)
"""The history in the place of the two choices, while nobody must choose between them."""
OPEN_BAR: Box = (704, 476, 550, 44)
OPEN_CORNER: Box = (704, 528, 550, 186)
"""Bar and corner at a table where nobody knows a neighbour's oath: the tiles have more room there."""
LIFT = 5.0
"""Units by which a tile is raised that is aimed at."""
MINI: tuple[float, float] = (30, 43)


class Layout:
    """The places of one table; each row is as large as its number of armies allows."""

    def __init__(self, players: int, base: Player, armies: int, objectives: int = 1, known: int = 1) -> None:
        """`armies`: the armies of each player at the beginning; `known`: the known secrets of a neighbour."""
        self.players, self.home, self.objectives, self.known = players, base, objectives, known
        self.base = base
        """The player in the band; whoever else is asked changes places with the one who is at home there."""
        self.armies = [max(1, armies)] * players
        """The number of armies that each row was measured for."""
        self.dealt = [False] * players
        """Whose tiles are still a hand: the oath is one of them and needs no place of its own."""
        self.spread = False
        """True when captured tiles lie where the armies stood: the fighting is over, and they are counted."""
        self.retired: frozenset[Player] = frozenset()
        """The players whose captured tiles lie there already: they fight no more."""
        self.compact = players >= 6
        self.column = players <= 3
        """True when each rival has a whole column."""
        around = [(base + step) % players for step in range(1, players)]
        self._zones = {rival: box for rival, box in zip(around, _rival_boxes(players), strict=True)}
        self.spare: Box | None = _spare(players)
        """The place of the zone that an even number of players leaves free; the chronicle lies there."""
        self.bar, self.corner = (BAR, CORNER) if known else (OPEN_BAR, OPEN_CORNER)
        """The bar of the band, and the place of the history under it."""

    @property
    def rivals(self) -> tuple[Player, ...]:
        """Return the other players: up the left column, down the right one, clockwise from home."""
        return tuple(self.home if rival == self.base else rival for rival in self._zones)

    @property
    def across(self) -> tuple[Player, ...]:
        """Return all players as they sit from the left to the right, whoever is at home in the middle."""
        around = [(self.home + step) % self.players for step in range(1, self.players)]
        middle = len(around) // 2
        return (*around[:middle], self.home, *around[middle:])

    @property
    def room(self) -> float:
        """Return the width of the tiles in the band."""
        return grids.BAND_WIDE if self.known else grids.OPEN_WIDE

    @property
    def answers(self) -> tuple[Box, Box]:
        """Return the boxes of the two answers of a defence: let it go, counter-attack."""
        if self.known:
            return LET_GO, COUNTER
        x, y, w, h = self.corner
        return (x, y, w / 2 - 5, h), (x + w / 2 + 5, y, w / 2 - 5, h)

    def measure(self, player: Player, armies: int) -> bool:
        """Measure a player's row for `armies` tiles; return whether its tiles change their size.

        Rows only change where the number makes a difference, so that tiles keep their size most of the time;
        an empty row stays as it is.
        """
        if not armies:
            return False
        changes = self._grid(player, armies)[2:] != self.grid(player)[2:]
        self.armies[player] = armies
        return changes

    def zone(self, player: Player) -> Box:
        """Return a player's place: a zone for a rival, the band for the base player."""
        if player == self.base:
            return BAND
        return self._zones[self.base if player == self.home else player]

    def betrayed(self, player: Player) -> Point:
        """Return the middle of words that a player betrays: where his armies stand, and no word does."""
        x, y, w, h = self.zone(player)
        if player == self.base:
            return grids.BAND_LEFT + self.room / 2, y + 24
        above = 82 if self.column else 9 if self.compact else 22
        return x + w / 2, y + h - above

    def grid(self, player: Player) -> Grid:
        """Return the grid of this player's armies."""
        return self._grid(player, self.armies[player])

    def tiles(self, player: Player, count: int) -> tuple[Box, ...]:
        """Return the boxes of `count` armies; they close up as there are fewer."""
        return self.grid(player).spots(count)

    def field(self, player: Player, count: int) -> tuple[Box, ...]:
        """Return the boxes of `count` tiles once the row has been measured for them."""
        return self._grid(player, count).spots(count)

    def hand(self, player: Player, count: int) -> tuple[Box, ...]:
        """Return the boxes of `count` tiles that are dealt to a player."""
        grid = grids.band_grid(count, self.room) if player == self.base else self._grid(player, count)
        return grid.spots(count)

    def middle(self, player: Player, place: int) -> Point:
        """Return the middle of one army of a player's row."""
        x, y, w, h = self.tiles(player, place + 1)[place]
        return x + w / 2, y + h / 2

    def side(self, player: Player) -> int:
        """Return on which side of the arena a player's place lies: -1 is left, 1 right, 0 below."""
        return 0 if player == self.base else -1 if self.zone(player)[0] < ARENA[0] else 1

    def tile_at(self, player: Player, count: int, x: float, y: float) -> int | None:
        """Return the place in its row of this player's army under (x, y); None when there is none."""
        found = [place for place, box in enumerate(self.tiles(player, count)) if is_in_box(box, x, y)]
        return found[-1] if found else None

    def player_at(self, x: float, y: float) -> Player | None:
        """Return the player whose place is under (x, y); the band counts only where the armies stand."""
        for player in self.rivals:
            if is_in_box(self.zone(player), x, y):
                return player
        return self.base if x < self.bar[0] and y >= BAND[1] else None

    def header(self, player: Player) -> Header:
        """Return the layout of the upper part of this player's place."""
        if player == self.base:
            return header_layout.of_band(self.bar)
        x, y, w, _ = self.zone(player)
        if self.compact:
            return header_layout.of_low_zone(x, y, w, self.objectives)
        return header_layout.of_zone(x, y, w, self.objectives, column=self.column)

    def objective(self, player: Player, place: int) -> Box:
        """Return the box of an objective: on its owner's plate, or in the last places of the band's tiles."""
        if player != self.base:
            return self.header(player).objectives[place]
        count = self._grid_count(player, self.armies[player])
        full = -(-count // self.grid(player).across) * self.grid(player).across
        last = count if count <= self.grid(player).across else full
        return self.grid(player).spots(last)[place - self.objectives]

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
        if not (rival and self.column):
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
            return grids.band_grid(self._grid_count(player, armies), self.room)
        return grids.rival_army_grid(self.zone(player), armies, column=self.column, compact=self.compact)

    def _grid_count(self, player: Player, armies: int) -> int:
        """Return for how many tiles the band is measured: the armies and the oaths at their end."""
        return armies + (0 if self.dealt[player] else self.objectives)

    @property
    def neighbour_oaths(self) -> tuple[Box, ...]:
        """Return the boxes of what the player in the band knows of the right-hand neighbour."""
        return secret_boxes(self.known) if self.known else ()


def secret_boxes(count: int) -> tuple[Box, ...]:
    """Return the boxes of so many secrets on their panel: one large one, or rows of two."""
    x, y, w, _ = OATH
    if count <= 1:
        return ((x + 17, y + 31, *grids.BAND_TILE),)
    wide, high = 47.0, 70.0
    left, top = x + w / 2 - wide - 2, y + 32 + (0 if count > 2 else 38)
    return tuple(
        (left + (wide + 4) * (place % 2), top + (high + 6) * (place // 2), wide, high)
        for place in range(count)
    )


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
def choice_fan_boxes(count: int) -> tuple[Box, ...]:
    """Return the boxes of a large fan of so many tiles over the whole band."""
    return grids.band_grid(count, grids.TRAY_WIDE).spots(count)


def choice_words_box(count: int) -> Box:
    """Return the part of the tray beside a fan of so many tiles: title, count, buttons, known oaths."""
    boxes = choice_fan_boxes(max(1, count))
    x, y, w, h = BAR[0], BAR[1], BAR[2], grids.BAND_HIGH
    left = max(x, max(box[0] + box[2] for box in boxes) + 16)
    return (left, y, x + w - left, h)


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
