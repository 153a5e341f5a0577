"""Worlds that a view could be looking at: reads the view, never the state."""

from collections import Counter

from msgspec import UNSET

from game.core.pending import Question
from game.core.rng import Chance
from game.core.rules import UNKNOWN
from game.rules.complots.content import Content
from game.rules.complots.questions import JUDGE, PICK, STEPS
from game.rules.complots.setting import Setting
from game.rules.complots.state import ComplotsState
from game.rules.complots.view import ComplotsView
from game.scripting.hooks.memory import EMPTY


def unseen_cards(content: Content, view: ComplotsView) -> Counter[str]:
    """Cards of the match whose place `view` does not know: in hands, in the Court, under an eye.

    With two players one of them, the other's pick, is not settled: all five are still possible, and
    `determinize` draws it (C-06).
    """
    copies = 1 if view.players == 2 else content.deck.copies_for(view.players)
    cards = Counter({character: copies for character in view.characters})
    if view.picked is not None and view.asks != PICK:
        cards[view.picked] += 1
    cards.subtract(_known_cards(view))
    return cards


def _known_cards(view: ComplotsView) -> Counter[str]:
    """Cards whose place `view` knows."""
    cards = Counter(view.hand)
    for lost in view.lost:
        cards.update(lost)
    cards.update(card for card in view.drawn if card != UNKNOWN)
    if view.shown not in (None, UNKNOWN) and view.asks == JUDGE and view.active == view.me:
        cards[view.shown] += 1
    return cards


def _draw_other_pick(view: ComplotsView, cards: Counter[str], rng: Chance) -> str:
    """With two players: a card that the other may have picked, drawn by chance (C-06)."""
    overdrawn = [card for card, count in cards.items() if count < 0]
    return overdrawn[0] if overdrawn else view.characters[rng.below(len(view.characters))]


def determinize(setting: Setting, view: ComplotsView, rng: Chance) -> ComplotsState:
    """A world with the unseen cards dealt at random; `observe(determinize(view), me) == view`."""
    cards = unseen_cards(setting.content, view)
    other_pick = None
    if view.players == 2 and view.asks != PICK:
        other_pick = _draw_other_pick(view, cards, rng)
        cards[other_pick] += 1
    pool = sorted((+cards).elements())
    rng.shuffle(pool)
    return build_world(view, pool, other_pick, rng)


def build_world(view: ComplotsView, pool: list[str], other_pick: str | None, rng: Chance) -> ComplotsState:
    """A world in which the hands take the unseen cards from the end of `pool`, and the Court keeps the rest.

    `pool` may be arranged by a bot's beliefs: the hand of the lowest other seat is its end.
    """
    state = _public_part(view)
    shown = view.shown if view.shown != UNKNOWN else None
    for player, count in enumerate(view.hidden):
        if player == view.me:
            state.hands[player] = list(view.hand)
            continue
        target = view.declared is not None and player == view.declared.target
        shown_cards = [shown] if shown is not None and target else []
        state.hands[player] = shown_cards + [pool.pop() for _ in range(count - len(shown_cards))]
    if view.drawn:
        seen = view.drawn[0] != UNKNOWN
        state.drawn = list(view.drawn) if seen else [pool.pop() for _ in view.drawn]
    if view.shown == UNKNOWN and view.declared is not None and view.declared.target is not None:
        state.shown = state.hands[view.declared.target][0]
    state.court = pool
    if view.players == 2:
        _lay_out_packs(view, state, other_pick, rng)
    return state


def _lay_out_packs(view: ComplotsView, state: ComplotsState, other_pick: str | None, rng: Chance) -> None:
    """Lay out the packs of the two-player start, mine as I know it (C-06)."""
    for player in range(2):
        if player == view.me:
            state.packs.append(list(view.pack))
            state.picks.append(view.picked)
            continue
        pack = list(view.characters)
        answered = player not in view.owing
        pick = other_pick
        if view.asks == PICK:
            pick = pack[rng.below(len(pack))] if answered else None
        elif pick is not None:
            pack.remove(pick)
        state.packs.append(pack)
        state.picks.append(pick)


def _public_part(view: ComplotsView) -> ComplotsState:
    """A state with all that everybody sees."""
    state = ComplotsState(view.players)
    state.lost = [list(cards) for cards in view.lost]
    state.alive = sum(1 << player for player, count in enumerate(view.hidden) if count)
    state.coins = list(view.coins)
    state.treasury, state.reserve, state.sides = view.treasury, view.reserve, view.sides
    state.first, state.active, state.turn = view.first, view.active, view.turn
    state.declared, state.block, state.signal = view.declared, view.block, view.signal
    state.doubter, state.shown, state.winner = view.doubter, view.shown, view.winner
    state.memory = EMPTY if view.memory is UNSET else view.memory
    if view.asks is not None:
        state.stack = [*(STEPS[kind] for kind in view.below), Question(view.asks, view.owing)]
    if view.claim is not None:
        state.claim = view.block if view.block is not None else view.declared
    return state
