"""Recorded playthroughs of every game, as text: run this file to write them anew, then read the difference.

    python -m tests.golden.record

Each tick shows the actions, then what came of them: `all` when everyone saw the same, else what the room saw
and, below, what each seat saw differently.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import SPECTATOR, Event
from tests.builders import rules_of, submitted
from tests.contract.skirmish import HOUSES, raid
from tests.contract.worlds import laid, rules_from

FOLDER = Path(__file__).parent
PLAYTHROUGHS: dict[str, tuple[str, int, int, dict[str, Any]]] = {
    "complots-2": ("complots", 2, 6, {}),
    "complots-4": ("complots", 4, 88, {"fifth_character": "inquisiteur"}),
    "complots-8": ("complots", 8, 114, {}),
    "complots-parties-5": (
        "complots",
        5,
        165,
        {"fifth_character": "inquisiteur", "factions": True, "treasury": 54},
    ),
    "hecatombe-2": ("hecatombe", 2, 1, {"rounds_to_win": 1}),
    "hecatombe-3": ("hecatombe", 3, 47, {}),
    "hecatombe-5": ("hecatombe", 5, 91, {}),
    "hecatombe-no-retreat-4": ("hecatombe", 4, 48, {"no_retreat": True, "rounds_to_win": 1}),
    "roulette-2": ("roulette", 2, 112, {}),
    "roulette-4": ("roulette", 4, 163, {}),
    "roulette-6": ("roulette", 6, 46, {"points_to_win": 5}),
    "roulette-named-5": (
        "roulette",
        5,
        98,
        {
            "action_deck": "named",
            "spare_bullets": 2,
            "accusation_gather_seconds": 0,
            "points_to_win": 8,
        },
    ),
    "skirmish-deck-2": ("skirmish", 2, 1, {}),
    "skirmish-magic-3": ("skirmish", 3, 60, {}),
    "skirmish-melee-3": ("skirmish", 3, 6, {}),
    "skirmish-melee-3-joined": ("skirmish", 3, 26, {}),
    "skirmish-melee-3-skipped": ("skirmish", 3, 15, {}),
    "skirmish-raid-2": ("skirmish", 2, 14, {}),
    "skirmish-raid-3": ("skirmish", 3, 62, {}),
    "skirmish-shooting-3": ("skirmish", 3, 23, {}),
    "skirmish-truce-3": ("skirmish", 3, 63, {}),
    "skirmish-truce-3-held": ("skirmish", 3, 59, {}),
    "skirmish-turn-2": ("skirmish", 2, 35, {}),
}
"""Name: game, players, seed, flags. Battles begin with a position or a raid, which their names tell."""


def rules_for(name: str) -> Any:
    """The rules of a playthrough."""
    game, players, _, flags = PLAYTHROUGHS[name]
    if game != "skirmish":
        return rules_of(game, players, **flags)
    table = "-".join(name.split("-")[1:3])
    return raid(table) if table in HOUSES else rules_from(game, laid(game, table))


def played(rules: Any, seed: int) -> Match[Any, Any, Any]:
    """A random match in which people mostly let things pass."""
    match: Match[Any, Any, Any] = Match(rules, seed)
    rng = Rng(f"golden {seed}")
    while match.to_act():
        owing = list(match.to_act())
        options = match.options(owing[rng.below(len(owing))])
        choice = options[0] if len(owing) > 1 and rng.below(3) else rng.choice(options)
        submitted(match, choice)
    return match


def short(fact: msgspec.Struct) -> str:
    """One action or event on one line, names without their mod."""
    fields = ", ".join(f"{name}={getattr(fact, name)!r}" for name in fact.__struct_fields__)
    return f"{type(fact).__name__}({fields})".replace("'base:", "'")


def seen(event: Event, players: int) -> Iterator[str]:
    """One event, as the room and each seat saw it."""
    room = event.seen_by(SPECTATOR)
    others = {player: event.seen_by(player) for player in range(players)}
    differing = {player: own for player, own in others.items() if own != room}
    yield f"  {'room' if differing else 'all '} {short(room)}"
    for player, own in differing.items():
        yield f"     {player} {short(own)}"


def told(name: str) -> str:
    """A whole playthrough as text."""
    game, players, seed, flags = PLAYTHROUGHS[name]
    rules = rules_for(name)
    final = played(rules, seed)
    match: Match[Any, Any, Any] = Match(rules, seed)
    lines = [f"{name}: {players} players, seed {seed}, {flags or 'house defaults'}", *table(game, match)]
    for number, tick in enumerate(final.log, start=1):
        before = len(match.events)
        match.submit(*tick)
        lines.append(f"{number}. " + " + ".join(short(action) for action in tick))
        lines += [line for event in match.events[before:] for line in seen(event, players)]
    lines += table(game, match)
    return "\n".join(lines) + "\n"


OWN = {
    "complots": ("hand", "lost", "pack"),
    "hecatombe": ("hand", "objectives", "chosen"),
    "roulette": ("hand", "pocket", "die"),
    "skirmish": ("hand",),
}
"""What each seat sees of itself alone, by game."""
PUBLIC = {
    "complots": ("coins", "hidden", "court", "treasury", "reserve", "sides", "active", "winner"),
    "hecatombe": ("round", "first", "active", "armies", "captured", "middle", "points", "rounds", "winners"),
    "roulette": ("round", "phase", "teams", "scores", "hands", "extra", "deck", "discards", "winners"),
    "skirmish": ("round", "phase", "active", "named", "tokens", "victory", "hands", "deck", "winner"),
}
"""What the room sees of the table, by game."""


def table(game: str, match: Match[Any, Any, Any]) -> list[str]:
    """What the room sees of the table, and each seat of its own."""
    room = match.spectator().view
    lines = ["  table " + " ".join(f"{name}={getattr(room, name)}" for name in PUBLIC[game])]
    for player in range(room.players):
        view = match.seat(player).view
        own = {name: getattr(view, name) for name in OWN[game]}
        own |= {"lost": own["lost"][player]} if "lost" in own else {}
        said = " ".join(f"{name}={value}" for name, value in own.items() if value or name != "pack")
        lines.append(f"     {player} {said}".replace("'base:", "'"))
    return lines


def record() -> None:
    """Write every playthrough anew."""
    for name in PLAYTHROUGHS:
        (FOLDER / f"{name}.txt").write_text(told(name), encoding="utf-8")


if __name__ == "__main__":
    record()
