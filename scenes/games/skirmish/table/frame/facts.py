"""What the frame says of the battle: who is what, which phase is played, whose card lies open. Pure."""

from typing import NamedTuple

from game.core.rules import Player
from game.rules.skirmish.turn.naming import Phase
from scenes.games.skirmish.table.relation import Relation
from scenes.games.skirmish.table.shown import NOBODY, Shown

PHASES = tuple(phase.value for phase in Phase)
"""The phases of a turn, as they are played (S-03)."""
DEPLOYMENT = ("zones", "places", "scouts", "vanguards")
"""What is played before the first turn (S-25)."""
MAYBE, LOST = "maybe", "lost"
"""Relations of a panel beside those of `Relation`: looked at as an enemy; no army any more."""


class ArmyFacts(NamedTuple):
    """What a panel says of one army."""

    relation: str
    """A value of `Relation`, `MAYBE` or `LOST`."""
    tokens: int
    points: int
    """Victory points of all turns (S-17)."""
    leads: bool
    raised: bool
    """Whether a hand is up, or an offer of this player waits for its answer (S-18)."""
    aside: bool
    """Whether this army only looks on at what is shown large."""


class PhaseFacts(NamedTuple):
    """What the row of phases says."""

    steps: tuple[str, ...]
    """`PHASES`, or `DEPLOYMENT` before the first turn."""
    current: int
    """The place of what is played; all before it is done, all behind it to come."""
    named: tuple[Player, ...]
    """Who was named in each; -1: nobody yet."""
    wanted: bool
    """Whether the name of the current phase is still to be said."""


def army_facts(
    shown: Shown,
    player: Player,
    candidate: Player = NOBODY,
    watched: frozenset[Player] | None = None,
    raised: frozenset[Player] = frozenset(),
) -> ArmyFacts:
    """What is said of one army; `candidate` is looked at as an enemy, `watched` are those who take part,
    `raised` those who have a hand up.
    """
    relation: str = shown.relation(player)
    if is_beaten(shown, player):
        relation = LOST
    elif player == candidate and relation == Relation.NEUTRAL and shown.named < 0:
        relation = MAYBE
    return ArmyFacts(
        relation,
        shown.tokens[player],
        shown.earned[player],
        player in leading_players(shown),
        player in raised or any(offer.by == player for offer in shown.offers),
        watched is not None and player not in watched,
    )


def is_beaten(shown: Shown, player: Player) -> bool:
    """Whether a player has no army any more: whoever has one has units that are not gone."""
    return not shown.army(player)


def leading_players(shown: Shown) -> tuple[Player, ...]:
    """Those with the most tokens; nobody while all have as many."""
    most = max(shown.tokens)
    best = tuple([player for player, tokens in enumerate(shown.tokens) if tokens == most])
    return best if len(best) < len(shown.tokens) else ()


def phase_facts(shown: Shown, step: int = 0) -> PhaseFacts:
    """The row of phases; `step` is the part of the deployment that is played before the first turn."""
    if shown.active < 0 and shown.round <= 0:
        return PhaseFacts(DEPLOYMENT, step, (NOBODY,) * len(DEPLOYMENT), wanted=False)
    current = PHASES.index(shown.phase) if shown.phase in PHASES else 0
    named = tuple(
        [shown.named if phase == shown.phase else shown.names.get(phase, NOBODY) for phase in PHASES]
    )
    return PhaseFacts(PHASES, current, named, wanted=shown.active >= 0 and named[current] < 0)


class TurnOrder:
    """The turn cards of a round: those turned up, in the order in which this picture saw them (S-02)."""

    def __init__(self) -> None:
        self._round = NOBODY
        self._turned: list[Player] = []

    def cards(self, shown: Shown) -> tuple[Player, ...]:
        """The owners of the cards in their order, -1 for each that lies face down.

        Of cards turned up before this picture began nobody remembers the order: they lie by seat.
        """
        if shown.round != self._round:
            self._round, self._turned = shown.round, []
        known = [player for player in self._turned if player not in shown.flips]
        up = [player for player in range(shown.players) if player not in shown.flips and shown.round > 0]
        late = [player for player in up if player not in known and player != shown.active]
        if shown.active >= 0 and shown.active not in known:
            late.append(shown.active)
        self._turned = [*known, *late]
        return (*self._turned, *[NOBODY] * (shown.players - len(self._turned)))
