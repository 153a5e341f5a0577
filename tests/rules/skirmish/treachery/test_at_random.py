"""Over random battles: cards and tokens are conserved, hands stay secret (S-16, S-18, S-19, S-20)."""

from collections import Counter

import pytest

from game.core.match import replay_log
from game.core.rng import Rng
from game.core.rules import UNKNOWN, Event
from game.rules.skirmish.actions.player import Answer, Later, MakeOffer, PlayCard
from game.rules.skirmish.content import treachery_deck
from game.rules.skirmish.events.player import CardsDrawn, CardTaken, HandSeen, OfferMade, TokensChanged
from game.rules.skirmish.flow.questions import ANSWER_OFFERS, MAKE_OFFERS
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.treachery.cards import moment_of
from game.rules.skirmish.treachery.law import asked_of
from tests.rules.skirmish.play import War, a_war, play

pytestmark = pytest.mark.statistics

SEEDS = [(3, 1), (2, 3)]


def all_cards(state: SkirmishState) -> Counter[str]:
    """Every card of the table, wherever it is."""
    stack = [play.card for play in state.plays]
    return Counter([*state.deck, *state.discards, *stack, *(card for hand in state.hands for card in hand)])


def with_other_secrets(state: SkirmishState, dice: Rng) -> SkirmishState:
    """The same battle as far as anybody who holds no cards knows: hands and deck are dealt anew."""
    other = state.clone()
    hidden = dice.shuffled([*state.deck, *(card for hand in state.hands for card in hand)])
    other.hands = [[hidden.pop() for _ in hand] for hand in state.hands]
    other.deck = hidden
    return other


@pytest.mark.rule("S-16", "S-18", "S-19")
@pytest.mark.parametrize(("players", "seed"), SEEDS)
def test_no_card_and_no_token_is_lost_and_every_option_is_legal(players: int, seed: int) -> None:
    war = a_war(players, seed)
    whole = Counter(treachery_deck(war.rules.setting.content.cards, players))  # type: ignore[attr-defined]

    def look(war: War) -> None:
        state = war.state
        assert all_cards(state) == whole
        assert min(state.tokens) >= 0
        if state.questions[-1].kind.startswith(("treachery", "bribes")):
            for player in state.questions[-1].players:
                for option in war.options(player):
                    assert war.rules.check(state, option) is None, option

    play(war, seed, look=look)
    changes = [event for event in war.events if isinstance(event, TokensChanged)]
    kept = [3 + sum(one.after - one.before for one in changes if one.player == p) for p in range(players)]
    assert war.state.tokens == kept
    assert sum(one.after - one.before for one in changes if one.why == "bribe") == 0


@pytest.mark.rule("S-18", "S-19", "S-20")
@pytest.mark.parametrize(("players", "seed"), SEEDS)
def test_what_is_asked_and_shown_tells_nobody_anothers_cards(players: int, seed: int) -> None:
    war, dice = a_war(players, seed), Rng(seed)

    def look(war: War) -> None:
        question, state = war.state.questions[-1], war.state
        if question.kind == "treachery:card" and "card-played" not in question.data:
            other = with_other_secrets(state, dice)
            here = moment_of(question)
            assert asked_of(war.rules.setting, other, here) == asked_of(war.rules.setting, state, here)  # type: ignore[arg-type]
            if not state.offers:
                assert war.rules.observe(other, -1) == war.rules.observe(state, -1)

    play(war, seed, look=look)
    for viewer in range(-1, players):
        for event in war.events:
            assert_hidden(event.seen_by(viewer), viewer)


def assert_hidden(seen: Event, viewer: int) -> None:
    """An event shows this viewer no card that is not his business."""
    match seen:
        case CardsDrawn() if viewer != seen.player:
            assert set(seen.cards) == {UNKNOWN}
        case CardTaken() | OfferMade() if viewer not in parties(seen):
            assert seen.card in ("", UNKNOWN)
        case HandSeen() if viewer not in (seen.player, seen.owner):
            assert seen.cards == ()


def parties(event: CardTaken | OfferMade) -> tuple[int, int]:
    """Who may know the card."""
    return (event.player, event.owner if isinstance(event, CardTaken) else event.to)


@pytest.mark.rule("S-16", "S-18", "S-19")
@pytest.mark.parametrize(("players", "seed"), [(3, 2), (4, 3)])
def test_offers_that_stand_are_paid_for_answered_late_and_replayed(players: int, seed: int) -> None:
    war, dice, late, stood = a_war(players, seed), Rng(seed), 0, 0
    whole = Counter(treachery_deck(war.rules.setting.content.cards, players))  # type: ignore[attr-defined]
    while war.outcome() is None and len(war.log) < 900:
        state = war.state
        kind, asked = state.questions[-1].kind, state.questions[-1].players
        if kind == ANSWER_OFFERS:
            assert war.submit(Later(asked[0])) is None
            continue
        if state.offers and kind != MAKE_OFFERS:
            stood += 1
            offer = dice.choice(state.offers)
            if not dice.below(4):
                assert war.submit(Answer(offer.to, offer.id, bool(dice.below(2)))) is None
                late += 1
                continue
        options = list(war.options(asked[0]))
        cards_first = [one for one in options if isinstance(one, MakeOffer | PlayCard)]
        assert war.submit(dice.choice(cards_first if cards_first and dice.below(2) else options)) is None
        assert all_cards(war.state) == whole and min(war.state.tokens) >= 0
        for player in range(players):
            mine = [one for one in war.state.offers if one.by == player]
            assert sum(one.tokens for one in mine) <= war.state.tokens[player]
            assert not Counter(one.card for one in mine if one.card) - Counter(war.state.hands[player])
    assert late > 10 and stood > 30
    assert replay_log(war.rules, war.seed, war.log).checksum() == war.checksum()
