"""What the reveal looks like: objectives turned up one by one, totals, freed tiles, rounds."""

from collections.abc import Callable, Sequence
from typing import Any

from game.rules.hecatombe import events as happened
from game.rules.hecatombe.scored import Scored
from scenes.audio.sound import semitone_pitch
from scenes.draw.style import Point
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.animator import Animator
from scenes.games.hecatombe.table.centre.clash import CarriedPiece
from scenes.games.hecatombe.table.centre.round_board import Result
from scenes.motion import flying_things
from scenes.motion.flying_things import BREATH
from scenes.motion.timeline import Clip, callback_clip, pause_for, reducible_clip, sequence, slide_value

AX, AY, AW, AH = layout.AIM
AIM_AT: Point = (AX + AW / 2, AY + AH / 2)
TICK_SECONDS = 0.11
"""Seconds between two steps of the running totals."""
READING_SECONDS = 3.4
"""Seconds to read the board of a round, unless somebody presses on."""


def _colours(show: Animator) -> list[int]:
    """The colours of all seats."""
    return [sitter.colour for sitter in show.sitters]


def restore_last_score(show: Animator, scored: Scored) -> None:
    """Put up, without motion, what was scored last."""
    arena = show.top.centre
    arena.aim(scored.people, show.colour(scored.owner))
    arena.open_totals(_colours(show))
    show.top.tally.begin(show.worth_of(scored.people))
    for player, total in enumerate(scored.totals):
        arena.show_total(player, total)
        show.top.tally.reach(player, total, aloud=False)
    arena.crown(scored.winners)


def _put_away(show: Animator) -> Clip:
    """The objective that was scored leaves the arena, and every tile is bright again."""

    def clear() -> None:
        show.top.centre.aim(None)
        show.top.tally.end()

    return callback_clip(clear)


# the call


def _objective_called(show: Animator, event: happened.ObjectiveCalled) -> Clip:
    """Somebody points at an objective."""
    name = show.name(event.player)
    own = event.owner == event.player
    said = show.say("called-own", name=name) if own else None
    if said is None:
        said = show.say("called", name=name, other=show.name(event.owner))
    return sequence(_put_away(show), said, pause_for(BREATH))


def _people_named(show: Animator, event: happened.PeopleNamed) -> Clip:
    """A people is named aloud; right or wrong (H-19)."""
    named = show.say("named", name=show.name(event.player), people=show.phrases.people(event.people))
    answer = show.say("found" if event.found else "missed")
    sound = show.sound("truth" if event.found else "wrong")
    return sequence(
        _put_away(show),
        callback_clip(lambda: show.top.centre.aim(event.people, show.colour(event.player))),
        named,
        show.sound("name"),
        pause_for(0.9),
        answer,
        sound,
        pause_for(2 * BREATH),
        _put_away(show),
    )


def _objective_revealed(show: Animator, event: happened.ObjectiveRevealed) -> Clip:
    """The objective comes to the middle of the table and turns."""
    show.aimed = (event.owner, event.place)
    colour = show.colour(event.owner)
    carried = CarriedPiece()

    def come() -> None:
        x, y, w, h = show.top.places.objective(event.owner, event.place)
        piece = show.top.faces.draw(
            show.top.air, None, x + w / 2, y + h / 2, w, h, anchor=(0.5, 0.5), zoom=AW / w
        )
        carried.lift(piece, AIM_AT, AW / w)

    def turn() -> None:
        carried.drop()
        show.light(*AIM_AT)
        show.top.centre.aim(event.people, colour)
        show.shown.objectives[event.owner][event.place] = event.people
        show.refresh(event.owner)

    people = show.phrases.people(event.people)
    return sequence(
        callback_clip(come),
        carried.fly(0.34, "out-cubic"),
        show.sound("reveal"),
        callback_clip(turn),
        show.announce(people),
        show.say("revealed", people=people, name=show.name(event.owner)),
        reducible_clip(flying_things.gold_dust_burst(show.top.air, AIM_AT, 20), pause_for(0)),
        pause_for(BREATH),
    )


def _objective_scored(show: Animator, event: happened.ObjectiveScored) -> Clip:
    """Everybody's total runs up, and those on top gain a point (H-20 to H-22)."""
    owner, place = show.aimed
    steps = [_tick(show, event.totals, count) for count in range(1, max(event.totals) + 1)]

    def gain() -> None:
        shown = show.shown
        shown.history.append(Scored(owner, place, event.people, event.totals, event.winners, event.freers))
        for player in event.winners:
            shown.points[player] += 1
        show.top.centre.crown(event.winners)
        for player in range(len(event.totals)):
            show.refresh(player)
        show.top.tell()

    def open_() -> None:
        show.top.centre.open_totals(_colours(show))
        show.top.tally.begin(show.worth_of(event.people))

    return sequence(
        callback_clip(open_),
        reducible_clip(pause_for(0.3), pause_for(0.1)),
        *steps,
        pause_for(0.25),
        _verdict(show, event),
        callback_clip(gain),
        show.sound("point"),
        pause_for(1.1),
    )


def _tick(show: Animator, totals: Sequence[int], count: int) -> Clip:
    """Return the clip that counts one symbol more for each player who has at least `count`."""
    rising = [player for player, total in enumerate(totals) if total >= count]

    def up() -> None:
        for player in rising:
            show.top.centre.show_total(player, count)
            show.top.tally.reach(player, count)

    return sequence(
        callback_clip(up),
        show.sound("score", semitone_pitch(count - 1)),
        reducible_clip(pause_for(TICK_SECONDS), pause_for(0)),
    )


def _verdict(show: Animator, event: happened.ObjectiveScored) -> Clip:
    """Return the clip that tells in words which player gains the point."""
    if not max(event.totals):
        return show.say("nobody")
    names = show.phrases.names(event.winners)
    return show.say("alone", name=names) if len(event.winners) == 1 else show.say("tied", names=names)


# liberation


def _tile_freed(show: Animator, event: happened.TileFreed) -> Clip:
    """A captured tile breaks its chain, rises and is gone; or none does."""
    name = show.name(event.player)
    if event.people is None:
        return sequence(show.say("freed-none", name=name), pause_for(BREATH))
    people, carried = event.people, CarriedPiece()

    def rise() -> None:
        captured = show.shown.captured[event.player]
        place = captured.index(people)
        x, y, w, h = show.top.places.captured(event.player, len(captured))[place]
        captured.pop(place)
        show.shown.dead.append(people)
        show.refresh(event.player)
        piece = show.top.faces.draw(
            show.top.air, people, x + w / 2, y + h / 2, w, h, anchor=(0.5, 0.5), zoom=2.4
        )
        carried.lift(piece, (x + w / 2, max(110.0, y - 20)), 2.4)

    def away(share: float) -> None:
        carried.fade(share)

    def land() -> None:
        carried.drop()
        scored = show.shown.history[-1]
        show.shown.history[-1] = show.scored(freed=(*scored.freed, (event.player, people)))
        show.shown.points[event.player] += 1
        show.refresh(event.player)
        show.top.centre.show_dead(len(show.shown.dead))
        show.top.tell()

    return sequence(
        callback_clip(rise),
        show.say("freed", name=name, people=show.phrases.people(people)),
        show.sound("free"),
        carried.fly(0.4, "out-cubic"),
        reducible_clip(pause_for(0.35), pause_for(0.1)),
        slide_value(away, 0, 1, 0.3),
        callback_clip(land),
        show.sound("point"),
        pause_for(BREATH),
    )


# the round


def _round_ended(show: Animator, event: happened.RoundEnded) -> Clip:
    """The board: points of the round, rounds of the match (H-24)."""
    names = show.phrases.names(event.winners)
    shared = "round-shared" if len(event.winners) > 1 else "round-won"
    title = show.texts(f"hecatombe-caption-{shared}", names=names)

    def lay() -> None:
        show.top.centre.announce(None)
        show.shown.rounds[:] = event.rounds
        results = [
            Result(
                name=sitter.name,
                colour=sitter.colour,
                points=event.points[player],
                rounds=event.rounds[player],
                won=player in event.winners,
            )
            for player, sitter in enumerate(show.sitters)
        ]
        show.top.centre.board(title, results)
        for player in range(len(results)):
            show.refresh(player)

    return sequence(_put_away(show), callback_clip(lay), show.sound("round-won"), pause_for(READING_SECONDS))


CLIPS: dict[type, Callable[[Animator, Any], Clip | None]] = {
    happened.ObjectiveCalled: _objective_called,
    happened.PeopleNamed: _people_named,
    happened.ObjectiveRevealed: _objective_revealed,
    happened.ObjectiveScored: _objective_scored,
    happened.TileFreed: _tile_freed,
    happened.RoundEnded: _round_ended,
}
"""The clips of this chapter, by event."""
