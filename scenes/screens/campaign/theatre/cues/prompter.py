"""The prompter of a scene: words, sounds and voices, and what somebody betrays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.campaign.tells import Tell
from game.app.games import GAMES
from game.campaign.defs.cue import Cue
from scenes.screens.campaign.theatre.cues.puppets import Puppets
from scenes.screens.campaign.theatre.speech.plate import Plate
from scenes.screens.campaign.theatre.speech.utterance import Utterance
from scenes.screens.campaign.theatre.speech.voices import murmur

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from scenes.shell.null_sound import SoundOutput

_GESTURES = ("ruban", "bourse")
"""Tells that are gestures of their name; the others are heard, or missing."""
SILENCE = frozenset(("none", "silence"))
"""How a scene asks for no music."""
TUNES = frozenset(
    (
        *("title", *GAMES),
        *("harpsichord-alone", "viola-alone", "cello-alone", "clarinet-alone", "stones", "strings-far"),
    )
)
"""Tunes of the house that a scene may ask for by name."""


class HousePrompter:
    """What the cues of a scene ask of the house. `plate` and `puppets` are those of the picture now."""

    def __init__(self, run: Run, sounds: SoundOutput, plate: Plate, puppets: Puppets) -> None:
        self._run, self._sounds = run, sounds
        self.plate, self.puppets = plate, puppets
        self.silent = False
        """Whether nobody is to be heard: everything is played at once."""
        self.hurried = False
        """Whether somebody is in a hurry: of a quick voice every third syllable is enough."""

    def words(self, key: str) -> str:
        """The words of a key, spoken to the hero."""
        return self._run.say(key)

    def murmur(self, line: Utterance, note: int) -> None:
        """A syllable sounds; thoughts make no sound."""
        person = self._run.script.persons.get(line.who)
        if self.hurried and note % 3:
            return
        if not self.silent and not line.thought:
            murmur(self._sounds, person.voice if person else "", line.words, note)

    def hear(self, cue: Cue) -> float:
        """A sound, other music, or a tell; returns the seconds that it takes."""
        if cue.tell:
            return self._betray(cue.tell, so=bool(cue.of))
        if cue.sound and not self.silent:
            self._sounds.play(cue.sound)
        if cue.caption:
            self.plate.say(self._run.say(cue.caption))
        if cue.music in SILENCE:
            self._sounds.music(None)
        elif cue.music:
            self._play_music(cue.music)
        return 0.0

    def _play_music(self, name: str) -> None:
        """A tune of the house by name; of an orchestration that it has not, the tune plays on, softer."""
        self._sounds.duck(name not in TUNES)
        if name in TUNES:
            self._sounds.music(name)

    def _betray(self, who: str, *, so: bool) -> float:
        """Somebody shows a tell as at a table, or what is seen where there is nothing to hide."""
        person = self._run.script.persons.get(who)
        if person is None or not person.tell:
            return 0.0
        caption = Tell(0, who, person.tell, so, so, "").caption
        if caption:
            self.plate.say(self._run.say(f"tell-{caption}"), self.puppets.figure_box(who))
        if so and person.tell in _GESTURES:
            return self.puppets.gesture(who, person.tell)
        return 0.0
