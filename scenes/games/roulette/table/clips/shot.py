"""What a shot looks like: the call, « 3, 2, 1 », the threads, and fire (R-11 to R-18, R-26)."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.rules import Player
from game.rules.roulette import events as happened
from game.rules.roulette.events import SKY
from scenes.draw import style
from scenes.games.roulette.table.animator import Animator
from scenes.games.roulette.table.centre import pistols
from scenes.games.roulette.table.centre.aims import Aim
from scenes.games.roulette.table.clips.falls import APART_SECONDS, next_portrait_to_fall, stagger_of
from scenes.games.roulette.table.memory import mark_of
from scenes.games.roulette.table.phrases import Phrases
from scenes.games.roulette.table.shown import AWAY, BALLE, Shown
from scenes.games.roulette.table.shown import SKY as AT_SKY
from scenes.motion.beats import Parts
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
)

CHAMBERS = 6
SILENCE_SECONDS = 0.4
"""Seconds that the music holds its breath after a BALLE."""
HELD_BREATH_SECONDS = 0.12
"""Seconds of silence between « feu ! » and the shot."""
GLOOM = 0.45
"""The light on the stage in that silence."""
MAX_VOLLEY_LETTERS = 76
"""A whole shot of so many letters is told in one line; of a longer one the CLICs wait."""


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
        front.voice.say(told_unhurt(show.phrases, events))
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


def told_unhurt(phrases: Phrases, events: Sequence[happened.Fired]) -> str:
    """A shot that hits nobody; why a BALLE at somebody fells nobody, if one line holds that too."""
    told = phrases.volley(events)
    stray = any(event.bullet and event.target != SKY for event in events)
    both = f"{told} {phrases.texts('roulette-said-stray')}"
    return both if stray and len(both) <= MAX_VOLLEY_LETTERS else told


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


CLIPS: dict[type, Callable[[Animator, Any], Clip]] = {
    happened.ShotCalled: _shot_called,
    happened.AimChanged: _aim_changed,
}
CROWDS: dict[type, Callable[[Animator, Sequence[Any]], Clip]] = {
    happened.Fired: _fired,
}
