"""View: all that one viewer may know of a match."""

import msgspec

from game.core.rules import UNKNOWN, Player
from game.rules.complots.actions import Block, Declare
from game.rules.complots.defs import ComplotsFlags
from game.rules.complots.law import claimed_character, possible_blockers
from game.rules.complots.questions import BLOCK, CHALLENGE, PICK
from game.rules.complots.setting import Setting
from game.rules.complots.state import ComplotsState
from game.scripting.hooks.memory import EMPTY, Memory


class Claim(msgspec.Struct, frozen=True):
    """A statement of `player`, who holds `character` (or, `denial`, does not hold it)."""

    player: Player
    character: str
    denial: bool = False


class ComplotsView(msgspec.Struct, frozen=True):
    """All that `me` may know now (C-39); `me` is `SPECTATOR` for the shared screen."""

    me: Player
    players: int
    flags: ComplotsFlags
    characters: tuple[str, ...]
    """Characters in play, in printed order."""
    hand: tuple[str, ...]
    """My hidden cards."""
    hidden: tuple[int, ...]
    """Number of hidden cards of each player."""
    lost: tuple[tuple[str, ...], ...]
    """Face-up cards of each player."""
    coins: tuple[int, ...]
    court: int
    """Number of cards in the Court."""
    treasury: int
    reserve: int
    sides: tuple[int, ...]
    """The party of each player, or empty (C-41)."""
    first: Player
    active: Player
    turn: int
    """The number of the turn, from 1."""
    asks: str | None
    """The question: turn challenge block lose exchange show judge pick, or None when the match is over."""
    below: tuple[str, ...]
    """The steps that wait under the question, the next one last."""
    owing: tuple[Player, ...]
    """Players who still owe an answer, nearest clockwise first."""
    passed: tuple[Player, ...]
    """Players who have answered the open window by letting it pass."""
    declared: Declare | None
    """The action on the table."""
    claim: Claim | None
    """The claim that may be doubted now."""
    block: Block | None
    """The block on the table."""
    signal: Block | None
    """A block announced for after the challenge window (C-37)."""
    doubter: Player | None
    """The player who wrongly doubted the action on the table (C-34)."""
    drawn: tuple[str, ...]
    """Cards drawn for an exchange: mine, or backs."""
    shown: str | None
    """The card under the Inquisiteur's eye: its face for the two concerned, else a back."""
    pack: tuple[str, ...]
    """Two players: my own pack; after the picks, the cards set aside (C-06)."""
    picked: str | None
    """Two players: my pick (C-06)."""
    winner: Player | None
    memory: Memory | msgspec.UnsetType = msgspec.UNSET
    """What scripts keep; unset, as in matches without scripts, where they keep nothing."""


def observe(setting: Setting, state: ComplotsState, viewer: Player) -> ComplotsView:
    """A copy of what `viewer` may know, and nothing else."""
    seated = viewer >= 0
    top = state.stack[-1] if state.stack else None
    return ComplotsView(
        me=viewer,
        players=setting.players,
        flags=setting.flags,
        characters=setting.content.characters,
        hand=tuple(state.hands[viewer]) if seated else (),
        hidden=tuple([len(hand) for hand in state.hands]),
        lost=tuple([tuple(cards) for cards in state.lost]),
        coins=tuple(state.coins),
        court=len(state.court),
        treasury=state.treasury,
        reserve=state.reserve,
        sides=state.sides,
        first=state.first,
        active=state.active,
        turn=state.turn,
        asks=top.kind if top else None,
        below=tuple([step.kind for step in state.stack[:-1]]),
        owing=top.players if top else (),
        passed=_have_passed(setting, state),
        declared=state.declared,
        claim=_claim_on_table(setting, state),
        block=state.block,
        signal=state.signal,
        doubter=state.doubter,
        drawn=_faces(tuple(state.drawn), seen=viewer == state.active),
        shown=_shown_to(state, viewer),
        pack=tuple(state.packs[viewer]) if seated and state.packs else (),
        picked=state.picks[viewer] if seated and state.picks else None,
        winner=state.winner,
        memory=msgspec.UNSET if state.memory is EMPTY else state.memory,
    )


def _faces(cards: tuple[str, ...], *, seen: bool) -> tuple[str, ...]:
    """Cards for those who see them, backs for the others."""
    return cards if seen else (UNKNOWN,) * len(cards)


def _shown_to(state: ComplotsState, viewer: Player) -> str | None:
    """The card under the Inquisiteur's eye: a face for the two concerned, a back for others (C-39)."""
    if state.shown is None or state.declared is None:
        return None
    concerned = viewer in (state.declared.player, state.declared.target)
    return state.shown if concerned else UNKNOWN


def _claim_on_table(setting: Setting, state: ComplotsState) -> Claim | None:
    """The claim that the open challenge window is about, or None."""
    if not state.stack or state.stack[-1].kind != CHALLENGE or state.claim is None:
        return None
    character, denial = claimed_character(setting, state.claim)
    return Claim(state.claim.player, character, denial)


def _have_passed(setting: Setting, state: ComplotsState) -> tuple[Player, ...]:
    """Players whom the open window asked and who owe it nothing any more (C-39)."""
    if not state.stack:
        return ()
    top = state.stack[-1]
    if top.kind == CHALLENGE and state.claim is not None:
        asked = state.clockwise(state.claim.player)
    elif top.kind == BLOCK:
        asked = possible_blockers(setting, state)
    elif top.kind == PICK:
        asked = (state.first, 1 - state.first)
    else:
        return ()
    return tuple(player for player in asked if player not in top.players)
