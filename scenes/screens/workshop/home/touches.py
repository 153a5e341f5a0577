"""What a mod does to a thing, in a few words for a row of its sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from game.core.letters import visible

if TYPE_CHECKING:
    from game.app.workshop.bench import Thing
    from game.app.workshop.fields import Field
    from game.mods.manifest import Mod
    from scenes.screens.workshop.home.page import HomePage


def touch_words(home: HomePage, thing: Thing) -> str:
    """What the chosen mod does to a thing: its new value, how many change, or its kind if it is new."""
    say, mod = home.texts, home.model.mod
    kind = say(f"workshop-one-{thing.game}-{thing.table}")
    if mod is None or thing.mod == mod.id:
        return kind
    changed = _changed(home, mod, thing)
    if len(changed) == 1:
        field, value = changed[0]
        return say("workshop-touch-one", field=home.naming.field(field), value=value)
    return say("workshop-changed", n=len(changed)) if changed else kind


def _changed(home: HomePage, mod: Mod, thing: Thing) -> list[tuple[Field, str]]:
    """The keys of a thing that a mod writes, each as a field with its value in words."""
    bench = home.workshop.bench
    if thing not in bench.things(thing.game, thing.table):
        return []
    body: Mapping[str, Any] = bench.body(thing) if mod.id == bench.mod.id else home.model.body_in(mod, thing)
    fields = {str(one.path[0]): one for one in reversed(bench.fields(thing)) if len(one.path) == 1}
    return [(fields[key], _value_words(home, fields[key], body[key])) for key in body if key in fields]


def _value_words(home: HomePage, field: Field, value: Any) -> str:
    """A value as players call it; one that cannot stand there as it is written."""
    fits = field.kind != "number" or isinstance(value, int)
    return visible(home.naming.raw_value(field, value) if fits else str(value))
