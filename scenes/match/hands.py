"""The hands around the table: whose press it was, peeking, answering, the mouse."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, Protocol

import msgspec

from game.app.table import Table
from game.core.rules import Action, Player, Refusal
from game.couch.couch import Couch
from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import Intent
from scenes.draw.style import Box, is_in_box
from scenes.shell.null_sound import SoundOutput, Words
from scenes.widgets.prompt import CLICK as CLICK

_LITTLE = 1e-6
"""Seconds that frames may lose in being added up."""
TAP_SECONDS = 0.3
"""Seconds after which a press is no tap: the button that is held hurries the picture."""


class PromptSpec(msgspec.Struct, frozen=True):
    """One prompt: press `intent` to do what `key` says."""

    intent: Intent
    key: str


Spot = tuple[Box, Player, Intent]
"""A prompt on the screen: where it is, whose it is, what it presses."""

Answer = Action | Sequence[Action] | Refusal | None
"""The outcome of a press: one action, several to be done one after the other, or only a moved cursor.

A Refusal is a press that comes to no action yet, and says why.
"""


class Controller(Protocol):
    """One chair's hand: intents become legal actions; pure, it sees a Seat and nothing else."""

    cursor: int
    """The index among the things this hand chooses from."""

    def asks(self) -> str | None:
        """The question put to this chair now, or None."""
        ...

    def feed(self, intent: Intent) -> Answer:
        """Turn a press into actions, or move a cursor and return None."""
        ...

    def look_anew(self) -> None:
        """Shuffle what is held up for a private question, and let the cursor start anywhere."""
        ...

    @property
    def place(self) -> tuple[object, ...]:
        """Return the state of this hand: equal states show the same picture."""
        ...


class Deafness:
    """The time for which a sealed question hears no answer: a press that was meant for what came before.

    `question` tells which sealed question is asked, None when none is; `seconds` is how long each is deaf
    once its panel stands.
    """

    def __init__(self, question: Callable[[], object], seconds: float) -> None:
        self._question, self._seconds = question, seconds
        self._stands: tuple[object, float] = (None, 0.0)
        """The question whose panel stands, and for how many seconds it has stood."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass in which nothing moves on the stage."""
        question, stood = self._stands
        asked = self._question()
        self._stands = (asked, stood + dt if asked == question else 0.0)

    def lasts(self) -> bool:
        """Say whether an answer would come too soon."""
        question, stood = self._stands
        asked = self._question()
        return asked is not None and (asked != question or stood < self._seconds - _LITTLE)


class Hands:
    """Presses become answers; faces are up only for who peeks, and anybody else's press covers them.

    `private` are the questions that are answered among secrets: whoever answers must be peeking.
    """

    def __init__(
        self,
        table: Table,
        couch: Couch,
        texts: Words,
        sounds: SoundOutput,
        turned: Callable[[Player], None],
        controllers: Sequence[Any],
        private: Collection[str],
        *,
        solo: bool,
    ) -> None:
        self.table, self.couch, self.texts, self.sounds = table, couch, texts, sounds
        self.turned = turned
        self.solo = solo
        self.controllers = controllers
        self.private = private
        self.peeking: Player | None = None
        self.refused: Player | None = None
        """Whose press came to nothing last."""
        self.seen_from: Player | None = None
        """The chair from which a written match is watched."""
        self._refused = ("", 0)
        self._whispered = ("", 0)
        self.pointing = False
        """Whether the mouse was used last by whoever has the keyboard, too."""
        self.spots: list[Spot] = []
        """The boxes where the mouse can press a prompt."""
        self.fans: dict[Player, Sequence[Box]] = {}
        """The boxes where the mouse can choose among cards that are face up."""
        self.deaf: Callable[[], bool] = lambda: False
        """Whether an answer now would come before its question could be read; it is not heard at all."""
        self.confirms: Callable[[Player, Intent], bool] = lambda player, intent: False
        """Whether a press only confirms a secret choice that is complete: it needs no second look."""

    @property
    def refusal(self) -> str:
        """Why the last press came to nothing; only until something happens at the table."""
        words, ticks = self._refused
        return words if ticks == self.table.ticks else ""

    @refusal.setter
    def refusal(self, words: str) -> None:
        self._refused = (words, self.table.ticks)

    @property
    def whisper(self) -> str:
        """Why a secret choice is not made yet: for whoever looks, inside what is looked at."""
        words, ticks = self._whispered
        return words if ticks == self.table.ticks else ""

    @whisper.setter
    def whisper(self, words: str) -> None:
        self._whispered = (words, self.table.ticks)

    def player_of(self, device: Device) -> Player | None:
        """Whose hand this is, or None."""
        seat = self.couch.voice(device)
        return None if seat is None else self.couch.player_of(seat)

    def device_of(self, player: Player) -> Device | None:
        """Return the device in a player's own hand; None for a bot, and while the player's pad is away."""
        return None if player in self.table.bots else self.couch[self.couch.players[player]].device

    def shown_device(self, player: Player) -> Device | None:
        """Return the device whose signs a player is shown: the mouse, where it was used after the keys."""
        device = self.device_of(player)
        return MOUSE if self.pointing and device == KEYS and self.player_of(MOUSE) == player else device

    @property
    def people(self) -> Sequence[Player]:
        """The players who are not played by bots."""
        return [player for player in range(len(self.controllers)) if player not in self.table.bots]

    @property
    def alone(self) -> Player | None:
        """Return the only person who sat down, if their cards may stay open; a lent seat is still a
        person's.
        """
        sat = [player for player, chair in enumerate(self.table.plan.players) if chair.kind == "human"]
        return sat[0] if self.solo and len(sat) == 1 else None

    def open_to_all(self, player: Player) -> bool:
        """Say whether the faces of this seat may be on the screen now."""
        return player in (self.peeking, self.alone, self.seen_from)

    @property
    def watcher(self) -> Player | None:
        """Whose faces are on the screen now, if anybody's."""
        return next((player for player in range(len(self.controllers)) if self.open_to_all(player)), None)

    def press(self, device: Device, intent: Intent, *, down: bool) -> None:
        """Uncover this hand's secrets, or answer with this press."""
        player = self.player_of(device)
        if intent is Intent.PEEK:
            if player is not None:
                self.peek(player, down=down)
            return
        if not down:
            return
        self.cover_before(device)
        if player is not None and player in self.people and intent is not Intent.HURRY:
            self.answer(player, intent)

    def answer(self, player: Player, intent: Intent) -> None:
        """Let the controller make an action of it; its refusal is said aloud, unless it holds a secret."""
        if self.deaf():
            return
        self.refused = player
        controller = self.controllers[player]
        secret = controller.asks() in self.private
        if secret and not self.open_to_all(player) and not self.confirms(player, intent):
            self.refusal = self.texts("match-peek-first")
            return
        answer = controller.feed(intent)
        if player in self.table.drafted:
            self.change_mind(answer)
        elif secret:
            self.do_secretly(answer)
        elif self.table.is_sealed:
            self.do_unheard(answer)
        else:
            self.do(answer)

    def do_secretly(self, answer: Answer) -> None:
        """Submit a secret choice: every press of it sounds alike, whatever it moved, marked or missed.

        Only a choice that is made is told, for that is public.
        """
        self.refusal = self.whisper = ""
        refusal = None
        if answer:
            refusal = answer if isinstance(answer, Refusal) else self.table.submit(*_parts(answer))
        self.sounds.play("accept" if answer and refusal is None else "focus")
        if refusal is not None:
            self.whisper = self.texts(f"refusal-{refusal.code}", **refusal.facts)

    def do_unheard(self, answer: Answer) -> None:
        """Lay a sealed answer down; one that the rules refuse is as if nobody had pressed.

        What the hand itself refuses is no answer for anybody, as all know: that is said.
        """
        if isinstance(answer, Refusal):
            self.refusal = self.texts(f"refusal-{answer.code}", **answer.facts)
        elif answer and self.table.submit(*_parts(answer)) is None:
            self.refusal = ""
            self.sounds.play("accept")

    def change_mind(self, answer: Answer) -> None:
        """Change the answer that lies at the table: nothing is heard of it, and nothing said."""
        if answer and not isinstance(answer, Refusal):
            self.table.submit(*_parts(answer))

    def do(self, answer: Answer) -> None:
        """Submit what the press made, if it made anything."""
        self.refusal = ""
        if not answer:
            self.sounds.play("focus")
            return
        refusal = answer if isinstance(answer, Refusal) else self.table.submit(*_parts(answer))
        self.sounds.play("accept" if refusal is None else "error")
        if refusal is not None:
            self.refusal = self.texts(f"refusal-{refusal.code}", **refusal.facts)

    def peek(self, player: Player, *, down: bool) -> None:
        """Turn the cards of this seat up while its button is held."""
        if down and player != self.peeking:
            self.cover()
            self.peeking = player
            if self.refused == player:
                self.refusal = ""
            if self.controllers[player].asks() in self.private:
                self.controllers[player].look_anew()
            self.sounds.play("peek")
            self.turned(player)
        elif not down and player == self.peeking:
            self.cover()

    def cover(self) -> None:
        """Cover every card at once."""
        if self.peeking is not None:
            player, self.peeking, self.whisper = self.peeking, None, ""
            self.turned(player)

    def cover_before(self, device: Device) -> None:
        """Cover what is looked at, unless by this hand."""
        if self.player_of(device) != self.peeking:
            self.cover()

    def mouse_player(self, player: Player, device: Device) -> bool:
        """Say whether the mouse may press for this seat: a mouse speaks for its own seat only."""
        return self.player_of(device) == player

    def click(self, x: float, y: float, mouse: Device) -> bool:
        """Press the prompt under the mouse; like any press, it covers what another is looking at."""
        self.cover_before(mouse)
        for box, player, intent in self.spots:
            if is_in_box(box, x, y) and self.mouse_player(player, mouse):
                if intent is Intent.PEEK:
                    self.peek(player, down=self.peeking != player)
                else:
                    self.answer(player, intent)
                return True
        return self.click_card(x, y, mouse)

    def click_card(self, x: float, y: float, mouse: Device) -> bool:
        """Choose the private card under the mouse."""
        for player, boxes in self.fans.items():
            for place, box in enumerate(boxes):
                if is_in_box(box, x, y) and self.mouse_player(player, mouse):
                    self.controllers[player].cursor = place
                    self.answer(player, Intent.ACCEPT)
                    return True
        return False


def _parts(answer: Action | Sequence[Action]) -> Sequence[Action]:
    """The actions of an answer, in order."""
    return (answer,) if isinstance(answer, Action) else answer
