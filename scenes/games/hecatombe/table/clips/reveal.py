"""What the reveal looks like: objectives turned up one by one, totals, freed tiles, rounds."""

from collections.abc import Callable
from typing import Any

from game.core.rules import UNKNOWN
from game.rules.hecatombe import events as happened
from game.rules.hecatombe.scored import Scored
from scenes.draw.style import Point
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.animator import Animator
from scenes.games.hecatombe.table.centre.clash import CarriedPiece, Pose
from scenes.games.hecatombe.table.centre.round_board import Result
from scenes.games.hecatombe.table.tiles.lifted_tile import LiftedTile
from scenes.games.hecatombe.table.tiles.tiles import HIDDEN
from scenes.match.beat_stage import Telling
from scenes.motion import flying_things
from scenes.motion.beats import Parts
from scenes.motion.flying_things import BREATH
from scenes.motion.timeline import Clip, callback_clip, pause_for, sequence, slide_value

AX, AY, AW, AH = layout.AIM
AIM_AT: Point = (AX + AW / 2, AY + AH / 2)
MIDDLE: Point = (640.0, 270.0)
HELD, ARC = 26.0, 40.0
"""Units by which an objective is lifted while it turns, and by which its way leaves the straight one."""
READING_SECONDS = 4.2
"""Seconds to read the board of a round, unless somebody presses on."""


def restore_last_score(show: Animator, scored: Scored) -> None:
    """Put up, without motion, what was scored last."""
    arena = show.top.centre
    arena.aim(scored.people, show.colour(scored.owner))
    arena.open_totals(show.colours)
    show.top.tally.begin(show.worth_of(scored.people))
    for player, total in enumerate(scored.totals):
        arena.show_total(player, total)
        show.top.tally.reach(player, total, aloud=False)
    arena.crown(scored.winners, scored.freers)
    arena.award([show.colour(winner) for winner in scored.winners])


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
    return sequence(_put_away(show), said, pause_for(BREATH * show.pace(event.player, event.owner)))


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
    """The objective comes to the middle of the table, and turns slowly; its two symbols grow."""
    show.aimed = (event.owner, event.place)
    turn = _Turn(show, event)
    parts = Parts(breath=turn.come, approach=turn.open, contact=turn.stand, during=turn.grow)
    telling = Telling((*MIDDLE, 300.0, 260.0), "objective-bell", among_bots=show.among_bots(event.owner))
    return show.beats.clip("objective", parts, telling)


class _Turn:
    """An objective on its way to the middle, and its face."""

    def __init__(self, show: Animator, event: happened.ObjectiveRevealed) -> None:
        self.show, self.event = show, event
        self.carried = CarriedPiece()

    def come(self, seconds: float) -> Clip:
        """Its back comes to the arena, where a warm light waits for it."""

        def move(share: float) -> None:
            self.carried.place(share)
            self.show.top.centre.verdict.warm(share)

        return sequence(callback_clip(self._leave), slide_value(move, 0, 1, seconds, "out-cubic"))

    def _leave(self) -> None:
        top, event = self.show.top, self.event
        self.show.beats.strip.clear()
        top.centre.make_room()
        box = top.places.objective(event.owner, event.place)
        lies_open = self.show.shown.objectives[event.owner][event.place] != UNKNOWN
        face = event.people if lies_open else HIDDEN
        tile = LiftedTile(top.faces, top.air, face, box, zoom=AW / box[2])
        self.carried.lift(tile, Pose(*AIM_AT, AW / box[2], HELD), arc=ARC)

    def open(self, seconds: float) -> Clip:
        """It turns slowly about its middle, and comes down with its face up."""
        tile = self._tile

        def narrow(share: float) -> None:
            tile().narrow(share)

        def widen(share: float) -> None:
            tile().height = HELD * (1 - share)
            tile().narrow(1 - share)

        return sequence(
            slide_value(narrow, 0, 1, seconds / 2, "in-quad"),
            callback_clip(self._face),
            slide_value(widen, 0, 1, seconds / 2, "out-quad"),
        )

    def _tile(self) -> LiftedTile:
        tile = self.carried.piece
        assert isinstance(tile, LiftedTile)
        return tile

    def _face(self) -> None:
        show, event = self.show, self.event
        self._tile().turn_over(event.people)
        show.light(*AIM_AT)
        show.shown.objectives[event.owner][event.place] = event.people
        show.refresh(event.owner)
        show.top.centre.announce(show.phrases.people(event.people))

    def stand(self) -> None:
        """It lies in the arena, sealed by its owner, and gold dust flies."""
        show, event, top = self.show, self.event, self.show.top
        self.carried.drop()
        top.centre.aim(event.people, show.colour(event.owner))
        top.centre.land_aim()
        top.flourish(flying_things.gold_dust_burst(top.air, AIM_AT, 20))

    def grow(self, seconds: float) -> Clip:
        """Its two symbols grow large beside it; there they stay while they are counted."""
        centre, event = self.show.top.centre, self.event

        def lay() -> None:
            centre.show_symbols(event.people)
            centre.say(self.show.texts("hecatombe-caption-revealed", name=self.show.name(event.owner)))

        growing = min(0.3, seconds)
        return sequence(
            callback_clip(lay),
            slide_value(centre.verdict.swell, 0, 1, growing, "out-back(1.4)"),
            pause_for(max(0.0, seconds - growing)),
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
    happened.RoundEnded: _round_ended,
}
"""The clips of this chapter, by event."""
