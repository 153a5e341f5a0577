"""Units and armies in a sentence, and the battles in which they are tried."""

from collections.abc import Mapping
from typing import Any

import tomli_w

from game.app.workshop.craft import Phrase, Trial, Words
from game.app.workshop.telling import listed

# in words


def tell_unit(said: Mapping[str, Any], words: Words) -> list[Phrase]:
    """What it is, how many, what it wears and bears, its rules, its price."""
    many = int(said.get("most") or 1)
    phrases = [Phrase("who", _kind(said, words), ("troop",))]
    if many > 1:
        models = words("tell-skirmish-models", least=int(said.get("least") or 1), most=many)
        phrases.append(Phrase("many", models, ("most",)))
    phrases.append(Phrase("whom", _armour(said, words), ("armour",)))
    arms = listed(words, [_inside(_named(one, words)) for one in said.get("weapons") or ()])
    if arms:
        phrases.append(Phrase("what", words("tell-skirmish-arms", arms=arms), ("weapons",), arms))
    rules = listed(words, [_rule(one, amount, words) for one, amount in (said.get("rules") or {}).items()])
    if rules:
        phrases.append(Phrase("when", words("tell-skirmish-rules", rules=rules), ("rules",), rules))
    if said.get("level"):
        phrases.append(Phrase("when", words("tell-skirmish-level", n=int(said["level"])), ("level",)))
    price = words("tell-skirmish-price", n=int(said.get("points") or 0), each="each" if many > 1 else "whole")
    return [*phrases, Phrase("else", price, ("points",))]


def _kind(said: Mapping[str, Any], words: Words) -> str:
    """The type of its models, and whether it is somebody."""
    troop = words(f"troop-{said.get('troop')}")
    return words("tell-skirmish-troop", troop=troop, who="character" if said.get("character") else "other")


def _armour(said: Mapping[str, Any], words: Words) -> str:
    """What it wears, at the end of a sentence."""
    worn = [words(f"tell-skirmish-armour-{said.get('armour')}")] if said.get("armour") != "none" else []
    worn += [words(f"tell-skirmish-armour-{one}") for one in ("shield", "barding") if said.get(one)]
    return f"{listed(words, worn or [words('tell-skirmish-armour-none')])}."


def _rule(rule: str, amount: object, words: Words) -> str:
    """A special rule with its number, where the number says something."""
    name = _inside(words(f"rule-{rule}"))
    if amount == 1:
        return name
    return f"{name} ({words('choice-artillery') if amount == 'artillery' else amount})"


def _named(id: str, words: Words) -> str:
    """The name of a thing of the game; one that has none yet goes by its id."""
    key = f"name-{id}"
    return words(key) if key in words else id.rpartition(":")[2].replace("_", " ").replace("-", " ")


def _inside(name: str) -> str:
    """A name as it stands inside a sentence."""
    return name[:1].lower() + name[1:]


def tell_list(said: Mapping[str, Any], words: Words) -> list[Phrase]:
    """Whose army, how large, who fights in it."""
    entries = said.get("entries") or ()
    phrases = [
        Phrase(
            "who", words("tell-skirmish-army", faction=_named(str(said.get("faction")), words)), ("faction",)
        ),
        Phrase("many", words("tell-skirmish-army-points", n=int(said.get("points") or 0)), ("points",)),
    ]
    regiments = [_regiment(one, words) for one in entries]
    if regiments:
        short = words("field-parts-entries", n=len(entries))
        phrases.append(Phrase("what", f"{listed(words, regiments)}.", ("entries",), short))
    return phrases


def _regiment(entry: Mapping[str, Any], words: Words) -> str:
    """A unit of a list with the number of its models."""
    many, name = int(entry.get("models") or 1), _named(str(entry.get("unit")), words)
    return name if many == 1 else words("tell-skirmish-regiment", n=many, name=name)


# where they are tried

_AN_INCH = 25.0
"""Millimetres of a base that count as an inch."""
_WIDEST, _DEEPEST = 14.0, 8.0
"""Inches that the unit may take."""
_MODELS, _FILES = 10, 5
"""Models of a unit that is tried, and its files, where there may be as many."""


def try_unit(id: str, said: Mapping[str, Any]) -> Trial:
    """A movement that begins: the unit stands a charge away from a regiment, shooters beside it."""
    models, files = _formation(said)
    command = said.get("command") or {}
    bought = [one for one in ("champion", "standard", "musician") if command.get(one) is not None]
    unit: dict[str, Any] = {
        "owner": 0, "unit": id, "models": models, "files": files, "x": 24.0, "y": 14.0, "heading": 0.0,
        **dict.fromkeys(bought[:models], True),
    }  # fmt: skip
    position = {
        "round": 2,
        "active": 0,
        "phase": "movement",
        "named": 1,
        "flips": [1],
        "flags": {"preset": "short", "scenario": "pitched", "bribes": False},
        "seat": [{"tokens": 3}, {"tokens": 3}],
        "unit": [unit, *_OTHERS],
    }
    return Trial(tomli_w.dumps(position), 2)


def _formation(said: Mapping[str, Any]) -> tuple[int, int]:
    """Models and files of a unit that is tried: as many as stand there well."""
    wide, deep = said.get("base") or (20, 20)
    files = max(1, min(_FILES, int(_WIDEST * _AN_INCH // wide)))
    models = max(
        1, min(_MODELS, int(said.get("most") or 1), files * max(1, int(_DEEPEST * _AN_INCH // deep)))
    )
    return models, min(files, models)


_OTHERS: tuple[dict[str, Any], ...] = (
    {"owner": 0, "unit": "base:ligne_marechal", "general": True, "x": 10.0, "y": 8.0},
    {"owner": 1, "unit": "base:horde_pillards", "models": 12, "files": 6, "x": 24.0, "y": 20.0,
     "heading": 180.0},
    {"owner": 1, "unit": "base:horde_rabatteurs", "models": 6, "files": 6, "x": 38.0, "y": 24.0,
     "heading": 180.0},
    {"owner": 1, "unit": "base:horde_ravageur", "general": True, "x": 14.0, "y": 26.0, "heading": 180.0},
)  # fmt: skip
"""Who else is there: one who leads, and whom to charge or to shoot at."""
_SIZES = {300: "short", 500: "standard", 1000: "long"}
"""The size of a battle by its points (S-01)."""


def try_list(id: str, said: Mapping[str, Any]) -> Trial:
    """A battle of the army against one of ours of as many points, from deployment on."""
    points = int(said.get("points") or 0)
    size = min(_SIZES, key=lambda one: abs(one - points))
    other = "horde" if said.get("faction") != "base:horde" else "ligne"
    flags = {"preset": _SIZES[size], "scenario": "pitched"}
    return Trial("", 2, flags, (id, f"base:{other}_{size}"))
