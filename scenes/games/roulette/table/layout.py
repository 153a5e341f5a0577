"""Where everything of Roulette stands, for 2 to 6 players; pure geometry in design units."""

from functools import lru_cache

from game.core.rules import Player
from scenes.draw.style import Box, Point, is_in_box
from scenes.games.roulette.table.seats.plan import HIGH, TOP, SeatPlan, seat_place_plan

PRIVATE: Box = (24, 112, 410, 262)
"""One's own secrets, over the left half of the stage."""
MAP: Box = (846, 112, 410, 262)
"""The map of buttons, over the right half."""
PLAQUES: Box = (30, TOP, 1220, HIGH)


class Layout:
    """The places of everything on one table."""

    def __init__(self, players: int, team: int = 4, most: int = 5, cards: int = 7) -> None:
        """`team`: characters of each; `most`: the highest bet; `cards`: of a gun, pocket card included."""
        self.players, self.team, self.most, self.cards = players, team, most, cards
        self.compact = players >= 5
        """True when plaques are narrow: portraits in two rows, the track below, two lines of state."""
        self._plans = _plans(players, team)

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
        return _middle(self._plans[player].pocket)

    def pile(self, player: Player) -> Point:
        """The middle of the barrel's cards."""
        return _middle(self._plans[player].pile.icon)

    def hand(self, player: Player) -> Point:
        """The middle of the action cards."""
        return _middle(self._plans[player].hand.icon)

    def extra(self, player: Player) -> Point:
        """The middle of the extra BALLE."""
        return _middle(self._plans[player].extra.icon)

    def track(self, player: Player, place: int, count: int = 0) -> Point:
        """The middle of one of `count` shots."""
        return self._plans[player].track.spots(max(count, place + 1))[place]


def _middle(box: Box) -> Point:
    """The middle of a box.

    >>> _middle((0, 0, 10, 4))
    (5.0, 2.0)
    """
    x, y, w, h = box
    return x + w / 2, y + h / 2


@lru_cache(maxsize=8)
def _plans(players: int, team: int) -> tuple[SeatPlan, ...]:
    return tuple(seat_place_plan(players, place, team) for place in range(players))
