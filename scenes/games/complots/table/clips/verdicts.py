"""What verdicts look like: the card slams down, true or a lie; a ticket is torn, the table answers."""

from collections.abc import Callable, Sequence
from typing import Any

from game.rules.complots import events as happened
from scenes.draw import style
from scenes.games.complots.table.animator import Animator
from scenes.games.complots.table.centre.ticket import TornTicket
from scenes.games.complots.table.centre.verdict_card import MIDDLE, STEP, Rays, Stamp, VerdictCard
from scenes.games.complots.table.clips.reactions import Reactions
from scenes.games.complots.table.clips.sentences import sentence
from scenes.games.complots.table.clips.stamping import SPOTS
from scenes.games.complots.table.seat_place import character_picture
from scenes.match.beat_stage import Telling
from scenes.motion.beats import Parts
from scenes.motion.flying_things import gold_dust_burst
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


def _lie_exposed(show: Animator, event: happened.LieExposed) -> Clip:
    """The claimed card slams down under its stamp, and the ticket is torn with its words."""
    rays, card = Rays(show.air, style.BLOOD), _cards(show, (event.character,))[0]
    stamp = Stamp(show.air, show.texts("complots-stamp-lie"), style.BLOOD, -9)
    tearing, answers = _Tearing(show), Reactions(show, "lie", (event.player, event.challenger))
    side = show.side(event.player)
    guilty, right = show.centre.busts.postures[side], show.centre.busts.postures[1 - side]

    def approach(seconds: float) -> Clip:
        return together(card.fall(seconds, turns=False), stamp.strike(seconds))

    def answer(seconds: float) -> Clip:
        recoil = tween(guilty, 0.12, "out-quart", lean=-7.0, forth=-14.0)
        sparks = gold_dust_burst(show.air, MIDDLE, _SPARKS, tint=style.BLOOD_LIGHT, reach=1.4)
        return together(tearing.rip(seconds), recoil, sparks, rays.flare(seconds))

    def during(seconds: float) -> Clip:
        return together(
            tearing.fall(min(_FALL, seconds)),
            tween(right, min(0.3, seconds), "out-back(1.2)", lean=4.0, forth=10.0),
            sequence(pause_for(min(0.2, seconds)), answers.come(), show.sound("table-laughs")),
        )

    def settle(seconds: float) -> Clip:
        gone = together(
            *[mark.fade(seconds / 2) for mark in (stamp, tearing, rays)],
            card.go(seconds, MIDDLE),
            answers.go(),
        )
        return together(gone, _straighten(show, seconds))

    parts = Parts(
        approach=approach,
        contact=lambda: show.sounds.play("lie"),
        answer=answer,
        during=during,
        settle=settle,
    )
    return show.beats.clip("lie", parts, _telling(show, event))


def _claim_proved(show: Animator, event: happened.ClaimProved) -> Clip:
    """The card turns as it falls and is stamped true; the doubter's seal drops off the ticket."""
    rays, cards = Rays(show.air, style.GOLD), _cards(show, event.cards)
    stamp = Stamp(show.air, show.texts("complots-stamp-truth"), style.GOLD_DARK, -6)
    answers = Reactions(show, "truth", (event.player, event.challenger))
    side = show.side(event.player)
    proud, wrong = show.centre.busts.postures[side], show.centre.busts.postures[1 - side]

    def approach(seconds: float) -> Clip:
        return together(*[card.fall(seconds, turns=True) for card in cards], stamp.strike(seconds))

    def answer(seconds: float) -> Clip:
        gilt = callback_clip(show.centre.gild_ticket)
        flare = reducible_clip(slide_value(show.centre.busts.flare(side), 0, 1, 0.45), pause_for(0))
        recoil = tween(wrong, 0.12, "out-quart", lean=-6.0, forth=-12.0)
        dust = gold_dust_burst(show.air, MIDDLE, _DUST)
        return together(gilt, recoil, flare, dust, rays.flare(seconds), show.centre.unseal(seconds))

    def during(seconds: float) -> Clip:
        return together(
            tween(proud, min(0.3, seconds), "out-back(1.2)", lean=3.0, forth=8.0),
            sequence(pause_for(min(0.2, seconds)), answers.come(), show.sound("table-gasps")),
        )

    def settle(seconds: float) -> Clip:
        home = [card.go(seconds, show.court()) for card in cards]
        gone = together(stamp.fade(seconds / 2), rays.fade(seconds / 2), *home, answers.go())
        return together(gone, _straighten(show, seconds))

    parts = Parts(
        approach=approach,
        contact=lambda: show.sounds.play("truth"),
        answer=answer,
        during=during,
        settle=settle,
    )
    return show.beats.clip("truth", parts, _telling(show, event))


def _straighten(show: Animator, seconds: float) -> Clip:
    """Both busts stand straight again."""
    stand = [
        tween(posture, seconds, "in-out-sine", lean=0.0, forth=0.0) for posture in show.centre.busts.postures
    ]
    return together(*stand)


CLIPS: dict[type, Callable[[Animator, Any], Clip | None]] = {
    happened.LieExposed: _lie_exposed,
    happened.ClaimProved: _claim_proved,
}
"""The clips of this chapter, by event."""
