"""The written record of a finished battle: turns, phases and deeds, with the truth of each."""

from typing import Any

import msgspec
from msgspec.structs import replace

from game.core.rules import Player
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.records import NOBODY, NONE, Promise
from game.rules.skirmish.state.state import SkirmishState


class Deed(msgspec.Struct, frozen=True):
    """One thing that happened, of a `kind` that decides what the other fields mean:

    `offered`: `player` offered `target` `number` tokens and `card` for the promise `what`.
    `accepted`, `declined`: `target` answered the offer of `player`.
    `promise`: what `player` promised `target` (`what`) ended: `how` is kept, broken or void.
    `drew`, `discarded`: treachery `cards` of `player`.
    `played`: `player` played `card` on `unit` or `target`, for `number` tokens; `resolved`: `how` it went.
    `saw`, `took`: `player` saw the `cards` in the hand of `target`, or took one.
    `void`: the naming of `target` by `player` was made void.
    `zone`: `player` deploys in zone `number`.
    `charged`: `unit` charged `foe`; `how`: contact, failed, void, caught.
    `fled`: `unit`, and why (`how`); `player` has made it flee. `rallied`: it stands again.
    `broke`, `held`: `unit` lost a combat; `how` it held.
    `caught`: `unit` was run down by `foe`.
    `fought`: a combat was counted: `player` won it by `number`, or nobody (-1).
    `spell`: `unit` cast `what` at `foe`; `how`: cast, failed, irresistible. `dispelled`: by `player`.
    `lost`: `number` models of `unit`; `destroyed`: its last one; `player` scores it, and why (`how`).
    `points`, `tokens`: `player` got `number` of them; `how` says for what.
    `turncoat`: the mercenaries of `unit` left `player` for `target`, or stayed.
    `dismissed`: the army of `player`, who left. `artefact`: `unit` bears it, or nobody (-1).
    `won`: `player` has won the battle.
    """

    tick: int
    """The tick of the log at which the deed happened."""
    kind: str
    player: Player = NOBODY
    target: Player = NOBODY
    unit: int = NONE
    foe: int = NONE
    card: str = ""
    number: int = 0
    what: str = ""
    how: str = ""
    cards: tuple[str, ...] = ()


class PhaseTold(msgspec.Struct, frozen=True):
    """One phase; without a name, what came before the first phase of a turn."""

    phase: str
    named: Player = NOBODY
    """The player whom the active player named."""
    forced: bool = False
    """Whether there was no other name."""
    deeds: tuple[Deed, ...] = ()
    points: tuple[int, ...] = ()
    """Victory points that each player earned in the phase."""
    tokens: tuple[int, ...] = ()
    """Tokens of each player at the end of the phase."""


class TurnTold(msgspec.Struct, frozen=True):
    """One turn of a player; deployment is the turn of nobody (-1) in round 0."""

    round: int
    player: Player
    hands: tuple[tuple[str, ...], ...]
    """Treachery cards of each player when the turn began."""
    phases: tuple[PhaseTold, ...] = ()
    promises: tuple[Promise, ...] = ()
    """Every promise made until the end of the turn, and whether it was kept."""


class BattleRecord:
    """The record of a battle while it is written; `state` is the truth after the tick that is told."""

    def __init__(self, setting: Setting, state: SkirmishState) -> None:
        self.setting, self.state = setting, state
        self.tick = 0
        self.tokens = list(state.tokens)
        """Tokens of each player, as far as the record goes."""
        self.turns: list[TurnTold] = []
        self.turn = TurnTold(state.round, state.active, _hands_of(state))
        self.phase = PhaseTold(state.phase, state.named)

    def write(self, kind: str, **facts: Any) -> None:
        """Write one more deed of the running phase."""
        self.phase = replace(self.phase, deeds=(*self.phase.deeds, Deed(self.tick, kind, **facts)))

    def begin_phase(self, phase: str) -> None:
        """End the running phase; deeds to come belong to `phase`."""
        points = [0] * self.state.players
        for deed in self.phase.deeds:
            if deed.kind == "points":
                points[deed.player] += deed.number
        done = replace(self.phase, points=tuple(points), tokens=tuple(self.tokens))
        if done.phase or done.deeds:
            self.turn = replace(self.turn, phases=(*self.turn.phases, done))
        self.phase = PhaseTold(phase)

    def begin_turn(self, round: int, player: Player) -> None:
        """End the running turn; deeds to come belong to another."""
        self.begin_phase("")
        if self.turn.phases:
            self.turns.append(replace(self.turn, promises=tuple(self.state.promises)))
        self.turn = TurnTold(round, player, _hands_of(self.state))


def _hands_of(state: SkirmishState) -> tuple[tuple[str, ...], ...]:
    """The treachery cards of every player."""
    return tuple([tuple(hand) for hand in state.hands])
