"""Whole matches of Hécatombe played by plain soldiers, who want what their own objectives count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.app.plan import plan_of
from game.app.table import Table
from game.core.rng import Rng
from game.core.rules import UNKNOWN
from game.couch.couch import Couch
from game.couch.names import default_names
from game.couch.seating import parse_seats, seat_all
from game.rules.hecatombe.actions import Attack, Choose, Counter, Keep, LetGo, Liberate

if TYPE_CHECKING:
    from game.app.app import App


def worth(rules: Any, view: Any, people: str | None) -> int:
    """How many symbols of a tile stand on the objectives that this player knows."""
    known = [aim for aims in view.objectives for aim in aims if aim != UNKNOWN]
    return sum(rules.setting.content.shared[aim][people] for aim in known) if people else 0


def wish(rules: Any, view: Any, action: Any) -> float:
    """How much a plain soldier likes an action."""
    match action:
        case Choose(people=people):
            return sum(rules.setting.content.shared[people][tile] for tile in view.hand)
        case Attack():
            return worth(rules, view, action.prey) - 0.2 * worth(rules, view, action.army)
        case LetGo():
            return 0.6 - worth(rules, view, view.assault.prey)
        case Counter(army=army):
            return -worth(rules, view, army)
        case Keep(people=people):
            return worth(rules, view, people)
        case Liberate(people=people):
            return 1.0 - worth(rules, view, people) if people else 0.5
    return 0.0


def choose(rules: Any, view: Any, options: Sequence[Any], rng: Rng) -> Any:
    """What he does."""
    return max(options, key=lambda action: wish(rules, view, action) + rng.random() * 0.9)


def fought(
    app: App, players: int, seed: int = 7, names: Sequence[str] = (), **flags: object
) -> tuple[Table, Couch]:
    """A match from the first tile to the last point."""
    specs, problems = parse_seats(",".join(["keys", *["bot:bold:weak"] * (players - 1)]))
    assert not problems
    couch = seat_all(specs, (), default_names(app.texts))
    for seat, name in zip(couch.players, names, strict=False):
        couch.rename(seat, name)
    table = app.begin(plan_of(couch, "hecatombe", flags, seed), keep=False)  # type: ignore[arg-type]
    for player in range(players):
        table.unmind(player)
    rng = Rng(f"soldiers:{seed}")
    while table.outcome is None:
        seat = next(seat for seat in table.seats if seat.owes)
        assert table.submit(choose(table.rules, seat.view, seat.options, rng)) is None
        table.flush()
    return table, couch
