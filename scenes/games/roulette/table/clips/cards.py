"""What action cards look like: played openly, and what they do to guns, dice and hands (R-21 to R-27)."""

from collections.abc import Callable
from typing import Any

from game.core.rules import Player
from game.rules.roulette import events as happened
from scenes.draw.style import Point
from scenes.games.roulette.table.animator import Animator
from scenes.games.roulette.table.blows import blows_of
from scenes.games.roulette.table.centre.played_card import CardPlay
from scenes.motion.beats import Parts
from scenes.motion.flying_things import do_nothing, fly_picture
from scenes.motion.timeline import (
    Clip,
    callback_clip,
    lazy_clip,
    pause_for,
    reducible_clip,
    sequence,
    slide_value,
    together,
)

NEW_SECONDS = 1.1
"""Seconds more for the rule of a card that this table sees for the first time."""
SMALL = (30.0, 44.0)


def _card_played(show: Animator, event: happened.CardPlayed) -> Clip:
    """The card rises large, with the seals of who plays it on whom; then it slides to what it changes."""
    player, target = event.player, event.target
    played = show.top.front.played

    def approach(seconds: float) -> Clip:
        show.shown.hands[player] -= 1
        show.refresh(player)
        show.top.front.voice.say("")
        words = CardPlay(
            card=event.card,
            lead=show.phrases.tell(event),
            rule=show.phrases.rule(event.card),
            colour=show.colour(player),
            home=show.top.places.hand(player),
            target=None if target is None or target < 0 else show.colour(target),
        )
        return played.come(words, seconds)

    new = event.card not in show.seen_cards
    parts = Parts(
        approach=lambda seconds: lazy_clip(lambda: approach(seconds)),
        answer=lambda _: pause_for(NEW_SECONDS if new else 0.0),
        settle=lambda seconds: sequence(
            lazy_clip(lambda: played.go(_changed_by(show, event), seconds)),
            callback_clip(lambda: show.top.front.voice.say(show.phrases.tell(event))),
        ),
    )
    show.seen_cards.add(event.card)
    stop = callback_clip(show.give_up_count if show.counting else do_nothing)
    return sequence(stop, show.beat("card", parts, (640, 248, 330, 250), cue="card-played"))


def _changed_by(show: Animator, event: happened.CardPlayed) -> Point | None:
    """Where the thing stands that a card changes: a die, a barrel, a seal; None for nothing in sight."""
    places, target = show.top.places, event.player if event.target is None else event.target
    if target < 0:
        return None
    (blow,) = blows_of(event, show.kinds)
    if blow.word == "die":
        return places.die(target)
    if blow.word in ("look", "load", "unload", "shuffle", "swap"):
        return places.pile(target)
    if blow.word in ("points", "take-points"):
        return places.score(target)
    return places.seal(event.player if blow.word.startswith("aim") else target)


def _cards_seen(show: Animator, event: happened.CardsSeen) -> Clip:
    """An eye goes from one plaque to another's gun; what it sees stays with its owner (R-25)."""
    start = show.top.places.seal(event.player)
    places = show.top.places
    end = places.pile(event.owner) if event.at == "barrel" else places.pocket(event.owner)
    looked = fly_picture(show.top.air, "icon_semi_closed_eye", start, end, (48, 48), 0.5, lift=70)
    told = callback_clip(lambda: show.top.front.voice.say(show.phrases.tell(event)))
    return sequence(told, show.sound("peek"), looked)


def _die_turned(show: Animator, event: happened.DieTurned) -> Clip:
    """A die shows another face."""

    def turn() -> Clip:
        turning = show.top.plaques[event.player].die.turning(event.face, sealed=False)
        return reducible_clip(slide_value(turning, 0, 1, 0.3, "in-out-sine"), pause_for(0.1))

    def land() -> None:
        show.shown.dice[event.player] = event.face
        show.refresh(event.player)

    return sequence(show.tell(event), show.sound("dice"), lazy_clip(turn), callback_clip(land))


def _bullets_loaded(show: Animator, event: happened.BulletsLoaded) -> Clip:
    """A BALLE more, or fewer, openly."""

    def land() -> None:
        show.shown.extra[event.player] = event.extra
        show.refresh(event.player)

    end = show.top.places.extra(event.player)
    flown = fly_picture(
        show.top.air, "icon_silver_bullet", (640, 268), end, (44, 44), 0.4, lift=40, land=land
    )
    return sequence(show.tell(event), show.sound("bullet-loaded"), flown)


def _pocket_swapped(show: Animator, event: happened.PocketSwapped) -> Clip:
    """The pocket card and the top of the barrel change places, backs up."""

    def swap() -> Clip:
        places, air = show.top.places, show.top.air
        pocket, pile = places.pocket(event.player), places.pile(event.player)
        there = fly_picture(air, "dos_barillet_mini", pocket, pile, SMALL, 0.4, lift=46)
        back = fly_picture(air, "dos_barillet_mini", pile, pocket, SMALL, 0.4, lift=-30)
        return together(there, back)

    def land() -> None:
        show.shown.pockets[event.player] = None
        show.refresh(event.player)

    return sequence(show.tell(event), show.sound("flip"), lazy_clip(swap), callback_clip(land))


def _barrel_shuffled(show: Animator, event: happened.BarrelShuffled) -> Clip:
    """Return the clip in which one barrel spins."""
    return sequence(show.tell(event), show.sound("spin"), pause_for(0.35))


def _card_taken(show: Animator, event: happened.CardTaken) -> Clip:
    """Return the clip in which a card back changes hands."""

    def leave() -> None:
        show.shown.hands[event.owner] -= 1
        show.refresh(event.owner)

    def land() -> None:
        show.shown.hands[event.player] += 1
        show.refresh(event.player)

    places = show.top.places
    start, end = places.hand(event.owner), places.hand(event.player)
    flown = fly_picture(
        show.top.air, "dos_action_mini", start, end, (34, 52), 0.42, lift=70, leave=leave, land=land
    )
    return sequence(show.tell(event), show.sound("deal"), flown)


def _shot_forced(show: Animator, event: happened.ShotForced) -> Clip:
    """Return the clip of a player who owes one more shot, or joins the one that is called."""
    return sequence(
        show.tell(event), callback_clip(lambda: _owe(show, event.player, show.shown.forced)), pause_for(0.2)
    )


def _shot_cancelled(show: Animator, event: happened.ShotCancelled) -> Clip:
    """Return the clip of a player whose shot is cancelled."""
    return sequence(
        show.tell(event),
        callback_clip(lambda: _owe(show, event.player, show.shown.cancelled)),
        pause_for(0.2),
    )


def _owe(show: Animator, player: Player, marks: list[bool]) -> None:
    """Mark a shot that is owed or lost."""
    marks[player] = True
    show.refresh(player)


CLIPS: dict[type, Callable[[Animator, Any], Clip]] = {
    happened.CardPlayed: _card_played,
    happened.CardsSeen: _cards_seen,
    happened.DieTurned: _die_turned,
    happened.BulletsLoaded: _bullets_loaded,
    happened.PocketSwapped: _pocket_swapped,
    happened.BarrelShuffled: _barrel_shuffled,
    happened.CardTaken: _card_taken,
    happened.ShotForced: _shot_forced,
    happened.ShotCancelled: _shot_cancelled,
}
