"""The finale: first who won, then everything that nobody was meant to know."""

from game.app.games import GAMES
from game.app.plan import plan_of
from game.app.table import Table
from game.couch.couch import Couch
from game.input.devices import KEYS, KEYS2, MOUSE, Device, Family
from game.input.intents import Intent, Press
from scenes.draw.style import is_in_box
from scenes.games import KITS
from scenes.match.openings import open_match, raise_curtain
from scenes.screens.finale.contract import Backstage, FinaleScene, GameFinale
from scenes.screens.finale.plain import PlainFinale
from scenes.screens.finale.triumph import WinnersPicture
from scenes.shell.stage import Stage
from scenes.widgets.button import Menu
from scenes.widgets.header import Header
from scenes.widgets.prompt import shared_row


class Finale(FinaleScene):
    """The screen after a match of any game: the winners, or nobody, with honours; and the backstage."""

    picture: Backstage
    piece: GameFinale

    def __init__(self, stage: Stage, table: Table, couch: Couch) -> None:
        super().__init__(stage)
        self.table, self.couch = table, couch
        self.sitters = [couch[seat] for seat in couch.players]
        outcome = table.outcome
        assert outcome is not None
        self.winners = outcome.winners
        kit = KITS[table.game.id]
        self.plain = kit.finale is None
        """Whether the game brings no finale of its own, and so no backstage."""
        self.piece = kit.finale(table, self.sitters) if kit.finale else PlainFinale(kit.id)
        self.backstage = False
        """Whether the backstage is shown, and not the winners."""
        self.hand: Device = next((sitter.device for sitter in self.sitters if sitter.device), KEYS)
        self._choice = "again" if self.plain else "backstage"
        self._celebrated = False
        self._menu: Menu | None = None

    # picture

    def build(self) -> None:
        """Draw the winners, or the backstage."""
        self._menu = None
        if self.backstage:
            self.picture = self.piece.backstage(self)
            self.picture.meet(self.hand)
        else:
            self._build_triumph()

    def _build_triumph(self) -> None:
        texts = self.texts
        crowned = self.piece.crowned(texts, len(self.winners))
        self.winners_picture = WinnersPicture(self, self.sitters, self.winners, crowned)
        self.winners_picture.pin(self.piece.honours, self.piece.honour_key)
        top = self.layer("ui")
        Header(
            top, self.piece.title(texts, len(self.winners)), *self.piece.tally(texts), valance="valance_86"
        )
        items = [
            *([] if self.plain else [("backstage", texts("finale-backstage"), self.go_backstage)]),
            ("again", texts("finale-again"), self.play_again),
            ("lobby", texts("finale-lobby"), self.go_lobby),
            ("title", texts("finale-to-title"), self.go_title),
        ]
        self._menu = Menu(self, top, items, x=640, y=612, at=self._choice)
        second = [KEYS2] if any(sitter.device == KEYS2 for sitter in self.sitters) else []
        shared_row(top, Intent.ACCEPT, texts("finale-choose"), 640, besides=second)

    def update(self, dt: float) -> None:
        """Let time pass backstage, which may still be thinking."""
        if self.backstage:
            self.picture.update(dt)

    # coming and going

    def enter(self) -> None:
        """Stop the music and celebrate the winners, or toll a bell for everybody; only once."""
        if self._celebrated:
            return
        self._celebrated = True
        self.sounds.music(None, 0.4)
        self.sounds.play("victory" if self.winners else "captain-falls")
        self.winners_picture.hush()
        self.timeline.add(self.winners_picture.celebrate())

    def go_backstage(self) -> None:
        """Show the backstage."""
        self.backstage = True
        self.sounds.play("page")
        self.rebuild()

    def go_front(self) -> None:
        """Show the winners again."""
        self.backstage = False
        self.sounds.play("back")
        self.rebuild()

    def play_again(self) -> None:
        """Play another match with the same seats and the same house rules."""
        old = self.table.plan
        plan = plan_of(self.couch, old.game, old.flags, old.seed + 1, self.piece.opens_next)
        open_match(self.stage, plan, self.couch)

    def show_film(self, film: Table) -> None:
        """Show the match again; at its end there is this finale once more."""
        raise_curtain(self.stage, self.stage.make("match", film, self.couch))

    def go_lobby(self) -> None:
        """Go to the lobby with the same players."""
        self.stage.go("lobby", self.couch, self.piece.opens_next)

    def go_title(self) -> None:
        """Go to the title."""
        self.stage.go("title")

    # hands

    def press(self, press: Press) -> None:
        """Choose a way on, or look around backstage."""
        if not press.down:
            return
        if self.backstage:
            self._meet(press.device)
            self._leaf(press.intent)
        elif self._menu is not None:
            menu = self._menu
            if not menu.press(press) and press.intent is Intent.BACK:
                menu.focus.to("title")
            self._choice = menu.at

    def _meet(self, device: Device) -> None:
        """Show the backstage's prompts for the device pressed last."""
        if device != self.hand and device.family is not Family.MOUSE:
            self.hand = device
            self.picture.meet(device)

    def _leaf(self, intent: Intent) -> None:
        if intent in (Intent.BACK, Intent.MENU):
            self.go_front()
        elif intent is Intent.PEEK:
            self.open_workshop()
        else:
            self.picture.press(intent)

    def open_workshop(self) -> None:
        """Offer to make a thing like the one that is looked at; where none is, like any of the game."""
        self.sounds.play("page")
        game, thing = self.table.game.id, self.picture.thing
        if thing is not None:
            self.stage.open("workshop-like", game, *thing, self.hand)
        elif GAMES[game].crafts:
            self.stage.open("workshop-shelf", game, self.hand)

    def scroll(self, steps: float) -> None:
        """Hand the wheel to the backstage."""
        if self.backstage and steps:
            self.picture.scroll(steps)

    def point(self, x: float, y: float) -> None:
        """Move the focus of the menu, or point at something backstage."""
        if self._menu is not None:
            self._menu.point(x, y)
            self._choice = self._menu.at
        else:
            self.picture.point(x, y)

    def click(self, x: float, y: float) -> None:
        """Choose a ticket, something backstage, or the way back."""
        if self._menu is not None:
            self._menu.click(x, y)
        elif is_in_box(self.picture.leave, x, y):
            self.go_front()
        elif is_in_box(self.picture.atelier, x, y):
            self.hand = MOUSE
            self.open_workshop()
        else:
            self.picture.click(x, y)

    def drop(self, x: float, y: float) -> None:
        """Let go of whatever the mouse held backstage."""
        if self.backstage:
            self.picture.drop()
