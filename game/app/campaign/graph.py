"""The ways of a campaign for Graphviz: chapters, what follows them, scenes that call others."""

from collections.abc import Iterable, Iterator, Sequence

from game.app.campaign.checks.ways import OWED
from game.app.campaign.notation import condition_words
from game.campaign.content import Script
from game.campaign.defs.condition import Condition
from game.campaign.defs.effect import Effect
from game.mods.defs import short_name
from game.mods.texts import Texts


def dot(script: Script, texts: Texts) -> str:
    """A campaign for Graphviz: a box a chapter with the scenes that are called in it, an oval an ending.

    Scenes that are told by themselves are counted in the box of their chapter; `dot -Tsvg` draws it.
    """
    lines = [
        f"digraph {_quoted(script.campaign.name)} {{",
        "  rankdir=TB; node [shape=box];",
        *_chapters(script, texts),
        *_ways(script),
        *_endings(script, texts),
        *_calls(script),
        "}",
    ]
    return "\n".join(lines) + "\n"


def chapter_numbers(script: Script) -> dict[str, int]:
    """The number of each chapter, from 1, as the campaign plays them: both sides of a fork have the same.

    Of several ways to a chapter the longest counts; ways back are not gone. What no way leads to comes last.
    """
    numbers: dict[str, int] = {}

    def walk(id: str, number: int, behind: frozenset[str]) -> None:
        if id not in script.chapters or id in behind or number <= numbers.get(id, 0):
            return
        numbers[id] = number
        for way in script.chapters[id].next:
            walk(way.to or "", number + 1, behind | {id})

    walk(script.campaign.first, 1, frozenset())
    for id in script.chapters:
        numbers.setdefault(id, max(numbers.values(), default=0) + 1)
    return numbers


def _chapters(script: Script, texts: Texts) -> Iterator[str]:
    for chapter in script.chapters.values():
        counted = " ".join(f"{one} {scenes_told(script, chapter.id, one)}" for one in OWED)
        said = f"{texts(f'chapter-{chapter.name}')}\\n{chapter.game}, {chapter.night}\\n{counted}"
        yield f"  {_node('chapter', chapter.id)} [label={_quoted(said)}];"


def scenes_told(script: Script, chapter: str, moment: str) -> int:
    """How many scenes may be told at a moment of a chapter."""
    return sum(moment in one.moment for one in script.scenes_of(chapter))


def _ways(script: Script) -> Iterator[str]:
    for chapter in script.chapters.values():
        from_here = _node("chapter", chapter.id)
        for way in chapter.next:
            if way.to:
                yield f"  {from_here} -> {_node('chapter', way.to)}{_label(way.when)};"
        if not chapter.next or any(way.to is None for way in chapter.next):
            for ending in script.endings:
                yield f"  {from_here} -> {_node('ending', ending.id)}{_label(ending.when)};"


def _endings(script: Script, texts: Texts) -> Iterator[str]:
    for ending in script.endings:
        said = texts(f"ending-{ending.name}")
        yield f"  {_node('ending', ending.id)} [shape=oval, label={_quoted(said)}];"


def _calls(script: Script) -> Iterator[str]:
    """Scenes that go on to others by a choice, dashed."""
    for scene in script.scenes.values():
        ways: list[tuple[str, Sequence[Effect]]] = [("", scene.then)]
        ways += [(one.register, one.then) for one in scene.choice]
        for register, effects in ways:
            for one in effects:
                if one.go:
                    ends = f"{_node('scene', scene.id)} -> {_node('scene', one.go)}"
                    yield f"  {ends} [style=dashed, label={_quoted(register)}];"


def _label(when: Iterable[Condition]) -> str:
    said = ", ".join(condition_words(one) for one in when)
    return f" [label={_quoted(said)}]" if said else ""


def _node(kind: str, id: str) -> str:
    return _quoted(f"{kind} {short_name(id)}")


def _quoted(text: str) -> str:
    inner = text.replace('"', "”")
    return f'"{inner}"'
