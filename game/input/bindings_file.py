"""bindings.toml: read and checked as a whole, every problem at once; what is right in it is kept."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from game.input.bindings import Bindings
from game.input.devices import KEYS, KEYS2, Button
from game.input.intents import MOVES, Intent
from game.input.keys import SYMBOLS
from game.mods.compile import Fault, msgspec_type, type_faults
from game.mods.problems import Problem, closest_word
from game.mods.source import read_toml

KeyTable = dict[Intent, tuple[str, ...]]
PadTable = dict[Intent, tuple[Button, ...]]


class BindingsDef(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The tables of a bindings file: one for each keyboard half, what a match changes, and the pads."""

    keys: KeyTable
    keys2: KeyTable
    pad: PadTable
    keys_in_match: KeyTable = {}
    keys2_in_match: KeyTable = {}


KEY_TABLES = ("keys", "keys2", "keys-in-match", "keys2-in-match")
"""The tables whose values are names of keys."""

Slot = tuple[str, str, int, str]
"""One key or button in the file: table, intent, place in its list, name."""


def read_bindings(path: Path, shown: str = "") -> tuple[Bindings, list[Problem]]:
    """The bindings of a file, and all its problems; wrong lines are left out, the lifeline stays."""
    source = read_toml(path, shown or path.name)
    if isinstance(source, Problem):
        return Bindings({}), [source]
    problems = [source.problem(fault) for fault in _check_bindings(source.table)]
    return _compile_bindings(source.table), sorted(problems, key=lambda one: (one.line, one.column))


def _check_bindings(table: Mapping[str, Any]) -> list[Fault]:
    """Every fault of a table: wrong shape, unknown keys, keys bound twice, intents without a key."""
    faults = type_faults(dict(table), msgspec_type(BindingsDef))
    faults += [_no_such_key(slot) for slot in _all_slots(table, KEY_TABLES) if slot[3] not in SYMBOLS]
    faults += _double_bindings(table)
    faults += [fault for name in ("keys", "keys2", "pad") for fault in _unbound(table, name)]
    return faults


def _compile_bindings(table: Mapping[str, Any]) -> Bindings:
    """The bindings made of what is right in a table."""
    doubled = {(str(f.path[0]), str(f.path[1]), f.path[2]) for f in _double_bindings(table)}
    tables: dict[str, KeyTable] = {name: {} for name in KEY_TABLES}
    for name, said, place, key in _all_slots(table, KEY_TABLES):
        intent = _intent(said)
        if intent and key in SYMBOLS and (name, said, place) not in doubled:
            tables[name][intent] = (*tables[name].get(intent, ()), key)
    matches = {KEYS: tables["keys-in-match"], KEYS2: tables["keys2-in-match"]}
    return Bindings(tables["keys"], tables["keys2"], _pad_table(table), in_match=matches)


def _pad_table(table: Mapping[str, Any]) -> PadTable:
    """The buttons of each intent, each button only once."""
    known = {button.value: button for button in Button}
    out: PadTable = {}
    for _, said, _, name in _all_slots(table, ("pad",)):
        intent = _intent(said)
        if intent and name in known and known[name] not in sum(out.values(), ()):
            out[intent] = (*out.get(intent, ()), known[name])
    return out


def _intent(said: str) -> Intent | None:
    """The intent that a word names, or None."""
    return next((intent for intent in Intent if intent.value == said), None)


def _all_slots(table: Mapping[str, Any], names: tuple[str, ...]) -> Iterator[Slot]:
    """Every key or button name that stands where one may stand."""
    for name in names:
        section = table.get(name)
        for said, value in section.items() if isinstance(section, dict) else ():
            for place, one in enumerate(value if isinstance(value, list) else ()):
                if isinstance(one, str):
                    yield name, said, place, one


def _no_such_key(slot: Slot) -> Fault:
    """The fault of an unknown key, with the known one it comes closest to."""
    name, said, place, key = slot
    like = closest_word(key.upper(), SYMBOLS)
    facts: dict[str, str | int] = {"got": key, **({"near": like} if like else {})}
    return Fault((name, said, place), "no-such-key", facts, "did-you-mean" if like else "")


def _double_bindings(table: Mapping[str, Any]) -> list[Fault]:
    """Faults of keys that mean two things at once, in menus or in a match, on one half or across both."""
    plain = list(_all_slots(table, ("keys", "keys2")))
    over = list(_all_slots(table, ("keys-in-match", "keys2-in-match")))
    hidden = {(name.removesuffix("-in-match"), said) for name, said, _, _ in over}
    match = [slot for slot in plain if slot[:2] not in hidden] + over
    pads = list(_all_slots(table, ("pad",)))
    faults = {fault.path: fault for layout in (plain, match, pads) for fault in _clashes(layout)}
    return list(faults.values())


def _clashes(layout: list[Slot]) -> Iterator[Fault]:
    """Faults of keys that come again in one layout."""
    first: dict[str, str] = {}
    for name, said, place, key in layout:
        if key in first:
            yield Fault((name, said, place), "bound-twice", {"key": key, "first": first[key]})
        first.setdefault(key, f"{name}.{said}")


def _unbound(table: Mapping[str, Any], name: str) -> Iterator[Fault]:
    """Faults of intents for which a table has no key."""
    section = table.get(name)
    if not isinstance(section, dict):
        return
    for intent in Intent:
        if not section.get(intent.value) and not (name == "pad" and intent in MOVES):
            yield Fault((name,), "missing-key", {"key": intent.value}, "add-key")
