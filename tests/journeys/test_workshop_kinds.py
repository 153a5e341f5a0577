"""Each kind of thing of Complots and Hécatombe by a pad alone: made, changed, tried, kept, thrown away."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest

from game.app.workshop.bench import Thing
from game.app.workshop.craft import Trial
from game.app.workshop.own_mod import OwnMod
from game.app.workshop.workshop import Workshop
from game.input.intents import Intent
from tests.app.workshop.test_court_and_box import has_thing
from tests.journeys.conftest import Begin

if TYPE_CHECKING:
    from tests.journeys.test_workshop import Maker

pytestmark = pytest.mark.screens

PAGES = {"WorkshopHome", "ThingPage", "Chooser", "LettersPage"}
"""Every page of the workshop: lists, letters, fields; none of them shows a file."""


class Kind(NamedTuple):
    """A kind of thing: its game, the presses to it, what one is made like, the field that changes."""

    game: str
    turns: int
    table: str
    like: str
    path: tuple[str, ...]
    kin: str = ""
    """The table of the thing that goes with it and whose field is changed; empty: its own."""


KINDS = [
    Kind("complots", 0, "action", "base:assassin", ("cost",)),
    Kind("complots", 1, "character", "base:capitaine", ("cost",), "action"),
    Kind("complots", 1, "character", "base:comtesse", ("bank",), "deck"),
    Kind("complots", 2, "deck", "base:cour", ("bank",)),
    Kind("hecatombe", 0, "symbol", "base:nuit", ("@look", "paper")),
    Kind("hecatombe", 1, "box", "base:standard", ("copies",)),
]


def maker_at(begin: Begin, kind: Kind) -> Maker:
    """A thumb on the first page, before the things of a kind."""
    from tests.journeys.test_workshop import Maker

    evening = begin(mods=None, last_game=kind.game, solo_open_hand=True)
    (pad,) = evening.plug(1)
    evening.stage.push(evening.stage.make("house", pad))
    evening.step()
    maker = Maker(evening, pad)
    maker.tap(*[Intent.NEXT] * kind.turns)
    return maker


def make_and_change(maker: Maker, kind: Kind) -> Thing:
    """Make a thing like one of the house, and change a field of it, or of what goes with it."""
    maker.go_to(f"thing:{kind.like}")
    maker.tap(Intent.COUNTER)
    made = maker.page.thing
    assert maker.page.workshop.bench.is_own(made) and made.table == kind.table
    if kind.kin:
        row = next(one for one in maker.page.model.rows if one.kind == "page" and one.section == kind.kin)
        maker.choose_field(*row.path)
        maker.tap(Intent.ACCEPT)
    maker.choose_field(*kind.path)
    before = maker.page.model.row
    maker.tap(Intent.RIGHT)
    after = maker.page.model.row
    assert before is not None and after is not None and before.value != after.value
    assert not maker.page.model.faults and maker.page.model.phrases
    assert all(one.kind != "fixed" for one in maker.page.workshop.bench.fields(maker.page.thing))
    if kind.kin:
        maker.tap(Intent.BACK)
    assert maker.page.thing == made
    return made


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.table}-{kind.like[5:]}")
def test_a_pad_makes_changes_tries_keeps_and_throws_away(begin: Begin, kind: Kind) -> None:
    maker = maker_at(begin, kind)
    seen = {type(maker.evening.scene).__name__}
    made = make_and_change(maker, kind)
    bench = maker.page.workshop.bench
    seen |= {type(one).__name__ for one in maker.evening.stage.scenes[1:]}
    maker.tap(Intent.DOUBT)
    seat = maker.evening.match.table.seat(0)
    assert any(has_thing(bench, option, made) for option in seat.options)
    maker.evening.step(5)
    assert kind.table != "character" or maker.evening.stage.art.has(f"carte_{made.id}_mini")
    maker.tap(Intent.MENU)
    maker.evening.wait_for("ThingPage")
    assert seen <= PAGES, seen
    again = OwnMod.open(bench.mod.folder)
    assert again.document.files == bench.mod.document.files, "it was on the disk with every press"
    maker.choose_field("@gone")
    maker.tap(Intent.ACCEPT)
    assert maker.home and made not in bench.things(made.game, made.table)
    left = {thing for thing in bench.touched() if thing.id not in ("base:cour",)}
    assert not left and set(bench.mod.document.files) <= {"mod.toml", "complots/atelier.toml"}
    maker.tap(Intent.BACK)
    assert not [one for one in maker.evening.app.problems if bench.mod.id in one.file]


def test_a_name_is_written_by_the_wheel_and_its_article_chosen(begin: Begin) -> None:
    maker = maker_at(begin, KINDS[1])
    maker.go_to("thing:base:capitaine")
    maker.tap(Intent.COUNTER)
    made, bench = maker.page.thing, maker.page.workshop.bench
    maker.choose_field("@name")
    maker.tap(Intent.ACCEPT)
    maker.evening.wait_for("LettersPage")
    maker.tap(Intent.ACCEPT, Intent.RIGHT, Intent.ACCEPT, Intent.MENU)
    maker.evening.wait_for("ThingPage")
    name = bench.words(made, "fr", "name")
    assert 0 < len(name) < 4 and name in bench.words(made, "fr", "name.the")
    assert bench.mod.undo() and bench.words(made, "fr", "name") != name


@pytest.mark.parametrize("broken", ["tell", "try"])
def test_a_craft_that_tells_nothing_or_tries_elsewhere_fails_the_journey(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    kind = KINDS[0]
    nowhere = Trial("turn = 5\n" + "[[seat]]\nhand = ['duchesse']\ncoins = 1\n" * 4, 4)
    name, stub = {"tell": ("phrases", ()), "try": ("trial", nowhere)}[broken]
    monkeypatch.setattr(Workshop, name, lambda *_: stub)
    with pytest.raises(AssertionError):
        test_a_pad_makes_changes_tries_keeps_and_throws_away(begin, kind)


def test_a_table_that_cannot_be_played_says_why_and_one_press_mends_it(begin: Begin) -> None:
    maker = maker_at(begin, KINDS[5])
    maker.go_to("thing:base:standard")
    maker.tap(Intent.ACCEPT)
    maker.choose_field("tables", 1, "tiles")
    maker.tap(Intent.LEFT)
    row = maker.page.model.row
    assert row is not None and row.value == 16
    assert "problem-box-parity" in str(maker.page.model.faults)
    assert maker.page.model.proposed(row) == 17
    maker.tap(Intent.ACCEPT)
    assert not maker.page.model.faults and not maker.page.workshop.bench.touched()
