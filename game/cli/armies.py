"""The command that shows the armies: their ready lists, unit by unit, with what everything costs."""

from collections.abc import Iterator, Sequence
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from game.app.games.armies import Unfit
from game.cli.asked import Points, armies_of, read_size, unfit
from game.cli.house import console, open_house
from game.mods.texts import Texts
from game.rules.skirmish.army import points_of
from game.rules.skirmish.content import Content, content
from game.rules.skirmish.defs import Entry, FactionDef, ListDef
from game.rules.skirmish.lists import Terms, called, fitting, handle, unheard

GAME = "skirmish"
"""The game that has armies."""


def armies(
    name: Annotated[str, typer.Argument(help="One army, or one of its lists.")] = "", points: Points = None
) -> None:
    """Show the armies and their ready lists: units, models, points."""
    app = open_house()
    house, box = armies_of(app, GAME, "no-armies"), content(app.catalog)
    sizes = sorted(house.sizes(app.catalog)) if points is None else [points]
    for size in sizes:
        read_size(app, house, size)
    try:
        factions, named = meant(box, name)
    except Unfit as error:
        raise unfit(app, error) from None
    ready = [army for size in sizes for army in fitting(box, Terms(size, mercenaries=True))]
    for faction in factions:
        lists = [army for army in ready if army.faction == faction.id and named in (None, army)]
        show(app.texts, box, faction, lists)


def meant(box: Content, name: str) -> tuple[list[FactionDef], ListDef | None]:
    """The armies that a name means, and the one list if it means one; all armies without a name.

    Raises:
        Unfit: nothing is called so.
    """
    if not name:
        return list(box.factions.values()), None
    faction, army = called(box.factions, name), called(box.lists, name)
    if faction is not None:
        return [faction], None
    if army is None:
        raise Unfit([unheard(box, name)])
    return [box.factions[army.faction]], army


def show(texts: Texts, box: Content, faction: FactionDef, lists: Sequence[ListDef]) -> None:
    """Print an army and some of its lists."""
    out = console()
    out.print(Text(f"{named(texts, faction.id)} · {handle(box.factions, faction)}", style="bold"))
    if not lists:
        out.print(Text(f"  {texts('muster-empty')}"))
    for army in lists:
        spent = sum(points_of(box.units[one.unit], one) for one in army.entries)
        told = texts("muster-list", spent=str(spent), points=str(army.points))
        out.print(Text(f"  {named(texts, army.id)} · {handle(box.lists, army)} · {told}", style="italic"))
        out.print(grid(texts, box, army))
    out.print()


def grid(texts: Texts, box: Content, army: ListDef) -> Grid:
    """A list, one line a unit: models, name, points, what is bought with it."""
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
    """What an entry is beside its models: command, options, spells, rank."""
    for role in ("general", "mercenary"):
        if getattr(entry, role):
            yield texts(f"muster-{role}")
    for role in ("champion", "standard", "musician"):
        if getattr(entry, role):
            yield texts(f"command-{role}")
    for option in entry.options:
        yield spoken(texts, f"option-{option}", option)
    for spell in entry.spells:
        yield named(texts, spell)


def named(texts: Texts, id: str) -> str:
    """The name of the def of an id, or what its mod calls it where it has no words for it."""
    name = id.rpartition(":")[2]
    said = texts.name(id)
    return name if said == f"name-{name}" else said


def spoken(texts: Texts, key: str, plain: str) -> str:
    """Words by key, or plain ones where nobody has any."""
    said = texts(key)
    return plain if said == key else said
