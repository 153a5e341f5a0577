"""What a prompt shows is what the device really has."""

import pytest

from game.input.bindings import Bindings
from game.input.devices import FIXED, KEYS, KEYS2, MOUSE, PADS, Button, Device, Family, device_name, family_of
from game.input.intents import MOVES, Intent
from game.input.keys import SYMBOLS, key_label
from game.mods.texts import Texts


@pytest.mark.parametrize(
    ("family", "intent", "label"),
    [
        (Family.XBOX, Intent.ACCEPT, "btn_xbox_bas"),
        (Family.PLAYSTATION, Intent.DOUBT, "btn_ps_gauche"),
        (Family.NINTENDO, Intent.COUNTER, "btn_nin_haut"),
        (Family.NINTENDO, Intent.ACCEPT, "btn_nin_droite"),
        (Family.NINTENDO, Intent.BACK, "btn_nin_bas"),
        (Family.XBOX, Intent.PEEK, "LT"),
        (Family.PLAYSTATION, Intent.PEEK, "L2"),
        (Family.NINTENDO, Intent.PEEK, "ZL"),
        (Family.XBOX, Intent.PREVIOUS, "LB"),
        (Family.PLAYSTATION, Intent.NEXT, "R1"),
        (Family.NINTENDO, Intent.NEXT, "R"),
        (KEYS, Intent.ACCEPT, "Entrée"),
        (KEYS, Intent.DOUBT, "D"),
        (KEYS, Intent.BACK, "Échap"),
        (KEYS, Intent.PEEK, "Tab"),
        (KEYS2, Intent.ACCEPT, "B"),
        (KEYS2, Intent.COUNTER, "Y"),
        (MOUSE, Intent.ACCEPT, "Clic"),
        (MOUSE, Intent.DOUBT, ""),
        (Family.KEYBOARD, Intent.COUNTER, "C"),
    ],
)
def test_a_prompt_shows_the_devices_own_glyph(
    bindings: Bindings, french: Texts, family: Device | Family, intent: Intent, label: str
) -> None:
    assert bindings.label(family, intent, french) == label


def test_escape_is_the_menu_in_a_match_and_the_way_back_elsewhere(bindings: Bindings, french: Texts) -> None:
    assert bindings.label(KEYS, Intent.MENU, french, in_match=True) == "Échap"
    assert bindings.label(KEYS, Intent.MENU, french) == "M"
    assert bindings.label(KEYS, Intent.BACK, french, in_match=True) == "Retour"


def test_the_shown_button_is_the_one_that_works(bindings: Bindings, french: Texts) -> None:
    for swap in (True, False):
        bindings.swap_confirm = swap
        for family in PADS:
            for intent in set(Intent) - set(MOVES):
                shown = bindings.buttons(family, intent)[0]
                assert bindings.meaning(family, shown) is intent
                assert bindings.glyph(family, intent, french).shape in ("button", "pill", "menu")


def test_arrows_and_enter_are_drawn(bindings: Bindings, french: Texts) -> None:
    down = bindings.glyph(KEYS, Intent.DOWN, french)
    assert (down.shape, down.image, down.angle, down.text) == ("key", "key_arrow", 90, "Bas")
    assert bindings.glyph(KEYS, Intent.ACCEPT, french).image == "key_enter"
    assert bindings.glyph(Family.XBOX, Intent.LEFT, french).angle == 180
    assert bindings.glyph(Family.XBOX, Intent.MENU, french).image == "menu_bars"


def test_every_key_has_words_in_both_languages(texts: Texts) -> None:
    said = {name: key_label(name, texts) for name in SYMBOLS}
    assert not texts.missing
    assert all(0 < len(words) <= 15 for words in said.values()), said
    assert said["D"] == "D"
    assert said["F10"] == "F10"
    assert said["NUM_8"] == "Num\u00a08"


def test_devices_are_called_as_players_call_them(texts: Texts) -> None:
    pad = Device("pad:1", Family.XBOX, "Xbox 360 Controller", 1)
    said = [device_name(device, texts) for device in (pad, *FIXED)]
    assert not texts.missing
    if texts.language == "fr":
        assert said == ["Manette\u00a01", "Clavier", "Clavier bis", "Souris"]
    else:
        assert said == ["Pad\u00a01", "Keyboard", "Keyboard two", "Mouse"]


@pytest.mark.parametrize(
    ("vendor", "name", "family"),
    [
        (0x045E, "Xbox Wireless Controller", Family.XBOX),
        (0x054C, "Wireless Controller", Family.PLAYSTATION),
        (0x057E, "Pro Controller", Family.NINTENDO),
        (0x0F0D, "HORIPAD for Nintendo Switch", Family.NINTENDO),
        (0, "PS4 Controller", Family.PLAYSTATION),
        (0x046D, "Logitech F310", Family.XBOX),
    ],
)
def test_a_family_is_told_by_maker_then_by_name(vendor: int, name: str, family: Family) -> None:
    assert family_of(vendor, name) is family


def test_every_button_has_a_glyph_in_every_family() -> None:
    from game.input.glyphs import button_glyph

    glyphs = [button_glyph(family, button) for family in PADS for button in Button]
    assert all(glyph.image or glyph.text for glyph in glyphs)
