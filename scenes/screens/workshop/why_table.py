"""Why a table plays as it does: its house rules, and every number that mods change, with who set it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.app.games import GAMES, flag_values
from game.app.games.registry import sections_of
from game.app.workshop.reasons import Changed, changed_by_mods
from game.core.letters import visible
from game.mods.flags import FlagDef
from game.mods.manifest import BASE
from game.mods.manual.sentences import message_of
from scenes.screens.rulebook.flags import flag_key, flag_words
from scenes.screens.workshop.chooser.scene import Chooser, Option
from scenes.screens.workshop.entry import house_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.app.app import App
    from game.input.devices import Device
    from game.mods.flags import Value
    from scenes.shell.null_sound import Words
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage


def why_page(stage: Stage, game: str, flags: Mapping[str, Value], device: Device | None) -> Scene:
    """A list of what differs from the book at a table with these house rules, each with who set it."""
    say = stage.texts
    options = [*_rules(stage.app, say, game, flags), *_numbers(stage.app, say, game)]
    if not options:
        options = [Option("", say("why-book"), say("why-book.hint"))]
    title = say("why-title", game=say(f"game-{game}"))
    return Chooser(stage, title, options, [], lambda _: [], reading=True, device=device)


def _rules(app: App, say: Words, game: str, flags: Mapping[str, Value]) -> list[Option]:
    """The house rules that are not as in the book."""
    values, _ = flag_values(app.catalog, game, flags)
    changed = [
        one for one in app.catalog.all(FlagDef, game=game) if values.get(one.name, one.default) != one.default
    ]
    return [
        Option(
            one.id,
            say(
                "why-line", what=say(flag_key(say, game, one.name)), value=_rule_value(say, game, one, values)
            ),
            say("why-rule", book=flag_words(say, game, one.name, one, one.default)),
        )
        for one in changed
    ]


def _rule_value(say: Words, game: str, one: FlagDef, values: Mapping[str, Value]) -> str:
    return flag_words(say, game, one.name, one, values[one.name])


def _numbers(app: App, say: Words, game: str) -> list[Option]:
    """What mods change of the things of the game, each with its setters in order."""
    found = changed_by_mods(app.loaded.mods, sections_of(GAMES[game]), game, app.catalog)
    return [_number(say, place, one) for place, one in enumerate(found)]


def _number(say: Words, place: int, one: Changed) -> Option:
    what = say("deed-field-of", field=_field_words(say, one), thing=_thing_words(say, one))
    told = " ".join(
        say("why-setter", n=n, title=each.title, value=_value_words(say, each.value, removed=each.removed))
        for n, each in enumerate(one.setters, start=1)
    )
    value = _value_words(say, one.value, removed=one.value is None)
    where = one.setters[-1].place if one.setters else ""
    return Option(place, visible(say("why-line", what=what, value=value)), visible(f"{told} {where}".strip()))


def _thing_words(say: Words, one: Changed) -> str:
    """A thing by its name; a house rule by its own."""
    thing = one.thing
    if issubclass(one.type, FlagDef):
        return say(flag_key(say, thing.game, thing.name))
    return house_name(say, thing)


def _field_words(say: Words, one: Changed) -> str:
    """The key of a thing as the workshop calls it."""
    keys = (f"field-{message_of(one.type)}-{one.key}", f"field-{one.key}", f"stat-{one.key}")
    return next((say(key) for key in keys if key in say), one.key.replace("_", " "))


def _value_words(say: Words, value: Any, *, removed: bool) -> str:
    """A value in a few words: numbers and names; of tables and lists only that they are other ones."""
    if removed:
        return say("mods-why-removed")
    if isinstance(value, bool):
        return say("field-on" if value else "field-off")
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, str):
        keys = (f"name-{value}", f"name-{BASE}:{value}", f"choice-{value}")
        return next((say(key) for key in keys if key in say), value)
    return say("why-other")
