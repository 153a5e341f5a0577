"""Where a low plaque has its things, under an open drawer: who lives, the bet, counts, buttons."""

from scenes.draw.style import Box, Point
from scenes.games.roulette.table.seats.plan import CountSpot, SeatPlan, portrait_row

TOP, HIGH = 572.0, 140.0
"""Every low plaque stands here and is so high."""
_BROAD = 5
"""From so many players on plaques are narrow."""


def low_place_plan(players: int, place: int, team: int) -> SeatPlan:
    """The low plan of one plaque among so many, of a team of so many characters."""
    wide = (1220 - 12 * (players - 1)) / players
    left = 30 + (wide + 12) * place
    return (_broad if players < _BROAD else _narrow)(left, wide, team)


def _broad(x: float, w: float, team: int) -> SeatPlan:
    """Two to four plaques: everything in one row."""
    y, right = TOP, x + w
    die = right - 102 - (w - 296) * 0.2
    return SeatPlan(
        box=(x, y, w, HIGH),
        high=38,
        seal=(x + 28, y + 21),
        radius=27,
        name=(x + 60, y + 3, w - 138, 33),
        pill=(right - 74, y + 3, 67, 32),
        portraits=portrait_row((x + 13, y + 70), min(die - x - 21, 300.0), (46, 58), (38, 49), 12, team),
        star=18,
        die=(die, y + 48, 44, 44),
        track=None,
        pile=CountSpot((right - 48, y + 73, 20, 25), (right - 24, y + 94), 24),
        tile=None,
        pocket=None,
        hand=CountSpot((right - 50, y + 43, 24, 24), (right - 24, y + 64), 24),
        crowded=CountSpot((right - 55, y + 43, 22, 22), (right - 32, y + 64), 24),
        fan=False,
        extra=CountSpot((right - 50, y + 73, 24, 24), (right - 24, y + 94), 24),
        line=y + 102,
        state=(x + 10, y + 103, w - 20, 29),
        lines=1,
    )


def _narrow(x: float, w: float, team: int) -> SeatPlan:
    """Five plaques or six: small characters, and two lines for the state."""
    y, right = TOP, x + w
    return SeatPlan(
        box=(x, y, w, HIGH),
        high=34,
        seal=(x + 19, y + 17),
        radius=17,
        name=(x + 38, y + 2, w - 74, 30),
        pill=(right - 35, y + 3, 32, 28),
        portraits=_crew((x + 8, y + 36), (82, 40), team),
        star=14,
        die=(x + 96, y + 37, 38, 38),
        track=None,
        pile=CountSpot((right - 47, y + 56, 16, 20), (right - 25, y + 75), 22),
        tile=None,
        pocket=None,
        hand=CountSpot((right - 49, y + 35, 20, 20), (right - 25, y + 54), 22),
        crowded=CountSpot((right - 52, y + 35, 18, 20), (right - 33, y + 54), 22),
        fan=False,
        extra=CountSpot((right - 49, y + 56, 20, 20), (right - 25, y + 75), 22),
        line=y + 77,
        state=(x + 9, y + 78, w - 18, 54),
        lines=2,
    )


def _crew(start: Point, room: tuple[float, float], team: int) -> tuple[Box, ...]:
    """The captain at the left, the others small in two rows beside."""
    x, y = start
    captain = (x, y, 33.0, room[1])
    across = max(2, team // 2)
    w = min(20.0, (room[0] - 40) / across - 2)
    h = min(19.0, w * 1.2)
    return (
        captain,
        *((x + 37 + (w + 3) * (k % across), y + 21 * (k // across), w, h) for k in range(team - 1)),
    )
