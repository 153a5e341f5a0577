"""Events of Hécatombe become clips: what happened, shown late, hurried, skipped or reduced at will."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from game.core.rules import Event, Player
from game.couch.sitter import Bot, Sitter
from game.rules.hecatombe.content import counted_symbols
from game.rules.hecatombe.events import TileFreed
from game.rules.hecatombe.scored import Scored
from scenes.draw.style import Box, Point
from scenes.games.hecatombe.table.centre.clash import Clash, box_middle
from scenes.games.hecatombe.table.centre.padlock import padlock_falls
from scenes.games.hecatombe.table.layout import ARENA
from scenes.games.hecatombe.table.phrases import Phrases
from scenes.games.hecatombe.table.seats.seat_place import SeatPlace
from scenes.games.hecatombe.table.shown import Shown
from scenes.games.hecatombe.table.table import Tabletop
from scenes.match.beat_stage import BeatStage
from scenes.motion.beats import reading_seconds
from scenes.motion.flying_things import BREATH
from scenes.motion.timeline import Clip, Timeline, callback_clip, pause_for, sequence
from scenes.shell.null_sound import SoundOutput

AMONG_BOTS = 0.7
"""Factor of the times of what happens among bots alone."""
SUMMED_SECONDS = 0.8
"""Seconds for which the chain of a father waits: until the symbols of his captive have been summed."""
LEAST_STANDING = 1.6
"""Seconds for which any words of the arena stand, where a person has a part."""


class Animator:
    """Stages every event on the timeline; what is Shown changes only inside its clips."""

    def __init__(
        self,
        timeline: Timeline,
        top: Tabletop,
        shown: Shown,
        phrases: Phrases,
        sounds: SoundOutput,
        sitters: Sequence[Sitter],
        light: Callable[[float, float], None],
        attacked: Callable[[Player], None],
        private_face: Callable[[Player, Player, int], str],
        *,
        beats: BeatStage,
        clips: Mapping[type, Callable[["Animator", Any], Clip | None]],
        father_rule: bool,
    ) -> None:
        self.clips = clips
        """The clip maker of each kind of event."""
        self.timeline, self.top, self.shown = timeline, top, shown
        self.phrases, self.texts, self.sounds = phrases, phrases.texts, sounds
        self.sitters, self.light = sitters, light
        self.attacked = attacked
        """Lets a person who is attacked take the band."""
        self.private_face = private_face
        """By player, owner and place: an objective as that player knows it, while all may see so much."""
        self.beats = beats
        """Where big moments play: their times, light, camera and sentence."""
        self.freers = 0
        """How many may still free a tile, for all to see at once (H-25)."""
        self.freed: list[TileFreed] = []
        """What they freed, as far as it is known."""
        self.father_rule = father_rule
        """True if an attacker may not be attacked back at once (H-11)."""
        self.clash = Clash()
        """The two tiles of the running exchange."""
        self.aimed: tuple[Player, int] = (0, 0)
        """Owner and place of the objective that is being scored."""

    def stage(self, event: Event) -> None:
        """Queue what the event looks like."""
        make = self.clips.get(type(event))
        staged = make(self, event) if make else None
        if staged is not None:
            self.timeline.add(staged)

    # small words of the clips

    def name(self, player: Player) -> str:
        """Return the name of a player."""
        return self.phrases.name(player)

    def colour(self, player: Player) -> int:
        """Return the colour of a player's seat."""
        return self.sitters[player].colour

    @property
    def colours(self) -> list[int]:
        """The colours of all seats."""
        return [sitter.colour for sitter in self.sitters]

    def zone(self, player: Player) -> SeatPlace:
        """Return the place of a player on the table."""
        return self.top.zones[player]

    def say(self, message: str, **facts: str | int) -> Clip:
        """Return the clip that puts a sentence into the arena."""
        words = self.texts(f"hecatombe-caption-{message}", **facts)
        return callback_clip(lambda: self.speak(words))

    def speak(self, words: str) -> None:
        """Put a sentence into the arena, in the place of the strip."""
        self.beats.strip.clear()
        self.top.centre.say(words)

    def announce(self, words: str) -> Clip:
        """Return the clip that pins an announcement up."""
        return callback_clip(lambda: self.top.centre.announce(words))

    def sound(self, name: str, pitch: float = 1.0) -> Clip:
        """Return the clip that plays a sound."""
        return callback_clip(lambda: self.sounds.play(name, pitch=pitch))

    def among_bots(self, *players: Player) -> bool:
        """Say whether none of these is a person: what happens among them is told faster."""
        return all(isinstance(self.sitters[player].hand, Bot) for player in players)

    def pace(self, *players: Player) -> float:
        """Return the factor of the times of what happens among these players."""
        return AMONG_BOTS if self.among_bots(*players) else 1.0

    def reading(self, words: str, *players: Player, spent: float = 0.0) -> float:
        """Return for how many more seconds words must stand that have stood for some; fewer among bots."""
        return max(BREATH, max(LEAST_STANDING, reading_seconds(words)) * self.pace(*players) - spent)

    def lit(self, *players: Player) -> Box:
        """Return the hole of light over the arena and the places of these players."""
        boxes = [ARENA, *(self.top.places.zone(player) for player in players)]
        left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
        right = max(box[0] + box[2] for box in boxes)
        foot = max(box[1] + box[3] for box in boxes)
        return (left + right) / 2, (top + foot) / 2, 0.62 * (right - left), 0.75 * (foot - top)

    def bar_father(self) -> None:
        """Let the chain of the father snap shut, where he may not be attacked now (H-11)."""
        father = self.shown.father
        if father is None or not self.shown.armies[father] or not self.shown.armies[self.shown.active]:
            return
        place, attacks = self.zone(father), self.shown.attacks

        def holds() -> bool:
            return (self.shown.father, self.shown.attacks) == (father, attacks)

        locked = padlock_falls(self.top.air, box_middle(place.field), holds)

        def lock() -> None:
            if holds():
                self.top.flourish(locked)

        snapped = callback_clip(lock)
        chained = place.snap(sequence(self.sound("chain-snap"), snapped), holds)
        self.top.flourish(sequence(pause_for(SUMMED_SECONDS), chained))

    def refresh(self, player: Player) -> None:
        """Redraw one player's place as `shown` says."""
        self.top.refresh(player)

    def gone(self, player: Player, people: str) -> None:
        """Take an army out of its row for good: the others close up behind it."""
        self.shown.armies[player].remove(people)
        self.zone(player).row.slot(None)

    def spot_of_dead(self) -> Point:
        """Return the point where dead armies end up."""
        return self.top.centre.dead_middle

    def worth_of(self, aim: str) -> Mapping[str, int]:
        """By people: the symbols of an objective on its tiles, as they count now."""
        return counted_symbols(self.phrases.content, aim, self.shown.counted_as)

    def scored(self, **changes: object) -> Scored:
        """Return the last scored objective, with changes."""
        return replace(self.shown.history[-1], **changes)
