"""A mod of one's own on the disk: written at every step, whole or not at all, and its steps with it.

The journal `.workshop/steps.jsonl` is written first: a line for each step, with the fingerprints of the files
that it touches before and after. Whoever pulls the plug between journal and file finds the step done; whoever
writes a file by hand has fingerprints that nobody noted, and the workshop leaves that file alone.
"""

import hashlib
import os
from contextlib import suppress
from pathlib import Path as FilePath
from typing import Any, Literal

import msgspec

from game.app.workshop.document import Change, Document, Step
from game.app.workshop.written import Unreadable, as_text, from_text
from game.mods.manifest import BASE, FORMAT
from game.mods.source import files_below

JOURNAL = ".workshop/steps.jsonl"
MANIFEST = "mod.toml"
TABLES = "atelier.toml"
"""The file of a game's tables, in the folder of the game."""
_BEGUN = "begun"
"""What the first step is about; nobody takes it back."""
LOOK = "look/{game}.toml"
"""The file of how the things of a game look."""
WORDS = {"fr": "text/fr/atelier.ftl", "en": "text/en/atelier.ftl"}
"""The file of words in each language."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the journal: what was done, and the fingerprints of the files it touched; `""`: no file."""

    did: Literal["step", "undo", "redo"]
    step: Step
    before: dict[str, str] = {}
    after: dict[str, str] = {}


class HandWritten(Exception):
    """A mod, or a file of it, was written by hand; `file` is the first. Edits of it become a mod on top."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.file = file


class OwnMod:
    """A mod of one's own: its values, its steps; what is done to it is on the disk before it is true."""

    def __init__(self, folder: FilePath, document: Document, lines: list[Line]) -> None:
        self.folder, self.document = folder, document
        self._done: list[Step] = []
        self._undone: list[Step] = []
        for line in lines:
            self._note(line)

    # beginning and opening

    @classmethod
    def begin(
        cls, folder: FilePath, title: str, author: str = "", requires: tuple[str, ...] = ()
    ) -> "OwnMod":
        """Write a new mod into a folder that is not there yet; the folder's name is its id.

        Raises:
            FileExistsError: there is something of that name.
            OSError: the disk does not let us.
        """
        folder.mkdir(parents=True)
        needs = list(dict.fromkeys((BASE, *requires)))
        manifest: dict[str, Any] = {
            "format": FORMAT, "id": folder.name, "version": "1.0.0", "title": title, "requires": needs,
        }  # fmt: skip
        if author:
            manifest["authors"] = [author]
        mod = cls(folder, Document({}), [])
        changes = (mod.document.change(MANIFEST, (key,), value) for key, value in manifest.items())
        mod.do(Step(tuple(changes), _BEGUN))
        return mod

    @classmethod
    def open(cls, folder: FilePath) -> "OwnMod":
        """Open a mod that was made here; a step that was cut off is finished.

        Raises:
            HandWritten: somebody wrote one of its files, or it was never made here.
            OSError: it cannot be read.
        """
        lines = _read_journal(folder / JOURNAL)
        noted: dict[str, str] = {}
        for line in lines:
            noted |= line.after
        files = {file: _read(folder / file) for file in sorted({*_files_of(folder), *noted})}
        late = [file for file, text in files.items() if _fingerprint(text) != noted.get(file, "")]
        for file in late:
            if not lines or _fingerprint(files[file]) != lines[-1].before.get(file):
                raise HandWritten(file)
        tables = {file: _read_table(file, text) for file, text in files.items() if text is not None}
        mod = cls(folder, Document(tables), lines)
        if late:
            mod._finish(lines[-1].step, late)
        return mod

    def _finish(self, step: Step, files: list[str]) -> None:
        """Do the rest of a step that was noted, and not written to all of its files."""
        self.document.apply(Step(tuple(one for one in step.changes if one.file in files), step.about))
        self._write_files(files)

    @property
    def id(self) -> str:
        """The id of the mod."""
        return self.folder.name

    @property
    def title(self) -> str:
        """The title of the mod."""
        found = self.document.get(MANIFEST, ("title",))
        return str(found[0]) if found else self.id

    def keep_file(self, name: str, content: bytes) -> None:
        """Write a file that is no table, a picture; one of the same name is written over.

        Raises:
            OSError: the disk does not let us.
        """
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        aside = path.with_name(f".{path.name}.part")
        aside.write_bytes(content)
        aside.replace(path)

    # steps

    def do(self, step: Step) -> None:
        """Do a step, and write it at once; what was taken back before cannot come again then.

        Raises:
            OSError: the disk does not let us; nothing has changed then.
        """
        self._commit("step", step)

    def undo(self) -> Step | None:
        """Take the last step back; None: there is none."""
        return self._commit("undo", self._done[-1].undone) if self._done else None

    def redo(self) -> Step | None:
        """Do the step again that was taken back last; None: there is none."""
        return self._commit("redo", self._undone[-1]) if self._undone else None

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to do again."""
        return bool(self._undone)

    def _commit(self, did: Literal["step", "undo", "redo"], step: Step) -> Step:
        before = {file: self._print_of(file) for file in step.files}
        held = self.document
        self.document = Document(held.files)
        self.document.apply(step)
        line = Line(did, step, before, {file: self._print_of(file) for file in step.files})
        try:
            size = _append(self.folder / JOURNAL, line)
        except OSError:
            self.document = held
            raise
        try:
            self._write_files(step.files)
        except OSError:
            os.truncate(self.folder / JOURNAL, size)
            self.document = held
            with suppress(OSError):
                self._write_files(step.files)
            raise
        self._note(line)
        return step

    def _note(self, line: Line) -> None:
        """Keep in mind what a line of the journal did."""
        match line.did:
            case "step" if line.step.about == _BEGUN:
                pass
            case "step":
                self._done.append(line.step)
                self._undone.clear()
            case "undo":
                self._undone.append(self._done.pop())
            case "redo":
                self._done.append(self._undone.pop())

    def _print_of(self, file: str) -> str:
        table = self.document.files.get(file)
        return _fingerprint(None if table is None else as_text(file, table))

    def _write_files(self, files: "tuple[str, ...] | list[str]") -> None:
        """Write files in place of what they said, each whole; one that says nothing any more goes."""
        for file in files:
            path, table = self.folder / file, self.document.files.get(file)
            if table is None:
                path.unlink(missing_ok=True)
                continue
            _write(path, as_text(file, table))


class Sketch(OwnMod):
    """A mod as it would be after some steps that are not done yet: `changes` are theirs."""

    def __init__(self, mod: OwnMod) -> None:
        super().__init__(mod.folder, Document(mod.document.files), [])
        self.changes: list[Change] = []
        self.about = ""

    def do(self, step: Step) -> None:
        """Note a step, and what it makes of the values; the disk hears nothing of it."""
        self.document.apply(step)
        self.changes += step.changes
        self.about = self.about or step.about


def is_own_mod(folder: FilePath) -> bool:
    """Whether a mod was made in the workshop, whatever has become of it."""
    return (folder / JOURNAL).is_file()


def _files_of(folder: FilePath) -> list[str]:
    """The tables and words of a mod, by their places in it; hidden ones are not its own."""
    every = [path.relative_to(folder) for path in files_below(folder)]
    kept = [
        one for one in every if one.suffix in (".toml", ".ftl") and not any(p[0] in "._" for p in one.parts)
    ]
    return [one.as_posix() for one in kept]


def _read(path: FilePath) -> str | None:
    """The text of a file; None: there is none."""
    try:
        return path.read_bytes().decode(errors="replace")
    except FileNotFoundError:
        return None


def _write(path: FilePath, text: str) -> None:
    """Write a file whole, in place of the one that is there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name(f".{path.name}.new")
    try:
        aside.write_bytes(text.encode())
        aside.replace(path)
    except OSError:
        aside.unlink(missing_ok=True)
        raise


def _read_table(file: str, text: str) -> dict[str, Any]:
    """The values of a file.

    Raises:
        HandWritten: they are not what the workshop writes.
    """
    try:
        return from_text(file, text)
    except Unreadable:
        raise HandWritten(file) from None


def _fingerprint(text: str | None) -> str:
    return "" if text is None else hashlib.sha256(text.encode()).hexdigest()


def _read_journal(path: FilePath) -> list[Line]:
    """The lines of a journal; a last one that was cut off was never done."""
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        raise HandWritten(MANIFEST) from None
    decoder = msgspec.json.Decoder(Line)
    lines: list[Line] = []
    rows = raw.splitlines(keepends=True)
    for place, row in enumerate(rows):
        try:
            lines.append(decoder.decode(row))
        except msgspec.MsgspecError:
            if place == len(rows) - 1:
                os.truncate(path, len(raw) - len(row))
                break
            raise HandWritten(JOURNAL) from None
    return lines


def _append(path: FilePath, line: Line) -> int:
    """Write a line at the end of a journal, and wait until the disk has it; a half one is taken off again.

    Returns the bytes that it had before.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    raw = msgspec.json.encode(line) + b"\n"
    with open(path, "ab", buffering=0) as file:
        start = file.tell()
        try:
            if file.write(raw) != len(raw):
                raise OSError("short write")
            os.fsync(file.fileno())
        except OSError:
            file.truncate(start)
            raise
    return start
