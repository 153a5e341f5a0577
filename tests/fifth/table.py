"""Bones on the screen: two names with their banks, a heap, two buttons; nothing moves."""

from collections.abc import Sequence

from game.core.rules import Event, Player
from game.core.seat import Seat
from game.input.intents import Intent
from scenes.draw.style import Point
from scenes.match.hands import Answer
from scenes.match.scene import MatchScene
from scenes.widgets.header import Header
from scenes.widgets.prompt import Prompt
from tests.fifth.rules import Throw

BUTTONS = {Intent.ACCEPT: "dice-throw", Intent.COUNTER: "dice-bank"}


class Controller:
    """One button throws, another banks."""

    cursor, place = 0, ()

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self) -> str | None:
        return str(self.seat.view.asks) if self.seat.owes else None

    def feed(self, intent: Intent) -> Answer:
        return Throw(self.seat.player, bank=intent is Intent.COUNTER) if intent in BUTTONS else None


class BonesScene(MatchScene):
    """Everything is written anew in every frame."""

    tune = "title"

    def controllers(self) -> Sequence[Controller]:
        return [Controller(seat) for seat in self.table.seats]

    def build(self) -> None:
        self.table.public.take()
        self.layer("back", opaque=True).image("lobby_back", 0, 0)
        self.words, top = self.layer(), self.layer()
        Header(top, self.texts("game-dice"))
        self.draw_menu(top)
        self.refresh()

    def bust_spot(self, player: Player) -> Point:
        return 320.0 + 640.0 * player, 118.0

    def seal_spot(self, player: Player) -> Point:
        return 220.0 + 640.0 * player, 168.0

    def turn_cards(self, player: Player) -> None: ...
    def show(self, event: Event) -> None: ...
    def deal(self) -> None: ...

    def refresh(self) -> None:
        self.words.clear()
        self.hands.spots = []
        told = self.hands.refusal or self.texts("dice-heap", n=self.view.heap)
        self.words.text(told, 640, 300, 36, align="center")
        for player, sitter in enumerate(self.sitters):
            x, device = 320.0 + 640.0 * player, self.hands.device_of(player)
            self.words.text(sitter.name, x, 180, 34, face="cinzel800", align="center")
            self.words.text(str(self.view.banks[player]), x, 240, 34, align="center")
            for place, (intent, key) in enumerate(BUTTONS.items()):
                if device is not None and player in self.view.owing:
                    prompt = Prompt(self.words, device, intent, self.texts(key), x - 90, 480 + 60 * place)
                    self.hands.spots.append((prompt.box, player, intent))
