"""Events of Roulette become clips: what happened, shown late, hurried, skipped or reduced at will.

What happens to several at the same moment (a shot, a batch of accusations, a count) is one clip.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.core.rules import Event, Player
from game.couch.sitter import Sitter
from game.rules.roulette.cards.kinds import CardKind
from game.rules.roulette.events import SKY, CharacterDied, ChoiceSealed, Fired, ShotCalled
from scenes.draw.style import Box, Point
from scenes.games.roulette.table.blows import blows_of
from scenes.games.roulette.table.centre.puppets import BOXES
from scenes.games.roulette.table.phrases import Phrases
from scenes.games.roulette.table.sentence import MAX_LINE_LETTERS, Sentence
from scenes.games.roulette.table.shown import Shown
from scenes.games.roulette.table.table import Tabletop
from scenes.match.beat_stage import BeatStage, Telling
from scenes.motion.beats import Parts
from scenes.motion.timeline import (
    Clip,
    Timeline,
    callback_clip,
    lazy_clip,
    pause_for,
    sequence,
    until_done,
)
from scenes.shell.null_sound import SoundOutput

PATIENCE_SECONDS = 1.2
"""The longest that the picture waits for a reader, in seconds."""
LEAN = 2.0
"""Degrees that shooters lean forward with every digit."""
Crowd = Callable[["Animator", Sequence[Any]], Clip]
"""Makes one clip of events that happen at the same moment."""


class Animator:
    """Stages every event on the timeline; what is Shown changes only inside its clips.

    Some clips run under an open window (the spin, « 3, 2, 1 »): only the next event waits for them (R-21).
    """

    def __init__(
        self,
        timeline: Timeline,
        top: Tabletop,
        shown: Shown,
        phrases: Phrases,
        sounds: SoundOutput,
        sitters: Sequence[Sitter],
        flourish: Callable[[Clip], None],
        sentence: Sentence,
        *,
        clips: Mapping[type, Callable[["Animator", Any], Clip]],
        crowds: Mapping[type, Crowd],
        cards: int,
        kinds: Mapping[str, CardKind],
        beats: BeatStage,
        among_bots: Callable[[], bool],
    ) -> None:
        self.beats, self.among_bots = beats, among_bots
        self.clips = clips
        """The clip maker of each kind of event."""
        self.crowds = crowds
        """The clip maker of several events of one kind at once."""
        self.cards = cards
        """Cards of a gun, the pocket's included."""
        self.kinds = kinds
        self.timeline, self.top, self.shown = timeline, top, shown
        self.sentence = sentence
        self.phrases, self.texts, self.sounds = phrases, phrases.texts, sounds
        self.sitters, self.flourish = sitters, flourish
        self.aside: Clip = pause_for(0)
        """The clip that runs under the open window."""
        self.aside.land()
        self.counting = False
        """True when « 3, 2, 1 » is being called, or has been called for the shot to come."""
        self.called = False
        """True when a digit was called in this frame."""
        self.shots: list[Clip] = []
        """Calls and shots that still wait: who is impatient skips none but the one that is shown."""
        self.seen_cards: set[str] = set()
        """The kinds of cards that have been shown large at this table."""
        self.accusers: list[Player] = []
        """The accusers in the batch that gathers."""
        self._crowd: Crowd | None = None
        self._events: list[Event] = []
        """The events of one moment, as long as their clip has not begun."""
        self._deadly: list[Event] | None = None
        """The shot after which somebody falls at once: no Médecin was asked."""

    def stage(self, event: Event) -> None:
        """Queue what the event looks like."""
        crowd = self.crowds.get(type(event))
        if crowd is not None and crowd is self._crowd:
            self._events.append(event)
            return
        if isinstance(event, CharacterDied) and self._events and isinstance(self._events[-1], Fired):
            self._deadly = self._events
        self._crowd, self._events = crowd, [event]
        told = self._events
        if isinstance(event, ChoiceSealed) and self.timeline.idle:
            self.clips[type(event)](self, event).land()
            return
        clip = (
            lazy_clip(self.together(crowd, self._events)) if crowd else self.clips[type(event)](self, event)
        )
        clip = sequence(clip, lazy_clip(lambda: self.note_blows(told)))
        if self.timeline.idle:
            self.shots.clear()
        if isinstance(event, ShotCalled | Fired):
            self.shots.append(clip)
        self.timeline.add(clip)

    def is_deadly(self, shot: Sequence[Event]) -> bool:
        """Say whether somebody falls right after this shot."""
        return shot is self._deadly

    def together(self, crowd: Crowd, events: list[Event]) -> Callable[[], Clip]:
        """Make one clip of all events that have been collected when its turn comes."""

        def make() -> Clip:
            if self._events is events:
                self._crowd = None
            return crowd(self, events)

        return make

    def note_blows(self, events: Sequence[Event]) -> Clip:
        """What has just been seen moves onto the strip of the last blows; nobody waits for it."""
        blows = [blow for event in events for blow in blows_of(event, self.kinds)]
        if blows:
            self.shown.note_blows(blows)
            self.flourish(self.top.front.blows.show(self.shown.blows))
        return pause_for(0)

    # big moments

    def beat(
        self,
        name: str,
        parts: Parts,
        spot: Box,
        *,
        cue: str = "",
        words: str = "",
        player: Player | None = None,
        last: bool = False,
    ) -> Clip:
        """A big moment: its times come from the file of beats, its picture from `parts`.

        After the `last` the light does not come back by itself: another moment goes on in the dark.
        """
        seal = None if player is None else self.colour(player)
        told = Telling(spot, cue, words, seal, among_bots=self.among_bots(), last=last)
        return self.beats.clip(name, parts, told)

    def spot_on(self, player: Player) -> Box:
        """The hole of light on a player: on the figure where it stands on the stage, else on the plaque."""
        side = self.top.front.busts.side_of(player)
        if side is None:
            x, y, w, h = self.top.places.plaque(player)
            return (x + w / 2, y + h / 2, 0.7 * w, 0.7 * h)
        x, y, w, h = BOXES[side]
        return (x + w / 2, y + h / 2 - 20, 0.85 * w, 0.75 * h)

    # small words of the clips

    def name(self, player: Player) -> str:
        """Return the name of a player."""
        return self.phrases.name(player)

    def colour(self, player: Player) -> int:
        """The colour of a player's seat."""
        return self.sitters[player].colour

    def say(self, words: str, patience: float = PATIENCE_SECONDS) -> Clip:
        """Put a sentence above the plaques, when the one before has been read."""
        return sequence(self.read_out(patience), callback_clip(lambda: self.top.front.voice.say(words)))

    def read_out(self, patience: float) -> Clip:
        """Wait until what was told last has been read, but never for longer than `patience`."""
        return lazy_clip(lambda: pause_for(min(patience, self.sentence.left)))

    def go_on(self, words: str) -> Clip:
        """Say more beside what has just been said, if one line holds both; else when that has been read."""
        said = self.top.front.voice.words
        both = f"{said} {words}" if said else words
        if len(both) > MAX_LINE_LETTERS:
            return self.say(words)
        return callback_clip(lambda: self.top.front.voice.say(both))

    def tell(self, event: Event) -> Clip:
        """The sentence of an event."""
        return self.say(self.phrases.tell(event))

    def announce(self, words: str) -> Clip:
        """Hang a call on the banner."""
        return callback_clip(lambda: self.top.banner.say(words))

    def sound(self, name: str, pitch: float = 1.0) -> Clip:
        """Return the clip that plays a sound."""
        return callback_clip(lambda: self.sounds.play(name, pitch=pitch))

    def refresh(self, *players: Player) -> None:
        """Redraw some plaques as shown; all when none is named."""
        for player in players or range(len(self.sitters)):
            self.top.refresh(player)

    def face_off(self, players: Sequence[Player]) -> None:
        """The two with most points among some come to the front of the stage; one alone stays alone."""
        best = sorted(players, key=lambda player: -self.shown.scores[player])
        self.top.front.busts.duel(*[*best, None, None][:2])

    def spot(self, target: Player) -> Point | None:
        """Return the point that a shot at a target hits: its portrait; None is the sky."""
        if target == SKY:
            return None
        return self.top.places.portrait(target, max(0, self.shown.teams[target] - 1))

    # under the windows

    def under(self, make: Callable[[], Clip]) -> Clip:
        """Start a clip that runs on while a window is open."""

        return callback_clip(lambda: self.under_now(make()))

    # « 3, 2, 1 »

    def count(self) -> None:
        """The count before a shot begins, under its window; no card stands before it."""
        self.counting = True
        self.under_now(sequence(self.put_away(), lazy_clip(lambda: self.top.cylinder.count(self.digit))))

    def digit(self, digit: int) -> None:
        """A digit is called; a count that is cut short calls only one."""
        if self.counting and not self.called:
            self.called = True
            self.sounds.play(f"count-{digit}")
            front = self.top.front
            self.flourish(front.pistols.tighten())
            self.flourish(front.busts.lean(LEAN * (4 - digit)))

    def wait(self) -> None:
        """Somebody looks for a card or takes aim: no count, and no card that hides the clock."""
        if self.counting:
            self.give_up_count()
        if self.top.front.played.card:
            self.flourish(self.top.front.played.go())

    def give_up_count(self) -> None:
        """Stop the count: a player is making a choice."""
        self.counting = False
        self.aside.land()
        self.top.cylinder.hush()

    def counted(self) -> None:
        """The count is over, whether anybody fired or not: the next shot has one of its own."""
        self.counting = False

    @property
    def suspense(self) -> bool:
        """Say whether the count still runs."""
        return self.counting and not self.aside.done

    def put_away(self) -> Clip:
        """The card that lies open on the stage goes to the discards."""
        return lazy_clip(lambda: self.top.front.played.go() if self.top.front.played.card else pause_for(0))

    def under_now(self, clip: Clip) -> None:
        """Start a clip at once, beside the queue, and remember it as `aside`."""
        self.aside = clip
        self.flourish(clip)

    def settle(self) -> Clip:
        """Wait for what runs under the window that has closed."""
        return lazy_clip(lambda: until_done(self.aside))

    def rush(self) -> Clip:
        """Bring what runs under the window to its end at once."""
        return callback_clip(lambda: self.aside.land())

    def clear(self) -> Clip:
        """The same, and a card that lies open on the stage goes to the discards."""
        return sequence(self.settle(), self.put_away())
