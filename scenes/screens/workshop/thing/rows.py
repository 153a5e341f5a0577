"""The fields of a thing as the sheet shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.input.intents import Intent
from scenes.screens.workshop.thing.sheet import RowFacts

if TYPE_CHECKING:
    from game.app.workshop.fields import Field
    from scenes.screens.workshop.naming import Naming
    from scenes.screens.workshop.thing.model import ThingModel
    from scenes.shell.null_sound import Words


def row_facts(model: ThingModel, naming: Naming, say: Words) -> list[RowFacts]:
    """Every field of a thing."""
    return [_row(field, model, naming, say) for field in model.rows]


def row_asks(model: ThingModel, say: Words) -> list[tuple[Intent, str]]:
    """What presses do on the chosen row: a number goes both ways, or to what a formula proposes."""
    row = model.row
    if row is None:
        return [(Intent.ACCEPT, say("workshop-change"))]
    if row.kind != "number":
        return [(Intent.ACCEPT, say(f"workshop-do-{row.kind}"))]
    asked = model.proposed(row)
    if asked is not None:
        return [(Intent.ACCEPT, say("workshop-do-proposed", n=asked))]
    return [(Intent.LEFT, ""), (Intent.RIGHT, say("workshop-do-number"))]


def _row(field: Field, model: ThingModel, naming: Naming, say: Words) -> RowFacts:
    """A field: its name and value, where a number lies between its ends, whether a list opens."""
    facts = RowFacts(
        naming.field(field),
        naming.value(field),
        field.changed,
        model.fault_of(field) is not None,
        field.depth,
    )
    if field.kind == "number" and isinstance(field.value, int) and field.least < field.most:
        wide = field.most - field.least
        below = field.below if isinstance(field.below, int) else field.value
        asked = model.proposed(field)
        return facts._replace(
            aside="" if asked is None else say("workshop-propose", n=asked),
            ladder=(
                (field.value - field.least) / wide,
                (below - field.least) / wide,
                str(field.least),
                str(field.most),
            ),
        )
    if field.kind == "switch":
        return facts._replace(switch=bool(field.value))
    return facts._replace(opens=field.kind != "number")
