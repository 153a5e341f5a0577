"""View: all that one viewer may know of a match of Hécatombe."""

from collections.abc import Mapping

import msgspec
from msgspec import UNSET, UnsetType

from game.core.rules import UNKNOWN, Player
from game.rules.hecatombe.actions import Attack
from game.rules.hecatombe.defs import HecatombeFlags
from game.rules.hecatombe.glimpses import Glimpse, is_seen
from game.rules.hecatombe.questions import KEEPERS, OBJECTIVES
from game.rules.hecatombe.scored import Award, Scored
from game.rules.hecatombe.setting import Setting
from game.rules.hecatombe.state import HecatombeState
from game.scripting.hooks.memory import EMPTY, Memory

Tiles = tuple[str, ...]
"""Peoples of some tiles."""


class HecatombeView(msgspec.Struct, frozen=True):
    """All that `me` may know now (H-05, H-06, H-25); `me` is `SPECTATOR` for the shared screen."""

    me: Player
    players: int
    flags: HecatombeFlags
    symbols: tuple[str, ...]
    peoples: Tiles
    """Peoples in play, in printed order."""
    goal: int
    """Captured tiles with which every player ends (H-17)."""
    asks: str | None
    """The question: one of `QUESTIONS`, or None when the match is over."""
    owing: tuple[Player, ...]
    """Players who still owe an answer."""
    chosen: tuple[str | None, ...]
    """My own secret choices of the open question; None frees nothing."""
    sealed: tuple[int, ...]
    """Secret choices of the open question that each player has made."""
    needs: tuple[int, ...]
    """Secret choices of the open question that each player owes in all."""
    round: int
    """The number of the round, from 1."""
    attacks: int
    """Attacks of this round so far."""
    first: Player
    active: Player
    father: Player | None
    """The player whom the active player may not attack (H-11)."""
    hand: Tiles
    """My tiles, while I choose my objectives."""
    hands: tuple[int, ...]
    """Number of tiles in each player's hand."""
    armies: tuple[Tiles, ...]
    captured: tuple[Tiles, ...]
    out: tuple[bool, ...]
    """By player: whether retreated, or without an army."""
    dead: Tiles
    """Killed, deserted and freed tiles, in order: the ledger (H-06)."""
    middle: int
    """Number of tiles that nobody drew."""
    objectives: tuple[Tiles, ...]
    """Each player's objectives, those I may know, backs for the others (H-05)."""
    shown: tuple[tuple[bool, ...], ...]
    """By player and place: whether everybody has seen the objective."""
    assault: Attack | None
    """The attack that waits for its defence."""
    chooser: Player | None
    """The player who calls the next objective."""
    named: str | None
    """Two players: the people named in vain."""
    history: tuple[Scored, ...]
    """The objectives scored this round."""
    points: tuple[int, ...]
    rounds: tuple[int, ...]
    """Rounds won."""
    winners: tuple[Player, ...]
    awards: tuple[Award, ...] | UnsetType = UNSET
    """The points that scripts awarded this round, in order; unset without any."""
    shifts: Mapping[str, str] | UnsetType = UNSET
    """By symbol: the one as which scripts let it count on objectives; unset without any."""
    glimpses: tuple[Glimpse, ...] | UnsetType = UNSET
    """Who has been let see which objective by scripts this round, in order; unset without any."""
    memory: Memory | UnsetType = UNSET
    """What scripts keep; unset, as in matches without scripts, where they keep nothing."""

    @property
    def counted_as(self) -> Mapping[str, str]:
        """By symbol: the one as which it counts on objectives; every other counts as itself."""
        return {} if self.shifts is UNSET else self.shifts

    def was_seen(self, viewer: Player, owner: Player, place: int) -> bool:
        """Whether a script has let `viewer` see an objective, alone or with everybody."""
        return self.glimpses is not UNSET and is_seen(self.glimpses, viewer, owner, place)


def observe(setting: Setting, state: HecatombeState, viewer: Player) -> HecatombeView:
    """A copy of what `viewer` may know, and nothing else."""
    seated = viewer >= 0
    pending = state.pending
    return HecatombeView(
        me=viewer,
        players=setting.players,
        flags=setting.flags,
        symbols=setting.content.symbols,
        peoples=setting.content.peoples,
        goal=setting.goal,
        asks=pending.kind if pending else None,
        owing=pending.players if pending else (),
        chosen=tuple(state.sealed[viewer]) if seated else (),
        sealed=tuple([len(choices) for choices in state.sealed]),
        needs=choices_owed(setting, state),
        round=state.round,
        attacks=state.attacks,
        first=state.first,
        active=state.active,
        father=state.father,
        hand=tuple(state.hands[viewer]) if seated else (),
        hands=tuple([len(hand) for hand in state.hands]),
        armies=tuple([tuple(armies) for armies in state.armies]),
        captured=tuple([tuple(tiles) for tiles in state.captured]),
        out=tuple(state.out),
        dead=tuple(state.dead),
        middle=len(state.middle),
        objectives=tuple(
            [objectives_seen(setting, state, owner, viewer) for owner in range(setting.players)]
        ),
        shown=tuple([tuple(shown) for shown in state.shown]),
        assault=state.assault,
        chooser=state.chooser,
        named=state.named,
        history=tuple(state.history),
        points=tuple(state.points),
        rounds=tuple(state.rounds),
        winners=state.winners,
        awards=state.awards or UNSET,
        shifts={**state.shifts} if state.shifts else UNSET,
        glimpses=state.glimpses or UNSET,
        memory=UNSET if state.memory is EMPTY else state.memory,
    )


def objectives_seen(setting: Setting, state: HecatombeState, owner: Player, viewer: Player) -> Tiles:
    """One player's objectives: all for the owner, the first ones for the left-hand neighbour (H-05).

    Those that a script let the viewer see are among them.
    """
    tiles = state.objectives[owner]
    if owner == viewer:
        return tuple(tiles)
    seen = setting.table.known if viewer == (owner + 1) % setting.players else 0
    shown = state.shown[owner]
    if state.glimpses:
        shown = [lying or is_seen(state.glimpses, viewer, owner, place) for place, lying in enumerate(shown)]
    return tuple([tile if place < seen or shown[place] else UNKNOWN for place, tile in enumerate(tiles)])


def choices_owed(setting: Setting, state: HecatombeState) -> tuple[int, ...]:
    """Secret choices that each player makes in the open question."""
    pending = state.pending
    if pending is None:
        return (0,) * setting.players
    if pending.kind == OBJECTIVES:
        return (setting.table.objectives,) * setting.players
    if pending.kind == KEEPERS:
        return tuple(
            [
                0 if out else setting.goal - len(tiles)
                for out, tiles in zip(state.out, state.captured, strict=True)
            ]
        )
    return tuple(
        [int(player in pending.players or bool(state.sealed[player])) for player in range(setting.players)]
    )
