"""Who reads what a choice does: a word or a relation that nobody asks about again is no consequence."""

from collections.abc import Iterable, Iterator

from game.app.campaign.checks.finding import odd
from game.campaign.content import Script
from game.campaign.defs.condition import ME, Condition
from game.campaign.defs.effect import RELATIONS, Effect
from game.campaign.defs.scene import SceneDef
from game.campaign.story.seating import SEAT_WORDS
from game.mods.problems import Problem

SOON = 6
"""Chapters within which a consequence is read."""
_ALWAYS = ("favours", "liard-dents", "bread", "night", "empire")
"""Counts that the house itself reads or shows."""


def reader_problems(script: Script) -> Iterator[Problem]:
    """Choices nothing of which is ever asked about."""
    order = {id: number for number, id in enumerate(script.chapters)}
    readers = [*_readers(script, order)]
    for scene in script.scenes.values():
        begins = _numbers(scene, order)
        for choice in scene.choice:
            if choice.then and not any(_is_read(one, begins, readers) for one in choice.then):
                yield odd("unread", "scene", scene, choice=choice.text, within=SOON)
            elif not choice.then and not scene.then:
                yield odd("no-consequence", "scene", scene, choice=choice.text)


Reader = tuple[Condition, int | None, int | None]
"""A condition, and the first and the last chapter in which it is asked; None: in all."""


def _readers(script: Script, order: dict[str, int]) -> Iterator[Reader]:
    for scene in script.scenes.values():
        numbers = _numbers(scene, order)
        first, last = (min(numbers), max(numbers)) if numbers else (None, None)
        asked: Iterable[Condition] = (*scene.when, *(one for each in scene.choice for one in each.when))
        yield from ((one, first, last) for one in asked)
    for line in script.lines.values():
        yield from ((one, None, None) for one in line.when)
    for chapter in script.chapters.values():
        number = order[chapter.id]
        yield from ((one, number, number) for way in chapter.next for one in way.when)
    for ending in script.endings:
        yield from ((one, None, None) for one in ending.when)


def _numbers(scene: SceneDef, order: dict[str, int]) -> list[int]:
    return [order[one] for one in scene.chapter if one in order]


def _is_read(effect: Effect, begins: list[int], readers: list[Reader]) -> bool:
    """Whether a consequence shows: at once, or by being asked about soon enough."""
    if effect.verb in ("go", "ledger", "give") or effect.what in _ALWAYS:
        return True
    return any(
        _asks(one, effect)
        and (last is None or not begins or last >= min(begins))
        and (first is None or not begins or first <= max(begins) + SOON)
        for one, first, last in readers
    )


def _asks(asked: Condition, effect: Effect) -> bool:
    """Whether a condition asks about what an effect changes."""
    if effect.verb in RELATIONS:
        return asked.fact == effect.verb and asked.of in (effect.what, "any")
    if effect.verb == "learn":
        return asked.fact == "tell-known" and asked.of == effect.what
    if effect.verb == "sell":
        return asked.fact in ("tell-sold", "tell-leak", "tell-faked") and asked.of in (effect.what, "any")
    if effect.verb == "deed":
        sides = zip((asked.by, asked.of), (effect.by, effect.of), strict=True)
        return asked.fact == effect.what and all(one in ("", "any", other) for one, other in sides)
    if effect.verb == "count":
        return effect.count in (asked.fact, f"{asked.fact}.{asked.of}")
    same_of = effect.of == asked.of or {effect.of, asked.of} <= {ME, "hero"}
    same_word = asked.value in (None, effect.value) or effect.value in SEAT_WORDS or asked.negated
    return asked.fact == effect.what and same_of and same_word
