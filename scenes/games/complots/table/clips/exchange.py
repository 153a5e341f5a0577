"""What an exchange looks like: cards come from the Court, are shuffled for all to see, and some go back."""

from collections.abc import Callable
from functools import partial
from typing import Any

from game.couch.sitter import Bot
from game.rules.complots import events as happened
from scenes.draw.style import Point
from scenes.games.complots.table import layout
from scenes.games.complots.table.animator import Animator
from scenes.games.complots.table.clips.stamping import ALONE
from scenes.match.beat_stage import Telling
from scenes.motion.beats import Parts
from scenes.motion.flying_things import fly_picture
from scenes.motion.timeline import Clip, callback_clip, sequence, slide_value, stagger, together
from scenes.widgets.group import Group

_DRAWN = (78.0, 111.0)
_FLIGHT, _LIFT, _GAP = 0.36, 90.0, 0.14
"""Seconds in the air of a card that is drawn, the height of its arc, and seconds between two."""
_SMALL = 0.38
"""Scale of a back on a plaque, beside one that is held up."""
_HOP = 46.0
"""Units by which backs pass above and below each other while they are shuffled."""
_LATER = 0.05
"""Seconds between two backs that set off."""


class Spread:
    """Backs of all the cards of an exchange. Which of them go back, and how they pass, is always the same."""

    def __init__(self, show: Animator, event: happened.ExchangeMade) -> None:
        self._show, self._event = show, event
        x, y, w, h = show.seat_card(event.player)
        self._home: Point = (x + w / 2, y + h / 2)
        self._kept, self._back = len(event.kept), len(event.returned)
        boxes = layout.exchange_boxes(show.players, self._kept + self._back)
        self._places: list[Point] = [(x + w / 2, y + h / 2) for x, y, w, h in boxes]
        self._cards: list[Group] = []

    def come(self, seconds: float) -> Clip:
        """They rise from the plaque of a bot; those of a person have been lying there."""
        near = not isinstance(self._show.sitters[self._event.player].hand, Bot)
        start = self._places if near else [self._home] * len(self._places)
        risen = [
            self._move(number, start[number], place, (1.0 if near else _SMALL, 1.0), seconds)
            for number, place in enumerate(self._places)
        ]
        return sequence(callback_clip(self._lay), together(*risen))

    def shuffle(self, seconds: float) -> Clip:
        """Each goes to the place of its opposite, in an arc."""
        last = len(self._places) - 1
        crossed = [
            self._move(number, place, self._places[last - number], (1.0, 1.0), seconds, _HOP * (-1) ** number)
            for number, place in enumerate(self._places)
        ]
        return together(*crossed)

    def give_back(self, seconds: float) -> Clip:
        """Some go to the Court."""
        going = range(self._kept, self._kept + self._back)
        last = len(self._places) - 1
        gone = [
            sequence(
                self._move(one, self._places[last - one], self._show.court(), (1.0, _SMALL), seconds),
                callback_clip(partial(self._land, one)),
                self._show.sound("deal"),
            )
            for one in going
        ]
        return stagger(_LATER, *gone)

    def go_home(self, seconds: float) -> Clip:
        """The others lie down on the plaque again."""
        last = len(self._places) - 1
        gone = [
            self._move(one, self._places[last - one], self._home, (1.0, _SMALL), seconds)
            for one in range(self._kept)
        ]
        return sequence(together(*gone), callback_clip(self._sweep))

    def _lay(self) -> None:
        air, (w, h) = self._show.air, layout.FAN_CARD
        self._cards = [
            Group(x, y, [air.image("dos_complots", x, y, w, h, anchor=(0.5, 0.5))]) for x, y in self._places
        ]

    def _move(
        self,
        number: int,
        start: Point,
        end: Point,
        scale: tuple[float, float],
        seconds: float,
        lift: float = 0.0,
    ) -> Clip:
        def place(share: float) -> None:
            card, arc = self._cards[number], 4 * lift * share * (1 - share)
            card.x = start[0] + (end[0] - start[0]) * share
            card.y = start[1] + (end[1] - start[1]) * share - arc
            card.scale = scale[0] + (scale[1] - scale[0]) * share

        return slide_value(place, 0, 1, seconds, "in-out-cubic")

    def _land(self, number: int) -> None:
        self._cards[number].alpha = 0
        self._show.shown.court += 1

    def _sweep(self) -> None:
        for card in self._cards:
            card.remove()
        self._show.refresh_cards(self._event.player)


def _exchange_drawn(show: Animator, event: happened.ExchangeDrawn) -> Clip:
    """Backs fly from the Court, one after the other, large enough to be counted."""
    x, y, w, h = show.seat_card(event.player)
    end = (x + w / 2, y + h / 2)

    def leave() -> None:
        show.shown.court -= 1

    draws = [
        sequence(
            show.sound("deal"),
            fly_picture(
                show.air, "dos_complots", show.court(), end, _DRAWN, _FLIGHT, lift=_LIFT, turn=8, leave=leave
            ),
        )
        for _ in event.cards
    ]
    return stagger(_GAP, *draws)


def _exchange_made(show: Animator, event: happened.ExchangeMade) -> Clip:
    """All the cards are shuffled; some go back to the Court, the others home. Nothing tells which."""
    spread = Spread(show, event)

    def answer(seconds: float) -> Clip:
        return sequence(spread.shuffle(seconds * 0.55), spread.give_back(seconds * 0.45))

    words = show.texts("complots-caption-exchange", name=show.name(event.player))
    telling = Telling(
        ALONE[1],
        cue="shuffle",
        words=words,
        seal=show.colour(event.player),
        among_bots=show.among_bots(event.player),
        seats=(event.player,),
    )
    parts = Parts(approach=spread.come, answer=answer, settle=spread.go_home)
    return show.beats.clip("exchange", parts, telling)


CLIPS: dict[type, Callable[[Animator, Any], Clip | None]] = {
    happened.ExchangeDrawn: _exchange_drawn,
    happened.ExchangeMade: _exchange_made,
}
"""The clips of this chapter, by event."""
