"""Mix the sounds of a moment as the game would, into a WAV: `python -m tools.art.mixing FOLDER [moment …]`.

`Desk` is a loudspeaker that writes down what `Sounds` asks of it, and mixes that. The command prints, for
each moment, the peak, the loudness, and how loud the music is each quarter of a second. Needs numpy, and no
sound card.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from scenes.audio.cues import SoundTable, read_table
from scenes.audio.sound import Sounds, semitone_pitch
from tools.art.hearing import FOLDER, TABLE, read_wave
from tools.art.synth.signal import RATE, Wave, loudness, write

FRAME = 1 / 60
"""Seconds of a frame: cues begin on frames, levels move with them."""
_LEAD, _TAIL = 1.0, 2.5
"""Seconds of music before a moment and after its last cue."""


@dataclass(eq=False)
class Channel:
    """A sound on the desk: when it began, where its level stood from when on, and whether it goes round."""

    desk: Desk
    samples: Wave
    begun: float
    endless: bool
    moves: list[tuple[float, float]] = field(default_factory=list)
    ended: float | None = None

    @property
    def volume(self) -> float:
        """The level it has now."""
        return self.moves[-1][1]

    @volume.setter
    def volume(self, value: float) -> None:
        self.moves.append((self.desk.now, value))

    @property
    def done(self) -> bool:
        """Whether its time is over."""
        return not self.endless and self.desk.now >= self.begun + len(self.samples) / RATE

    def stop(self) -> None:
        """Silence it from now on."""
        if self.ended is None:
            self.ended = self.desk.now

    def mix_into(self, tape: Wave) -> None:
        """Add what is heard of it, its level gliding from frame to frame."""
        first = round(self.begun * RATE)
        last = min(len(tape), round((self.ended or 1e6) * RATE))
        heard = np.resize(self.samples, last - first) if self.endless else self.samples[: last - first]
        at, level = zip(*self.moves, strict=True)
        times = (first + np.arange(len(heard))) / RATE
        tape[first : first + len(heard)] += heard * np.interp(times, at, level)


class Desk:
    """A loudspeaker that keeps everything, to be mixed later."""

    def __init__(self) -> None:
        self.now = 0.0
        """Seconds that have passed."""
        self.channels: list[Channel] = []
        self._read: dict[tuple[Path, float], Wave] = {}

    def effect(self, path: Path, volume: float, pitch: float, pan: float) -> Channel:
        """A file once. Where it comes from is left aside."""
        return self._channel(path, volume, pitch, endless=False)

    def loop(self, path: Path, volume: float) -> Channel:
        """A file without end."""
        return self._channel(path, volume, 1.0, endless=True)

    def mixed(self, *, effects: bool = True, music: bool = True) -> Wave:
        """Everything that was heard until now, or only the effects or the music."""
        tape = np.zeros(round(self.now * RATE))
        for channel in self.channels:
            if music if channel.endless else effects:
                channel.mix_into(tape)
        return tape

    def _channel(self, path: Path, volume: float, pitch: float, *, endless: bool) -> Channel:
        if (path, pitch) not in self._read:
            samples, rate = read_wave(path)
            places = np.arange(0, len(samples) - 1, rate * pitch / RATE)
            self._read[path, pitch] = np.interp(places, np.arange(len(samples)), samples)
        self.channels.append(Channel(self, self._read[path, pitch], self.now, endless, [(self.now, volume)]))
        return self.channels[-1]


@dataclass(frozen=True)
class Sliders:
    """The levels of a player who wants everything at its loudest."""

    master: float = 1.0
    effects: float = 1.0
    music: float = 1.0


@dataclass(frozen=True)
class Moment:
    """A big moment by ear: the tune, how tense it is; cues with their seconds, and semitones upwards."""

    tune: str
    tension: float
    cues: tuple[tuple[float, str, float], ...]


def _cues(*said: tuple[float, str] | tuple[float, str, float]) -> tuple[tuple[float, str, float], ...]:
    return tuple((cue[0], cue[1], cue[2] if len(cue) == 3 else 0.0) for cue in said)


MOMENTS = {
    "claim": Moment("complots", 0.2, _cues((0, "breath"), (0.3, "claim"))),
    "lie": Moment(
        "complots",
        0.6,
        _cues(
            *((0.0, "breath"), (0.3, "claim"), (2.0, "seal-flies"), (2.18, "doubt"), (2.78, "slam")),
            *((2.78, "lie"), (2.87, "tear"), (3.2, "halves"), (3.5, "table-laughs"), (4.3, "lost")),
        ),
    ),
    "truth": Moment(
        "complots",
        0.6,
        _cues(
            *((0.0, "seal-flies"), (0.18, "doubt"), (0.78, "slam"), (0.78, "truth")),
            *((1.3, "table-gasps"), (2.2, "lost"), (2.6, "out")),
        ),
    ),
    "coins": Moment("complots", 0.4, _cues(*((0.04 * coin, "coin", coin) for coin in range(9)))),
    "clash": Moment(
        "hecatombe",
        0.5,
        _cues((0, "tile-attack"), (0.34, "tile-clash"), (0.4, "tile-dies"), (1.04, "chain-link")),
    ),
    "reveal": Moment(
        "hecatombe",
        0.9,
        _cues((0.65, "objective-bell"), *((1.2 + 0.09 * n, "score", n) for n in range(7)), (2.1, "point")),
    ),
    "shot": Moment(
        "roulette",
        1.0,
        _cues(
            *((0, "pistol-raise"), (0.6, "count-3"), (1.5, "count-2"), (2.4, "count-1"), (2.4, "heartbeat")),
            *((3.42, "fire-balle"), (3.42, "fire-clic"), (4.02, "hat-falls"), (4.3, "puppet-falls")),
        ),
    ),
    "bets": Moment("roulette", 0.3, _cues((0.0, "dice"), (0.9, "dice-land"), (1.4, "card-thud"))),
}
"""Every kind of big moment, with the times of art that scenes keep in look/beats.toml."""


def played(moment: Moment, table: SoundTable | None = None, levels: Sliders | None = None) -> Desk:
    """Let `Sounds` play a moment, frame by frame, over music that has already found its tension."""
    desk = Desk()
    sounds = Sounds(FOLDER, table or read_table(TABLE), lambda: levels or Sliders(), desk)
    sounds.tension(moment.tension)
    sounds.update(10.0)
    sounds.music(moment.tune, fade=0)
    todo = [(second + _LEAD, name, steps) for second, name, steps in moment.cues]
    while desk.now < max(second for second, _, _ in todo) + _TAIL:
        for _, name, steps in [cue for cue in todo if desk.now <= cue[0] < desk.now + FRAME]:
            sounds.play(name, pitch=semitone_pitch(steps))
        desk.now += FRAME
        sounds.update(FRAME)
    return desk


def main(folder: Path, only: list[str]) -> None:
    """Write the mixes and print what they measure."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in only or MOMENTS:
        desk = played(MOMENTS[name])
        mix, music = desk.mixed(), desk.mixed(effects=False)
        write(folder / f"{name}.wav", mix, RATE)
        peak = 20 * np.log10(np.abs(mix).max())
        rows = [music[at : at + RATE // 4] for at in range(0, len(music), RATE // 4)]
        levels = " ".join(f"{20 * np.log10(np.sqrt(np.mean(row**2)) + 1e-5):.0f}" for row in rows)
        print(f"{name:8} peak {peak:5.1f}  loudest {loudness(mix):5.1f}  music {levels}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
