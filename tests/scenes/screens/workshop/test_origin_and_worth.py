"""What the page tells beside the card: where a thing comes from, what it is worth, how far a number went."""

from pathlib import Path

import pytest

from game.app.app import App
from game.app.balance.intervals import Estimate
from game.app.workshop.bench import Thing
from game.app.workshop.own_mod import OwnMod
from game.app.workshop.workshop import Workshop
from game.app.workshop.worth import Worth
from game.saves.settings import Settings
from scenes.draw.layer import Layer
from scenes.screens.workshop.naming import Naming
from scenes.screens.workshop.thing.easel import draw_worth
from scenes.screens.workshop.thing.model import ThingModel
from scenes.screens.workshop.thing.origin import origin_facts
from scenes.screens.workshop.thing.rows import row_facts
from scenes.screens.workshop.thing.worth import Band, WorthMeter
from scenes.shell.window import GameWindow

AGAIN = Thing("roulette", "card", "base:encore_un")


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    """A workshop with an empty mod on its bench."""
    workshop = Workshop(App(settings=Settings(language="en")).inline())
    workshop.take(OwnMod.begin(tmp_path / "mods" / "nights", "Nights"))
    return workshop


def origin_lines(workshop: Workshop, thing: Thing) -> list[str]:
    """The lines of the panel of origin."""
    facts = origin_facts(ThingModel(workshop, thing), Naming(workshop), workshop.app.texts)
    return [words for _, words in facts.lines]


def test_the_origin_counts_what_was_changed_and_says_where_it_lies(workshop: Workshop) -> None:
    lies = "mod Nights, in mods/nights"
    assert origin_lines(workshop, AGAIN) == ["the base rules", "nothing changed", lies]
    workshop.bench.set(AGAIN, ("copies",), 2)
    assert origin_lines(workshop, AGAIN) == ["the base rules", "1 field changed", lies]


def test_a_made_thing_tells_what_it_was_made_like(workshop: Workshop) -> None:
    made = workshop.make_like(AGAIN, {"fr": "Encore deux", "en": "Two more"})
    first, *_, last = origin_lines(workshop, made)
    assert first == "after “One More!”" and last == "mod Nights, in mods/nights"


def test_a_changed_number_keeps_the_mark_where_it_stood(workshop: Workshop) -> None:
    model = ThingModel(workshop, AGAIN)
    place = next(n for n, one in enumerate(model.rows) if one.path == ("copies",))

    def shown() -> tuple[bool, float, float]:
        row = row_facts(model, Naming(workshop), workshop.app.texts)[place]
        assert row.ladder is not None
        return row.changed, row.ladder[0], row.ladder[1]

    changed, now, before = shown()
    assert not changed and now == before
    model.put(model.rows[place], 2)
    changed, after, still = shown()
    assert changed and after < still == before


def told(layer: Layer, lines: tuple[str, ...], band: Band | None) -> list[str]:
    """Every text on the ticket of a worth."""
    layer.clear()
    draw_worth(layer, lines, band)
    return [label.text for label in layer.labels()]


def test_the_scale_names_its_ends_once_there_is_an_interval(a_stage: GameWindow) -> None:
    layer = Layer(a_stage.art, a_stage.letters)
    assert told(layer, ("too early", "some matches"), None) == ["too early", "some matches"]
    assert told(layer, ("worth", "matches"), (0.01, 0.02, 0.03))[2:] == ["−5", "+5"]
    assert told(layer, ("worth", "matches"), (-0.09, -0.07, -0.05))[2:] == ["−10", "+10"]


def test_what_is_not_sure_has_no_interval_on_the_scale(workshop: Workshop) -> None:
    meter, winning = WorthMeter(workshop, AGAIN), Estimate(0.018, 0.012, 0.024, 6000)
    assert meter.band is None
    meter.known = Worth(Estimate(0.3, 0.2, 0.4, 60), winning, None, 60)
    assert meter.band is None and meter.lines(sound=True)[0] == "too early to say"
    meter.known = Worth(Estimate(0.3, 0.2, 0.4, 6000), winning, None, 1500, sure=True)
    assert meter.band == (0.012, 0.018, 0.024)


def test_before_anything_is_measured_the_ticket_says_when_it_will_be(workshop: Workshop) -> None:
    meter = WorthMeter(workshop, AGAIN)
    assert meter.lines(sound=True) == ("not measured yet", "it begins when your hands rest")
    assert meter.lines(sound=False) == ("not measured yet", "it begins once this is mended")
