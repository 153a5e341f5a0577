"""The keyboard: key symbols become presses of its two halves."""

from game.input.bindings import Bindings
from game.input.devices import Device
from game.input.intents import MOVES, Intent, Press
from game.input.keys import ALT, COMMAND, CTRL
from game.input.nav import Repeater


class KeyboardBindings:
    """The keyboard as it is held now; `in_match` chooses what Escape means.

    A key whose press was reported is always released as what it was, whatever changed meanwhile.
    """

    def __init__(self, bindings: Bindings) -> None:
        self._layouts = {match: bindings.layout(in_match=match) for match in (False, True)}
        self.in_match = False
        self._held: dict[int, Press] = {}
        self._repeats: dict[Device, Repeater] = {}

    def press(self, symbol: int, modifiers: int) -> Press | None:
        """The press of a key, or None: unbound, a shortcut (Ctrl, Alt, Cmd held), or down already."""
        meaning = self._layouts[self.in_match].get(symbol)
        if meaning is None or symbol in self._held or modifiers & (CTRL | ALT | COMMAND):
            return None
        press = Press(*meaning)
        already_said = self._says(press)
        self._held[symbol] = press
        if press.intent in MOVES:
            self._repeats.setdefault(press.device, Repeater()).hold(press.intent)
        return None if already_said else press

    def release(self, symbol: int, modifiers: int) -> Press | None:
        """The end of a key's press, or None when it meant nothing or another key still says it."""
        press = self._held.pop(symbol, None)
        if press is None or self._says(press):
            return None
        self._let_go(press)
        return Press(press.device, press.intent, down=False)

    def poll(self, dt: float) -> list[Press]:
        """The presses repeated within `dt` seconds by held directions."""
        return [
            Press(device, intent, again=True)
            for device, repeat in self._repeats.items()
            for intent in repeat.update(dt)
        ]

    def release_all(self) -> list[Press]:
        """End every press: the window lost the focus, or somebody begins to type."""
        held = dict.fromkeys(self._held.values())
        self._held.clear()
        self._repeats.clear()
        return [Press(press.device, press.intent, down=False) for press in held]

    def means(self, symbol: int) -> bool:
        """Whether a key is bound to anything now."""
        return symbol in self._layouts[self.in_match]

    def holds(self, intent: Intent) -> bool:
        """Whether any key that means `intent` is down."""
        return any(press.intent is intent for press in self._held.values())

    def _says(self, press: Press) -> bool:
        """Whether a held key says `press` already."""
        return press in self._held.values()

    def _let_go(self, press: Press) -> None:
        """Stop the repeating of an ended direction."""
        repeat = self._repeats.get(press.device)
        if repeat:
            repeat.let_go(press.intent)
