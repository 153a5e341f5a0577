"""A saved match: who plays what with which dice, and every action since; or a sentence why there is none."""

import hashlib
from collections.abc import Mapping, Set
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec

from game.core.rules import Outcome
from game.mods.catalog import ContentHashes
from game.mods.problems import Facts

if TYPE_CHECKING:
    from game.mods.texts import Texts

T = TypeVar("T")

FORMAT = 1
"""The newest way of writing matches this program reads."""

_WEIGHTLESS = hashlib.sha256().hexdigest()
"""The fingerprint of a mod of words and pictures only: it cannot change a match."""


class SavedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who sits on one seat: `kind` is `human` or `bot`; a bot has a temper and a strength."""

    name: str
    kind: str = "human"
    temper: str = ""
    strength: str = ""
    colour: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
    persona: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
    device: str = ""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line: all that is needed to begin the match again.

    `setup` is what else the rules were built with (a position, who begins); `started` is an ISO time.
    `content` are the fingerprints of what each mod brought for this game, by the mod's id; a mod that brought
    nothing is not among them. It is None in files of programs that knew only the fingerprints of whole mods,
    `mods`, which are written still so that those programs can compare them. `versions` are those of the mods
    in `content`, `carried` is what those said, as `game.mods.carrying` packs it.
    """

    format: int = msgspec.field(name="perfidie", default=FORMAT)
    program: str = ""
    game: str
    seed: int
    seats: tuple[SavedSeat, ...]
    flags: dict[str, int | bool | str] = {}
    mods: dict[str, str] = {}
    content: dict[str, str] | None = None
    versions: dict[str, str] = {}
    carried: str = ""
    setup: dict[str, int | bool | str] = {}
    started: str = ""
    lua: str = ""
    """The version of Lua by which its scripts are run; none where it has no scripts."""


class SavedChange(msgspec.Struct, frozen=True, kw_only=True):
    """Other content from the tick on that comes after `tick` others: as in `Header`, and always carried."""

    tick: int
    content: dict[str, str]
    versions: dict[str, str] = {}
    carried: str


class SavedMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match as read: its ticks, thoughts and end; `size` and `seal` let a journal go on after it."""

    path: Path
    header: Header
    ticks: tuple[tuple[Any, ...], ...] = ()
    moves: int = 0
    thoughts: tuple[Any, ...] = ()
    changes: tuple[SavedChange, ...] = ()
    """What its mods said from some tick on, in their order."""
    outcome: Outcome | None = None
    checksum: str = ""
    size: int
    seal: int

    @property
    def begun(self) -> bool:
        """Whether anybody has answered anything, be it face down."""
        return bool(self.moves or self.thoughts)

    @property
    def finished(self) -> bool:
        """Whether it was played to its end."""
        return self.outcome is not None

    @property
    def headers(self) -> tuple[tuple[int, Header], ...]:
        """What it was played with, as first lines: each with the tick from which it counts."""
        names = ("content", "versions", "carried")
        later = [
            (one.tick, msgspec.structs.replace(self.header, **{name: getattr(one, name) for name in names}))
            for one in self.changes
        ]
        return ((0, self.header), *later)

    @property
    def last_header(self) -> Header:
        """The first line as it would be for what the match is played with now."""
        return self.headers[-1][1]

    def thoughts_as(self, kind: type[T]) -> tuple[T, ...]:
        """Return the notes beside the log as the Struct they were written from; foreign ones are left out."""
        out = []
        for note in self.thoughts:
            try:
                out.append(msgspec.convert(note, kind))
            except msgspec.ValidationError:
                continue
        return tuple(out)


class SaveProblem(msgspec.Struct, frozen=True, kw_only=True):
    """Why a file cannot be gone on with; the words are Fluent `save-<code>`.

    `aside` is the suffix it should be kept under (`broken`, `newer`; empty: leave it where it is). `saved` is
    what is sound all the same: the ticks before the damage, or the whole match when only the mods differ.
    """

    code: str
    path: Path
    facts: Facts = {}
    aside: str = ""
    saved: SavedMatch | None = None

    def describe(self, texts: "Texts") -> str:
        """Say it in the player's language."""
        reason = self.facts.get("reason")
        spoken = {"reason": texts(reason)} if isinstance(reason, str) and reason in texts else {}
        return texts(f"save-{self.code}", file=self.path.name, **{**self.facts, **spoken})


def sound_part(found: SavedMatch | SaveProblem) -> SavedMatch | None:
    """The part that can be gone on with: the match, or the sound moves of a damaged one, else None."""
    if isinstance(found, SavedMatch):
        return found
    saved = found.saved
    return saved if found.code == "damaged" and saved is not None and saved.moves else None


def unknown_game_problem(saved: SavedMatch) -> SaveProblem:
    """The problem of a match whose game is not in this house; the file stays where it is."""
    return SaveProblem(code="unknown-game", path=saved.path, facts={"game": saved.header.game}, saved=saved)


def compare_mods(saved: SavedMatch, hashes: ContentHashes) -> SaveProblem | None:
    """Say which mods with content for the match's game are missing, changed or new for certain, or None.

    `hashes` are those of the present content. A file with fingerprints of whole mods alone leaves doubts,
    which are not counted here: see `doubt_mods`.
    """
    header, now = saved.last_header, hashes.for_game(saved.header.game)
    if header.content is not None:
        return _mods_problem(saved, _differences(header.content, now))
    then = _counting_mods(header)
    missing = set() if saved.finished else then.keys() - hashes.mods.keys()
    return _mods_problem(saved, {"missing-mods": missing, "added-mods": now.keys() - then.keys()})


def doubt_mods(saved: SavedMatch, hashes: ContentHashes) -> SaveProblem | None:
    """Say which mods may be missing or changed for the match's game although nobody can know it, or None.

    A file with fingerprints of whole mods alone does not tell which game a change was for. Playing the
    match again finds out as much as can be found out: a log that is legal to its last tick and comes to the
    checksum of its end is taken for a match of this content, any other for one of the content before. A mod
    that is not there any more is a doubt only for a match that was finished, for its checksum proves that
    the mod did not matter; a match that would go on without the mod waits for it, as `compare_mods` says.
    """
    if saved.header.content is not None:
        return None
    then = _counting_mods(saved.header)
    doubts = _differences(then, {id: hash for id, hash in hashes.mods.items() if id in then})
    return _mods_problem(saved, doubts)


def changed_mod_problem(saved: SavedMatch, id: str) -> SaveProblem:
    """The problem that a mod is not here as it was in some part of a match, nor carried by it."""
    return SaveProblem(code="changed-mods", path=saved.path, facts={"mods": id, "count": 1}, saved=saved)


def _counting_mods(header: Header) -> dict[str, str]:
    """The whole mods of a file that are more than words and pictures."""
    return {id: hash for id, hash in header.mods.items() if hash != _WEIGHTLESS}


def _differences(then: Mapping[str, str], now: Mapping[str, str]) -> dict[str, Set[str]]:
    """The ids that are missing, changed or new, by the problem that they are."""
    return {
        "missing-mods": then.keys() - now.keys(),
        "changed-mods": {id for id in then.keys() & now.keys() if then[id] != now[id]},
        "added-mods": now.keys() - then.keys(),
    }


def _mods_problem(saved: SavedMatch, differences: Mapping[str, Set[str]]) -> SaveProblem | None:
    """The first kind of difference that there is, as a problem."""
    for code, names in differences.items():
        if names:
            facts: Facts = {"mods": ", ".join(sorted(names)), "count": len(names)}
            return SaveProblem(code=code, path=saved.path, facts=facts, saved=saved)
    return None
