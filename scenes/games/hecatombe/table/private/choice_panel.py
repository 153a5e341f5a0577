"""What lies in the corner for a hand to choose among: two answers, private tiles, peoples to name."""

from collections.abc import Sequence

from game.core.rules import Player
from game.couch.sitter import Sitter
from game.input.intents import Intent
from game.rules.hecatombe import HecatombeView, questions
from game.rules.hecatombe.questions import OBJECTIVES, SECRET
from scenes.draw.style import Box
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.controller import Controller
from scenes.games.hecatombe.table.private.defence_cards import Defence
from scenes.games.hecatombe.table.private.private_fan import LIFTED, Fan, draw_fan
from scenes.games.hecatombe.table.table import Tabletop
from scenes.match.hands import Hands
from scenes.shell.null_sound import Words


class ChoiceCorner:
    """Draws the corner of whoever has to choose, and says where the mouse may press."""

    def __init__(self, top: Tabletop, texts: Words, hands: Hands, sitters: Sequence[Sitter]) -> None:
        self.top, self.texts, self.hands, self.sitters = top, texts, hands, sitters
        self.base = top.places.base
        self.known = bool(hands.table.rules.setting.table.known)
        """True if the left-hand neighbour sees the first of a player's objectives (H-05)."""

    def show(self, view: HecatombeView) -> bool:
        """Show the tiles a hand chooses among; return whether there are any."""
        if view.asks == questions.DEFENCE:
            return self.show_defence(view)
        if view.asks == questions.REVEAL and view.players == 2:
            return self.show_peoples(view)
        return view.asks in SECRET and self.show_fan(view)

    def show_defence(self, view: HecatombeView) -> bool:
        """Let it go, or counter-attack: with what comes of either."""
        player, assault = view.owing[0], view.assault
        device = self.hands.device_of(player)
        if assault is None or device is None:
            return False
        controller: Controller = self.hands.controllers[player]
        controller.asks()
        colour = self.sitters[assault.player].colour
        self.top.choices.show(Defence(device, assault.army, assault.prey, controller.offered, colour))
        self.hands.spots += [(layout.LET_GO, player, Intent.ACCEPT), (layout.COUNTER, player, Intent.COUNTER)]
        return True

    def chooser(self, view: HecatombeView) -> Player | None:
        """The person whose private tiles lie in the corner: who looks at them, else the one below."""
        watcher = self.hands.watcher
        player = watcher if watcher is not None and watcher in view.owing else self.base
        return player if player in view.owing and self.hands.device_of(player) is not None else None

    def aim(self, view: HecatombeView) -> Box | None:
        """Return the box the deciding person points at; among secrets, only while they are looked at."""
        if view.asks == questions.DEFENCE:
            return None
        secretly = view.asks in SECRET
        player = self.chooser(view) if secretly else view.owing[0]
        if player is None or self.hands.device_of(player) is None:
            return None
        controller: Controller = self.hands.controllers[player]
        thing = controller.pointed()
        if thing is None or (secretly and not self.hands.open_to_all(player)):
            return None
        x, y, w, h = controller.places.box(thing, player)
        return (x, y - (LIFTED if thing.kind == "fan" and thing.place in controller.marks else 0.0), w, h)

    def show_fan(self, view: HecatombeView) -> bool:
        """Show the chooser's private tiles: backs, unless they are looked at; return whether there are
        any.
        """
        player = self.chooser(view)
        if player is None:
            return False
        controller: Controller = self.hands.controllers[player]
        open_ = self.hands.open_to_all(player)
        tiles = controller.fan()
        fan = Fan(
            tiles=tiles,
            title=(self.hands.whisper if open_ else "") or self.title(view, controller.wanted),
            colour=self.sitters[player].colour,
            open_=open_,
            marked=controller.marks if open_ else (),
            total=controller.wanted,
            wide=not view.objectives[player],
            device=self.hands.device_of(player),
        )
        draw_fan(self.top.cards, self.top.faces, self.texts, fan)
        if open_:
            self.hands.fans[player] = layout.choice_fan_boxes(len(tiles), wide=fan.wide)
        else:
            where = layout.WIDE_CORNER if fan.wide else layout.CORNER
            self.hands.spots.append((where, player, Intent.PEEK))
        return True

    def title(self, view: HecatombeView, wanted: int) -> str:
        """Say what is chosen among the tiles; of several objectives the neighbour may see the first
        (H-05).
        """
        key = f"hecatombe-fan-{view.asks}"
        if view.asks != OBJECTIVES or wanted == 1:
            return self.texts(key)
        return self.texts(f"{key}-{'known' if self.known else 'many'}", n=wanted)

    def show_peoples(self, view: HecatombeView) -> bool:
        """Two players: the peoples one may name, before everybody's eyes (H-19)."""
        player = view.owing[0]
        controller: Controller = self.hands.controllers[player]
        things = controller.things()
        if self.hands.device_of(player) is None or not things or things[0].kind != "people":
            return False
        fan = Fan(
            tiles=view.peoples,
            title=self.texts("hecatombe-fan-name"),
            colour=self.sitters[player].colour,
            open_=True,
        )
        draw_fan(self.top.cards, self.top.faces, self.texts, fan)
        self.hands.fans[player] = layout.choice_fan_boxes(len(view.peoples), wide=False)
        return True
