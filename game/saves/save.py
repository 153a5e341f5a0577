"""A saved match: who plays what with which dice, and every action since; or a sentence why there is none."""

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec

from game.core.rules import Outcome
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

    `setup` is what else the rules were built with (a position, who begins); `started` is an ISO time; `mods`
    are fingerprints by id (`catalog.hashes`).
    """

    format: int = msgspec.field(name="perfidie", default=FORMAT)
    program: str = ""
    game: str
    seed: int
    seats: tuple[SavedSeat, ...]
    flags: dict[str, int | bool | str] = {}
    mods: dict[str, str] = {}
    setup: dict[str, int | bool | str] = {}
    started: str = ""


class SavedMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match as read: its ticks, thoughts and end; `size` and `seal` let a journal go on after it."""

    path: Path
    header: Header
    ticks: tuple[tuple[Any, ...], ...] = ()
    moves: int = 0
    thoughts: tuple[Any, ...] = ()
    outcome: Outcome | None = None
    checksum: str = ""
    size: int
    seal: int

    @property
    def finished(self) -> bool:
        """Whether it was played to its end."""
        return self.outcome is not None

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
        return texts(f"save-{self.code}", file=self.path.name, **self.facts)


def compare_mods(saved: SavedMatch, mods: Mapping[str, str]) -> SaveProblem | None:
    """Say which mods are missing, changed or new; mods of mere words and pictures do not count."""
    then = {id: hash for id, hash in saved.header.mods.items() if hash != _WEIGHTLESS}
    now = {id: hash for id, hash in mods.items() if hash != _WEIGHTLESS}
    for code, names in (
        ("missing-mods", then.keys() - now.keys()),
        ("changed-mods", {id for id in then.keys() & now.keys() if then[id] != now[id]}),
        ("added-mods", now.keys() - then.keys()),
    ):
        if names:
            facts: Facts = {"mods": ", ".join(sorted(names)), "count": len(names)}
            return SaveProblem(code=code, path=saved.path, facts=facts, saved=saved)
    return None
