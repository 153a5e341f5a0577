"""Treachery cards: the deck, hands of five, windows, the stack with its Contre-ordre (S-19, S-20)."""

from collections.abc import Sequence
from itertools import combinations, islice
from typing import Any

from game.core.pending import Question
from game.core.rules import Player, Refusal
from game.rules.skirmish.actions.player import Discard, Pass, PlayCard
from game.rules.skirmish.consequences import victory_points
from game.rules.skirmish.events.player import (
    CardPlayed,
    CardResolved,
    CardsDiscarded,
    CardsDrawn,
    DeckShuffled,
    WindowOpened,
)
from game.rules.skirmish.flow.battle import Battle, PhaseRules, card_window, do_nothing
from game.rules.skirmish.flow.questions import DISCARD_CARD, PLAY_CARD
from game.rules.skirmish.flow.steps import (
    STEP_KINDS,
    TREACHERY_DEAL,
    TREACHERY_DISCARD,
    TREACHERY_DRAW,
    TREACHERY_WINDOW,
)
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.records import NONE, Play
from game.rules.skirmish.state.state import GONE, SkirmishState
from game.rules.skirmish.treachery import effects
from game.rules.skirmish.treachery.law import (
    ABOUT_CARDS,
    HAND,
    CardMoment,
    are_effects_possible,
    asked_of,
    check_play,
    legal_card_plays,
    players_clockwise,
)
from game.rules.skirmish.turn import take_back

TREACHERY_AGAIN = STEP_KINDS.declare("treachery:again")
TREACHERY_RESOLVE = STEP_KINDS.declare("treachery:resolve")

SAMPLE = 60
"""Ways to discard that are offered; any is legal."""
OUTSIDE = "turn-flipped"
"""The window between two phases: there every card may be played once again (S-20)."""

# the deck


def deal(battle: Battle, cards: int) -> None:
    """Deal `cards` to each player, clockwise from the winner of the roll-off of deployment (S-19)."""
    state = battle.state
    first = max(0, state.opener)
    battle.then(*[TREACHERY_DRAW(player, cards) for player in players_clockwise(state, first)])


def _draw(battle: Battle, player: Player, cards: int) -> None:
    """Let a player draw, then lay down what is above five; an empty deck is the discards, shuffled (S-19)."""
    state = battle.state
    drawn: list[str] = []
    while len(drawn) < cards and (state.deck or state.discards):
        if not state.deck:
            state.deck, state.discards = state.discards, []
            battle.rng.shuffle(state.deck)
            battle.tell(DeckShuffled(len(state.deck)))
        drawn.append(state.deck.pop())
    if drawn:
        state.hands[player] += drawn
        battle.tell(CardsDrawn(player, tuple(drawn)))
        battle.then(TREACHERY_DISCARD(player))


def _ask_discard(battle: Battle, player: Player) -> None:
    """Ask a player who holds more than five cards to discard (S-19)."""
    if len(battle.state.hands[player]) > HAND:
        battle.ask(DISCARD_CARD, player)


def _discards(state: SkirmishState, player: Player) -> list[Discard]:
    """Ways to come down to five, each once."""
    hand = sorted(state.hands[player])
    ways = dict.fromkeys(islice(combinations(hand, max(0, len(hand) - HAND)), 1000))
    return [Discard(player, way) for way in islice(ways, SAMPLE)]


def _check_discard(state: SkirmishState, action: Discard) -> Refusal | None:
    """The law of discards: cards of the hand, as many as are above five (S-19)."""
    hand = state.hands[action.player]
    if len(action.cards) != len(hand) - HAND:
        return Refusal("treachery-discard-count", {"cards": len(hand) - HAND})
    if any(action.cards.count(card) > hand.count(card) for card in action.cards):
        return Refusal("treachery-not-held")
    return None


def _lay_down(battle: Battle, action: Discard) -> None:
    """Put the discarded cards face up on the pile."""
    battle.close()
    for card in action.cards:
        battle.state.hands[action.player].remove(card)
        battle.state.discards.append(card)
    battle.tell(CardsDiscarded(action.player, action.cards))


# windows


def _open_window(battle: Battle, moment: str, unit: int = NONE) -> None:
    """Ask all who may play at once; where nobody may, nothing happens (S-20)."""
    state = battle.state
    if moment == OUTSIDE:
        state.played.clear()
    here = CardMoment(moment, unit)
    if not _is_open(state, here):
        return
    players = asked_of(battle.setting, state, here)
    if players and not take_back.is_waived(state, moment, unit):
        battle.tell(WindowOpened(moment, unit))
        ask(battle, here, players)


def _is_open(state: SkirmishState, here: CardMoment) -> bool:
    """Whether what the window is about is still there: a unit, or a card that nobody cancelled."""
    if here.when == ABOUT_CARDS and (not state.plays or state.plays[-1].cancelled):
        return False
    about_living = here.unit != NONE and here.when != "character-dead"
    return not (about_living and state.units[here.unit].place == GONE)


def ask(battle: Battle, here: CardMoment, players: Sequence[Player]) -> None:
    """A card, or none. The data tell this question from any later one of the same window."""
    state = battle.state
    battle.ask(PLAY_CARD, *players, unit=here.unit, data=(here.when, state.named, len(state.played)))


def _open_again(battle: Battle, moment: str, unit: int, named: Player) -> None:
    """Ask all again after a card, unless it changed what the window was about (S-20)."""
    here = CardMoment(moment, unit)
    if battle.state.named == named and _is_open(battle.state, here):
        players = asked_of(battle.setting, battle.state, here)
        if players:
            ask(battle, here, players)


def _play(battle: Battle, question: Question, action: PlayCard) -> None:
    """The cost is paid, the card lies on the stack, and may be cancelled before it works (S-20)."""
    state, here = battle.state, moment_of(question)
    battle.close()
    state.hands[action.player].remove(action.card)
    state.played.append(action.card)
    cost = battle.content.cards[action.card].cost
    victory_points.change_tokens(battle, action.player, -cost, "cost")
    unit = here.unit if action.unit == NONE else action.unit
    state.plays.append(Play(action.player, action.card, unit, action.target))
    battle.tell(CardPlayed(action.player, action.card, unit, action.target, cost))
    battle.then(
        card_window(ABOUT_CARDS),
        TREACHERY_RESOLVE(*tuple(here)),
        TREACHERY_AGAIN(*here, state.named),
    )


def _resolve(battle: Battle, moment: str, unit: int) -> None:
    """The top of the stack works, or is cancelled, or has nothing left to work on (S-20)."""
    state = battle.state
    top = state.plays.pop()
    state.discards.append(top.card)
    card = battle.content.cards[top.card]
    if top.cancelled:
        how = "cancelled"
    elif are_effects_possible(battle.setting, state, card, CardMoment(moment, unit), (top.unit, top.target)):
        how = "done"
    else:
        how = "void"
    battle.tell(CardResolved(top.player, top.card, how))
    if how == "done":
        for effect in card.effects:
            effects.apply_card_effect(battle, top, effect)


def moment_of(question: Question) -> CardMoment:
    """The window of a question."""
    return CardMoment(str(question.data[0]), question.unit)


# answers


def options(setting: Setting, state: SkirmishState, question: Question, player: Player) -> Sequence[Any]:
    """Nothing, or any legal play; or ways to discard."""
    if question.kind == DISCARD_CARD:
        return _discards(state, player)
    return [Pass(player), *legal_card_plays(setting, state, player, moment_of(question))]


def check(setting: Setting, state: SkirmishState, question: Question, action: Any) -> Refusal | None:
    """The law of the window, or of the discard."""
    if question.kind == DISCARD_CARD:
        return _check_discard(state, action) if isinstance(action, Discard) else Refusal("wrong-moment")
    if isinstance(action, Pass):
        return None
    if not isinstance(action, PlayCard):
        return Refusal("wrong-moment")
    return check_play(setting, state, action, moment_of(question))


def apply(battle: Battle, question: Question, action: Any) -> None:
    """A card is played, or not, or laid down."""
    match action:
        case Discard():
            _lay_down(battle, action)
        case PlayCard():
            _play(battle, question, action)
        case _:
            battle.answered(action.player)


RULES = PhaseRules(
    do_nothing,
    options,
    check,
    apply,
    {
        TREACHERY_DEAL: deal,
        TREACHERY_DRAW: _draw,
        TREACHERY_DISCARD: _ask_discard,
        TREACHERY_WINDOW: _open_window,
        TREACHERY_RESOLVE: _resolve,
        TREACHERY_AGAIN: _open_again,
    },
)
