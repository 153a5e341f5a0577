"""Where everything of Roulette stands, for 2 to 6 players; pure geometry in design units."""

from functools import lru_cache
from typing import NamedTuple

from game.core.rules import Player
from scenes.draw.style import Box, Point, is_in_box
from scenes.games.roulette.table.seats.plan import HIGH, TOP, SeatPlan, seat_place_plan
from scenes.games.roulette.table.threads import sky_path, thread_path

STRIP: Box = (30, 362, 1220, 52)
"""Under the edge of the stage: the last blows, or the map of buttons."""
DRAWER: Box = (30, 422, 1220, 142)
"""The drawer of secrets, between the strip and low plaques."""
PLAQUES: Box = (30, TOP, 1220, HIGH)
LIFT = 8.0
"""Units that an aim rises over the plaques: it runs in the gap under what is to be read."""
SKYWARDS, LOW_SKYWARDS = 50.0, 20.0
"""Units that a shot at nobody rises over tall plaques, and over low ones, where secrets lie above them."""


class Way(NamedTuple):
    """The way of one aim."""

    path: tuple[Point, ...]
    """From the shooter's plaque to the edge of the target's."""
    target: Point
    """The middle of the head aimed at, or of the mark of the sky."""


class Layout:
    """The places of everything on one table."""

    def __init__(self, players: int, team: int = 4, most: int = 5, cards: int = 7) -> None:
        """`team`: characters of each; `most`: the highest bet; `cards`: of a gun, pocket card included."""
        self.players, self.team, self.most, self.cards = players, team, most, cards
        self.compact = players >= 5
        """True when plaques are narrow: portraits in two rows, the track below, two lines of state."""
        self.low = False
        """True while plaques are low, under an open drawer."""
        self.wide = DRAWER[2]
        """The width of strip and drawer, in units."""
        self._tall, self._low = _plans(players, team)

    @property
    def strip(self) -> Box:
        """Where the last blows stand, or the map of buttons."""
        return (*STRIP[:2], self.wide, STRIP[3])

    @property
    def drawer(self) -> Box:
        """Where the drawer of secrets opens."""
        return (*DRAWER[:2], self.wide, DRAWER[3])

    @property
    def _plans(self) -> tuple[SeatPlan, ...]:
        return self._low if self.low else self._tall

    def both(self, player: Player) -> tuple[SeatPlan, SeatPlan]:
        """Return the places inside a player's tall plaque, and inside the low one."""
        return self._tall[player], self._low[player]

    def plate(self, player: Player) -> SeatPlan:
        """Return the places inside a player's plaque."""
        return self._plans[player]

    def plaque(self, player: Player) -> Box:
        """Return the box of a player's plaque."""
        return self._plans[player].box

    def player_at(self, x: float, y: float) -> Player | None:
        """Whose plaque is under x, y."""
        return next((player for player, one in enumerate(self._plans) if is_in_box(one.box, x, y)), None)

    # middles, for what flies from one place to another

    def seal(self, player: Player) -> Point:
        """The middle of a seal."""
        return self._plans[player].seal

    def score(self, player: Player) -> Point:
        """The middle of the points."""
        return _middle(self._plans[player].pill)

    def portrait(self, player: Player, place: int) -> Point:
        """The middle of a character; 0 is the captain."""
        return _middle(self._plans[player].portraits[place])

    def die(self, player: Player) -> Point:
        """The middle of the bet die."""
        return _middle(self._plans[player].die)

    def pocket(self, player: Player) -> Point:
        """The middle of the pocket card."""
        plan = self._plans[player]
        return _middle(plan.pocket or plan.pile.icon)

    def pile(self, player: Player) -> Point:
        """The middle of the barrel's cards."""
        return _middle(self._plans[player].pile.icon)

    def hand(self, player: Player) -> Point:
        """The middle of the action cards."""
        return _middle(self._plans[player].hand.icon)

    def extra(self, player: Player) -> Point:
        """The middle of the extra BALLE."""
        return _middle(self._plans[player].extra.icon)

    def brow(self, player: Player) -> Point:
        """Where an accusing finger comes down: the middle of the upper edge of the plaque."""
        x, y, w, _ = self._plans[player].box
        return x + w / 2, y

    def cuff(self, player: Player) -> Point:
        """Where the hand of an accuser comes from: behind the upper edge of the plaque."""
        x, y, w, _ = self._plans[player].box
        return x + 0.7 * w, y - 2

    def threads(self, shooter: Player, target: Player, portrait: int) -> tuple[Way, Way]:
        """The way of an aim at a character of somebody: over tall plaques, and over low ones."""
        return (
            Way(
                thread_path(self._tall[shooter], self._tall[target], shooter, LIFT),
                _middle_of(self._tall[target], portrait),
            ),
            Way(
                thread_path(self._low[shooter], self._low[target], shooter, LIFT),
                _middle_of(self._low[target], portrait),
            ),
        )

    def skies(self, shooter: Player) -> tuple[Way, Way]:
        """The way of a shot at nobody: over a tall plaque, and over a low one."""
        tall, low = sky_path(self._tall[shooter], SKYWARDS), sky_path(self._low[shooter], LOW_SKYWARDS)
        return Way(tall, _beside(tall[-1])), Way(low, _beside(low[-1]))

    def track(self, player: Player, place: int, count: int = 0) -> Point:
        """The middle of one of `count` shots."""
        plan = self._plans[player]
        return plan.track.spots(max(count, place + 1))[place] if plan.track else _middle(plan.die)


def _middle_of(plan: SeatPlan, portrait: int) -> Point:
    """The middle of a character on a plaque."""
    return _middle(plan.portraits[portrait])


def _beside(tip: Point) -> Point:
    """The place of the mark of the sky, beside the tip of an arrow."""
    return tip[0] + 30.0, tip[1] + 8.0


def _middle(box: Box) -> Point:
    """The middle of a box.

    >>> _middle((0, 0, 10, 4))
    (5.0, 2.0)
    """
    x, y, w, h = box
    return x + w / 2, y + h / 2


@lru_cache(maxsize=8)
def _plans(players: int, team: int) -> tuple[tuple[SeatPlan, ...], tuple[SeatPlan, ...]]:
    places = range(players)
    return (
        tuple(seat_place_plan(players, place, team) for place in places),
        tuple(seat_place_plan(players, place, team, low=True) for place in places),
    )
