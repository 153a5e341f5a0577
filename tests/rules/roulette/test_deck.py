"""The twelve kinds of the base deck, column by column as they are printed (R-24, R-27)."""

import pytest

from game.rules.roulette.defs import CardDef
from tests.rules.roulette.builders import base_catalog

PRINTED = [
    ("coup_d_oeil", 4, "before-bets", False),
    ("cadeau", 4, "before-shot", False),
    ("pistolet_a_air", 4, "before-shot", False),
    ("abattre", 2, "before-shot", True),
    ("sang_froid", 3, "after-bets", False),
    ("main_tremblante", 2, "after-bets", True),
    ("encore_un", 3, "after-shot", True),
    ("passe_passe", 2, "before-accusations", False),
    ("chargeur", 2, "before-pockets", True),
    ("medecin", 1, "dying", False),
    ("prime", 2, "after-count", True),
    ("vol_a_la_tire", 1, "after-count", True),
]
"""Name, how many, window, skull; in printed order."""


@pytest.mark.rule("R-24", "R-27")
def test_every_kind_has_its_number_its_window_and_its_skull_as_printed() -> None:
    kinds = sorted(base_catalog().all(CardDef), key=lambda card: card.order)
    assert [(card.name, card.copies, card.moment, card.skull) for card in kinds] == PRINTED


@pytest.mark.rule("R-02")
def test_the_short_deck_is_the_first_four_kinds() -> None:
    assert {card.name for card in base_catalog().all(CardDef) if card.named} == {
        name for name, *_ in PRINTED[:4]
    }
