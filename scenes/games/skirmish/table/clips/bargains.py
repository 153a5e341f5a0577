"""What bargains and treachery look like: letters, torn words, cards that fly and turn (S-18 to S-21)."""

from collections.abc import Callable
from typing import Any

from game.core.rules import Player
from game.rules.skirmish.events import player as told
from scenes.draw import style
from scenes.draw.style import Point
from scenes.games.skirmish.table.animator import Animator
from scenes.games.skirmish.table.effects.card_flight import lying_card, shown_card
from scenes.motion.timeline import Clip, sequence, together

STACK: Point = (743, 330)
"""Where a card lies that is being played."""
BACK = "dos_traitrise_mini"
"""The back of a card that nobody but its owner sees."""
LETTER = "icon_envelope"
"""An offer on its way."""
_LETTER_HIGH = 40.0
READ_SECONDS = 2.0
"""Seconds for which a card that is played can be read."""


def _offer_made(show: Animator, event: told.OfferMade) -> Clip:
    """A letter flies from panel to panel; its card, if there is one, is a back (S-18)."""
    ends = show.spots.panel(event.player), show.spots.panel(event.to)
    letter = show.air.fly(LETTER, *ends, _LETTER_HIGH, 0.6)
    card = show.air.fly(BACK, *ends, 44, 0.6) if event.card else sequence()
    return sequence(show.sound("page"), together(letter, card), show.then(show.frame.refresh))


def _offer_answered(show: Animator, event: told.OfferAnswered) -> Clip:
    """The answer is stamped beside the panel of who has given it: a tick, or a cross."""
    x, y = show.spots.panel(event.to)
    sign = "icon_check_mark" if event.accepted else "icon_cancel"
    sound = "purse" if event.accepted else "back"
    return sequence(show.sound(sound), show.air.stamp(sign, (x + 70, y), 16), show.then(show.frame.refresh))


def _promise_ended(show: Animator, event: told.PromiseEnded) -> Clip:
    """A broken word sounds over everything; a kept one is ticked."""
    x, y = show.spots.panel(event.player)
    if event.how == "broken":
        mark = show.air.stamp("icon_breaking_chain", (x + 60, y), 22, 0.4)
        words = show.texts("battle-call-broken")
        return sequence(show.sound("broken-word"), mark, show.air.call(words, colour=style.BLOOD_LIGHT))
    sign = "icon_check_mark" if event.how == "kept" else "icon_cancel"
    return sequence(show.sound("truth"), show.air.stamp(sign, (x + 60, y), 16))


# treachery cards


def _card_flight(show: Animator, start: Point, end: Point, cards: int) -> Clip:
    """Backs that fly one behind the other."""
    seconds = [0.34 + 0.07 * one for one in range(min(4, cards))]
    return together(*[show.air.fly(BACK, start, end, 44, one) for one in seconds])


def _change_hand(show: Animator, player: Player, cards: int) -> None:
    """Let a hand be so many cards larger."""
    show.shown.hands[player] = max(0, show.shown.hands[player] + cards)


def _cards_drawn(show: Animator, event: told.CardsDrawn) -> Clip:
    """Backs fly from the deck into a hand (S-19)."""

    def draw() -> None:
        _change_hand(show, event.player, len(event.cards))
        show.shown.deck = max(0, show.shown.deck - len(event.cards))

    flight = _card_flight(show, STACK, show.spots.panel(event.player), len(event.cards))
    return sequence(show.sound("deal"), flight, show.then(draw, show.frame.refresh))


def _cards_discarded(show: Animator, event: told.CardsDiscarded) -> Clip:
    """Cards fly from a hand to the open pile."""

    def lay_down() -> None:
        _change_hand(show, event.player, -len(event.cards))
        show.shown.discards += event.cards

    flight = _card_flight(show, show.spots.panel(event.player), STACK, len(event.cards))
    return sequence(show.sound("deal"), flight, show.then(lay_down, show.frame.refresh))


def _deck_shuffled(show: Animator, event: told.DeckShuffled) -> Clip:
    """The open pile becomes the deck."""

    def shuffle() -> None:
        show.shown.deck, show.shown.discards = event.cards, []

    return sequence(show.sound("shuffle"), show.then(shuffle, show.frame.refresh))


def _window_opened(show: Animator, event: told.WindowOpened) -> Clip:
    """No picture: whoever holds a card for this moment is nobody's business (S-20)."""
    return sequence()


def _card_played(show: Animator, event: told.CardPlayed) -> Clip:
    """The card flies from the hand onto the table and is called by its name (S-20)."""

    def play() -> None:
        _change_hand(show, event.player, -1)

    words, start = show.name_of(event.card), show.spots.panel(event.player)
    effect = show.effect_of(event.card)
    card = shown_card(show.air.layer, event.card, words, effect, start, STACK, READ_SECONDS)
    return sequence(show.sound("card-played"), show.then(play, show.frame.refresh), card)


def _card_resolved(show: Animator, event: told.CardResolved) -> Clip:
    """It has worked, it is cancelled, or it was for nothing: it goes to the open pile."""

    def lay_away() -> None:
        show.shown.discards.append(event.card)

    sign = {"done": "icon_check_mark", "cancelled": "icon_cancel"}.get(event.how, "icon_cancel")
    sound = "accept" if event.how == "done" else "lost"
    card = lying_card(show.air.layer, event.card, show.name_of(event.card), STACK, sign, 0.5)
    return sequence(show.sound(sound), card, show.then(lay_away, show.frame.refresh))


def _hand_seen(show: Animator, event: told.HandSeen) -> Clip:
    """An eye over the panel of who is spied upon; the cards are seen on the spy's own place."""
    x, y = show.spots.panel(event.owner)
    return sequence(show.sound("peek"), show.air.stamp("icon_semi_closed_eye", (x + 60, y), 20, 0.5))


def _card_taken(show: Animator, event: told.CardTaken) -> Clip:
    """A back flies from one hand to another."""
    flight = _card_flight(show, show.spots.panel(event.owner), show.spots.panel(event.player), 1)

    def take() -> None:
        _change_hand(show, event.owner, -1)
        _change_hand(show, event.player, 1)

    return sequence(show.sound("deal"), flight, show.then(take, show.frame.refresh))


CLIPS: dict[type, Callable[[Animator, Any], Clip]] = {
    told.OfferMade: _offer_made,
    told.OfferAnswered: _offer_answered,
    told.PromiseEnded: _promise_ended,
    told.CardsDrawn: _cards_drawn,
    told.CardsDiscarded: _cards_discarded,
    told.DeckShuffled: _deck_shuffled,
    told.WindowOpened: _window_opened,
    told.CardPlayed: _card_played,
    told.CardResolved: _card_resolved,
    told.HandSeen: _hand_seen,
    told.CardTaken: _card_taken,
}
"""The clips of this chapter, by event."""
