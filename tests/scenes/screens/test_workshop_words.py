"""Every field of everything that people make has a name, and so has everything that may stand there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.app.app import App
from game.app.games import GAMES
from game.app.workshop.craft import Craft
from game.app.workshop.fields import Field, fields_of, first_part, part_kinds, type_at
from game.app.workshop.own_mod import OwnMod
from game.app.workshop.workshop import Workshop
from scenes.screens.workshop.naming import Naming
from tests.app.conftest import BASE

CRAFTS = [craft for game in GAMES.values() for craft in game.crafts]


def every_field(workshop: Workshop, craft: Craft) -> Iterator[Field]:
    """The fields of all shipped things of a kind, and those of every part that may be put into them."""
    below = workshop.bench.below
    kind = below.sections[craft.game, craft.table].type
    for id in below.ids(craft.game, craft.table):
        said = below.table_of(craft.game, craft.table, id)
        for field in fields_of(kind, said, {}):
            yield field
            yield from _fields_of_parts(kind, said, field)


def _fields_of_parts(kind: type, said: dict[str, Any], field: Field) -> Iterator[Field]:
    if field.kind == "parts":
        for part in part_kinds(type_at(kind, said, field.path)):
            yield from fields_of(part.cls, first_part(part), {})
    elif field.tag and field.kind == "choice":
        for part in part_kinds(type_at(kind, said, field.path[:-1])):
            yield from fields_of(part.cls, first_part(part), {})


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    shop = Workshop(App([BASE]).inline())
    shop.take(OwnMod.begin(Path(tmp_path_factory.mktemp("mine")) / "mien", "Mien"))
    return shop


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("craft", CRAFTS, ids=lambda craft: f"{craft.game}-{craft.table}")
def test_fields_and_what_may_stand_in_them_have_words(
    workshop: Workshop, craft: Craft, language: str
) -> None:
    texts = workshop.app.texts
    texts.speak(language)
    texts.missing.clear()
    naming = Naming(workshop)
    naming._manual.texts.missing.clear()
    seen = 0
    for field in every_field(workshop, craft):
        naming.field(field), naming.value(field)
        if field.kind != "fixed":
            naming.hint(field)
        for word in () if field.section else field.choices:
            assert word == "" or naming.word(field, word)
            seen += 1
    assert not texts.missing, sorted(texts.missing)
    assert not naming._manual.texts.missing, sorted(naming._manual.texts.missing)
    assert seen or craft.table in ("character", "symbol")
    naming.field(Field(("x",), "number", "no-such-field", 1, 1))
    assert texts.missing, "a field without a name is noticed"
