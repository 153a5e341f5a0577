"""Keys: their names in bindings files, the symbols that a window reports, and the words on their caps."""

import string
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.mods.texts import Texts

SHIFT, CTRL, ALT, COMMAND = 1, 2, 4, 64
"""Modifier bits as a window reports them."""

SYMBOLS: dict[str, int] = {
    **{letter: ord(letter.lower()) for letter in string.ascii_uppercase},
    **{digit: ord(digit) for digit in string.digits},
    **{f"F{n}": 0xFFBD + n for n in range(1, 13)},
    **{f"NUM_{n}": 0xFFB0 + n for n in range(10)},
    "BACKSPACE": 0xFF08,
    "TAB": 0xFF09,
    "ENTER": 0xFF0D,
    "ESCAPE": 0xFF1B,
    "SPACE": 0x20,
    "HOME": 0xFF50,
    "LEFT": 0xFF51,
    "UP": 0xFF52,
    "RIGHT": 0xFF53,
    "DOWN": 0xFF54,
    "PAGEUP": 0xFF55,
    "PAGEDOWN": 0xFF56,
    "END": 0xFF57,
    "INSERT": 0xFF63,
    "DELETE": 0xFFFF,
    "LSHIFT": 0xFFE1,
    "RSHIFT": 0xFFE2,
    "LCTRL": 0xFFE3,
    "RCTRL": 0xFFE4,
    "NUM_ENTER": 0xFF8D,
    "NUM_HOME": 0xFF95,
    "NUM_LEFT": 0xFF96,
    "NUM_UP": 0xFF97,
    "NUM_RIGHT": 0xFF98,
    "NUM_DOWN": 0xFF99,
    "NUM_PAGE_UP": 0xFF9A,
    "NUM_PAGE_DOWN": 0xFF9B,
    "NUM_END": 0xFF9C,
    "NUM_BEGIN": 0xFF9D,
    "NUM_INSERT": 0xFF9E,
    "NUM_DELETE": 0xFF9F,
    "NUM_MULTIPLY": 0xFFAA,
    "NUM_ADD": 0xFFAB,
    "NUM_SUBTRACT": 0xFFAD,
    "NUM_DECIMAL": 0xFFAE,
    "NUM_DIVIDE": 0xFFAF,
    "COMMA": 0x2C,
    "MINUS": 0x2D,
    "PERIOD": 0x2E,
    "SLASH": 0x2F,
    "COLON": 0x3A,
    "SEMICOLON": 0x3B,
    "EXCLAMATION": 0x21,
}
"""Key name → symbol. A symbol follows the layout: D is the key marked D on AZERTY and on QWERTY."""

_SIGNS = {
    "NUM_MULTIPLY": "×",
    "NUM_ADD": "+",
    "NUM_SUBTRACT": "–",
    "NUM_DECIMAL": ".",
    "NUM_DIVIDE": "/",
}
_TURNS = {"RIGHT": 0, "DOWN": 90, "LEFT": 180, "UP": 270}
"""Degrees, clockwise, by which a right arrow turns."""


def arrow_angle(name: str) -> int | None:
    """Degrees, clockwise, that turn a picture of a right arrow into this key's, or None for other keys."""
    return _TURNS.get(name)


def key_label(name: str, texts: "Texts") -> str:
    """The words on a key, in the player's language: « D », « Espace », « Num 8 »."""
    symbol = SYMBOLS[name]
    if name in _SIGNS or (name.startswith("NUM_") and name[4:].isdigit()):
        return texts("input-key-num", key=_SIGNS.get(name, name[4:]))
    if 0x20 < symbol < 0x7F:
        return chr(symbol).upper()
    if name[0] == "F" and name[1:].isdigit():
        return name
    return texts(f"input-key-{name.lower().replace('_', '-')}")
