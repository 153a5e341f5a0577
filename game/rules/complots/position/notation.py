"""One notation for a position, in TOML: for tests, the tutorial, bug reports and `--position`.

    turn = 7
    active = 0
    court = ["comtesse", "duchesse", "assassin"]   # the first is drawn first
    below = ["end-turn", "resolve"]                # steps that wait; leave out at the start of a turn
    asks = "challenge"                             # leave out: the active player's turn
    owing = [1, 2]

    [flags]
    fifth_character = "inquisiteur"

    [[seat]]
    hand = ["capitaine", "duchesse"]
    lost = []
    coins = 3

Characters and actions are written short (`duchesse`) or full (`base:duchesse`). Cards that no place names
lie under the Court; who owes an answer, the packs of two players, the parties and the Treasury follow from
the rest when they are left out.
"""

from collections.abc import Mapping
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from game.core.notation import Names, PositionProblem, one_of, position_from_toml, position_to_toml
from game.core.pending import Question
from game.rules.complots import questions
from game.rules.complots.actions import Block, Declare
from game.rules.complots.content import Content
from game.rules.complots.position.soundness import fill_gaps, position_fault
from game.rules.complots.questions import CHALLENGE, QUESTIONS, STEPS
from game.rules.complots.state import ComplotsState

T = TypeVar("T")
SeatNumber = Annotated[int, Meta(ge=0, le=7)]


class SeatPosition(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One seat: its hidden cards, face-up cards, coins, party, and the pack of the two-player start."""

    hand: list[str] = []
    lost: list[str] = []
    coins: Annotated[int, Meta(ge=0, le=99)] = 2
    side: Annotated[int, Meta(ge=0, le=1)] | None = None
    pack: list[str] = []
    pick: str | None = None


class BlockPosition(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A block: its player and the claimed character."""

    player: SeatNumber
    character: str


class DeclaredPosition(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The action on the table."""

    player: SeatNumber
    action: str
    target: SeatNumber | None = None


class Position(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A whole position as the notation says it; what is left out is as at the start of a turn."""

    seat: Annotated[list[SeatPosition], Meta(min_length=2, max_length=8)]
    court: list[str] = []
    active: SeatNumber = 0
    first: SeatNumber = 0
    turn: Annotated[int, Meta(ge=0)] = 1
    treasury: int | None = None
    reserve: Annotated[int, Meta(ge=0)] = 0
    flags: dict[str, int | bool | str] = {}
    asks: str | None = questions.TURN
    owing: list[SeatNumber] | None = None
    below: list[str] = []
    declared: DeclaredPosition | None = None
    claim: str | None = None
    block: BlockPosition | None = None
    signal: BlockPosition | None = None
    doubter: SeatNumber | None = None
    drawn: list[str] = []
    shown: str | None = None
    winner: SeatNumber | None = None


def parse(text: str) -> Position:
    """The position that a text describes.

    Raises:
        PositionProblem: the TOML is broken, or a key is unknown, missing or of the wrong type.
    """
    position = position_from_toml(text, Position)
    position.asks = position.asks or None
    return position


def lay_out(position: Position, content: Content) -> ComplotsState:
    """The state that a position describes, its gaps filled.

    Raises:
        PositionProblem: it names an unknown card, action, step, seat or question, or nobody could play on.
    """
    card = Names(content.characters, "character")
    action = Names(content.actions, "action")
    seats = range(len(position.seat))
    state = ComplotsState(len(position.seat))
    state.hands = [card.all(seat.hand) for seat in position.seat]
    state.lost = [card.all(seat.lost) for seat in position.seat]
    state.coins = [seat.coins for seat in position.seat]
    state.alive = sum(1 << player for player in seats if state.hands[player])
    state.sides = tuple(seat.side for seat in position.seat if seat.side is not None)
    if position.flags.get("factions") and not state.sides:
        state.sides = tuple((seat - position.first) % len(seats) % 2 for seat in seats)
    state.court = card.all(reversed(position.court))
    state.first, state.active, state.turn = position.first, position.active, position.turn
    real = position.flags.get("treasury")
    bank = real if real and isinstance(real, int) else content.deck.bank
    left = max(0, bank - sum(state.coins) - position.reserve)
    state.treasury = left if position.treasury is None else position.treasury
    state.reserve = position.reserve
    state.drawn = card.all(position.drawn)
    state.shown = None if position.shown is None else card.one(position.shown)
    state.doubter, state.winner = position.doubter, position.winner
    if position.declared is not None:
        said = position.declared
        state.declared = Declare(said.player, action.one(said.action), said.target)
    state.block, state.signal = _block_of(position.block, card), _block_of(position.signal, card)
    if position.claim is not None or position.asks == CHALLENGE:
        on_block = position.claim == "block" or (position.claim is None and state.block is not None)
        state.claim = state.block if on_block else state.declared
    _lay_out_packs(position, card, state)
    state.stack = _stack_of(position, state)
    fill_gaps(state, content)
    wrong = position_fault(state, content)
    if wrong is not None:
        raise PositionProblem(wrong)
    return state


def _lay_out_packs(position: Position, card: "Names", state: ComplotsState) -> None:
    """Lay out the packs and picks of the two-player start (C-06)."""
    if any(seat.pack for seat in position.seat):
        state.packs = [card.all(seat.pack) for seat in position.seat]
        picks = [seat.pick for seat in position.seat]
        state.picks = [None if pick is None else card.one(pick) for pick in picks]


def _block_of(block: BlockPosition | None, card: "Names") -> Block | None:
    """The block that a position speaks of, or None."""
    return None if block is None else Block(block.player, card.one(block.character))


def _stack_of(position: Position, state: ComplotsState) -> list[Question]:
    """The stack of a position: the steps that wait, and the question on top.

    Raises:
        PositionProblem: an unknown step or question.
    """
    if position.asks is None:
        return []
    one_of("asks", position.asks, QUESTIONS)
    for step in position.below:
        one_of("below", step, STEPS)
    owing = _usually_asked(position, state) if position.owing is None else tuple(position.owing)
    return [*(STEPS[step] for step in position.below), Question(position.asks, owing)]


def _usually_asked(position: Position, state: ComplotsState) -> tuple[int, ...]:
    """Players who owe the answer when a position does not say: all who may be asked."""
    target = state.declared.target if state.declared is not None else None
    match position.asks:
        case questions.CHALLENGE if state.claim is not None:
            return state.clockwise(state.claim.player)
        case questions.BLOCK if state.declared is not None and target is None:
            return state.clockwise(position.active)
        case questions.BLOCK | questions.SHOW if target is not None:
            return (target,)
        case questions.PICK:
            return (position.first, 1 - position.first)
    return (position.active,)


def position_of(state: ComplotsState, flags: Mapping[str, Any]) -> Position:
    """The position of a state, every field filled."""
    seats = []
    for player, hand in enumerate(state.hands):
        seat = SeatPosition(hand=hand[:], lost=state.lost[player][:], coins=state.coins[player])
        seat.side = state.sides[player] if state.sides else None
        if state.packs:
            seat.pack, seat.pick = state.packs[player][:], state.picks[player]
        seats.append(seat)
    top = state.stack[-1] if state.stack else None
    return Position(
        seat=seats,
        court=state.court[::-1],
        active=state.active,
        first=state.first,
        turn=state.turn,
        treasury=state.treasury,
        reserve=state.reserve,
        flags=dict(flags),
        asks=top.kind if top else None,
        owing=list(top.players) if top else None,
        below=[step.kind for step in state.stack[:-1]],
        declared=_as_position(state.declared, DeclaredPosition),
        claim=None if state.claim is None else ("block" if state.claim is state.block else "action"),
        block=_as_position(state.block, BlockPosition),
        signal=_as_position(state.signal, BlockPosition),
        doubter=state.doubter,
        drawn=state.drawn[:],
        shown=state.shown,
        winner=state.winner,
    )


def _as_position(action: Block | Declare | None, kind: type[T]) -> T | None:
    """An action on the table, as the notation says it, or None."""
    return None if action is None else msgspec.convert(action, kind, from_attributes=True)


def position_text(position: Position) -> str:
    """The notation of a position; TOML has no null, so a match that is over says `asks = ""`."""
    return position_to_toml(msgspec.structs.replace(position, asks=position.asks or ""))
