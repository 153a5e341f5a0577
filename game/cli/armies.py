"""The command that shows the armies: their ready lists, unit by unit, with the points that all costs."""

from collections.abc import Iterator, Sequence
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from game.app.games.armies import UnfitArmies, army_problems, raise_if_unfit
from game.cli.arguments import Points, armies_of, exit_for_unfit_table, read_size
from game.cli.session import open_house, rich_console
from game.cli.streams import shown_word
from game.mods.catalog import Catalog
from game.mods.defs import short_name
from game.mods.texts import Texts
from game.rules.skirmish import content
from game.rules.skirmish.army.army import points_of
from game.rules.skirmish.army.ready_lists import (
    Terms,
    matching_def,
    playable_army_lists,
    shortest_unique_name,
    unknown_army_problem,
)
from game.rules.skirmish.content import Content
from game.rules.skirmish.defs.armies import Entry, FactionDef, ListDef

GAME = "skirmish"
"""The game that has armies."""

Shown = tuple[FactionDef, list[ListDef]]
"""An army, and those of its lists that are shown."""


def armies(name: Annotated[str, typer.Argument()] = "", points: Points = None) -> None:
    """Show the armies and their ready lists: units, models, points."""
    app = open_house()
    house, box = armies_of(app, GAME, "no-armies"), content(app.catalog)
    name = shown_word(name)
    if points is not None:
        read_size(app, house, points)
    sizes = sorted(house.sizes(app.catalog)) if points is None else [points]
    try:
        found = _lists_of(box, name, sizes) or _one_list(app.catalog, box, name, points)
    except UnfitArmies as error:
        raise exit_for_unfit_table(app, error) from None
    for faction, lists in found:
        show(app.texts, box, faction, lists)


def _lists_of(box: Content, name: str, sizes: Sequence[int]) -> list[Shown]:
    """The army called `name`, or all without a name, each with its lists that can fight; may be empty."""
    named = matching_def(box.factions, name)
    factions = [named] if named else [] if name else list(box.factions.values())
    ready = [army for size in sizes for army in playable_army_lists(box, Terms(size, mercenaries=True))]
    return [(one, [army for army in ready if army.faction == one.id]) for one in factions]


def _one_list(catalog: Catalog, box: Content, name: str, points: int | None) -> list[Shown]:
    """The list called `name`, with its army.

    Raises:
        UnfitArmies: nothing is called so, or it cannot fight a battle of `points` points (default: its own).
    """
    army = matching_def(box.lists, name)
    if army is None:
        raise UnfitArmies([unknown_army_problem(box, name)])
    terms = Terms(army.points if points is None else points, mercenaries=True)
    raise_if_unfit(army_problems(catalog, box, army, terms))
    return [(box.factions[army.faction], [army])]


def show(texts: Texts, box: Content, faction: FactionDef, lists: Sequence[ListDef]) -> None:
    """Print an army and some of its lists."""
    out = rich_console()
    out.print(
        Text(f"{named(texts, faction.id)} · {shortest_unique_name(box.factions, faction)}", style="bold")
    )
    if not lists:
        out.print(Text(f"  {texts('muster-empty')}"))
    for army in lists:
        spent = sum(points_of(box.units[one.unit], one) for one in army.entries)
        told = texts("muster-list", spent=str(spent), points=str(army.points))
        out.print(
            Text(
                f"  {named(texts, army.id)} · {shortest_unique_name(box.lists, army)} · {told}",
                style="italic",
            )
        )
        out.print(_grid(texts, box, army))
    out.print()


def _grid(texts: Texts, box: Content, army: ListDef) -> Grid:
    """A list, one line a unit: models, name, points, and what is bought with it."""
    rows = Grid.grid(padding=(0, 2, 0, 0))
    rows.add_column(justify="right", min_width=6)
    rows.add_column(min_width=20)
    rows.add_column(justify="right")
    rows.add_column()
    for entry in army.entries:
        unit = box.units[entry.unit]
        bought = ", ".join(extras(texts, entry))
        cells = (str(entry.models), named(texts, unit.id), str(points_of(unit, entry)), bought)
        rows.add_row(*map(Text, cells))
    return rows


def extras(texts: Texts, entry: Entry) -> Iterator[str]:
    """Words for what an entry is beside its models: command, options, spells, rank."""
    for role in ("general", "mercenary"):
        if getattr(entry, role):
            yield texts(f"muster-{role}")
    for role in ("champion", "standard", "musician"):
        if getattr(entry, role):
            yield texts(f"command-{role}")
    for option in entry.options:
        yield _spoken(texts, f"option-{option}", option)
    for spell in entry.spells:
        yield named(texts, spell)


def named(texts: Texts, id: str) -> str:
    """The name of the def of an id, or its bare id where its mod has no words for it."""
    name = short_name(id)
    said = texts.name(id)
    return name if said == f"name-{name}" else said


def _spoken(texts: Texts, key: str, plain: str) -> str:
    """The words of a key, or `plain` ones where nobody has any."""
    said = texts(key)
    return plain if said == key else said
