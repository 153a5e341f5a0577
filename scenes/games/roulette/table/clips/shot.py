"""What a shot looks like: the call, « 3, 2, 1 », the threads, fire, and who falls (R-11 to R-18, R-26)."""

import math
from collections.abc import Callable, Sequence
from typing import Any

from game.core.rules import Event, Player
from game.rules.roulette import events as happened
from game.rules.roulette.events import SKY
from scenes.draw import style
from scenes.draw.style import Point
from scenes.games.roulette.table.animator import Animator
from scenes.games.roulette.table.centre import pistols
from scenes.games.roulette.table.centre.aims import Aim
from scenes.games.roulette.table.memory import mark_of
from scenes.games.roulette.table.phrases import Phrases
from scenes.games.roulette.table.seats.facts import FELL, JUDGED, SAVED
from scenes.games.roulette.table.shown import AWAY, BALLE, Shown
from scenes.games.roulette.table.shown import SKY as AT_SKY
from scenes.motion.beats import Parts
from scenes.motion.flying_things import BREATH, fly_picture
from scenes.motion.timeline import (
    Clip,
    callback_clip,
    lazy_clip,
    pause_for,
    reducible_clip,
    sequence,
    slide_value,
    stagger,
    together,
    tween,
)

CHAMBERS = 6
SILENCE_SECONDS = 0.4
"""Seconds that the music holds its breath after a BALLE."""
STAGGER_SECONDS = 2.6
"""Seconds that somebody who was hit sways before falling: as long as a Médecin may take."""
HELD_BREATH_SECONDS = 0.12
"""Seconds of silence between « feu ! » and the shot."""
GLOOM = 0.45
"""The light on the stage in that silence."""
APART_SECONDS = 0.09
"""Seconds between two who fall in the same shot."""
LAST_SILENCE_SECONDS = 0.9
"""Seconds of silence when the last captains fall, on the same frame."""
HAT_RAISED, HAT_TILT = 26.0, 16.0
"""Units and degrees that a captain raises a hat."""
HAT, HAT_AWAY = (40.0, 40.0), 34.0
"""The size of a hat, and how far from its head it comes down, in units."""
HAT_SECONDS = 0.06
"""Seconds after a figure that its hat follows."""
SHOCK_SECONDS = 0.5
"""The most seconds that anybody stands after a deadly shot, whatever is still to be read."""
MAX_VOLLEY_LETTERS = 76
"""A whole shot of so many letters is told in one line; of a longer one the CLICs wait."""
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
    """« Troisième tir… »: pistols rise; then the count runs under the window before the shot."""

    def aim() -> None:
        show.shown.call(event.number, event.shooters)
        show.top.cylinder.call(_chamber(event.number))
        show.top.front.busts.duel(*[*event.shooters, None][:2])
        show.top.restage()

    return sequence(
        show.clear(),
        callback_clip(show.counted),
        show.announce(show.phrases.shot(event.number)),
        callback_clip(aim),
        show.tell(event),
        show.sound("pistol-raise"),
        lazy_clip(lambda: raise_pistols(show)),
        pause_for(0.18),
    )


def stand_opposed(show: Animator) -> None:
    """Whoever aims at another and that other stand face to face; where nobody does, the first who shoot."""
    shown = show.shown
    shooters = shown.shooters
    for player in shooters:
        target = shown.aims[player]
        if target is not None and target not in (player, SKY):
            show.top.front.busts.duel(player, target)
            return
    if shooters:
        show.top.front.busts.duel(shooters[0], shooters[1] if len(shooters) > 1 else None)


def raise_pistols(show: Animator) -> Clip:
    """The figures that will shoot raise their pistols, to where everybody knows they aim."""
    front, shown = show.top.front, show.shown
    there = [front.busts.at(side) for side in (0, 1)]
    cuffs = [style.GOLD if one is None else style.SEATS[show.colour(one)].colour for one in there]
    return front.pistols.raise_for([_angle(shown, one) for one in there], cuffs)


def _angle(shown: Shown, player: Player | None) -> float | None:
    """The angle of somebody's pistol; None for one who will not shoot."""
    if player is None or not shown.waiting[player]:
        return None
    aim = shown.aims[player]
    return pistols.SELF if aim in (player, None) else pistols.SKY if aim == SKY else pistols.OTHER


def _aim_changed(show: Animator, event: happened.AimChanged) -> Clip:
    """Return the clip of a cord from shooter to target; a secret aim shows none yet (R-26)."""

    def point() -> Clip:
        show.shown.aims[event.player] = event.target
        if event.target is not None and event.target not in (event.player, SKY):
            show.top.front.busts.duel(event.player, event.target)
        return together(draw_known_aims(show), raise_pistols(show))

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
        return Aim(show.top.places.skies(player), show.colour(player), sky=True)
    struck = next_portrait_to_fall(show, target)
    return Aim(show.top.places.threads(player, target, struck), show.colour(player))


def _fired(show: Animator, events: Sequence[happened.Fired]) -> Clip:
    """Fire: all cards of the shot turn together."""
    bullets = [event for event in events if event.bullet]
    hit = sorted({e.target for e in bullets if e.target != SKY and show.shown.in_round[e.target]})
    return sequence(
        lazy_clip(lambda: _revealed(show, events)),
        lazy_clip(lambda: _suspense(show)),
        show.announce(show.texts("roulette-call-fire")),
        lazy_clip(lambda: _silence(show)),
        lazy_clip(lambda: _struck(show, events, hit) if hit else _unhurt(show, events)),
        together(lazy_clip(show.top.front.aims.go), lazy_clip(show.top.front.pistols.lower)),
        show.under(lambda: stagger_of(show, hit)),
    )


def _silence(show: Animator) -> Clip:
    """« Feu ! »: the light falls, and for an instant everything holds its breath."""
    front = show.top.front
    show.sounds.hush(HELD_BREATH_SECONDS)
    fall = slide_value(front.dim, front.light, GLOOM, HELD_BREATH_SECONDS / 2)
    return sequence(reducible_clip(fall, pause_for(0)), pause_for(HELD_BREATH_SECONDS / 2))


def _turned(show: Animator, events: Sequence[happened.Fired]) -> None:
    """All cards of the shot are turned."""
    for event in events:
        show.shown.fire(event.player, mark_of(event))
        show.top.rest(event.player)
    show.refresh()


def _unhurt(show: Animator, events: Sequence[happened.Fired]) -> Clip:
    """A shot that hits nobody: a dry click, or a bullet gone astray; everybody breathes out."""
    front, number = show.top.front, _chamber(show.shown.shot)
    bullets = [event for event in events if event.bullet]

    def contact() -> None:
        _turned(show, events)
        front.voice.say(show.phrases.volley(events))
        if bullets:
            show.sounds.hush(SILENCE_SECONDS)
            show.flourish(front.shot_effects.flash())
            _smoke(show, events)
        if any(event.target == SKY for event in bullets):
            show.sounds.play("sky")

    def answer(_: float) -> Clip:
        fired = front.pistols.fire(bullet=bool(bullets))
        turned = show.top.cylinder.fire(number, "spent" if bullets else "clic")
        return together(turned, fired, front.busts.breathe(), front.busts.lean(0))

    parts = Parts(contact=contact, answer=answer)
    cue = "fire-balle" if bullets else "fire-clic"
    return show.beat("clic", parts, (640, 248, 320, 220), cue=cue)


def _smoke(show: Animator, events: Sequence[happened.Fired]) -> None:
    """Smoke comes out of the pistols on the stage that have shot a bullet."""
    front, bullets = show.top.front, {event.player for event in events if event.bullet}
    for side, pistol in enumerate(front.pistols.pair):
        if pistol.up and front.busts.at(side) in bullets:
            show.flourish(front.shot_effects.smoke(*pistol.muzzle))


def _struck(show: Animator, events: Sequence[happened.Fired], hit: Sequence[Player]) -> Clip:
    """BALLE: white for an instant, the light falls on whoever is hit and thrown back; then CLICs are told."""
    front, number = show.top.front, _chamber(show.shown.shot)
    seen = next((player for player in hit if front.busts.side_of(player) is not None), hit[0])

    def contact() -> None:
        _turned(show, events)
        front.voice.say("")
        show.sounds.hush(SILENCE_SECONDS)
        for player in hit:
            show.top.plaques[player].light("target")
        show.flourish(front.shot_effects.flash())
        _smoke(show, events)
        for spot in (show.spot(player) for player in hit):
            if spot is not None:
                show.flourish(front.shot_effects.mark(*spot))

    def answer(_: float) -> Clip:
        thrown = stagger(APART_SECONDS, *(front.busts.recoil(player) for player in hit))
        others = front.busts.lean(0, but=hit)
        return together(top.cylinder.fire(number, "balle"), front.pistols.fire(bullet=True), thrown, others)

    def settle(seconds: float) -> Clip:
        told = callback_clip(lambda: front.voice.say(show.phrases.volley(calm)))
        return sequence(callback_clip(show.beats.strip.clear), told, pause_for(seconds))

    calm = told_apart(show.phrases, events)
    top, words = show.top, show.phrases.volley([event for event in events if event not in calm])
    parts = Parts(contact=contact, answer=answer, settle=settle)
    spot, dark = show.spot_on(seen), show.is_deadly(events)
    return show.beat("balle", parts, spot, cue="fire-balle", words=words, player=seen, last=dark)


def told_apart(phrases: Phrases, events: Sequence[happened.Fired]) -> list[happened.Fired]:
    """The CLICs of a deadly shot that are told after its BALLES; none where one line holds the whole shot."""
    whole = len(phrases.volley(events)) <= MAX_VOLLEY_LETTERS
    return [event for event in events if not event.bullet and not whole]


def _revealed(show: Animator, events: Sequence[happened.Fired]) -> Clip:
    """Threads that nobody has seen yet: secret aims show all at once, before the count (R-26)."""
    for event in events:
        if event.target not in (event.player, SKY):
            show.top.front.busts.duel(event.player, event.target)
            break
    secret = [event for event in events if event.target not in (event.player, show.shown.aims[event.player])]
    if not secret:
        return pause_for(0)
    astray = [_aim_of(show, e.player, e.target) for e in events if e.target != e.player]
    words = show.phrases.aims([event for event in events if event.target != event.player])

    def point() -> Clip:
        for event in events:
            show.shown.aims[event.player] = event.target
        return together(show.top.front.aims.draw(*astray), raise_pistols(show))

    return sequence(show.put_away(), show.say(words), show.sound("aim"), lazy_clip(point))


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
    dead = [one for one in events if isinstance(one, happened.CharacterDied)]
    saved = [_stand_up(show, one) for one in events if isinstance(one, happened.CharacterSaved)]
    leaving = [one.player for one in events if isinstance(one, happened.LeftRound)]
    lives = {one.player for one in events if isinstance(one, happened.CharacterSaved)}

    def leave() -> None:
        for player in leaving:
            show.shown.leave(player, _why(show, player, lives))
            show.top.plaques[player].light("")
        show.refresh()

    if not dead:
        words = show.say(show.phrases.burial(events), SHOCK_SECONDS)
        upright = show.top.front.busts.lean(0)
        return sequence(
            words, show.rush(), together(*saved, upright), callback_clip(leave), pause_for(BREATH)
        )
    return sequence(
        show.rush(), lazy_clip(lambda: _mourned(show, dead, saved, show.phrases.burial(events), leave))
    )


def _mourned(
    show: Animator,
    dead: Sequence[happened.CharacterDied],
    saved: Sequence[Clip],
    words: str,
    leave: Callable[[], None],
) -> Clip:
    """The beat of those who fall: a captain's is a verdict, and is held until it has been read."""
    captains = [one for one in dead if not one.left]
    first = (captains or dead)[0].player

    def breath(seconds: float) -> Clip:
        show.top.banner.hide()
        show.top.front.voice.say("")
        for one in dead:
            show.top.plaques[one.player].light("target")
        return pause_for(seconds)

    def answer(_: float) -> Clip:
        lamp = [show.top.front.lamp_out()] if captains else []
        return together(stagger(apart, *(_fall_of(show, one) for one in dead)), *saved, *lamp)

    def during(seconds: float) -> Clip:
        return lazy_clip(lambda: _hats_raised(show, seconds)) if captains else pause_for(seconds)

    def settle(seconds: float) -> Clip:
        lamp = [show.top.front.lamp_lit()] if captains else []
        return sequence(
            callback_clip(leave),
            callback_clip(show.beats.strip.clear),
            together(pause_for(seconds), *lamp),
        )

    last = bool(captains) and len(captains) == sum(1 for team in show.shown.teams if team)
    apart = 0.0 if last else APART_SECONDS
    if last:
        show.sounds.hush(LAST_SILENCE_SECONDS)
    parts = Parts(breath=lambda s: lazy_clip(lambda: breath(s)), answer=answer, during=during, settle=settle)
    cue = "captain-falls" if captains else "puppet-falls"
    name = "death" if captains else "fall"
    return show.beat(name, parts, show.spot_on(first), cue=cue, words=words, player=first)


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

    fall = together(tween(portrait, 0.42, "in-quad", fall=1.0), front.busts.fall(player))
    hat = lazy_clip(lambda: _hat_of(show, player, show.top.places.portrait(player, event.left)))
    return sequence(together(fall, sequence(pause_for(HAT_SECONDS), hat)), callback_clip(land))


def _hat_of(show: Animator, player: Player, head: Point) -> Clip:
    """A hat leaves its head, turns over, and comes down on the boards."""
    x, y = head
    ends = (x, y - 24), (x + HAT_AWAY, y + 78)
    tint = style.SEATS[show.colour(player)].colour
    return fly_picture(
        show.top.air,
        "icon_captain_hat_profile",
        *ends,
        HAT,
        0.5,
        lift=46,
        turn=200,
        tint=tint,
        land=lambda: show.sounds.play("hat-falls"),
    )


def _hats_raised(show: Animator, seconds: float) -> Clip:
    """The captains who are left raise their hats to one who has died."""
    layer, hats = show.top.air, []
    for player, team in enumerate(show.shown.teams):
        if team:
            (x, y), tint = show.top.places.portrait(player, 0), style.SEATS[show.colour(player)].colour
            hat = layer.image("icon_captain_hat_profile", x, y - 10, *HAT, anchor=(0.5, 0.5), tint=tint)
            hats.append((hat, y - 10))

    def lift(share: float) -> None:
        for hat, y in hats:
            hat.y = y - HAT_RAISED * math.sin(share * math.pi)
            hat.angle = -HAT_TILT * math.sin(share * math.pi)
            hat.alpha = 255 * min(1.0, 5 * share, 5 * (1 - share))

    def remove() -> None:
        for hat, _ in hats:
            hat.remove()

    raised = slide_value(lift, 0, 1, seconds, "in-out-sine")
    still = sequence(callback_clip(lambda: lift(0.5)), pause_for(seconds))
    return sequence(reducible_clip(raised, still), callback_clip(remove))


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
