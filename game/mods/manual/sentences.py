"""Sentences of the manual: one for each Struct and each of its keys, in `assets/manual/text`."""

import re

from game.mods.texts import Texts

_ENDS = ("Def",)
"""Ends of the names of classes that say nothing to a modder."""


_OF_THE_HOUSE = {
    "skirmish-unit-troop": ("troop-", ""),
    "skirmish-unit-rules": ("rule-", ".hint"),
    "skirmish-change-stat": ("stat-", ""),
    "skirmish-card-moment": ("moment-", ""),
}
"""Closed lists whose words the game itself explains: how the keys of these messages begin and end."""


class Sentences:
    """The words of the manual in one language beside those of the house, and which of them were said.

    A sentence that is missing shows as its key, and is noted in `texts.missing`.
    """

    def __init__(self, texts: Texts, house: Texts) -> None:
        self.texts, self.house = texts, house
        self.said: set[str] = set()

    def say(self, key: str, /, **facts: object) -> str:
        """The message of a key, with its facts filled in."""
        self.said.add(key)
        return self.texts(key, **facts)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self.texts

    def of_struct(self, cls: type) -> str:
        """The sentence of a Struct."""
        return self.say(message_of(cls))

    def of_word(self, message: str, word: str) -> str:
        """The sentence of a word of a closed list."""
        if message not in _OF_THE_HOUSE:
            return self.say(f"{message}.{word}")
        begin, end = _OF_THE_HOUSE[message]
        return self.house(f"{begin}{word}{end}")

    def of_key(self, cls: type, key: str) -> str:
        """The sentence of a key, written for the Struct or for one that it is made from.

        Facts and wishes share theirs where nothing else is said: those of a game, then those of all games.
        """
        room = _room_of(cls)
        shared = [f"{one}-words" for one in dict.fromkeys((room, "hook"))] if room.startswith("hook") else []
        places = [*(message_of(base) for base in cls.__mro__), *shared]
        known = [one for place in places if self.has(one := f"{place}.{key}")]
        return self.say(known[0] if known else f"{places[0]}.{key}")


def message_of(cls: type) -> str:
    """The key of the message that says a Struct: its room and its name.

    >>> from game.rules.roulette.defs import CardDef, SetDie
    >>> message_of(CardDef), message_of(SetDie)
    ('roulette-card', 'roulette-set-die')
    """
    name = cls.__name__
    for end in _ENDS:
        name = name.removesuffix(end)
    return f"{_room_of(cls)}-{re.sub(r'(?<!^)(?=[A-Z])', '-', name).lower()}"


def _room_of(cls: type) -> str:
    """The first word of the keys of a Struct: the game or the part of the house that reads it."""
    match cls.__module__.split("."):
        case ["game", "rules", game, "scripted", *_]:
            return f"hook-{game}"
        case ["game", "campaign", "scripted", *_]:
            return "hook-campaign"
        case ["game", "campaign", *_]:
            return "campaign"
        case ["game", "rules", room, *_]:
            return room
        case ["game", "scripting", *_]:
            return "hook"
        case ["game", "mods", *_]:
            return "mod"
        case ["game" | "scenes", *_]:
            return "look"
    return "other"
