"""What a shot looks like: the call, « 3, 2, 1 », the threads, fire, and who falls (R-11 to R-18, R-26)."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.rules import Event, Player
from game.rules.roulette import events as happened
from game.rules.roulette.events import SKY
from scenes.games.roulette.table.animator import Animator
from scenes.games.roulette.table.centre.aims import Aim
from scenes.games.roulette.table.memory import mark_of
from scenes.games.roulette.table.seats.facts import FELL, JUDGED, SAVED
from scenes.games.roulette.table.shown import AWAY, BALLE, Shown
from scenes.games.roulette.table.shown import SKY as AT_SKY
from scenes.motion.flying_things import BREATH
from scenes.motion.timeline import Clip, callback_clip, lazy_clip, pause_for, sequence, together, tween

CHAMBERS = 6
SILENCE_SECONDS = 0.4
"""Seconds that the music holds its breath after a BALLE."""
STAGGER_SECONDS = 2.6
"""Seconds that somebody who was hit sways before falling: as long as a Médecin may take."""
SHOCK_SECONDS = 0.5
"""The most seconds that anybody stands after a deadly shot, whatever is still to be read."""
STAGGER_LEAN = 0.16
"""The lean of somebody swaying; 1 is fallen."""


def _chamber(number: int) -> int:
    """The chamber of the cylinder that stands for a shot; they come round again."""
    return (number - 1) % CHAMBERS + 1


def chamber_marks(shown: Shown) -> list[str]:
    """Return the mark of each chamber: how the shots of this round went."""
    marks = []
    for number in range(CHAMBERS):
        fired = [turned[number] for turned in shown.turned if number < len(turned)]
        dead = any(at == number + 1 for at in shown.fell_at)
        spent = AWAY in fired or AT_SKY in fired
        marks.append("balle" if dead or BALLE in fired else "spent" if spent else "clic" if fired else "")
    return marks


def under_hammer(shown: Shown) -> int:
    """The chamber of the shot that is called; 0 when none is, or when it has been fired."""
    return _chamber(shown.shot) if shown.phase == "trigger" and any(shown.waiting) else 0


def _shot_called(show: Animator, event: happened.ShotCalled) -> Clip:
    """« Troisième tir… »: then the count runs under the window before the shot."""

    def aim() -> None:
        show.shown.call(event.number, event.shooters)
        show.top.cylinder.call(_chamber(event.number))
        left, *others = event.shooters
        show.top.front.busts.duel(left, others[0] if others else None)
        show.top.restage()

    return sequence(
        show.clear(),
        callback_clip(show.counted),
        show.announce(show.phrases.shot(event.number)),
        callback_clip(aim),
        show.tell(event),
        pause_for(0.4),
    )


def _aim_changed(show: Animator, event: happened.AimChanged) -> Clip:
    """Return the clip of a cord from shooter to target; a secret aim shows none yet (R-26)."""

    def point() -> Clip:
        show.shown.aims[event.player] = event.target
        return draw_known_aims(show)

    if event.target is None:
        return lazy_clip(point)
    return sequence(show.tell(event), show.sound("aim"), lazy_clip(point))


def draw_known_aims(show: Animator) -> Clip:
    """Return the clip that draws the cord of every aim known to all."""
    show.top.front.aims.clear()
    known = [
        _aim_of(show, player, target)
        for player, target in enumerate(show.shown.aims)
        if target is not None and target != player
    ]
    return show.top.front.aims.draw(*known) if known else pause_for(0)


def _aim_of(show: Animator, player: Player, target: Player) -> Aim:
    """The thread of one shot."""
    if target == SKY:
        return Aim(show.top.places.sky(player), show.colour(player), sky=True)
    struck = next_portrait_to_fall(show, target)
    return Aim(show.top.places.thread(player, target, struck), show.colour(player))


def _fired(show: Animator, events: Sequence[happened.Fired]) -> Clip:
    """Fire: all cards of the shot turn together."""
    bullets = [event for event in events if event.bullet]
    hit = sorted({e.target for e in bullets if e.target != SKY and show.shown.in_round[e.target]})
    number = show.shown.shot
    front = show.top.front

    def turn() -> None:
        for event in events:
            show.shown.fire(event.player, mark_of(event))
            show.top.rest(event.player)
        show.refresh()
        front.voice.say(show.phrases.volley(events))
        for player in hit:
            show.top.plaques[player].light("target")

    def bang() -> Clip:
        turn()
        mark = "balle" if hit else "spent" if bullets else "clic"
        turned = show.top.cylinder.fire(_chamber(number), mark)
        if not bullets:
            show.sounds.play("fire-clic")
            return together(turned, front.busts.breathe())
        show.sounds.play("fire-balle")
        show.sounds.hush(SILENCE_SECONDS)
        if any(event.target == SKY for event in bullets):
            show.sounds.play("sky")
        marks = [front.shot_effects.mark(*spot) for spot in (show.spot(player) for player in hit) if spot]
        return together(turned, front.shot_effects.flash(), *marks)

    return sequence(
        lazy_clip(lambda: _revealed(show, events)),
        lazy_clip(lambda: _suspense(show)),
        show.announce(show.texts("roulette-call-fire")),
        lazy_clip(bang),
        lazy_clip(front.aims.go),
        show.under(lambda: stagger_of(show, hit)),
    )


def _revealed(show: Animator, events: Sequence[happened.Fired]) -> Clip:
    """Threads that nobody has seen yet: secret aims show all at once, before the count (R-26)."""
    secret = [event for event in events if event.target not in (event.player, show.shown.aims[event.player])]
    if not secret:
        return pause_for(0)
    astray = [_aim_of(show, e.player, e.target) for e in events if e.target != e.player]
    words = show.phrases.aims([event for event in events if event.target != event.player])
    draw = lazy_clip(lambda: show.top.front.aims.draw(*astray))
    return sequence(show.put_away(), show.say(words), show.sound("aim"), draw)


def _suspense(show: Animator) -> Clip:
    """« 3, 2, 1 » to its end; all of it, if it was given up or never began."""
    if show.counting:
        return sequence(show.settle(), callback_clip(show.counted))
    call_it = show.announce(show.phrases.shot(show.shown.shot))
    return sequence(call_it, callback_clip(show.count), show.settle(), callback_clip(show.counted))


def stagger_of(show: Animator, hit: Sequence[Player]) -> Clip:
    """Return the clip in which the players hit sway, under the Médecin's window; with none, a breath."""
    if not hit:
        return pause_for(BREATH)
    swaying = [
        tween(
            show.top.plaques[player].portraits[next_portrait_to_fall(show, player)],
            STAGGER_SECONDS,
            "in-out-sine",
            fall=STAGGER_LEAN,
        )
        for player in hit
    ]
    return together(*swaying)


def next_portrait_to_fall(show: Animator, player: Player) -> int:
    """Return the portrait of a team that falls next: the captain, number 0, is the last."""
    return max(0, show.shown.teams[player] - 1)


def _buried(show: Animator, events: Sequence[Event]) -> Clip:
    """The dead fall together; who was saved stands up again; all of them are out of the round."""
    falls = [_fall_of(show, one) for one in events if isinstance(one, happened.CharacterDied)]
    saved = [_stand_up(show, one) for one in events if isinstance(one, happened.CharacterSaved)]
    leaving = [one.player for one in events if isinstance(one, happened.LeftRound)]
    lives = {one.player for one in events if isinstance(one, happened.CharacterSaved)}

    def leave() -> None:
        for player in leaving:
            show.shown.leave(player, _why(show, player, lives))
            show.top.plaques[player].light("")
        show.refresh()

    def begin() -> None:
        show.top.banner.hide()
        for one in events:
            if isinstance(one, happened.CharacterDied):
                show.top.plaques[one.player].light("target")

    words = show.say(show.phrases.burial(events), SHOCK_SECONDS)
    return sequence(
        words,
        show.rush(),
        callback_clip(begin),
        together(*falls, *saved),
        callback_clip(leave),
        pause_for(BREATH),
    )


def _why(show: Animator, player: Player, saved: set[Player]) -> str:
    """Why somebody is out of the round: saved by a Médecin, judged, or shot."""
    if player in saved:
        return SAVED
    return JUDGED if show.shown.phase == "accusation" else FELL


def _fall_of(show: Animator, event: happened.CharacterDied) -> Clip:
    """A puppet falls backwards, on its plaque and, if it stands there, on the stage."""
    player, front = event.player, show.top.front
    portrait = show.top.plaques[player].portraits[event.left]

    def land() -> None:
        show.shown.teams[player] = event.left
        show.shown.extra[player] = 0
        show.refresh(player)

    def fall() -> Clip:
        show.sounds.play("puppet-falls" if event.left else "captain-falls")
        return together(tween(portrait, 0.42, "in-quad", fall=1.0), front.busts.fall(player))

    return sequence(lazy_clip(fall), callback_clip(land))


def _stand_up(show: Animator, event: happened.CharacterSaved) -> Clip:
    """Médecin: the one who swayed stands again."""
    portrait = show.top.plaques[event.player].portraits[next_portrait_to_fall(show, event.player)]
    return sequence(show.sound("healed"), tween(portrait, 0.4, "out-back(1.2)", fall=0.0))


CLIPS: dict[type, Callable[[Animator, Any], Clip]] = {
    happened.ShotCalled: _shot_called,
    happened.AimChanged: _aim_changed,
}
CROWDS: dict[type, Callable[[Animator, Sequence[Any]], Clip]] = {
    happened.Fired: _fired,
    happened.CharacterDied: _buried,
    happened.CharacterSaved: _buried,
    happened.LeftRound: _buried,
}
