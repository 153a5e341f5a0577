"""The words of a campaign: in both languages, set as each language is set, and short enough to be said."""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple, get_args

from game.app.campaign.checks.finding import found
from game.app.campaign.tallies import TOLD
from game.campaign.content import Script
from game.campaign.defs.chapter import ChapterDef
from game.campaign.defs.effect import Effect
from game.campaign.defs.scene import SceneDef
from game.campaign.story.state import Gender
from game.mods.problems import Problem
from game.mods.texts import LANGUAGES, Texts

LINE, LINES, CHOICE = 42, 2, 34
"""Letters of a line of speech, guillemets among them, how many of them there are, and letters of a choice."""
_WRONG = {
    "fr": re.compile(r"[^\u00a0!?(\[][;!?»]|(?<!\u00a0):(?=\s|$)|«(?!\u00a0)|'|\.\.\.|  |\""),
    "en": re.compile(r"'|\"|\.\.\.|  |\u00a0[;:!?]| [;:!?,.]|—"),
}

_FACTS = {"name": "Camille", "metier": "prompter", "qui": "Isaure", "soldat": "Colombe"} | dict.fromkeys(
    TOLD, 16
)
"""What words are filled with, as long as it ever is."""


class Word(NamedTuple):
    """The key of some words, the table that shows them, and how: `say`, `choice`, or anything else."""

    key: str
    table: str
    name: str
    kind: str = ""


def word_problems(script: Script, houses: dict[str, Texts]) -> Iterator[Problem]:
    """Words that are missing, broken, badly set or too long; `houses` are the texts by language."""
    for word in dict.fromkeys(words_of(script)):
        for language in LANGUAGES:
            yield from _said(word, houses[language], language)


def words_of(script: Script) -> Iterator[Word]:
    """All words that a campaign shows."""
    yield from _names(script)
    for chapter in script.chapters.values():
        yield from _chapter(chapter)
    for line in script.lines.values():
        yield Word(f"line-{line.name}", "line", line.name, "say")
    for scene in script.scenes.values():
        yield from _scene(scene)


def _names(script: Script) -> Iterator[Word]:
    """What the campaign, its persons, places and endings are called."""
    campaign = script.campaign.name
    yield from _keys("campaign", campaign, "", ".what")
    for person in script.persons.values():
        yield from _keys("person", person.name, "", ".title", ".full")
    for place in script.places.values():
        yield from _keys("place", place.name, "", ".short", ".at")
    for ending in script.endings:
        yield from _keys("ending", ending.name, "", ".what")


def _chapter(chapter: ChapterDef) -> Iterator[Word]:
    """What a chapter is called, what it bends and how it ends."""
    yield Word(f"act-{chapter.act}", "chapter", chapter.name)
    ends = ["", ".won", ".lost", *((".bent", ".bent-what") if chapter.bent else ())]
    ends += [".boss", ".boss-what"] if chapter.boss else []
    yield from _keys("chapter", chapter.name, *ends)
    yield from _ledger("chapter", chapter.name, chapter.effects)


def _scene(scene: SceneDef) -> Iterator[Word]:
    """What is said in a scene, what may be chosen, and what the clerk writes of it."""
    for cue in scene.cues:
        if cue.text and (cue.say or cue.think):
            yield Word(cue.text, "scene", scene.name, "say")
        if cue.caption:
            yield Word(cue.caption, "scene", scene.name)
    for choice in scene.choice:
        yield Word(choice.text, "scene", scene.name, "choice")
        if choice.reason:
            yield Word(choice.reason, "scene", scene.name)
        yield from _ledger("scene", scene.name, choice.then)
    yield from _ledger("scene", scene.name, scene.then)


def _keys(table: str, name: str, *ends: str) -> Iterator[Word]:
    yield from (Word(f"{table}-{name}{end}", table, name) for end in ends)


def _ledger(table: str, name: str, effects: Iterable[Effect]) -> Iterator[Word]:
    yield from (Word(f"ledger-{one.ledger}", table, name) for one in effects if one.ledger)


def _said(word: Word, texts: Texts, language: str) -> Iterator[Problem]:
    """What is wrong with some words in a language, said to both genders."""
    facts = {"key": word.key, "language": language}
    if word.key not in texts:
        yield found("no-words", word.table, word.name, **facts)
        return
    for gender in get_args(Gender):
        texts.faults.clear()
        said = texts(word.key, genre=gender, **_FACTS)
        if texts.faults:
            yield found("bad-words", word.table, word.name, **facts)
        wrong = _WRONG[language].search(said)
        if wrong:
            yield found("typography", word.table, word.name, said=_around(said, wrong.start()), **facts)
        yield from _too_long(word, said, language)
        if texts.faults or wrong:
            return


def _around(said: str, place: int) -> str:
    return said[max(0, place - 12) : place + 12]


def _too_long(word: Word, said: str, language: str) -> Iterator[Problem]:
    facts = {"key": word.key, "language": language}
    if word.kind == "choice" and len(said) > CHOICE:
        yield found("long-choice", word.table, word.name, got=len(said), most=CHOICE, **facts)
    if word.kind == "say" and lines_of(said, language) > LINES:
        yield found("long-line", word.table, word.name, got=len(said), most=LINES * LINE, **facts)


def lines_of(said: str, language: str) -> int:
    """The lines that speech takes on the stage, in the quotes of its language; broken between words only.

    >>> lines_of("On ne passe plus. La mer est en retard.", "fr")
    2
    """
    opening, closing = ("«\u00a0", "\u00a0»") if language == "fr" else ("“", "”")
    lines, width = 1, 0
    for word in f"{opening}{said}{closing}".split(" "):
        if width and width + 1 + len(word) > LINE:
            lines, width = lines + 1, len(word)
        else:
            width += len(word) + bool(width)
    return lines
