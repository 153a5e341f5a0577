"""What people make for Hécatombe: symbols, and the boxes whose peoples are pairs of them."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

import tomli_w

from game.app.workshop.bench import Bench, Thing
from game.app.workshop.craft import Craft, Phrase, Proposal, Trial, Words
from game.app.workshop.looks import LOOKS
from game.rules.hecatombe.content import Content, content_of_box
from game.rules.hecatombe.defs import BoxDef

_PLAYERS = 3
_GAME = "hecatombe"
_MOST_SYMBOLS = 8
_LEAST_ARMIES = 3
"""Armies that everybody has at least once the objectives are hidden."""

# told


def tell_symbol(said: Mapping[str, Any], words: Words) -> list[Phrase]:
    """On how many peoples and tiles it stands, or that it is in no box."""
    box: BoxDef | None = said["box"]
    if box is None or said["symbol"] not in box.symbols:
        return [Phrase("else", words("tell-hecatombe-symbol-none"))]
    others = len(box.symbols) - 1
    return [
        Phrase("what", words("tell-hecatombe-symbol", peoples=others)),
        Phrase("many", words("tell-hecatombe-symbol-tiles", n=others * box.copies, copies=box.copies)),
    ]


def tell_box(said: Mapping[str, Any], words: Words) -> list[Phrase]:
    """How many peoples its symbols make, how many tiles there are, and what each table draws."""
    symbols = said.get("symbols") or ()
    peoples = len(symbols) * (len(symbols) - 1) // 2
    copies = int(said.get("copies") or 0)
    phrases = [
        Phrase("who", words("tell-hecatombe-box", n=len(symbols), peoples=peoples), ("symbols",)),
        Phrase("many", words("tell-hecatombe-box-copies", n=copies, all=peoples * copies), ("copies",)),
    ]
    tables = said.get("tables") or ()
    if tables:
        drawn = sorted(int(one.get("tiles") or 0) for one in tables)
        told = words("tell-hecatombe-box-hands", least=drawn[0], most=drawn[-1])
        phrases.append(Phrase("what", told, ("tables",)))
    return phrases


# what others say


def beside_symbol(bench: Bench, thing: Thing) -> dict[str, Any]:
    """Its own id, and the box that is played, if it is sound."""
    found = bench.checked(_box_of(bench))
    return {"symbol": thing.id, "box": found if isinstance(found, BoxDef) else None}


def beside_box(bench: Bench, thing: Thing) -> dict[str, Any]:
    """The box itself, if it is sound and the one that is played."""
    found = bench.checked(thing) if thing == _box_of(bench) else None
    return {"box": found if isinstance(found, BoxDef) else None}


def _box_of(bench: Bench) -> Thing:
    """The box that is played: the last one."""
    return bench.things(_GAME, "box")[-1]


# tried


def try_symbol(id: str, said: Mapping[str, Any]) -> Trial | None:
    """The first attack of a round, with the symbol on the armies that attack; None where no box holds it."""
    box: BoxDef | None = said["box"]
    return None if box is None or id not in box.symbols else _first_attack(box, id)


def try_box(id: str, said: Mapping[str, Any]) -> Trial | None:
    """The first attack of a round; None where another box is played."""
    box: BoxDef | None = said["box"]
    return None if box is None else _first_attack(box, box.symbols[-1])


def _first_attack(box: BoxDef, symbol: str) -> Trial:
    """The first attack of a round: the armies of seat 0 are of the peoples of a symbol, if it has enough."""
    content = content_of_box(box)
    table = content.tables[_PLAYERS]
    pile = _dealt_first(content, symbol)
    seats = []
    for seat in range(_PLAYERS):
        armies = table.tiles - table.objectives - (seat == 0)
        own = [pile.pop(0) for _ in range(armies)]
        seats.append({"armies": own, "objectives": [pile.pop() for _ in range(table.objectives)]})
    return Trial(tomli_w.dumps({"first": 0, "active": 0, "seat": seats}), _PLAYERS)


def _dealt_first(content: Content, symbol: str) -> list[str]:
    """Every tile of a box, those with a symbol first; peoples take turns, so that hands are motley."""
    with_it = [people for people, pair in content.pairs.items() if symbol in pair]
    others = [people for people in content.peoples if people not in with_it]
    return [one for peoples in (with_it, others) for _ in range(content.copies) for one in peoples]


# made


def along_symbol(bench: Bench, like: Thing, made: Thing, words: Mapping[str, Words]) -> None:
    """Dress it, and deal it: it joins the box, or takes the place of the other where the box is full."""
    box = _box_of(bench)
    said = bench.said(box)
    symbols = list(said["symbols"])
    if len(symbols) < _MOST_SYMBOLS:
        symbols.append(made.id)
    elif like.id in symbols:
        symbols[symbols.index(like.id)] = made.id
    bench.set(box, ("symbols",), symbols)
    bench.set(box, ("copies",), fitting_copies(symbols, said["tables"]))
    worn = [bench.look(one) for one in bench.touched()]
    bench.dress(made, {key: _first_free(key, worn) for key in LOOKS})


def _first_free(key: str, worn: Sequence[Mapping[str, Any]]) -> str:
    """The first thing that may be chosen for a key of a look and that none of these wears."""
    every = list(LOOKS[key].values())
    return next((one for one in every if one not in [look.get(key) for look in worn]), every[0])


def kin_of_symbol(bench: Bench, thing: Thing) -> list[Thing]:
    """The box that is played."""
    return [_box_of(bench)]


def apart_symbol(bench: Bench, thing: Thing) -> None:
    """Let the box have as many tiles again as its tables draw."""
    box = _box_of(bench)
    if isinstance(bench.checked(box), list):
        said = bench.said(box)
        bench.set(box, ("copies",), fitting_copies(said["symbols"], said["tables"]))


def propose_box(bench: Bench, thing: Thing) -> Proposal | None:
    """What makes a box playable: tiles with which all may end alike, or enough of them (H-17, H-02)."""
    said = bench.said(thing)
    if isinstance(bench.checked(thing), BoxDef):
        return None
    tables = said.get("tables") or ()
    for place, table in enumerate(tables):
        tiles, hidden = int(table["tiles"]), int(table.get("objectives", 1))
        if tiles - hidden < _LEAST_ARMIES or (tiles - hidden) % 2 == 0:
            even = (tiles - hidden) % 2 == 0
            return Proposal(("tables", place, "tiles"), max(tiles + even, hidden + _LEAST_ARMIES))
    fitting = fitting_copies(said.get("symbols") or (), tables) if tables else 0
    return Proposal(("copies",), fitting) if fitting > int(said.get("copies") or 0) else None


def fitting_copies(symbols: Sequence[str], tables: Sequence[Mapping[str, Any]]) -> int:
    """The fewest tiles of each people with which every table can be dealt (H-02)."""
    peoples = max(1, len(list(combinations(symbols, 2))))
    needed = max(int(one["players"]) * int(one["tiles"]) - 1 for one in tables)
    return -(-needed // peoples)


CRAFTS = (
    Craft(
        _GAME, "symbol", tell_symbol, try_symbol,
        beside=beside_symbol, along=along_symbol, apart=apart_symbol, kin=kin_of_symbol,
        looks=LOOKS, dressed=True, named=True, joint="_",
    ),
    Craft(
        _GAME, "box", tell_box, try_box,
        foremost=("symbols", "copies", "tables"), beside=beside_box, propose=propose_box,
    ),
)  # fmt: skip
"""The kinds of things that people make."""
