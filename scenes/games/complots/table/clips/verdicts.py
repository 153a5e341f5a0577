"""What verdicts look like: the card slams down, true or a lie; a ticket is torn, the table answers."""

from collections.abc import Callable, Sequence
from typing import Any

from game.rules.complots import events as happened
from scenes.draw import style
from scenes.draw.drawable import Tint
from scenes.games.complots.table.animator import Animator
from scenes.games.complots.table.centre.ticket import TornTicket
from scenes.games.complots.table.centre.verdict_card import MIDDLE, STEP, Rays, Stamp, VerdictCard
from scenes.games.complots.table.clips.reactions import Reactions
from scenes.games.complots.table.clips.sentences import sentence
from scenes.games.complots.table.clips.stamping import SPOTS
from scenes.games.complots.table.seat_place import character_picture
from scenes.match.beat_stage import Telling
from scenes.motion.beats import Parts
from scenes.motion.flying_things import gold_dust_burst, shake_layer
from scenes.motion.timeline import (
    Clip,
    callback_clip,
    lazy_clip,
    pause_for,
    reducible_clip,
    sequence,
    slide_value,
    together,
    tween,
)

_FALL = 0.4
"""Seconds in which the halves of a torn ticket fall."""
_SPARKS, _DUST = 34, 24
_STAMPED = 0.07
"""Seconds in which the stamp comes down, once the card lies there: 150 ms after it at full pace."""
_QUAKE = 5.0
"""Units by which what lies on the stage shakes under a card and under a stamp."""
_TURNS_TO = 0.36
"""Share of the hold after which the light goes from whoever claimed to whoever doubted."""
_SWEEP = 0.42
"""Seconds in which the stage is swept, where a loss follows at once."""


def _cards(show: Animator, characters: Sequence[str]) -> list[VerdictCard]:
    """The cards of a verdict, side by side."""
    middle = (len(characters) - 1) / 2
    return [
        VerdictCard(
            show.air,
            character_picture(show.air.art, character),
            show.texts(f"name-{character}"),
            (place - middle) * STEP,
        )
        for place, character in enumerate(characters)
    ]


def _telling(show: Animator, event: happened.LieExposed | happened.ClaimProved) -> Telling:
    """What a verdict says, and where the light stays."""
    said = sentence(show, event)
    assert said is not None
    return Telling(
        SPOTS[show.side(event.player)],
        cue="slam",
        words=said.words,
        seal=said.seal,
        among_bots=show.among_bots(event.player, event.challenger),
        seats=(event.player, event.challenger),
    )


class _Tearing:
    """The ticket of a lie, from its rip to the last of its halves; there may be none to be torn."""

    def __init__(self, show: Animator) -> None:
        self._show = show
        self._torn: TornTicket | None = None

    def rip(self, seconds: float) -> Clip:
        """It rips from top to bottom."""

        def begin() -> Clip:
            self._torn = self._show.centre.tear_ticket()
            return self._torn.rip(seconds) if self._torn else pause_for(seconds)

        return sequence(self._show.sound("tear"), lazy_clip(begin))

    def fall(self, seconds: float) -> Clip:
        """Its halves fall on the wood."""
        fallen = lazy_clip(lambda: self._torn.fall(seconds) if self._torn else pause_for(0))
        return sequence(fallen, self._show.sound("halves"))

    def fade(self, seconds: float) -> Clip:
        """It is gone."""
        return lazy_clip(lambda: self._torn.fade(seconds) if self._torn else pause_for(0))

    def sweep(self, seconds: float) -> Clip:
        """Its halves fall off the stage."""
        return lazy_clip(lambda: self._torn.sweep(seconds) if self._torn else pause_for(0))


def _stamping(show: Animator, stamp: Stamp, cue: str, seconds: float, *struck: Clip) -> Clip:
    """The card has shaken the stage; the stamp comes down on it, alone, and then all that it causes."""
    down = min(_STAMPED, seconds / 2)
    return together(
        shake_layer(show.air, _QUAKE),
        sequence(
            stamp.strike(down),
            show.sound(cue),
            together(shake_layer(show.air, _QUAKE), shake_layer(show.centre.paper, _QUAKE), *struck),
        ),
    )


def _burst(show: Animator, count: int, *, tint: Tint = None, reach: float = 1.0) -> Clip:
    """Grains burst from the middle of the card; nobody waits for the last of them."""
    return callback_clip(
        lambda: show.flourish(gold_dust_burst(show.air, MIDDLE, count, tint=tint, reach=reach))
    )


def _regard(show: Animator, side: int, seconds: float) -> Clip:
    """After a while the light goes to the other side, where somebody was right."""
    there = callback_clip(lambda: show.beats.spotlight.shine(*SPOTS[1 - side]))
    return sequence(pause_for(seconds * _TURNS_TO), there)


def _lie_exposed(show: Animator, event: happened.LieExposed) -> Clip:
    """The claimed card slams down under its stamp, and the ticket is torn with its words."""
    rays, card = Rays(show.air, style.BLOOD), _cards(show, (event.character,))[0]
    stamp = Stamp(show.air, show.texts("complots-stamp-lie"), style.BLOOD, -9)
    tearing, answers = _Tearing(show), Reactions(show, "lie", (event.player, event.challenger))
    side = show.side(event.player)
    guilty, right = show.centre.busts.postures[side], show.centre.busts.postures[1 - side]

    def answer(seconds: float) -> Clip:
        recoil = tween(guilty, 0.14, "out-quart", lean=-8.0, forth=-28.0)
        sparks = _burst(show, _SPARKS, tint=style.BLOOD_LIGHT, reach=1.4)
        struck = _stamping(show, stamp, "lie", seconds, recoil, sparks, rays.flare(seconds / 2))
        return together(tearing.rip(seconds), struck)

    def during(seconds: float) -> Clip:
        shrink = tween(guilty, seconds * 0.8, "in-out-sine", lean=-10.0, down=16.0)
        return together(
            tearing.fall(min(_FALL, seconds)),
            sequence(pause_for(seconds * 0.1), shrink),
            _regard(show, side, seconds),
            sequence(
                pause_for(seconds * _TURNS_TO),
                tween(right, min(0.3, seconds), "out-back(1.2)", lean=4.0, forth=16.0),
            ),
            sequence(pause_for(min(0.2, seconds)), answers.come(), show.sound("table-laughs")),
            rays.turn(seconds),
        )

    def settle(seconds: float) -> Clip:
        if show.beats.pressed:
            swift = min(_SWEEP, seconds)
            swept = together(*[paper.sweep(swift) for paper in (card, stamp, tearing)])
            return together(swept, rays.fade(swift), answers.go())
        gone = together(
            *[mark.fade(seconds / 2) for mark in (stamp, tearing, rays)],
            card.go(seconds, MIDDLE),
            answers.go(),
        )
        return together(gone, show.centre.busts.stand(seconds))

    parts = Parts(
        approach=lambda seconds: card.fall(seconds, turns=False),
        answer=answer,
        during=during,
        settle=lambda seconds: lazy_clip(lambda: settle(seconds)),
    )
    return show.beats.clip("lie", parts, _telling(show, event))


def _claim_proved(show: Animator, event: happened.ClaimProved) -> Clip:
    """The card turns as it falls and is stamped true; the doubter's seal drops off the ticket."""
    rays, cards = Rays(show.air, style.GOLD), _cards(show, event.cards)
    stamp = Stamp(show.air, show.texts("complots-stamp-truth"), style.VERDIGRIS_DARK, -6)
    answers = Reactions(show, "truth", (event.player, event.challenger))
    side = show.side(event.player)
    proud, wrong = show.centre.busts.postures[side], show.centre.busts.postures[1 - side]

    def approach(seconds: float) -> Clip:
        return together(*[card.fall(seconds, turns=True) for card in cards])

    def answer(seconds: float) -> Clip:
        blank = callback_clip(lambda: show.centre.blank_ticket(blank=True))
        gilt = sequence(blank, callback_clip(show.centre.gild_ticket))
        halo = slide_value(show.centre.busts.flare(side), 0, 1, 0.9)
        flare = callback_clip(lambda: show.flourish(reducible_clip(halo, pause_for(0))))
        recoil = tween(wrong, 0.14, "out-quart", lean=-7.0, forth=-24.0)
        dust = _burst(show, _DUST)
        marks = (gilt, recoil, flare, dust, rays.flare(seconds / 2), show.centre.unseal(seconds))
        return _stamping(show, stamp, "truth", seconds, *marks)

    def during(seconds: float) -> Clip:
        shrink = tween(wrong, seconds * 0.8, "in-out-sine", lean=-8.0, down=12.0)
        return together(
            tween(proud, min(0.3, seconds), "out-back(1.2)", lean=3.0, forth=14.0),
            sequence(pause_for(seconds * 0.1), shrink),
            sequence(pause_for(min(0.2, seconds)), answers.come(), show.sound("table-gasps")),
            rays.turn(seconds),
        )

    def settle(seconds: float) -> Clip:
        swift = min(_SWEEP, seconds) if show.beats.pressed else seconds
        home = [card.go(swift, show.court()) for card in cards]
        said = callback_clip(lambda: show.centre.blank_ticket(blank=False))
        gone = together(
            stamp.fade(swift / 2), rays.fade(swift / 2), sequence(together(*home), said), answers.go()
        )
        return gone if show.beats.pressed else together(gone, show.centre.busts.stand(seconds))

    parts = Parts(
        approach=approach,
        answer=answer,
        during=during,
        settle=lambda seconds: lazy_clip(lambda: settle(seconds)),
    )
    return show.beats.clip("truth", parts, _telling(show, event))


CLIPS: dict[type, Callable[[Animator, Any], Clip | None]] = {
    happened.LieExposed: _lie_exposed,
    happened.ClaimProved: _claim_proved,
}
"""The clips of this chapter, by event."""
