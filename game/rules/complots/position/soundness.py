"""Soundness of a laid-out position: what it must fulfil to be playable, and what fills its gaps."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product

from game.core.notation import told
from game.core.rules import Player
from game.rules.complots.actions import Block
from game.rules.complots.content import Content
from game.rules.complots.defs import Interrogate
from game.rules.complots.questions import (
    BLOCK,
    BLOCK_STANDS,
    CHALLENGE,
    END_TURN,
    EXCHANGE,
    JUDGE,
    LOSE,
    PICK,
    SHOW,
    TURN,
)
from game.rules.complots.state import ComplotsState


def deck_of(content: Content, players: int) -> Counter[str]:
    """Every card of a match: with two players three packs of one each (C-02, C-06)."""
    copies = 3 if players == 2 else content.deck.copies_for(players)
    return Counter(dict.fromkeys(content.characters, copies))


def placed_cards(state: ComplotsState) -> Counter[str]:
    """The cards of a state, wherever they lie."""
    places = [*state.hands, *state.lost, *state.packs, state.court, state.drawn]
    return Counter(card for cards in places for card in cards)


def fill_gaps(state: ComplotsState, content: Content) -> None:
    """Put the cards that a position does not name under the Court; two players get their packs (C-06)."""
    if len(state.hands) == 2 and not state.packs:
        _share_packs(state, content)
    rest = deck_of(content, len(state.hands)) - placed_cards(state)
    state.court[:0] = [card for card in content.characters for _ in range(rest[card])]


def _share_packs(state: ComplotsState, content: Content) -> None:
    """Give two players picks that explain their hands: one's own cards first (C-06)."""
    packs = list(content.characters)
    picking = bool(state.stack) and state.stack[-1].kind == PICK
    state.picks = [None, None] if picking else list(_picks_of(state, packs))
    state.packs = [[card for card in packs if card != pick] for pick in state.picks]


def _picks_of(state: ComplotsState, packs: list[str]) -> tuple[str, ...]:
    """Two picks with which the cards of the table come from three packs; any, when none do."""
    own = [state.hands[player] + state.lost[player] for player in range(2)]
    liked = [cards + [card for card in packs if card not in cards] for cards in own]
    pairs = list(product(*liked))
    fitting = [pair for pair in pairs if not placed_cards(state) - (Counter(packs) + Counter(pair))]
    return (fitting or pairs)[0]


def position_fault(state: ComplotsState, content: Content) -> str | None:
    """The reason why nobody could play on from `state`, or None."""
    return next((said for guard in GUARDS for said in guard(state, content)), None)


def _seat_faults(state: ComplotsState, content: Content) -> Iterator[str]:
    """Seats that are named and do not exist."""
    declared, players = state.declared, len(state.hands)
    named: dict[str, Player | None] = {
        "active": state.active,
        "first": state.first,
        "doubter": state.doubter,
        "winner": state.winner,
        "declared.player": declared.player if declared else None,
        "declared.target": declared.target if declared else None,
        "block.player": state.block.player if state.block else None,
        "signal.player": state.signal.player if state.signal else None,
    }
    named |= {"owing": max(state.stack[-1].players, default=None)} if state.stack else {}
    for where, seat in named.items():
        if seat is not None and not 0 <= seat < players:
            yield told(
                "{where}: there is no seat {seat}; this position has {players}.",
                where=where,
                seat=seat,
                players=players,
            )


def _card_faults(state: ComplotsState, content: Content) -> Iterator[str]:
    """Cards that the deck does not have, and hands that are too large."""
    for card, count in (placed_cards(state) - deck_of(content, len(state.hands))).items():
        yield told("{count} more {card} than the match has.", count=count, card=card)
    for player, hand in enumerate(state.hands):
        if len(hand) + len(state.lost[player]) > content.deck.hand:
            yield told("seat {player}: more than {hand} cards.", player=player, hand=content.deck.hand)


def _party_faults(state: ComplotsState, content: Content) -> Iterator[str]:
    """Parties given to some seats only (C-41)."""
    if state.sides and len(state.sides) != len(state.hands):
        yield told("side: give one to every seat or to none.")


def _living_faults(state: ComplotsState, content: Content) -> Iterator[str]:
    """A match that runs with fewer than two living players, and dead players who owe (C-27, C-38)."""
    alive = state.living()
    if state.stack:
        if len(alive) < 2 or state.winner is not None:
            yield told("the match is over with one living player: it asks nothing.")
        for player in state.stack[-1].players:
            if player not in alive:
                yield told("owing: seat {player} has no hidden card.", player=player)
    elif alive != (state.winner,):
        yield told("a match that asks nothing has one living player, the winner.")


def _step_faults(state: ComplotsState, content: Content) -> Iterator[str]:
    """Steps under a question that belong elsewhere: a turn stands alone, all else has its end below."""
    if not state.stack:
        return
    under, kind = state.stack[:-1], state.stack[-1].kind
    if kind in (TURN, PICK):
        if under:
            yield told("below: nothing waits under {kind!r}.", kind=kind)
    elif not under or under[0] != END_TURN:
        yield told("below: the first step is {kind!r}.", kind=END_TURN.kind)


def _table_faults(state: ComplotsState, content: Content) -> Iterator[str]:
    """Missing parts of what the question is about."""
    if not state.stack:
        return
    kind = state.stack[-1].kind
    if kind not in (TURN, PICK):
        if state.declared is None:
            yield told("declared: {kind!r} needs an action on the table.", kind=kind)
            return
        yield from _declaration_faults(state, content)
    yield from QUESTION_GUARDS[kind](state, content)


def _declaration_faults(state: ComplotsState, content: Content) -> Iterator[str]:
    """An action that is not the active player's, or has a wrong target (C-11)."""
    declared = state.declared
    assert declared is not None
    if declared.player != state.active:
        yield told("declared.player: the action is the active player's.")
    if content.actions[declared.action].target != (declared.target is not None):
        needs = "one" if declared.target is None else "none"
        yield told("declared.target: {action} needs {needs}.", action=declared.action, needs=needs)


def _challenge_faults(state: ComplotsState, content: Content) -> Iterator[str]:
    """A challenge without a claim, or asked of its claimant (C-10, C-23, C-29)."""
    assert state.declared is not None
    action = content.actions[state.declared.action]
    if isinstance(state.claim, Block):
        if BLOCK_STANDS not in state.stack:
            yield told("below: a challenged block needs {kind!r}.", kind=BLOCK_STANDS.kind)
    elif state.claim is None or not (action.claim or action.denies):
        yield told("claim: {id} claims nothing that could be challenged.", id=action.id)
    if state.claim is not None and state.claim.player in state.stack[-1].players:
        yield told("owing: no seat challenges itself.")


def _block_faults(state: ComplotsState, content: Content) -> Iterator[str]:
    """A block of an action that cannot be blocked, or not by those who owe (C-30)."""
    declared = state.declared
    assert declared is not None
    chosen = content.actions[declared.action].block
    if chosen is None:
        yield told("asks: nobody blocks {action}.", action=declared.action)
    elif chosen.by == "target" and set(state.stack[-1].players) != {declared.target}:
        yield told("owing: only the target blocks this action.")


def _actor_faults(state: ComplotsState, content: Content) -> Iterator[str]:
    """A question of the active player that is asked of others."""
    if state.stack[-1].players != (state.active,):
        yield told("owing: {kind!r} is asked of the active player.", kind=state.stack[-1].kind)


def _interrogation_faults(state: ComplotsState, content: Content) -> Iterator[str]:
    """A question about a shown card without interrogation, or asked of others (C-19)."""
    declared = state.declared
    assert declared is not None
    if not isinstance(content.actions[declared.action].effect, Interrogate):
        yield told("asks: {action} shows no card.", action=declared.action)
    elif state.stack[-1].kind == SHOW:
        if state.stack[-1].players != (declared.target,):
            yield told("owing: the target chooses what to show.")
    elif state.stack[-1].players != (state.active,):
        yield told("owing: the Inquisiteur judges.")
    elif declared.target is None or state.shown not in state.hands[declared.target]:
        yield told("shown: the target hides no such card.")


def _loss_faults(state: ComplotsState, content: Content) -> Iterator[str]:
    """A loss that is asked of more than one player (C-26)."""
    if len(state.stack[-1].players) != 1:
        yield told("owing: {lose!r} is asked of one player.", lose=LOSE)


def _pick_faults(state: ComplotsState, content: Content) -> Iterator[str]:
    """A pick with other than two players, or asked of one who has picked (C-06)."""
    if len(state.hands) != 2:
        yield told("asks: {pick!r} is for two players.", pick=PICK)
    elif any(state.picks[player] is not None for player in state.stack[-1].players):
        yield told("owing: a seat that has picked owes no pick.")


Guard = Callable[[ComplotsState, Content], Iterator[str]]
"""Finds faults of one kind in a state."""
QUESTION_GUARDS: dict[str, Guard] = {
    TURN: _actor_faults,
    PICK: _pick_faults,
    CHALLENGE: _challenge_faults,
    BLOCK: _block_faults,
    LOSE: _loss_faults,
    EXCHANGE: _actor_faults,
    SHOW: _interrogation_faults,
    JUDGE: _interrogation_faults,
}
"""By question: the guard of what it needs on the table."""
GUARDS: tuple[Guard, ...] = (
    _seat_faults,
    _card_faults,
    _party_faults,
    _living_faults,
    _step_faults,
    _table_faults,
)
"""Guards of every position, in the order of their sentences."""
