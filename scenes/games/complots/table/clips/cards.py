"""What cards that only some may see look like from the stalls."""

from collections.abc import Callable
from typing import Any

from game.rules.complots import events as happened
from scenes.games.complots.table.animator import Animator
from scenes.motion.flying_things import BREATH
from scenes.motion.timeline import Clip, callback_clip, pause_for, sequence


def _cards_replaced(show: Animator, event: happened.CardsReplaced) -> Clip:
    """Old cards to the Court, new ones back."""
    x, y, w, h = show.seat_card(event.player)
    seat = (x + w / 2, y + h / 2)
    away = [] if event.public else [show.back(seat, show.court()) for _ in event.cards]
    draws = [show.back(show.court(), seat) for _ in event.drawn]

    def renew() -> None:
        show.refresh_cards(event.player)

    return sequence(*away, show.sound("deal"), *draws, callback_clip(renew))


def _card_shown(show: Animator, event: happened.CardShown) -> Clip:
    """A back passes from one to the other."""
    start, end = show.seat_card(event.player), show.seat_card(event.witness)
    names = {"name": show.name(event.player), "other": show.name(event.witness)}
    return sequence(
        show.say("complots-caption-shown", **names),
        show.sound("peek"),
        show.back((start[0] + 20, start[1] + 30), (end[0] + 20, end[1] + 30)),
    )


def _card_judged(show: Animator, event: happened.CardJudged) -> Clip:
    """Return the clip in which a card that was looked at goes back, or is swapped."""
    start, end = show.seat_card(event.player), show.seat_card(event.target)
    message = "complots-caption-swapped" if event.swapped else "complots-caption-returned"
    return sequence(
        show.say(message, name=show.name(event.player)),
        show.back((start[0] + 20, start[1] + 30), (end[0] + 20, end[1] + 30)),
        pause_for(BREATH),
    )


def _pick_made(show: Animator, event: happened.PickMade) -> Clip:
    """A card is laid down, secretly."""
    return show.sound("deal")


def _hands_completed(show: Animator, event: happened.HandsCompleted) -> Clip:
    """Return the clip in which the hands of all players are completed."""

    def complete() -> None:
        for player in range(show.players):
            show.shown.hidden[player] = event.size
            show.refresh_cards(player)

    return sequence(show.sound("shuffle"), callback_clip(complete), pause_for(BREATH))


CLIPS: dict[type, Callable[[Animator, Any], Clip | None]] = {
    happened.CardsReplaced: _cards_replaced,
    happened.CardShown: _card_shown,
    happened.CardJudged: _card_judged,
    happened.PickMade: _pick_made,
    happened.HandsCompleted: _hands_completed,
}
"""The clips of this chapter, by event."""
