"""What an accusation looks like: a finger, the judge's hand, pockets turned out (R-06 to R-09)."""

from collections.abc import Callable, Sequence
from typing import Any

from game.rules.roulette import events as happened
from scenes.games.roulette.table.animator import Animator
from scenes.games.roulette.table.centre.pockets import Pocket
from scenes.games.roulette.table.clips import falls
from scenes.motion.beats import Parts
from scenes.motion.timeline import Clip, callback_clip, lazy_clip, pause_for, sequence

VERDICT_SECONDS = 1.5
"""Seconds to look at a shown pocket."""


def _accusation_made(show: Animator, event: happened.AccusationMade) -> Clip:
    """Somebody accuses, nobody sees whom; the gathering time runs already, so nothing waits."""

    def point() -> None:
        show.shown.accused[event.player] = True
        show.sounds.play("accuse")
        gathering = show.texts("roulette-call-gather")
        show.accusers = [*(show.accusers if show.top.banner.words == gathering else ()), event.player]
        show.top.banner.say(gathering)
        show.top.front.voice.say(show.phrases.accusers(show.accusers))
        show.refresh(event.player)
        show.flourish(show.top.front.judge.raise_hand(event.player, show.top.places.cuff(event.player)))

    return sequence(show.clear(), callback_clip(point))


def _pockets_shown(show: Animator, events: Sequence[happened.PocketShown]) -> Clip:
    """All hands of the batch swing to whom they accuse at once; the pockets turn together (R-09)."""
    front, places = show.top.front, show.top.places
    aims = [(accuser, places.brow(event.player)) for event in events for accuser in event.accusers]

    def approach(seconds: float) -> Clip:
        first = events[0]
        front.voice.say("")
        front.busts.duel(first.accusers[0], first.player)
        return front.judge.swing(aims, seconds)

    def come() -> Clip:
        return front.pockets.come(
            *(
                Pocket(places.pocket(e.player), e.bullet, show.name(e.player), show.colour(e.player))
                for e in events
            )
        )

    def know() -> None:
        for event in events:
            show.shown.pockets[event.player] = event.bullet
            show.top.plaques[event.player].light("target" if event.bullet else "")
        show.refresh()
        show.flourish(front.judge.droop([one for e in events if not e.bullet for one in e.accusers]))

    caught = [event.player for event in events if event.bullet]
    told = [_verdict(show, event, aloud=_first_of_its_kind(events, event)) for event in events]
    parts = Parts(
        approach=lambda s: lazy_clip(lambda: approach(s)),
        answer=lambda _: lazy_clip(come),
        settle=lambda _: sequence(
            show.sound("flip"), lazy_clip(front.pockets.turn), callback_clip(know), *told
        ),
    )
    return sequence(
        show.clear(),
        show.announce(show.texts("roulette-call-judge")),
        show.beat("accusation", parts, (640, 256, 420, 190), cue="judge"),
        lazy_clip(front.judge.go),
        lazy_clip(front.pockets.go),
        show.under(lambda: falls.stagger_of(show, caught)),
    )


def _verdict(show: Animator, event: happened.PocketShown, *, aloud: bool) -> Clip:
    """Accuser and accused face each other while the sentence on one pocket is read."""

    def face() -> None:
        show.top.front.busts.duel(event.accusers[0], event.player)
        if aloud:
            show.sounds.play("guilty" if event.bullet else "innocent")

    return sequence(callback_clip(face), show.tell(event), pause_for(VERDICT_SECONDS))


def _first_of_its_kind(events: Sequence[happened.PocketShown], event: happened.PocketShown) -> bool:
    """Say whether this is the first pocket of its kind in the batch: its sound is heard only once."""
    return next(one for one in events if one.bullet == event.bullet) is event


CLIPS: dict[type, Callable[[Animator, Any], Clip]] = {happened.AccusationMade: _accusation_made}
CROWDS: dict[type, Callable[[Animator, Sequence[Any]], Clip]] = {happened.PocketShown: _pockets_shown}
