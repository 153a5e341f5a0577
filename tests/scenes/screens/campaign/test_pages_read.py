"""Every word of every page of a story can be read: in both languages, large, plain, and in high contrast."""

from __future__ import annotations

from typing import Any

import pytest

from scenes.draw import style
from scenes.screens.campaign.ending.screenshots import PICTURES as ENDING
from scenes.screens.campaign.gallery.screenshots import PICTURES as GALLERY
from scenes.screens.campaign.home.screenshots import PICTURES as HOME
from scenes.screens.campaign.ink import Type, lay_words, lines_of
from scenes.screens.campaign.ledger.screenshots import PICTURES as LEDGER
from scenes.screens.campaign.map.screenshots import PICTURES as MAP
from scenes.screens.campaign.result.screenshots import PICTURES as RESULT
from tests.scenes.screens.campaign.reading import pictured_faults
from tests.scenes.screens.title.house import LOOKS, Raise, raise_house

__all__ = ["raise_house"]

PAGES = {"ending": ENDING, "gallery": GALLERY, "home": HOME, "ledger": LEDGER, "map": MAP, "result": RESULT}


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("page", list(PAGES))
def test_every_word_can_be_read(raise_house: Raise, look: dict[str, Any], page: str) -> None:
    assert pictured_faults(raise_house(**look), PAGES[page]) == {}


def test_words_are_cut_only_where_the_smallest_type_has_no_room(raise_house: Raise) -> None:
    stage = raise_house().stage
    layer = stage.make("campaign", None).layer()
    words = "Personne ne commence avec des jetons."
    plain = Type(30)
    least = layer.letters.measure(words, style.FLOOR)[0]
    lay_words(layer, words, (100, 100, least + 1, 28), plain)
    assert [label.text for label in layer.labels()] == [words]
    assert lines_of(layer, words, least + 1, plain) == 1
    layer.clear()
    lay_words(layer, words, (100, 100, least - 20, 28), plain)
    assert [label.text for label in layer.labels()] == ["Personne ne commence avec des…"]
