"""Events of the battle become clips: what happened, shown late, hurried, skipped or reduced at will."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from game.app.moments.pictures import Pictures
from game.core.rules import Event, Player
from game.couch.sitter import Sitter
from game.rules.skirmish import SkirmishView
from game.rules.skirmish.events.combat import CombatChosen, CombatCounted, PursuitRolled, TruceKept
from game.rules.skirmish.events.player import CardPlayed, PhaseEnded
from game.rules.skirmish.events.unit import UnitFled, UnitMoved
from game.rules.skirmish.flow.questions import PLAY_CARD
from scenes.draw.style import Point
from scenes.games.skirmish.table.effects.air import Air, GlideEnd
from scenes.games.skirmish.table.effects.dice_board import DiceBoard, DiceRow
from scenes.games.skirmish.table.effects.told_line import ABOVE_LEGEND, FOOT, HEAD, Chronicler, ToldLine
from scenes.games.skirmish.table.fighting.fight_stage import SUM_SECONDS, FightStage
from scenes.games.skirmish.table.layout import INITIATIVE, WINDOW
from scenes.games.skirmish.table.show.stirs import Stir
from scenes.games.skirmish.table.shown import NOBODY, TABLE, Shown, ShownUnit, Stand, point_from
from scenes.motion.timeline import (
    Clip,
    Timeline,
    callback_clip,
    lazy_clip,
    pause_for,
    reducible_clip,
    sequence,
    together,
)
from scenes.shell.null_sound import SoundOutput, Words


class FieldPart(Protocol):
    """What the clips ask of the painted table."""

    def refresh(self, unit_id: int) -> object:
        """Draw one unit anew, as shown; a host with its guests."""

    def place(self, unit_id: int, x: float, y: float, heading: float) -> object:
        """Let a unit stand somewhere for this frame: milli, centi."""

    def fade(self, unit_id: int, alpha: float) -> object:
        """Show a unit's soldiers more or less, 0 to 1, until they are drawn anew."""

    def stir(self, stir: Stir) -> object:
        """Let men press, fall or run: for the eye, and nothing waits for it."""

    def restage(self) -> object:
        """Draw everything anew, as shown."""

    def repaint_relations(self) -> object:
        """Paint the edges of all units for who is whose enemy now."""


class FramePart(Protocol):
    """What the clips ask of the frame around the table."""

    def refresh(self) -> object:
        """Write everything as shown; cheap where nothing has changed."""


class Spots(Protocol):
    """Where things of the frame are, for what flies there."""

    def panel(self, player: Player) -> Point:
        """The seal on an army's panel."""

    def coins(self, player: Player) -> Point:
        """The tokens on an army's panel."""

    def chevron(self) -> Point:
        """Where the seal of who is named lies in the chevron of the phase that is played."""


FIGHT_ZOOM = 2.2
"""How near the camera goes to a fight: k."""
ASIDE_SHARE, ASIDE_ROOM = 0.46, 7000.0
"""Table that is seen to the right of a fight, where tests lie: a share of its width; milli, at least."""
BELOW_SHARE, BELOW_ROOM = 0.8, 5000.0
"""Table that is seen below a fight, where the dice lie: a share of its depth; milli, at least."""
AFTER_FIGHTS = (UnitFled, PursuitRolled, UnitMoved, PhaseEnded)
"""What is seen when a combat has been fought: nothing lies round it any more."""
WATCHED = ("unit", "target", "charger", "wizard")
"""Fields of events in which units stand that the camera looks at; the target of a card is a player."""
Maker = Callable[["Animator", Any], Clip]
"""Makes the clip of one event, when its turn comes: what is shown then is what was before it."""


class Animator:
    """Stages every event on the timeline; what is Shown changes only inside its clips.

    An event is shown at least for the seconds of its picture; the windows of cards reckon with them (S-20).
    """

    def __init__(
        self,
        timeline: Timeline,
        shown: Shown,
        field: FieldPart,
        frame: FramePart,
        spots: Spots,
        air: Air,
        texts: Words,
        sounds: SoundOutput,
        sitters: Sequence[Sitter],
        chronicler: Chronicler,
        flourish: Callable[[Clip], None],
        *,
        pictures: Pictures,
        clips: Mapping[type, Maker],
        quiet: Iterable[type] = (),
    ) -> None:
        self.clips, self.pictures = clips, pictures
        self.quiet = frozenset(quiet)
        """Kinds of events for which nothing waits: what moves at them moves beside the next one."""
        self.timeline, self.flourish = timeline, flourish
        self.shown, self.field, self.frame, self.spots = shown, field, frame, spots
        self.air, self.texts, self.sounds, self.sitters = air, texts, sounds, sitters
        self.dice, self.fight = DiceBoard(air.layer), FightStage(air.layer, texts)
        self.line, self.chronicler = ToldLine(air.layer), chronicler
        self.at_foot = False
        """Whether a part of the scene lies over the foot of the table."""
        self._truces: list[Event] = []
        """The truces of one moment, as long as their clip has not begun."""
        self._sight: tuple[float, float, float] | None = None
        """Where the camera looked before the first fight of this phase."""

    def stage(self, event: Event) -> None:
        """Queue what the event looks like; its clip is made when its turn comes.

        Truces that follow each other are kept all at once (S-10).
        """
        if not _is_truce(event):
            self._truces = []
            self.timeline.add(lazy_clip(lambda: self.clip_of(event)))
        elif self._truces:
            self._truces.append(event)
        else:
            truces = self._truces = [event]
            self.timeline.add(lazy_clip(lambda: self.keep_truces(truces)))

    def keep_truces(self, truces: list[Event]) -> Clip:
        """All truces that were told one after the other, in one clip."""
        if self._truces is truces:
            self._truces = []
        return together(*[self.clip_of(event) for event in truces])

    def update(self, dt: float, sheet: float = 0.0, ticket: float = 0.0) -> None:
        """Let `dt` seconds pass for what is read at the foot of the table; once a frame.

        `sheet`: units at the right of the window under a sheet; `ticket`: the same at its head alone.
        """
        corner = WINDOW[0] + WINDOW[2] - INITIATIVE[0] if self.fight.open else 0.0
        corner = max(corner, ticket if self._told_place() == HEAD else 0.0)
        self.line.stand_aside(max(corner, sheet, self.air.camera.covered))
        self.line.take_place(self._told_place())
        self.line.update(dt)

    def settle(self, view: SkirmishView) -> None:
        """Queue what has changed without an event: at the end of a tick the picture is the view."""
        if self.timeline.idle:
            self.catch_up(view)
        else:
            self.timeline.add(callback_clip(lambda: self.catch_up(view)))

    def catch_up(self, view: SkirmishView) -> None:
        """Show the view at once; only what was shown otherwise is drawn anew."""
        shown = self.shown
        before = (shown.active, shown.named, shown.terrain, tuple(shown.zones))
        changed = shown.settle(view)
        if (shown.terrain, tuple(shown.zones)) != before[2:]:
            self.field.restage()
        else:
            self.redraw(*changed)
            if (shown.active, shown.named) != before[:2]:
                self.field.repaint_relations()
        self.frame.refresh()
        if view.combat is None:
            self.fight.end()
        elif view.asks != PLAY_CARD:
            self.fight.ticket.clear()  # the sheet of a question lies in its corner
        self.line.take_place(self._told_place())

    def clip_of(self, event: Event) -> Clip:
        """The clip of one event: its sentence, its picture, and the least time of both."""
        least = self.pictures.seconds.get(type(event).__name__, 0.0)
        words = self.chronicler.tell(event)
        make = self.clips[type(event)]
        if type(event) in self.quiet:
            return make(self, event)
        self.watch(event)
        said = callback_clip(lambda: self.say(words)) if words else pause_for(0)
        if self.fight.lies and isinstance(event, AFTER_FIGHTS):
            self.fight.end()
        if self.air.camera.moving:
            made = sequence(GlideEnd(self.air.camera), lazy_clip(lambda: make(self, event)))
        else:
            made = make(self, event)
        read = pause_for(SUM_SECONDS if isinstance(event, CombatCounted) else 0)
        told = sequence(made, said, read) if is_in_suspense(event) else sequence(said, made)
        return together(told, pause_for(least))

    def say(self, words: str) -> None:
        """Put a sentence at the foot of the table, above the legend while a name is due."""
        self.line.say(words, self._told_place())

    def _told_place(self) -> int:
        """Where a sentence stands now; a name that falls due later moves it."""
        legend = bool(self.shown.phase) and self.shown.named < 0
        taken = self.fight.lies or self.air.camera.foot or self.at_foot
        return HEAD if taken else ABOVE_LEGEND if legend else FOOT

    def watch(self, event: Event) -> None:
        """Let the camera see whom an event is about, if it does not; it goes near a fight, and back."""
        if isinstance(event, CombatChosen):
            self.look_closer((*event.friends, *event.enemies))
        elif isinstance(event, PhaseEnded):
            self.look_back()
        names = ("unit",) if isinstance(event, CardPlayed) else WATCHED
        units = [id for id in (getattr(event, name, NOBODY) for name in names) if id >= 0]
        points = [self.shown.middle_of(id) for id in units if self.unit(id).place == TABLE]
        if isinstance(event, UnitMoved):
            points += [(pose.x, pose.y) for pose in event.way]
        if points:
            self.air.camera.keep_seen(points)

    def look_closer(self, units: Iterable[int]) -> None:
        """Let the camera go near a fight; it stands in the upper left, dice and tests lie around it."""
        camera = self.air.camera
        if self._sight is None:
            self._sight = (camera.x, camera.y, camera.zoom)
        points = [
            point_from(unit.stand, right * unit.size[0] / 2, -back * unit.size[1])
            for unit in map(self.shown.host_of, units)
            for right, back in ((-1, 0), (1, 0), (-1, 1), (1, 1))
            if unit.place == TABLE
        ]
        if points:
            xs, ys = [x for x, _ in points], [y for _, y in points]
            across = max((max(xs) - min(xs)) * ASIDE_SHARE, ASIDE_ROOM)
            down = max((max(ys) - min(ys)) * BELOW_SHARE, BELOW_ROOM)
            points.append((max(xs) + across, min(ys) - down))
            camera.frame_points(points, closest=FIGHT_ZOOM)

    def look_back(self) -> None:
        """Let the camera return to where it looked before the fight."""
        if self._sight is not None:
            x, y, zoom = self._sight
            self._sight = None
            self.air.camera.show_place(x, y, zoom)

    # what clips are made of

    def then(self, *acts: Callable[[], object]) -> Clip:
        """What is shown changes: this always happens, watched or skipped, with or without motion."""

        def act() -> None:
            for one in acts:
                one()

        return callback_clip(act)

    def motion(self, *clips: Clip) -> Clip:
        """What only those see who have not asked for less motion, one after the other."""
        return reducible_clip(sequence(*clips))

    def beside(self, event: Event, *clips: Clip) -> Clip:
        """Start what is seen of a quiet event: nothing waits for it, and it is seen for its least time."""
        least = self.pictures.seconds.get(type(event).__name__, 0.0)
        return callback_clip(lambda: self.flourish(together(sequence(*clips), pause_for(least))))

    def stir(self, stir: Stir) -> Clip:
        """Let men press, fall or run from now on; nobody waits for them."""
        return callback_clip(lambda: self.field.stir(stir))

    def sound(self, name: str, pitch: float = 1.0) -> Clip:
        """Play a cue."""
        return callback_clip(lambda: self.sounds.play(name, pitch=pitch))

    def throw(self, *rows: DiceRow, player: Player = NOBODY) -> Clip:
        """Dice fall on the faces that were drawn, edged in the colour of `player`'s seat."""
        if not any(row.faces for row in rows):
            return pause_for(0)
        colour = self.sitters[player].colour if player >= 0 else -1
        return sequence(self.sound("bones"), self.dice.throw(rows, colour))

    # what clips ask

    def unit(self, id: int) -> ShownUnit:
        """A unit as it is shown now."""
        return self.shown.units[id]

    def redraw(self, *units: int) -> None:
        """Draw units anew as shown, each in the unit that it has joined."""
        for id in dict.fromkeys(self.shown.host_of(unit).id for unit in units):
            self.field.refresh(id)
        for id in units:
            if self.shown.host_of(id).id != id:
                self.field.refresh(id)

    def point_of(self, unit: int) -> Point:
        """The point of the screen over the middle of a unit."""
        return self.air.point(*self.shown.middle_of(unit))

    def front_of(self, unit: int) -> Point:
        """The point of the screen over the middle of a unit's front edge."""
        return self.front_at(self.shown.stand_of(unit))

    def front_at(self, stand: Stand) -> Point:
        """The point of the screen over the middle of a front edge."""
        return self.air.point(stand.x, stand.y)

    def men_of(self, unit: int, most: int = 60) -> list[Point]:
        """The points of the screen over the men of a unit, the front rank first, at most so many."""
        one = self.unit(unit)
        stand, (wide, deep) = self.shown.stand_of(unit), one.base
        if one.host >= 0:
            return [self.point_of(unit)]
        files, models = one.wide, one.in_ranks
        found = []
        for place in range(min(models, most)):
            rank, file = divmod(place, files)
            in_rank = min(files, models - rank * files)
            right, back = (file - (in_rank - 1) / 2) * wide, (rank + 0.5) * deep
            found.append(self.air.point(*point_from(stand, right, -back)))
        return found

    def name_of(self, id: str) -> str:
        """The name of a thing of a mod: a card, a spell."""
        return self.chronicler.name(id)

    def effect_of(self, card: str) -> str:
        """What a treachery card does, in words; a mod's card may have none."""
        return self.texts(f"card-{card}") if f"card-{card}" in self.texts else ""

    def seal_of(self, player: Player) -> str:
        """The picture of a player's seal."""
        return f"seal_{self.sitters[player].colour + 1}_grand"


def is_in_suspense(event: Event) -> bool:
    """Whether it is told when it has been seen: dice that still fall, and sums that are still counted."""
    return isinstance(event, CombatCounted) or hasattr(event, "dice") or hasattr(event, "faces")


def _is_truce(event: Event) -> bool:
    """Whether an event is of a truce: kept where they stand, or with a push (S-10)."""
    return isinstance(event, TruceKept) or (isinstance(event, UnitMoved) and event.manner == "push")
