"""The sound files of cues and tunes: the base game's table, and the changes that mods make to it."""

from __future__ import annotations

import wave
from collections.abc import Callable, Iterable, Iterator, Mapping
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

import msgspec

if TYPE_CHECKING:
    from game.mods.compile import Fault
    from game.mods.look import Look
    from game.mods.manifest import Mod
    from game.mods.problems import Problem

Decibels = Annotated[float, msgspec.Meta(le=0)]
Semitones = Annotated[float, msgspec.Meta(ge=0)]
Seconds = Annotated[float, msgspec.Meta(ge=0, le=10)]
Files = Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
Layer = Literal["voice", "contact", "ambience"]
"""What matters more comes first: throats and strings that say something, then whatever is struck in its first
milliseconds, so that a picture may land on it, then what only moves."""


class Cue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One named sound, as mods/base/look/sounds.toml describes it."""

    files: tuple[str, ...]
    """Variants, played in turn so that the ear does not tire: names in our sounds folder, or whole paths."""
    caption: str
    """The Fluent key of the caption that says the same in words."""
    gain: float = 0.0
    """Decibels, 0 or less; the files are already balanced with one another."""
    wander: float = 0.0
    """Semitones by which the pitch may stray from one time to the next."""
    captioned: bool = True
    """False for a sound of what the player's own hand has just done: its caption would only be in the way."""
    layer: Layer = "ambience"
    """How much it matters among others: see `Layer`."""
    hush: Seconds = 0.0
    """For how many seconds the music falls silent when this is heard."""
    spare: tuple[str, ...] = ()
    """Our files, played when a file of a mod cannot be played here."""


class Tune(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One piece of music, which begins again where it ends."""

    file: str
    caption: str
    gain: float = 0.0
    tense: str = ""
    """A layer in the same tempo and as long, which fades in with the tension of the match; "" for none."""
    spare: str = ""
    """Our file, played when the file of a mod cannot be played here."""


class SoundTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every cue and every tune by name."""

    cue: dict[str, Cue]
    tune: dict[str, Tune]


class CueChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The keys that a mod writes for one of our cues; its files lie beside its sounds.toml."""

    files: Files | None = None
    caption: str | None = None
    gain: Decibels | None = None
    wander: Semitones | None = None
    captioned: bool | None = None
    layer: Layer | None = None
    hush: Seconds | None = None


class TuneChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The keys that a mod writes for one of our tunes."""

    file: str | None = None
    tense: str | None = None
    caption: str | None = None
    gain: Decibels | None = None


class SoundChanges(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole `look/sounds.toml` of a mod: changes of cues and tunes, by name."""

    cue: dict[str, CueChange] = {}
    tune: dict[str, TuneChange] = {}


H = TypeVar("H", Cue, Tune)

_RATES = (1_000, 192_000)
"""Samples a second that a loudspeaker may be asked for, least and most."""


def read_table(path: Path) -> SoundTable:
    """Read sounds.toml.

    Raises:
        OSError: it is missing.
        msgspec.DecodeError: it is wrong.
    """
    return msgspec.toml.decode(path.read_bytes(), type=SoundTable)


def mods_without_base(mods: Iterable[Mod]) -> list[Mod]:
    """Every mod but the base game, whose table of sounds is the one that mods change."""
    return [mod for mod in mods if mod.id != "base"]


def merged_sound_table(table: SoundTable, mods: Iterable[Mod]) -> tuple[SoundTable, list[Problem]]:
    """The sound table as mods change it, later ones over earlier ones, and the problems of their files.

    A mod needs no such file; of a file with any mistake nothing is used.
    """
    from game.mods.look import read_looks

    problems: list[Problem] = []
    for look in read_looks(mods, "sounds.toml", SoundChanges, problems):
        faults = list(_faults(look, table))
        problems += [look.problem(fault) for fault in faults]
        if not faults:
            table = _changed(look, table)
    return table, problems


def _changed(look: Look[SoundChanges], table: SoundTable) -> SoundTable:
    cues, tunes = dict(table.cue), dict(table.tune)
    for name, cue in look.said.cue.items():
        cues[name] = _over(cues[name], cue)
        if cue.files:
            own = tuple(str(look.folder / file) for file in cue.files)
            spare = table.cue[name].spare or table.cue[name].files
            cues[name] = msgspec.structs.replace(cues[name], files=own, spare=spare)
    for name, tune in look.said.tune.items():
        tunes[name] = _over(tunes[name], tune)
        if tune.file:
            spare_tune = table.tune[name].spare or table.tune[name].file
            tunes[name] = msgspec.structs.replace(
                tunes[name], file=str(look.folder / tune.file), tense="", spare=spare_tune
            )
        if tune.tense:
            tunes[name] = msgspec.structs.replace(tunes[name], tense=str(look.folder / tune.tense))
    return SoundTable(cues, tunes)


def _over(heard: H, own: CueChange | TuneChange) -> H:
    """Our cue or tune, with the keys that the mod writes."""
    said = msgspec.structs.asdict(own)
    return msgspec.structs.replace(heard, **{key: value for key, value in said.items() if value is not None})


def _faults(look: Look[SoundChanges], table: SoundTable) -> Iterator[Fault]:
    yield from _strangers("cue", look.said.cue, table.cue)
    yield from _strangers("tune", look.said.tune, table.tune)
    for name, cue in look.said.cue.items():
        for place, file in enumerate(cue.files or ()):
            yield from _unheard(look, file, ("cue", name, "files", place), {".wav": _is_wav, ".ogg": _is_ogg})
    for name, tune in look.said.tune.items():
        for key, layer in (("file", tune.file), ("tense", tune.tense)):
            if layer is not None:
                yield from _unheard(look, layer, ("tune", name, key), {".wav": _is_long_wav})


def _strangers(kind: str, said: Iterable[str], known: Mapping[str, object]) -> Iterator[Fault]:
    """Faults of names that no cue or tune of ours has: nobody would ever play them."""
    from game.mods.look import unknown_name_fault

    for name in said:
        if name not in known:
            yield unknown_name_fault((kind, name), name, known)


def _unheard(
    look: Look[SoundChanges],
    file: str,
    path: tuple[str | int, ...],
    kinds: Mapping[str, Callable[[Path], bool]],
) -> Iterator[Fault]:
    from game.mods.compile import Fault
    from game.mods.look import missing_file_fault

    found = look.beside(file)
    if found is None:
        yield missing_file_fault(path, file)
        return
    sounds = kinds.get(found.suffix.lower())
    if sounds is None or not sounds(found):
        yield Fault(path, "no-sound", {"file": file}, "wav-only" if len(kinds) == 1 else "wav-or-ogg")


def _is_wav(path: Path) -> bool:
    """Whether a file is a WAV that can be heard, as long as it says."""
    return _wav_width(path) > 0


def _is_long_wav(path: Path) -> bool:
    """Whether a file is a WAV of 16 bits: tunes are read piece by piece, which needs that."""
    return _wav_width(path) == 2


def _wav_width(path: Path) -> int:
    """Bytes of a sample of a WAV; 0 when the file is none, or one that nobody could hear."""
    from game.core.files import MOST_MEDIA, read_regular_file

    try:
        raw = read_regular_file(path, MOST_MEDIA)
        with wave.open(BytesIO(raw), "rb") as file:
            frames, width, channels = file.getnframes(), file.getsampwidth(), file.getnchannels()
            heard = channels in (1, 2) and _RATES[0] <= file.getframerate() <= _RATES[1]
    except (OSError, EOFError, wave.Error, ValueError, ArithmeticError, RuntimeError):
        return 0
    return width if heard and 0 < frames * width * channels <= len(raw) else 0


def _is_ogg(path: Path) -> bool:
    """Whether a file begins as OGG does."""
    from game.core.files import MOST_MEDIA, read_regular_file

    try:
        return read_regular_file(path, MOST_MEDIA).startswith(b"OggS")
    except OSError:
        return False
