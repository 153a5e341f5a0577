"""What changes with every press: lights, marks, prompts, choices, secrets, the sentence of the moment."""

from collections.abc import Sequence
from typing import Any

from game.app.table import Table
from game.core.rules import Player
from game.couch.couch import Couch
from game.couch.sitter import Sitter
from game.input.devices import MOUSE, Device
from game.input.intents import Intent
from game.rules.hecatombe import HecatombeView, questions
from game.rules.hecatombe.questions import SECRET
from scenes.draw.layer import Layer
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.controller import Controller
from scenes.games.hecatombe.table.lights import Lights
from scenes.games.hecatombe.table.phrases import Phrases
from scenes.games.hecatombe.table.private.choice_panel import ChoiceCorner
from scenes.games.hecatombe.table.private.private_panel import SecretFacts
from scenes.games.hecatombe.table.shown import Shown
from scenes.games.hecatombe.table.table import Tabletop
from scenes.match.hands import CLICK, Hands, PromptSpec
from scenes.widgets.prompt import Prompt

PEEK = PromptSpec(Intent.PEEK, "hecatombe-peek")
LOOK = PromptSpec(Intent.PEEK, "hecatombe-look")
GAP = 26.0
"""Units between two prompts of a row."""


class Question:
    """Draws the layer of words again whenever what it says has changed, and only then."""

    def __init__(
        self,
        layer: Layer,
        top: Tabletop,
        phrases: Phrases,
        table: Table,
        couch: Couch,
        hands: Hands,
        sitters: Sequence[Sitter],
        shown: Shown,
    ) -> None:
        self.layer, self.top, self.phrases = layer, top, phrases
        self.texts = phrases.texts
        self.table, self.couch, self.hands = table, couch, hands
        self.sitters, self.shown = sitters, shown
        self.lights = Lights(table, hands, shown)
        self.choosing = ChoiceCorner(top, self.texts, hands, sitters)
        self.base = top.places.base
        self.quiet = False
        """Nobody is to press anything now: no buttons."""
        self._drawn: object = None

    def refresh(self, view: HecatombeView, *, idle: bool) -> bool:
        """Draw again if anything is new; says whether it did."""
        signature = self.signature(view, idle)
        if signature == self._drawn:
            return False
        self._drawn = signature
        self.layer.clear()
        self.top.cards.clear()
        self.hands.spots, self.hands.fans = [], {}
        for player in range(view.players):
            self.show_zone(player, view, idle=idle)
        self.show_secrets(view)
        self.show_corner(view, idle=idle)
        if idle and view.asks is not None:
            self.show_question(view)
            self.top.cursor.show(self.choosing.aim(view))
        else:
            self.top.cursor.show(None)
        return True

    def forget(self) -> None:
        """Draw again next time, whatever was drawn: what a chair may do has changed, and not its view."""
        self._drawn = None

    def signature(self, view: HecatombeView, idle: bool) -> tuple[Any, ...]:
        """Return everything that the words depend on."""
        hands = self.hands
        return (
            view,
            idle,
            hands.peeking,
            hands.refusal,
            hands.whisper,
            tuple(controller.place for controller in hands.controllers),
            tuple(self.table.bots),
            self.couch.waiting,
            self.shown.active,
            self.shown.father,
            tuple(self.shown.out),
            tuple(map(tuple, self.shown.objectives)),
            len(self.shown.exchanges),
            len(self.shown.history),
        )

    # the places of the players

    def show_zone(self, player: Player, view: HecatombeView, *, idle: bool) -> None:
        """The light of a place, its marks, and one line for what its player does."""
        zone = self.top.zones[player]
        light = self.lights.light(player, view, idle=idle)
        zone.light(light)
        zone.row.marks(self.lights.marks(player, view) if idle else {})
        if idle and player in view.owing:
            self.show_owing(player, view)
        elif idle and view.asks in SECRET and view.sealed[player]:
            zone.plate.sealed(self.texts("hecatombe-chosen"))
        elif light == "out":
            zone.plate.retired(self.texts("hecatombe-retired"))
        else:
            zone.plate.hush()

    def show_owing(self, player: Player, view: HecatombeView) -> None:
        """Three dots for a bot, a word for a pad that is away, the button that looks for a secret choice."""
        plate = self.top.zones[player].plate
        if player in self.table.bots:
            plate.thinks()
            return
        sitter = self.couch[self.couch.players[player]]
        if sitter.device is None or sitter.waiting:
            plate.say(self.texts("hecatombe-absent"), sad=True)
            return
        plate.hush()
        if view.asks in SECRET and player != self.base and not self.hands.open_to_all(player):
            x, y, _, h = plate.state
            plate.make_room(room=True)
            self.prompt(player, sitter.device, LOOK, x, y + h / 2, small=True)

    # secrets

    def show_secrets(self, view: HecatombeView) -> None:
        """The objectives that a chair knows: faces only while they may be on the screen (H-05)."""
        watcher = self.hands.watcher
        whose = self.base if watcher is None else watcher
        objectives = self.objectives_for(watcher, view)
        if not objectives[whose]:
            self.top.secrets.hide()
            return
        right = (whose - 1) % view.players
        self.top.secrets.show(
            SecretFacts(
                own=tuple(objectives[whose]),
                right=tuple(objectives[right][: self.top.places.known]),
                colour=self.sitters[whose].colour,
                right_colour=self.sitters[right].colour,
                you=whose == self.phrases.you,
                device=None if whose == self.hands.alone else self.hands.device_of(whose),
                open_=watcher is not None,
            )
        )
        self.hands.spots.append((layout.SECRETS, whose, Intent.PEEK))

    def objectives_for(self, watcher: Player | None, view: HecatombeView) -> Sequence[Sequence[str]]:
        """Return the objectives a chair knows; for all to see, no face and no new round before the picture
        shows it.
        """
        if watcher is None or not view.objectives[watcher]:
            return self.shown.objectives
        objectives: Sequence[Sequence[str]] = self.table.seat(watcher).view.objectives
        return objectives

    # the corner

    def show_corner(self, view: HecatombeView, *, idle: bool) -> None:
        """Two choices, a fan, or what has happened so far."""
        self.top.choices.hide()
        if idle and self.choosing.show(view):
            self.top.corner.hide()
        else:
            self.top.tell()

    # the question

    def show_question(self, view: HecatombeView) -> None:
        """The announcement, the sentence, and the buttons."""
        arena = self.top.centre
        arena.announce(self.phrases.title(view))
        line = self.phrases.line(view, self.aiming(view), barred=not self.lights.opens_father(view))
        aside = self.phrases.aside(view)
        if self.hands.refusal:
            arena.say(self.hands.refusal, sad=True)
        elif line or not aside:
            arena.say(line)
        else:
            arena.whisper(aside)
        self.show_prompts(view)

    def aiming(self, view: HecatombeView) -> bool:
        """Say whether a hand has chosen its army and still wants a target."""
        if view.asks != questions.ATTACK or view.active in self.table.bots:
            return False
        return self.hands.controllers[view.active].army is not None

    # buttons

    def show_prompts(self, view: HecatombeView) -> None:
        """Draw in one row the buttons of the player who decides, or looks at secrets."""
        if self.quiet:
            return
        player = self.choosing.chooser(view) if view.asks in SECRET else view.owing[0]
        device = None if player is None else self.hands.device_of(player)
        if player is not None and device is not None:
            self.row(player, device, self.asks_of(player, view))

    def asks_of(self, player: Player, view: HecatombeView) -> tuple[PromptSpec, ...]:
        """Return the presses this player may make now; a secret is chosen only while it is looked at."""
        controller: Controller = self.hands.controllers[player]
        if view.asks in SECRET:
            asks = controller.prompts() if self.hands.open_to_all(player) else ()
            return asks if player == self.hands.alone else (*asks, PEEK)
        if view.asks == questions.DEFENCE:
            return (PromptSpec(Intent.LEFT, "hecatombe-offer"),)
        return controller.prompts()

    def row(self, player: Player, device: Device, asks: Sequence[PromptSpec]) -> None:
        """Prompts on the strip under the band, after the seal of whose they are."""
        x, y, _, h = layout.PROMPTS
        if player != self.base:
            seal = f"seal_{self.sitters[player].colour + 1}"
            self.layer.image(seal, x + 16, y + h / 2, 34, 34, anchor=(0.5, 0.5))
            x += 42
        for ask in asks:
            x += self.prompt(player, device, ask, x, y + h / 2) + GAP

    def prompt(
        self, player: Player, device: Device, ask: PromptSpec, x: float, y: float, *, small: bool = False
    ) -> float:
        """Draw one prompt, which the mouse may press too; return its width in units."""
        instead = CLICK if device == MOUSE else None
        size, text = (26.0, 22.0) if small else (31.0, 25.0)
        words = self.texts(ask.key)
        drawn = Prompt(self.layer, device, ask.intent, words, x, y, size, text_size=text, instead=instead)
        self.hands.spots.append(((x, y - size / 2, drawn.width, size), player, ask.intent))
        return drawn.width
