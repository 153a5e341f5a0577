"""Every word a player reads: Fluent messages of all mods, in one language at a time.

Keys are kebab-case with the prefix of their room (`lobby-join`); `key.attribute` reads an attribute. The name
of a def is asked for by its id, `name-base:duchesse`, and written `name-duchesse`: the words of the def's own
mod come first, so that two mods may use one short name, then those of any mod (`name-<mod>-<name>`, too).
Its attributes carry the grammar of a sentence: `.the` (« la Duchesse »), `.a`, `.of`; « de » before a name
that a message is given is shortened where French does so (see `game.mods.messages.french`).
Files are `text/<language>/**/*.ftl` of each mod; a later mod may add messages and replace whole ones.
"""

import os
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.core.letters import visible
from game.mods.messages import french
from game.mods.messages.faults import TextFile, message_faults, text_fault
from game.mods.messages.plain import SimpleWords
from game.mods.problems import Problem
from game.mods.source import files_of_mod, mod_boundary, read_text

if TYPE_CHECKING:
    from game.mods.messages.bundle import LazyBundle

LANGUAGES = ("fr", "en")
"""Languages that every text of ours is written in; the first is the reference."""


class Texts:
    """Words by key: `texts("lobby-join", name="Zoé", n=3)`.

    A missing key shows as itself (or in the other language, if only that has it) and is noted in `missing`;
    a missing variable shows as `{$name}` and is noted in `faults`. Reading texts never raises.
    """

    def __init__(
        self, language: str, folders: Sequence[Path], homes: Mapping[str, Path] | None = None
    ) -> None:
        """Begin in a language; `homes` are the folders of mods, by id, whose own words come first."""
        self.folders = tuple(folders)
        self.homes = dict(homes or {})
        self._own: dict[tuple[str, str], Texts] = {}
        self.missing: set[str] = set()
        self.faults: set[str] = set()
        self._bundles: dict[str, LazyBundle] = {}
        self._simple: dict[str, SimpleWords] = {}
        self._plain: dict[str, str] = {}
        self.language = ""
        self.speak(language)

    def speak(self, language: str) -> None:
        """Change the language; each is read from its files the first time it is needed.

        Raises:
            ValueError: `language` is none of `LANGUAGES`.
        """
        if language not in LANGUAGES:
            raise ValueError(f"unknown language {language!r}")
        if language != self.language:
            self.language = language
            self._plain.clear()

    def __call__(self, key: str, /, **facts: object) -> str:
        """The message `key` with its variables filled in."""
        if not facts and key in self._plain:
            return self._plain[key]
        said = self._say_def(key, facts) if ":" in key else self._say(key, facts)
        if not facts:
            self._plain[key] = said
        return said

    def __contains__(self, key: object) -> bool:
        if not isinstance(key, str):
            return False
        if ":" in key:
            speaker, plain = self._speaker(key)
            return speaker.language == self.language and plain in speaker
        known = self._words(self.language).knows(key)
        return _pattern(self._bundle(self.language), key) is not None if known is None else known

    def name(self, id: str, attribute: str = "") -> str:
        """The name of a def by its full id; `attribute` asks for one of its forms (`the`, `of` …)."""
        return self(f"name-{id}.{attribute}" if attribute else f"name-{id}")

    def _say_def(self, key: str, facts: Mapping[str, object]) -> str:
        """The words of a def; without the attribute that is asked for, those without it."""
        speaker, plain = self._speaker(key)
        if plain not in speaker and "." in plain:
            plain = plain.partition(".")[0]
        return speaker(plain, **facts)

    def _speaker(self, key: str) -> "tuple[Texts, str]":
        """Whose words a key with an id in it (`name-duel:marchande.the`) finds, and under which key."""
        head, dot, attribute = key.partition(".")
        before, _, name = head.partition(":")
        prefix, _, mod = before.partition("-")
        for language in dict.fromkeys((self.language, *LANGUAGES)):
            own = self._own_texts(mod, language)
            if own is not None and f"{prefix}-{name}" in own:
                return own, f"{prefix}-{name}{dot}{attribute}"
        named = f"{prefix}-{mod}-{name}" if mod else f"{prefix}-{name}"
        return self, f"{named if named in self else f'{prefix}-{name}'}{dot}{attribute}"

    def _own_texts(self, mod: str, language: str) -> "Texts | None":
        """A mod's own words in a language; None for ours, which other mods may replace."""
        if mod not in self.homes:
            return None
        if (mod, language) not in self._own:
            self._own[mod, language] = Texts(language, [self.homes[mod]])
        return self._own[mod, language]

    def keys(self, language: str | None = None) -> frozenset[str]:
        """Every message key of a language (the present one when none is given)."""
        return self._bundle(language or self.language).names()

    def _file_texts(self, language: str) -> list[str]:
        """The readable files of a language, without those that Fluent cannot be asked to read."""
        return [text for folder in self.folders for text in _sound_texts(language, folder)]

    def _words(self, language: str) -> SimpleWords:
        """The messages of a language that need no grammar."""
        if language not in self._simple:
            marks = (french.SEAM, french.END) if language == "fr" else ("", "")
            self._simple[language] = SimpleWords(self._file_texts(language), marks)
        return self._simple[language]

    def _bundle(self, language: str) -> "LazyBundle":
        """All messages of a language, by Fluent; of our files only what is asked for is parsed."""
        if language not in self._bundles:
            from game.mods.messages.bundle import LazyBundle

            bundle = LazyBundle([language], use_isolating=language == "fr")
            for folder in self.folders:
                for text in _sound_texts(language, folder):
                    bundle.add_file(text, ours=mod_boundary(folder) is None)
            self._bundles[language] = bundle
        return self._bundles[language]

    def _say(self, key: str, facts: Mapping[str, object]) -> str:
        """The message `key`, in plain words or by Fluent; the key itself when none has it."""
        simple = self._words(self.language).say(key, facts)
        if simple is not None:
            return _shown(simple, self.language)
        for language in (self.language, *LANGUAGES):
            bundle = self._bundle(language)
            pattern = _pattern(bundle, key)
            if language != self.language or pattern is None:
                self.missing.add(key)
            said = None if pattern is None else self._formatted(bundle, pattern, key, facts)
            if said is not None:
                return _shown(said, language)
        return visible(key)

    def _formatted(
        self, bundle: "LazyBundle", pattern: Any, key: str, facts: Mapping[str, object]
    ) -> str | None:
        """A pattern filled in; None where it goes round in circles, or beyond what Fluent can bear."""
        try:
            said, errors = bundle.format_pattern(pattern, dict(facts))
        except Exception as error:  # whatever a message of a mod makes of Fluent
            self.faults.add(f"{key}: {type(error).__name__}")
            return None
        self.faults.update(f"{key}: {error}" for error in errors)
        circle = any(type(error).__name__ == "FluentCyclicReferenceError" for error in errors)
        return None if circle else str(said)


def _shown(said: str, language: str) -> str:
    """What a message says, as it is shown; French shortens and melts small words before what is quoted."""
    told = french.contracted(said) if language == "fr" else said
    return visible(told.replace("\u202f", "\u00a0"))


def _pattern(bundle: "LazyBundle", key: str) -> Any:
    """The Fluent pattern of a key, or None."""
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    try:
        message = bundle.get_message(name)
    except RecursionError:
        return None
    return message.attributes.get(attribute) if attribute else message.value


def _text_files(language: str, folder: Path) -> list[Path]:
    """The text files of a mod in a language, by name."""
    return files_of_mod(folder, f"text/{language}", ".ftl")


def _file_names(language: str, folder: Path) -> set[str]:
    """The names of the text files of a mod in a language, with the folders that they lie in."""
    home = folder / "text" / language
    return {path.relative_to(home).as_posix() for path in _text_files(language, folder)}


def _sound_texts(language: str, folder: Path) -> list[str]:
    """The texts of one mod in a language, without those that cannot be read; ours are not doubted."""
    boundary = mod_boundary(folder)
    read = [read_text(path, path.name, boundary) for path in _text_files(language, folder)]
    texts = [text for text in read if isinstance(text, str)]
    return [text for text in texts if boundary is None or text_fault(TextFile("", text)) is None]


def check_texts(folders: Iterable[Path], trusted: Iterable[Path] = ()) -> list[Problem]:
    """Problems in the texts of mods: lost files and languages, bad bytes, broken Fluent, circles.

    Of `trusted` folders it is only asked whether their files are there, unless others quote them: reading
    ours takes 0.1 s.
    """
    unread, folders = set(trusted), list(folders)
    out: list[Problem] = []
    held: set[str] = set()
    for folder in folders:
        names = {name for language in LANGUAGES for name in _file_names(language, folder)}
        for language in LANGUAGES:
            found = _file_names(language, folder)
            place = f"{folder.parent.name}/{folder.name}/text/{language}"
            if found:
                held.add(language)
                lost = [f"{place}/{name}" for name in sorted(names - found)]
                out += [Problem(code="no-such-file", file=file, severity="warning") for file in lost]
            elif names:
                out.append(Problem(code="no-texts", file=place, severity="warning"))
    for language in LANGUAGES:
        out += _language_problems(language, folders, unread)
    return out + [Problem(code="mute", file=f"text/{one}") for one in LANGUAGES if one not in held]


def _language_problems(language: str, folders: Iterable[Path], trusted: Collection[Path]) -> list[Problem]:
    """Problems in the files of one language; nothing is read when all of them are trusted."""
    problems: list[Problem] = []
    files: list[TextFile] = []
    for folder in folders:
        for path in _text_files(language, folder):
            place = path.relative_to(folder).as_posix()
            shown = f"{folder.parent.name}/{folder.name}/{place}"
            text = read_text(path, shown, mod_boundary(folder))
            if isinstance(text, str):
                files.append(TextFile(shown, text, folder in trusted))
            elif folder not in trusted:
                problems.append(text)
    if all(file.ours for file in files):
        return problems
    return problems + message_faults(files)


def system_language(environ: Mapping[str, str] | None = None) -> str:
    """The language that the player's system speaks, if it is one of ours; else English.

    >>> system_language({"LANG": "fr_BE.UTF-8"}), system_language({"LANG": "de_DE"})
    ('fr', 'en')
    """
    if environ is None:
        environ = os.environ
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        said = environ.get(name, "")
        if said and said != "C" and not said.startswith("C."):
            return said[:2].lower() if said[:2].lower() in LANGUAGES else "en"
    return _locale_language() if environ is os.environ else "en"


def _locale_language() -> str:
    """The language by the system itself, where no variable says it (Windows, macOS)."""
    import locale

    try:
        said = (locale.setlocale(locale.LC_CTYPE) or "").lower()
    except locale.Error:
        return "en"
    return "fr" if said.startswith("fr") else "en"
