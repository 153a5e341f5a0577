"""Whole matches of Roulette played by hotheads, who cheat, accuse and play cards as the fancy takes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.app.plan import plan_of
from game.app.table import Table
from game.core.rng import Rng
from game.couch.couch import Couch
from game.couch.names import default_names
from game.couch.seating import parse_seats, seat_all
from game.rules.roulette.actions import Pass

if TYPE_CHECKING:
    from game.app.app import App


def choose(options: Sequence[Any], rng: Rng) -> Any:
    """What a hothead does: seldom nothing."""
    answer = rng.choice(options)
    return rng.choice(options) if isinstance(answer, Pass) and rng.below(3) else answer


def fired(
    app: App, players: int, seed: int = 7, names: Sequence[str] = (), **flags: object
) -> tuple[Table, Couch]:
    """A match from the first pocket to the last captain."""
    specs, problems = parse_seats(",".join(["keys", *["bot:bold:weak"] * (players - 1)]))
    assert not problems
    couch = seat_all(specs, (), default_names(app.texts))
    for seat, name in zip(couch.players, names, strict=False):
        couch.rename(seat, name)
    table = app.begin(plan_of(couch, "roulette", flags, seed), keep=False)  # type: ignore[arg-type]
    for player in range(players):
        table.unmind(player)
    rng = Rng(f"hotheads:{seed}")
    while table.outcome is None:
        seat = next(seat for seat in table.seats if seat.owes and seat.player not in table.drafted)
        assert table.submit(choose(seat.options, rng)) is None
        table.flush()
    return table, couch


def bots(app: App, players: int, seed: int, people: int = 0) -> tuple[Table, Couch]:
    """A match of bots; the first so many leave no thoughts, as people do."""
    couch = Couch(default_names(app.texts))
    for _ in range(players):
        couch.add_bot("bold", "middling")
    table = app.begin(plan_of(couch, "roulette", {}, seed), keep=False)
    while table.outcome is None:
        table.update(10.0)
    table.thoughts = [noted for noted in table.thoughts if noted.player >= people]
    return table, couch
