"""What changes with every press: lights, marks, prompts, choices, secrets, the sentence of the moment."""

from collections.abc import Sequence
from typing import Any

from game.app.table import Table
from game.core.rules import SPECTATOR, Player
from game.couch.couch import Couch
from game.couch.sitter import Sitter
from game.input.devices import MOUSE, Device
from game.input.intents import Intent
from game.rules.hecatombe import HecatombeView, questions
from game.rules.hecatombe.questions import SECRET
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Colour
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.controller import Controller
from scenes.games.hecatombe.table.lights import Lights
from scenes.games.hecatombe.table.phrases import Phrases
from scenes.games.hecatombe.table.private.choice_panel import ChoiceCorner
from scenes.games.hecatombe.table.private.private_fan import margin
from scenes.games.hecatombe.table.private.private_panel import SecretFacts, secret_places, tray_places
from scenes.games.hecatombe.table.prompts import PromptRows
from scenes.games.hecatombe.table.seats.own_sums import APART, OwnSums
from scenes.games.hecatombe.table.shown import Shown
from scenes.games.hecatombe.table.table import Tabletop
from scenes.match.awaited import awaited_words
from scenes.match.hands import Hands, PromptSpec
from scenes.widgets.strip import Strip

PEEK = PromptSpec(Intent.PEEK, "hecatombe-peek")
LOOK = PromptSpec(Intent.PEEK, "hecatombe-look")
BROWSE = PromptSpec(Intent.LEFT, "hecatombe-browse")
PAIRED = 44.0
"""Units that the second of two arrows takes after its verb."""


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
        strip: Strip,
    ) -> None:
        """`strip`: what happened stands there until something is asked."""
        self.strip = strip
        self.layer, self.top, self.phrases = layer, top, phrases
        self.texts = phrases.texts
        self.table, self.couch, self.hands = table, couch, hands
        self.sitters, self.shown = sitters, shown
        self.lights = Lights(table, hands, shown)
        self.choosing = ChoiceCorner(top, self.texts, hands, sitters)
        self.rows = PromptRows(layer, self.texts, hands)
        self.sums = OwnSums(layer, top, shown)
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
        asked = view if idle and view.asks is not None else None
        self.choosing.foresee(asked)
        self.choosing.raise_army(asked)
        self.top.pointed = self.choosing.pointed_objective(asked)
        self.show_secrets(view, idle=idle)
        self.show_corner(view, idle=idle)
        self.sums.begin()
        if idle and view.asks is not None:
            self.show_question(view)
            self.top.cursor.show(self.choosing.aim(view))
        else:
            self.top.cursor.show(None)
        self.sums.show(covered=self.on_tray(view, idle=idle))
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
            self.strip.reading,
            tuple(self.shown.out),
            tuple(map(tuple, self.shown.objectives)),
            tuple(self.shown.glimpses),
            len(self.shown.exchanges),
            self.top.places.base,
            self.top.places.spread,
            tuple(map(len, self.shown.captured)),
            tuple(self.top.places.armies),
            len(self.shown.history),
        )

    # the places of the players

    def show_zone(self, player: Player, view: HecatombeView, *, idle: bool) -> None:
        """The light of a place, its marks, and one line for what its player does."""
        zone = self.top.zones[player]
        light = self.lights.light(player, view, idle=idle)
        covered = player == self.top.places.base and self.on_tray(view, idle=idle)
        zone.light("" if covered else light)
        zone.row.marks(self.lights.marks(player, view) if idle else {})
        zone.plate.cover(covered=covered)
        if covered:
            zone.plate.hush()
        elif idle and player in view.owing:
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
            if len(view.owing) == 1:
                plate.thinks()
            else:
                plate.hush()
            return
        sitter = self.couch[self.couch.players[player]]
        if sitter.device is None or sitter.waiting:
            plate.say(self.texts("hecatombe-absent"), sad=True)
            return
        if view.asks not in SECRET or player == self.top.places.base or self.hands.open_to_all(player):
            plate.hush()
        else:
            x, y, _, h = plate.state
            plate.leave_line()
            roomy = view.asks == questions.OBJECTIVES and sitter.device != MOUSE
            self.rows.prompt(player, sitter.device, PEEK if roomy else LOOK, x, y + h / 2)

    # secrets

    def show_secrets(self, view: HecatombeView, *, idle: bool) -> None:
        """The objectives that a chair knows: faces only while they may be on the screen (H-05)."""
        watcher, base = self.hands.watcher, self.top.places.base
        whose = base if watcher is None else watcher
        objectives = self.objectives_for(watcher, view)
        if not objectives[whose]:
            self.top.secrets.hide()
            return
        right = (whose - 1) % view.players
        own, known = tuple(objectives[whose]), tuple(objectives[right][: self.top.places.known])
        places, panel = self.places_of_secrets(view, in_band=whose == base, idle=idle)
        count = self.top.places.objectives
        seen = self.shown.seen_by(whose, objectives)
        places = (*places[: len(own)], *places[count : count + len(known)])
        self.top.secrets.show(
            SecretFacts(
                own=own,
                right=known,
                colour=self.sitters[whose].colour,
                right_colour=self.sitters[right].colour,
                right_name=self.sitters[right].name if known and whose == base else "",
                places=(*places, *(self.top.places.objective(*slot) for slot in seen)),
                seen=tuple(objectives[owner][place] for owner, place in seen),
                watched=self.watched(whose, len(own)),
                panel=panel if known or whose != base else None,
                device=self.looking_device(whose, view, idle=idle),
                open_=watcher is not None,
                strange=places[: len(own)] != self.own_places(len(own)),
            )
        )
        for box in (*places, *([panel] if panel else [])):
            self.hands.spots.append((box, whose, Intent.PEEK))

    def watched(self, whose: Player, count: int) -> tuple[tuple[int, ...], ...]:
        """Return by objective of a chair the colours of those whom a script let look at it."""
        looked = [one for one in self.shown.glimpses if one.owner == whose and one.viewer != SPECTATOR]
        return tuple(
            tuple(self.sitters[one.viewer].colour for one in looked if one.place == place)
            for place in range(count)
        )

    def on_tray(self, view: HecatombeView, *, idle: bool) -> bool:
        """Say whether the tray of a choice lies over the band."""
        return idle and self.choosing.tray(view) is not None

    def looking_device(self, whose: Player, view: HecatombeView, *, idle: bool) -> Device | None:
        """Return the device whose button is drawn on the oaths in the band; None where none is needed."""
        drawn = whose == self.top.places.base and whose != self.hands.alone and bool(view.objectives[whose])
        looked_at = view.asks in SECRET and self.on_tray(view, idle=idle)
        return self.hands.device_of(whose) if drawn and not looked_at else None

    def own_places(self, count: int) -> tuple[Box, ...]:
        """Return where the oaths of the player in the band lie, among that player's tiles."""
        places = self.top.places
        return tuple(places.objective(places.base, place) for place in range(count))

    def places_of_secrets(
        self, view: HecatombeView, *, in_band: bool, idle: bool
    ) -> tuple[tuple[Box, ...], Box | None]:
        """Return where oaths lie now: in the band, on their panel, or on the tray of a private choice."""
        if self.on_tray(view, idle=idle):
            tray = self.choosing.tray(view) or 0
            return tray_places(self.top.places, layout.choice_words_box(tray)), None
        return secret_places(self.top.places, in_band=in_band)

    def objectives_for(self, watcher: Player | None, view: HecatombeView) -> Sequence[Sequence[str]]:
        """Return the objectives a chair knows; for all to see, no face and no new round before the picture
        shows it.
        """
        if watcher is None:
            return self.shown.objectives
        if not view.objectives[watcher]:
            return self.with_sealed(watcher)
        objectives: Sequence[Sequence[str]] = self.table.seat(watcher).view.objectives
        return objectives

    def with_sealed(self, watcher: Player) -> Sequence[Sequence[str]]:
        """Return the objectives that lie there, with those that a watcher has sealed but not laid yet."""
        own = self.table.seat(watcher).view
        sealed = [one for one in own.chosen if one is not None] if own.asks == questions.OBJECTIVES else []
        if not sealed or watcher in own.owing:
            return self.shown.objectives
        return [sealed if player == watcher else one for player, one in enumerate(self.shown.objectives)]

    # the corner

    def show_corner(self, view: HecatombeView, *, idle: bool) -> None:
        """Two choices, a fan, or what has happened so far."""
        if not self.strip.reading:  # the fallen come where that sentence stands
            self.top.show_graves()
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
        if self.strip.reading and not self.hands.refusal:
            arena.say("")
            self.show_prompts(view)
            return
        self.strip.clear()
        line = self.awaited(view) or self.phrases.line(
            view, self.aiming(view), barred=not self.lights.opens_father(view)
        )
        aside = self.phrases.aside(view)
        if self.hands.refusal:
            arena.say(self.hands.refusal, sad=True)
        elif line or not aside:
            arena.say(line)
        else:
            arena.whisper(aside)
        self.show_prompts(view)

    def awaited(self, view: HecatombeView) -> str:
        """Say in one line for whom everybody waits, once only bots still choose in secret; "" before."""
        if view.asks not in SECRET or any(player not in self.table.bots for player in view.owing):
            return ""
        return awaited_words(self.texts, [self.sitters[player].name for player in view.owing])

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
        if player is None or device is None:
            return
        asks, tray = self.asks_of(player, view), self.choosing.tray(view)
        browses = self.browses(player, view)
        if tray is None:
            room = self.bar_of(player)
            beside = browses and self.rows.has_room(device, (*asks, BROWSE), room[2] - PAIRED)
            self.sums.reach = self.row_of(player, device, (*asks, BROWSE) if beside else asks, room)
            if browses and not beside:
                self.sums.head_end = self.browse_in(player, device, self.sums.head()) - APART
        else:
            self.rows.in_lines(player, device, asks, self.tray_room(tray))
            if browses and self.choosing.bar is not None:
                self.browse_in(player, device, self.choosing.bar, style.INK)

    def row_of(
        self,
        player: Player,
        device: Device,
        asks: Sequence[PromptSpec],
        room: Box,
        colour: Colour = style.INK,
    ) -> float:
        """Draw prompts in one row, and the second of two arrows behind the last; return its right edge."""
        paired = bool(asks) and asks[-1].intent is Intent.LEFT and device != MOUSE
        x, y, w, h = room
        right = self.rows.on_bar(player, device, asks, (x, y, w - PAIRED if paired else w, h), colour)
        if paired:
            right = self.rows.glyph(player, device, Intent.RIGHT, right + 8, y + h / 2)
        return right

    def browse_in(self, player: Player, device: Device, room: Box, colour: Colour = style.PARCHMENT) -> float:
        """Draw the arrows that browse at the right end of this room, if it holds them; return where they
        begin. Where the sums of one's captives have no other room, the arrows stand without their word.
        """
        x, y, w, h = room
        if w < 2 * PAIRED:
            return x + w
        wide = self.rows.width(device, (BROWSE,)) + PAIRED
        if wide + APART + self.sums.width > w:
            return self.rows.arrows(player, device, x + w, y + h / 2)
        self.row_of(player, device, (BROWSE,), (x + w - wide, y, wide, h), colour)
        return x + w - wide

    def browses(self, player: Player, view: HecatombeView) -> bool:
        """Say whether arrows move a cursor over armies, tiles or objectives, and no other prompt names
        them.
        """
        if self.hands.device_of(player) == MOUSE:
            return False
        if view.asks in SECRET:
            return self.hands.open_to_all(player)
        return view.asks in (questions.REVEAL, questions.ATTACK)

    def bar_of(self, player: Player) -> Box:
        """Return the room for prompts on the bar, after the seal of somebody who does not sit in the band."""
        base = self.top.places.base
        plate, (_, y, _, h) = self.top.zones[base].plate, self.top.places.header(base).state
        bar = self.top.places.bar
        x, right = plate.after_name, bar[0] + bar[2]
        w = (plate.captives_left or right) - 10 - x
        if player == base:
            return x, y, w, h
        seal = f"seal_{self.sitters[player].colour + 1}"
        self.layer.image(seal, x + 16, y + h / 2, 36, 36, anchor=(0.5, 0.5))
        return x + 40, y, w - 40, h

    def tray_room(self, count: int) -> Box:
        """Return the room for prompts beside a private fan of so many tiles: left of the oaths."""
        x, y, w, h = words = layout.choice_words_box(count)
        aside = margin(words)
        if self.top.secrets.shown:
            w = tray_places(self.top.places, (x, y, w, h))[0][0] - x - 12
        return x + aside, y, w - 2 * aside, h - 14

    def asks_of(self, player: Player, view: HecatombeView) -> tuple[PromptSpec, ...]:
        """Return the presses this player may make now; a secret is chosen only while it is looked at."""
        controller: Controller = self.hands.controllers[player]
        if view.asks in SECRET:
            asks = controller.prompts() if self.hands.open_to_all(player) else ()
            if player == self.hands.alone:
                return asks
            if self.hands.device_of(player) == MOUSE:
                return (*asks, LOOK)
            return asks or (PEEK,)
        if view.asks == questions.DEFENCE:
            return (PromptSpec(Intent.LEFT, "hecatombe-offer"),)
        return controller.prompts()
