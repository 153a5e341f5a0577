"""Matches: one playthrough, the only object that ever holds the true state and the dice."""

import hashlib
from collections.abc import Collection, Iterable, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from game.core.rng import Chance, Rng, dice_fingerprint
from game.core.rules import SPECTATOR, Action, Event, Outcome, Player, Refusal, Rules
from game.core.seat import Seat
from game.core.succession import rules_at, with_successors

S = TypeVar("S")
A = TypeVar("A", bound=Action)
O_co = TypeVar("O_co", covariant=True)

_encode = msgspec.json.Encoder(order="deterministic").encode


class Journal(Protocol):
    """The record of a match, in which each tick is kept before anyone hears of it."""

    def append(self, actions: Sequence[Action]) -> None:
        """Keep the actions of one tick, at once and for good."""
        ...


class Match(Generic[S, A, O_co]):
    """True state, dice and log of one playthrough; same seed and same actions give the same match.

    `chance` are other dice than those of the seed, from the deal on: for tests, set positions and references.
    Such a match is the same again when it is handed equal dice. Where the rules have successors, those take
    over after as many ticks; `first_rules` are those it began with.
    """

    def __init__(
        self,
        rules: Rules[S, A, O_co],
        seed: int,
        journal: Journal | None = None,
        *,
        chance: Chance | None = None,
    ) -> None:
        self.first_rules = rules
        self.rules = rules_at(rules, 0)
        self.seed = seed
        self.rng: Chance = Rng(seed) if chance is None else chance
        self.journal = journal
        self.state: S = self.rules.setup(self.rng)
        self.events: list[Event] = []
        self.log: list[tuple[A, ...]] = []

    def seat(self, player: Player) -> Seat:
        """The seat of `player`."""
        return Seat(self, player)

    def spectator(self) -> Seat:
        """A seat that sees what is public and may do nothing."""
        return Seat(self, SPECTATOR)

    def to_act(self) -> Collection[Player]:
        """The players who owe a decision."""
        return self.rules.to_act(self.state)

    def options(self, player: Player) -> Sequence[A]:
        """All that `player` may do now; empty when nothing is asked of that player."""
        rules, state = self.rules, self.state
        return rules.legal_actions(state, player) if player in rules.to_act(state) else ()

    def outcome(self) -> Outcome | None:
        """The winners, or None while the match runs."""
        return self.rules.outcome(self.state)

    def submit(self, *actions: A) -> Refusal | None:
        """Carry out the actions of one tick, or refuse them all and return the refusal of the first bad one.

        A player gives one answer a tick. An action of another game is refused like any illegal one.
        """
        if len(actions) > 1 and _answers_twice(actions):
            return Refusal("one-answer")
        rules, state = self.rules, self.state
        for action in actions:
            refusal = rules.check(state, action)
            if refusal is not None:
                return refusal
        if self.journal is not None:
            self.journal.append(actions)
        self.log.append(actions)
        self.events += rules.apply(state, actions, self.rng)
        self.rules = rules_at(self.first_rules, len(self.log))
        return None

    def go_on_under(self, rules: Rules[S, A, O_co]) -> bool:
        """Play under other rules from now on; False, and nothing changes, where those would ask nothing."""
        owing = rules.to_act(self.state)
        if not all(rules.legal_actions(self.state, player) for player in owing):
            return False
        if set(owing) != set(self.to_act()) or rules.outcome(self.state) != self.outcome():
            return False
        earlier = getattr(self.first_rules, "successors", ())
        later = [(since, one) for since, one in earlier if since < len(self.log)]
        self.first_rules = with_successors(self.first_rules, [*later, (len(self.log), rules)])
        self.rules = rules
        return True

    def checksum(self) -> str:
        """A fingerprint of the whole truth: equal in every process for the same seed and log.

        Of dice that were handed in it holds their own fingerprint, or 0 when they have none.
        """
        seen = [self.rules.observe(self.state, p) for p in range(SPECTATOR, self.rules.players)]
        return hashlib.sha256(_encode([seen, dice_fingerprint(self.rng)])).hexdigest()

    def digest(self) -> bytes:
        """The log as bytes, tick by tick: the contents of a save."""
        return b"\n".join(_encode(tick) for tick in self.log)


def _answers_twice(actions: Sequence[Action]) -> bool:
    """Whether a player answers twice; an action without a seat number is left to the law."""
    players = [player for action in actions if type(player := getattr(action, "player", None)) is int]
    return len(set(players)) < len(players)


def replay_log(
    rules: Rules[Any, Any, Any],
    seed: int,
    log: Iterable[Sequence[Any]],
    journal: Journal | None = None,
    *,
    chance: Chance | None = None,
) -> Match[Any, Any, Any]:
    """The match of a log: same seed (or `chance` equal to that of the first time), same actions, same match.

    Raises:
        ValueError: an action of the log is illegal, so the log is not of this match.
    """
    match: Match[Any, Any, Any] = Match(rules, seed, chance=chance)
    for number, tick in enumerate(log):
        refusal = match.submit(*tick)
        if refusal is not None:
            raise ValueError(f"tick {number}: {refusal.code}")
    match.journal = journal
    return match
