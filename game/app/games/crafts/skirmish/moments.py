"""Where a treachery card is tried: a battle of three that stands just where its moment comes."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import tomli_w

from game.app.games.crafts.skirmish.cast import ARMIES, HELD, PLACES, Place
from game.app.workshop.craft import Trial

_PLAYERS = len(ARMIES)
_PHASES = ("movement", "magic", "shooting", "combat")
_REGIMENT, _WIZARD, _HERO = 0, 3, 5
"""Places of units in their army."""
OURS, THEIRS, MAGE, HERO, ACTIVE, NAMED = "@ours", "@theirs", "@mage", "@hero", "@active", "@named"
"""In steps and records: the regiments of the active player and of the named enemy, the former's wizard, the
latter's hero, and both seats.
"""

Line = tuple[Any, ...]
"""A step that follows by itself: its name and what it is about."""


class Sides(NamedTuple):
    """Which seat plays which part; seat 0 is the person who tries the card."""

    active: int
    named: int
    third: int


class Stage(NamedTuple):
    """Where a battle stands when a moment comes."""

    phase: str = "movement"
    named: bool = True
    steps: tuple[Line, ...] = ()
    """What follows, the next one first; empty: as when the phase begins, or once its enemy is named."""
    records: Mapping[str, Any] = {}
    """What is under way."""
    close: bool = False
    """Whether the regiments of the active player and of the named enemy stand in contact."""
    marks: tuple[str, ...] = ()
    """What the regiment of the active player has done."""
    fallen: bool = False
    """Whether the hero of the named enemy has just died by seat 0."""


def try_card(id: str, said: Mapping[str, Any]) -> Trial:
    """A battle in which a card is in hand, and its window opens at once if it ever can."""
    sides = _SIDES.get(str(said.get("by")), _BESIDE)
    stage = _STAGES.get(str(said.get("moment")), Stage("", named=False))
    tokens = 3 + int(said.get("cost") or 0)
    held = [one for one in HELD if one != id]
    position: dict[str, Any] = {
        "round": 2,
        "active": sides.active,
        "phase": stage.phase,
        "flips": [seat for seat in range(_PLAYERS) if seat != sides.active],
        "flags": dict(_HOUSE_RULES),
        "seat": [
            {"tokens": tokens, "hand": [id]},
            {"tokens": tokens + 2, "hand": [held[0]]},
            {"tokens": tokens, "hand": [held[1]]},
        ],
        "unit": list(_units(sides, stage)),
    }
    if stage.named:
        position["named"] = sides.named
    if stage.steps:
        lines = _filled((*stage.steps, *_rest(stage.phase)), sides)
        written = [[name, list(about)] for name, *about in lines]
        position["moment"] = {"steps": written[::-1], **_filled(dict(stage.records), sides)}
    return Trial(tomli_w.dumps(position), _PLAYERS)


_HOUSE_RULES = {"preset": "short", "scenario": "pitched", "bribes": False, "card_seconds": 0}
"""No bribes, and windows that wait until everybody has passed: there is time to find the card's button."""
_BESIDE = Sides(1, 2, 0)
_SIDES: Mapping[str, Sides] = {
    "active": Sides(0, 1, 2),
    "credited": Sides(0, 1, 2),
    "named": Sides(1, 0, 2),
}
"""The parts by who may play the card; whoever else may watches two bots."""


def _units(sides: Sides, stage: Stage) -> Iterator[dict[str, Any]]:
    """The units of all seats in the order of seats, where their part puts them."""
    for seat, army in enumerate(ARMIES):
        part = sides.index(seat)
        for kind, facts in enumerate(army):
            place = PLACES[part][kind]
            if stage.close and (part, kind) == (1, _REGIMENT):
                place = Place(*PLACES[0][_REGIMENT][:2], place.heading)
            unit = {"owner": seat, **facts, **place._asdict()}
            if stage.marks and (part, kind) == (0, _REGIMENT):
                unit["marks"] = list(stage.marks)
            if stage.fallen and (part, kind) == (1, _HERO):
                unit |= {"models": 0, "bought": 1, "place": "gone", "blame": 0}
            yield unit


def _filled(said: Any, sides: Sides) -> Any:
    """Steps or records with the numbers of units in place of their parts."""
    if isinstance(said, dict):
        return {key: _filled(value, sides) for key, value in said.items()}
    if isinstance(said, list | tuple):
        return [_filled(one, sides) for one in said]
    each = len(ARMIES[0])
    parts = {
        OURS: sides.active * each + _REGIMENT,
        THEIRS: sides.named * each + _REGIMENT,
        MAGE: sides.active * each + _WIZARD,
        HERO: sides.named * each + _HERO,
        ACTIVE: sides.active,
        NAMED: sides.named,
    }
    return parts.get(said, said) if isinstance(said, str) else said


def _rest(phase: str) -> list[Line]:
    """What follows after a phase in every turn."""
    later = _PHASES[_PHASES.index(phase) + 1 :] if phase else ()
    return [*[("turns:phase", one) for one in later], ("turns:end-turn",), ("turns:flip",)]


def _window(moment: str, unit: str | int = -1) -> Line:
    return ("treachery:window", moment, unit)


_END: Line = ("turns:end-phase",)
_ORDERS: tuple[Line, ...] = (("manoeuvres:begin",), _END)
_STAGES: Mapping[str, Stage] = {
    "turn-flipped": Stage("", named=False),
    "before-own-naming": Stage(named=False),
    "naming": Stage(
        steps=(
            _window("naming"), ("turns:named",), _window("movement-named"), ("turns:play", "movement"), _END,
        )
    ),
    "movement-named": Stage(),
    "before-move": Stage(steps=(_window("before-move", OURS), ("turns:play", "movement"), _END)),
    "charge-rolled": Stage(
        steps=(
            _window("charge-rolled", OURS), ("charge-moves:go", OURS), ("charge-moves:next",), *_ORDERS,
        ),
        records={
            "roll": {"unit": OURS, "why": "charge", "dice": [1, 2]},
            "charges": [
                {"unit": OURS, "target": THEIRS, "arc": "front", "reaction": "hold", "dice": [1, 2],
                 "reach": 6000},
            ],
        },
        marks=("charging",),
    ),
    "rallied": Stage(
        steps=(_window("rallied", OURS), ("rally:formed", OURS), *_ORDERS), marks=("rallied", "done")
    ),
    "channelled": Stage("magic"),
    "enemy-dispelled": Stage(
        "magic",
        steps=(
            _window("enemy-dispelled", THEIRS), ("magic:effect",), ("magic:ask",), ("magic:unravel",), _END,
        ),
        records={
            "winds": {"power": 3, "dispel": 0, "cast": [[MAGE, "base:etincelle"]]},
            "casting": {
                "wizard": MAGE, "spell": "base:etincelle", "dice": [4, 3], "total": 8, "target": THEIRS,
            },
        },
    ),
    "shooting-begins": Stage("shooting"),
    "shooting-ends": Stage("shooting", steps=(_window("shooting-ends"), _END)),
    "combat-chosen": Stage("combat", close=True, marks=("charged", "first-round")),
    "result-known": Stage(
        "combat",
        steps=(_window("result-known", OURS), ("result:losers",), ("combat:end",), ("combat:next",), _END),
        records={"combat": {
            "sides": [
                {"player": ACTIVE, "units": [OURS], "wounds": 4, "points": 3},
                {"player": NAMED, "units": [THEIRS], "wounds": 1, "points": -3},
            ],
            "contacts": [[OURS, THEIRS]],
        }},
        close=True,
    ),
    "leadership-test": Stage(
        steps=(
            ("morale:open", OURS, "rally", 0, 0, ""), _window("leadership-test", OURS), ("morale:roll",),
            ("rally:tested", OURS), *_ORDERS,
        ),
        marks=("fleeing",),
    ),
    "character-dead": Stage("shooting", steps=(_window("character-dead", HERO), _END), fallen=True),
    "tokens-given": Stage(steps=(_window("tokens-given"), ("turns:check-end",))),
    "card-played": Stage(
        "", named=False,
        steps=(
            _window("card-played"), ("treachery:resolve", "turn-flipped", -1),
            ("turns:phase", "movement"), ("turns:phase", "magic"), ("turns:phase", "shooting"),
            ("turns:phase", "combat"),
        ),
        records={
            "played": ["base:vol_de_paie"],
            "plays": [{"player": 1, "card": "base:vol_de_paie", "target": 0}],
        },
    ),
}  # fmt: skip
"""Where each moment comes."""
