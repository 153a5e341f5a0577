"""Every word of every page of a story can be read: in both languages, large, plain, and in high contrast."""

from __future__ import annotations

from typing import Any

import pytest

from scenes.screens.campaign.ending.screenshots import PICTURES as ENDING
from scenes.screens.campaign.gallery.screenshots import PICTURES as GALLERY
from scenes.screens.campaign.home.screenshots import PICTURES as HOME
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
