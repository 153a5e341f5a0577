"""Recorded playthroughs of Complots, as text: run this file to write them anew, then read the difference.

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
from tests.builders import some_rules, submitted

FOLDER = Path(__file__).parent
PLAYTHROUGHS: dict[str, tuple[int, int, dict[str, Any]]] = {
    "complots-2": (2, 6, {}),
    "complots-4": (4, 88, {"fifth_character": "inquisiteur"}),
    "complots-8": (8, 114, {}),
    "complots-parties-5": (5, 165, {"fifth_character": "inquisiteur", "factions": True, "treasury": 54}),
}
"""Name: players, seed, flags."""


def played(players: int, seed: int, flags: dict[str, Any]) -> Match[Any, Any, Any]:
    """A random match in which people mostly let things pass."""
    match: Match[Any, Any, Any] = Match(some_rules(players, **flags), seed)
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
    players, seed, flags = PLAYTHROUGHS[name]
    rules = some_rules(players, **flags)
    final = played(players, seed, flags)
    match: Match[Any, Any, Any] = Match(rules, seed)
    lines = [f"{name}: {players} players, seed {seed}, {flags or 'house defaults'}", *hands(match)]
    for number, tick in enumerate(final.log, start=1):
        before = len(match.events)
        match.submit(*tick)
        lines.append(f"{number}. " + " + ".join(short(action) for action in tick))
        lines += [line for event in match.events[before:] for line in seen(event, players)]
    lines += hands(match)
    return "\n".join(lines) + "\n"


def hands(match: Match[Any, Any, Any]) -> list[str]:
    """What the room sees of the table, and each seat in its hand."""
    room = match.spectator().view
    lines = [
        f"  table coins={room.coins} hidden={room.hidden} court={room.court} treasury={room.treasury} "
        f"reserve={room.reserve} sides={room.sides} active={room.active} winner={room.winner}"
    ]
    for player in range(room.players):
        view = match.seat(player).view
        pack = f" pack={view.pack}" if view.pack else ""
        lines.append(f"     {player} hand={view.hand} lost={view.lost[player]}{pack}".replace("'base:", "'"))
    return lines


def record() -> None:
    """Write every playthrough anew."""
    for name in PLAYTHROUGHS:
        (FOLDER / f"{name}.txt").write_text(told(name), encoding="utf-8")


if __name__ == "__main__":
    record()
