"""Hooks of campaigns, and the facts that scripts are told: what the hero may know, and nothing of a table."""

from collections.abc import Mapping
from typing import Any

import msgspec

from game.campaign.story.events import ChapterBegan, MatchTold, SceneHeard, StoryEnded
from game.core.rules import Event
from game.mods.defs import short_name
from game.scripting.hooks.chain import Hook

GAME = "campaign"


class RelationFacts(msgspec.Struct, frozen=True):
    """How a person stands with the hero."""

    trust: int
    fear: int
    debt: int
    known: bool


class CommonFacts(msgspec.Struct, frozen=True):
    """What every hook tells: the chapter, its number from 1, the moment, relations, counts and words."""

    chapter: str
    moment: str
    number: int
    relations: dict[str, RelationFacts]
    counts: dict[str, int]
    words: dict[str, str]


class Began(msgspec.Struct, frozen=True):
    """A chapter began: its game, its place and the nights that are left."""

    game: str
    place: str
    night: int


class Heard(msgspec.Struct, frozen=True):
    """A scene was told; `register` and `choice` (from 1) are what was answered, none where nothing was."""

    scene: str
    register: str | None
    choice: int | None


class Played(msgspec.Struct, frozen=True):
    """The match of the chapter is over; `tries` is how often it was begun."""

    won: bool
    tries: int


class Ended(msgspec.Struct, frozen=True):
    """The story is at its end."""

    ending: str


def common_facts(setting: Any, story: Any) -> Mapping[str, Any]:
    """What every hook tells of a story."""
    relations = {
        name: RelationFacts(one.trust, one.fear, one.debt, name in story.known)
        for name, one in sorted(story.relations.items())
    }
    facts: dict[str, Any] = msgspec.to_builtins(
        CommonFacts(
            short_name(story.chapter),
            story.moment,
            len(story.path),
            relations,
            dict(sorted(story.counts.items())),
            dict(sorted(story.words.items())),
        )
    )
    return facts


def _tell_began(event: ChapterBegan) -> Began:
    return Began(event.game, short_name(event.place), event.night)


def _tell_heard(event: SceneHeard) -> Heard:
    return Heard(short_name(event.scene), event.register or None, event.choice or None)


HOOKS: dict[type[Event], Hook] = {
    ChapterBegan: Hook("chapter", Began, _tell_began),
    SceneHeard: Hook("scene", Heard, _tell_heard),
    MatchTold: Hook("match", Played, lambda event: Played(event.won, event.tries)),
    StoryEnded: Hook("ending", Ended, lambda event: Ended(short_name(event.ending))),
}
"""What scripts are told of, by the event."""
