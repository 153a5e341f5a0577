"""Persons, places and causes in words: « Parce que vous l’avez nommée deux fois, au gué, tours 2 et 3. »"""

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

from game.campaign import Script
from game.campaign.story.deed import Deed, counted
from game.campaign.story.state import Story
from game.campaign.story.troupe.heroes import hero_named
from game.mods.defs import short_name

_MOST_TURNS = 3
"""Turns that a sentence names."""


class Speaker(Protocol):
    """What is asked of a run."""

    story: Story
    script: Script

    def say(self, key: str, **facts: object) -> str:
        """Words of the campaign."""


def cause_words(run: Speaker, cause: Sequence[Deed]) -> str:
    """The sentence of the latest deeds of one kind among those that prove something; empty without any."""
    if not cause:
        return ""
    last = cause[-1]
    alike = [one for one in cause if (one.fact, one.by, one.of) == (last.fact, last.by, last.of)]
    here = [one for one in alike if one.chapter == last.chapter]
    return run.say(f"why-{last.fact}", **deed_facts(run, last, counted(alike)), **_when(run, last, here))


def deed_facts(run: Speaker, deed: Deed, times: int) -> Mapping[str, object]:
    """Who did it and to whom, as sentences want it: `by` and `of` are `me`, `f`, `m` or `none`."""
    return {
        "by": _kind(run, deed.by),
        "of": _kind(run, deed.of),
        "who": name_of(run, deed.by),
        "whom": name_of(run, deed.of),
        "n": times,
        "word": run.say(f"name-{deed.word}") if ":" in deed.word else deed.word,
    }


def _when(run: Speaker, deed: Deed, alike: Sequence[Deed]) -> Mapping[str, object]:
    """Where it was done and in which turns; without a turn only where."""
    path = run.story.path
    chapter = run.script.chapters.get(path[deed.chapter]) if deed.chapter < len(path) else None
    where = place_name(run, chapter.place, "at") if chapter else run.say("why-somewhere")
    turns = sorted({one.turn for one in alike if one.turn})[:_MOST_TURNS]
    last = turns.pop() if turns else 0
    return {
        "where": where,
        "turns": run.say("why-turns", n=len(turns), list=", ".join(map(str, turns)), last=last)
        if last
        else "",
    }


def _kind(run: Speaker, person: str) -> str:
    if person == run.story.me:
        return "me"
    hero = hero_named(run.story, person)
    if hero is not None:
        return hero.gender
    known = run.script.persons.get(person)
    return "none" if known is None else "f" if known.female else "m"


def place_name(run: Speaker, place: str, form: Literal["short", "at"] = "short") -> str:
    """The name of a place by its id, in short; `at` says where something is done."""
    return run.say(f"place-{short_name(place)}.{form}")


def name_of(run: Speaker, person: str) -> str:
    """A person's name, of a hero as the player wrote it; somebody's where nobody is meant."""
    hero = hero_named(run.story, person)
    if hero is not None:
        return hero.name
    return run.say(f"person-{person}" if person else "why-somebody")
