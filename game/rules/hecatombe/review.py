"""Review of a finished match, round by round: hands, objectives, attacks, keepers, revelations."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from game.core.rng import Rng
from game.core.rules import Event, Player
from game.core.succession import rules_at
from game.rules.hecatombe.content import People
from game.rules.hecatombe.events import (
    ArmiesShown,
    Attacked,
    AttackLetGo,
    Countered,
    FightingEnded,
    KeepersShown,
    LeftRound,
    ObjectiveCalled,
    ObjectiveRevealed,
    ObjectiveScored,
    ObjectivesLaid,
    PeopleNamed,
    PointsAwarded,
    Retreated,
    RoundBegan,
    RoundEnded,
    TileFreed,
    TilesDealt,
)
from game.rules.hecatombe.rules import Hecatombe
from game.rules.hecatombe.scored import Award, Scored
from game.rules.hecatombe.state import HecatombeState


class Assault(msgspec.Struct):
    """One attack and its outcome (H-09 to H-14)."""

    number: int
    player: Player
    army: People
    target: Player
    prey: People
    tick: int = 0
    """The tick of the log in which the attack was made."""
    answered: int = 0
    """The tick of the log in which the defender answered."""
    sacrificed: People | None = None
    """The army that the defender killed to counter-attack; None: the tile was let go."""
    retired: bool = False
    """Whether the attacker left the fighting with this attack."""

    @property
    def captured(self) -> People:
        """The tile that lies behind the attacker's objective now."""
        return self.prey if self.sacrificed is None else self.army

    @property
    def died(self) -> People:
        """The tile that died."""
        return self.army if self.sacrificed is None else self.sacrificed


class Kept(msgspec.Struct, frozen=True):
    """The last armies of one player: those kept, and those that deserted (H-16)."""

    player: Player
    kept: tuple[People, ...]
    deserted: tuple[People, ...]


class Verdict(msgspec.Struct):
    """One objective, in the order of revealing and scoring (H-18 to H-22)."""

    caller: Player | None
    """The player who called it; None where its owner had to choose one."""
    owner: Player
    place: int
    people: People
    named: tuple[People, ...] = ()
    """Two players: the peoples named for it, the last one perhaps rightly."""
    totals: tuple[int, ...] = ()
    winners: tuple[Player, ...] = ()
    freers: tuple[Player, ...] = ()
    freed: list[tuple[Player, People]] = []


class RoundTold(msgspec.Struct):
    """One round, unveiled."""

    number: int
    first: Player
    hands: list[tuple[People, ...]]
    """Tiles that each player drew; empty in a position laid out by hand."""
    objectives: list[tuple[People, ...]]
    armies: list[tuple[People, ...]]
    """Tiles that each player turned up before the first attack."""
    assaults: list[Assault] = []
    blocked: Player | None = None
    """The player who had nobody left to attack, and opened the revelations."""
    reason: str = ""
    """`alone`, `father` or `twins`."""
    goal: int = 0
    keepers: list[Kept] = []
    verdicts: list[Verdict] = []
    awards: list[Award] = []
    """Points beside objectives, by scripts of mods."""
    points: tuple[int, ...] = ()
    winners: tuple[Player, ...] = ()
    rounds: tuple[int, ...] = ()
    """Rounds won by each player when this one had ended."""


class Moment(msgspec.Struct, frozen=True):
    """The table at one point of a round: after `assaults` attacks, or, `kept`, when the keepers lay open."""

    assaults: int
    kept: bool
    state: HecatombeState
    told: int
    """Number of events of the round that had been told."""
    tick: int = -1
    """The tick of the log that led there; -1 before the first one."""


class Replay:
    """A log played again: `rounds` told in full, and the moments of each to look back from."""

    def __init__(self, rules: Hecatombe, seed: int, log: Iterable[Sequence[Any]]) -> None:
        self.rules = rules
        rng = Rng(seed)
        state = rules.setup(rng)
        self.rounds: list[RoundTold] = []
        self.moments: list[list[Moment]] = []
        self.events: list[list[Event]] = []
        self.named: list[People] = []
        self.caller: Player | None = None
        self.tick = -1
        self.begin(state)
        self.rounds[-1].awards = list(state.awards)
        if state.pending is not None and state.objectives[state.active]:
            self.keep_moment(state)
        for self.tick, actions in enumerate(log):
            for event in rules_at(rules, self.tick).apply(state, actions, rng):
                self.hear(event, state)
            self.look(state)

    def begin(self, state: HecatombeState) -> None:
        """Open the record of a round whose tiles have just been dealt."""
        told = RoundTold(
            number=state.round,
            first=state.first,
            hands=[tuple(hand) for hand in state.hands],
            objectives=[tuple(tiles) for tiles in state.objectives],
            armies=[tuple(tiles) for tiles in state.armies],
            goal=self.rules.setting.goal,
            verdicts=[_verdict_of(scored) for scored in state.history],
        )
        self.rounds.append(told)
        self.moments.append([])
        self.events.append([])

    def hear(self, event: Event, state: HecatombeState) -> None:
        """Write one event down in its round."""
        if isinstance(event, RoundBegan):
            self.begin(state)
        self.events[-1].append(event)
        if write := WRITERS.get(type(event)):
            write(self, self.rounds[-1], event)

    def look(self, state: HecatombeState) -> None:
        """Remember the table after each attack, before the first, and when the keepers are shown."""
        told, moments = self.rounds[-1], self.moments[-1]
        if told.verdicts or state.hands[0] or state.assault is not None:
            return
        kept = bool(told.keepers)
        last = moments[-1] if moments else None
        if last is None or (last.assaults, last.kept) != (len(told.assaults), kept):
            self.keep_moment(state)

    def keep_moment(self, state: HecatombeState) -> None:
        """Remember the table as it stands."""
        told = self.rounds[-1]
        self.moments[-1].append(
            Moment(len(told.assaults), bool(told.keepers), state.clone(), len(self.events[-1]), self.tick)
        )


def _verdict_of(scored: Scored) -> Verdict:
    """The record of an objective shown before the log begins; its caller is unknown."""
    told = Verdict(None, scored.owner, scored.place, scored.people, freed=list(scored.freed))
    told.totals, told.winners, told.freers = scored.totals, scored.winners, scored.freers
    return told


def _write_dealt(book: Replay, told: RoundTold, event: TilesDealt) -> None:
    """Record a hand."""
    told.hands[event.player] = event.tiles


def _write_laid(book: Replay, told: RoundTold, event: ObjectivesLaid) -> None:
    """Record objectives."""
    told.objectives[event.player] = event.objectives


def _write_armies(book: Replay, told: RoundTold, event: ArmiesShown) -> None:
    """Record armies."""
    told.armies[event.player] = event.armies


def _write_attack(book: Replay, told: RoundTold, event: Attacked) -> None:
    """Record an attack."""
    told.assaults.append(
        Assault(event.number, event.player, event.army, event.target, event.prey, book.tick, book.tick)
    )


def _write_defence(book: Replay, told: RoundTold, event: AttackLetGo | Countered) -> None:
    """Record the defence of an attack, unless the attack was laid out by hand."""
    if told.assaults:
        told.assaults[-1].answered = book.tick
        told.assaults[-1].sacrificed = event.army if isinstance(event, Countered) else None


def _write_gone(book: Replay, told: RoundTold, event: Retreated | LeftRound) -> None:
    """Record that the attacker left the fighting."""
    if told.assaults:
        told.assaults[-1].retired = True


def _write_end_of_fighting(book: Replay, told: RoundTold, event: FightingEnded) -> None:
    """Record why the fighting ended."""
    told.blocked, told.reason, told.goal = event.player, event.reason, event.goal


def _write_keepers(book: Replay, told: RoundTold, event: KeepersShown) -> None:
    """Record keepers and deserters."""
    told.keepers.append(Kept(event.player, event.kept, event.deserted))


def _write_call(book: Replay, told: RoundTold, event: ObjectiveCalled) -> None:
    """Record the caller of the next objective."""
    book.caller = event.player


def _write_named(book: Replay, told: RoundTold, event: PeopleNamed) -> None:
    """Record a named people and its caller."""
    book.caller = event.player
    book.named.append(event.people)


def _write_reveal(book: Replay, told: RoundTold, event: ObjectiveRevealed) -> None:
    """Record an objective that was turned up."""
    told.verdicts.append(
        Verdict(book.caller, event.owner, event.place, event.people, named=tuple(book.named))
    )
    book.named.clear()
    book.caller = None


def _write_score(book: Replay, told: RoundTold, event: ObjectiveScored) -> None:
    """Record the score of the last objective."""
    last = told.verdicts[-1]
    last.totals, last.winners, last.freers = event.totals, event.winners, event.freers


def _write_freed(book: Replay, told: RoundTold, event: TileFreed) -> None:
    """Record a freed tile."""
    if event.people is not None and told.verdicts:
        told.verdicts[-1].freed.append((event.player, event.people))


def _write_award(book: Replay, told: RoundTold, event: PointsAwarded) -> None:
    """Record points beside objectives."""
    told.awards.append(Award(event.player, event.points, event.mod, event.key))


def _write_round(book: Replay, told: RoundTold, event: RoundEnded) -> None:
    """Record the points of the round."""
    told.points, told.winners, told.rounds = event.points, event.winners, event.rounds


WRITERS: dict[type, Callable[[Replay, RoundTold, Any], None]] = {
    TilesDealt: _write_dealt,
    ObjectivesLaid: _write_laid,
    ArmiesShown: _write_armies,
    Attacked: _write_attack,
    AttackLetGo: _write_defence,
    Countered: _write_defence,
    Retreated: _write_gone,
    LeftRound: _write_gone,
    FightingEnded: _write_end_of_fighting,
    KeepersShown: _write_keepers,
    ObjectiveCalled: _write_call,
    PeopleNamed: _write_named,
    ObjectiveRevealed: _write_reveal,
    ObjectiveScored: _write_score,
    TileFreed: _write_freed,
    PointsAwarded: _write_award,
    RoundEnded: _write_round,
}
"""By event type: what it adds to the record of its round."""


def review(rules: Hecatombe, seed: int, log: Iterable[Sequence[Any]]) -> list[RoundTold]:
    """Every round of a replayed log: hands, objectives, attacks, keepers, revelations, points."""
    return Replay(rules, seed, log).rounds
