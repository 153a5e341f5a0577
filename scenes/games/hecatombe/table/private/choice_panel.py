"""What lies in the corner for a hand to choose among: two answers, private tiles, peoples to name."""

from collections.abc import Sequence

from game.core.rules import Player
from game.couch.sitter import Sitter
from game.input.intents import Intent
from game.rules.hecatombe import HecatombeView, questions
from game.rules.hecatombe.questions import OBJECTIVES, SECRET
from scenes.draw.style import Box
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.centre.foreseen import Foreseen
from scenes.games.hecatombe.table.controller import Controller
from scenes.games.hecatombe.table.layout import LIFT
from scenes.games.hecatombe.table.private.defence_cards import Defence
from scenes.games.hecatombe.table.private.private_fan import LIFTED, Fan, draw_fan, draw_pondered
from scenes.games.hecatombe.table.private.private_panel import tray_width
from scenes.games.hecatombe.table.table import Tabletop
from scenes.games.hecatombe.table.things import TableThing, tiles_without
from scenes.match.hands import Hands
from scenes.shell.null_sound import Words


class ChoiceCorner:
    """Draws the corner of whoever has to choose, and says where the mouse may press."""

    def __init__(self, top: Tabletop, texts: Words, hands: Hands, sitters: Sequence[Sitter]) -> None:
        self.top, self.texts, self.hands, self.sitters = top, texts, hands, sitters
        self.known = bool(hands.table.rules.setting.table.known)
        """True if the left-hand neighbour sees the first of a player's objectives (H-05)."""
        self.bar: Box | None = None
        """What is free on the bar of the tray that was drawn last."""

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
        let_go, counter = self.top.places.answers
        self.hands.spots += [(let_go, player, Intent.ACCEPT), (counter, player, Intent.COUNTER)]
        return True

    def chooser(self, view: HecatombeView) -> Player | None:
        """The person whose private tiles lie in the corner: who looks at them, else the one below."""
        watcher = self.hands.watcher
        player = watcher if watcher is not None and watcher in view.owing else self.top.places.base
        return player if player in view.owing and self.hands.device_of(player) is not None else None

    def pointing(self, view: HecatombeView) -> Player | None:
        """Return the person who points at something now; among secrets, only while they are looked at."""
        secretly = view.asks in SECRET
        player = self.chooser(view) if secretly else view.owing[0]
        if player is None or self.hands.device_of(player) is None:
            return None
        hidden = secretly and not self.hands.open_to_all(player)
        return None if hidden or self.hands.controllers[player].pointed() is None else player

    def aim(self, view: HecatombeView) -> Box | None:
        """Return the box the deciding person points at; a defence marks its armies instead."""
        player = None if view.asks == questions.DEFENCE else self.pointing(view)
        if player is None:
            return None
        controller: Controller = self.hands.controllers[player]
        thing = controller.pointed()
        assert thing is not None
        x, y, w, h = controller.places.box(thing, player)
        return (x, y - self.raised(thing, controller), w, h)

    def raised(self, thing: TableThing, controller: Controller) -> float:
        """Return by how many units a thing that is pointed at stands higher than its place."""
        if thing.kind == "fan":
            return LIFTED if thing.place in controller.marks else 0.0
        return LIFT if thing.kind == "army" and self.top.places.grid(thing.owner).overlaps else 0.0

    def raise_army(self, view: HecatombeView | None) -> None:
        """Let the army that a person points at stand whole above its neighbours; None lets all down."""
        player = None if view is None or view.asks == questions.DEFENCE else self.pointing(view)
        thing = None if player is None else self.hands.controllers[player].pointed()
        for owner, zone in enumerate(self.top.zones):
            raised = thing is not None and thing.kind == "army" and thing.owner == owner
            zone.row.lift(thing.place if thing is not None and raised else None)

    def pointed_objective(self, view: HecatombeView | None) -> tuple[Player, int] | None:
        """Return owner and place of the objective that a person points at; None while nobody names one."""
        player = None if view is None or view.asks in SECRET else self.pointing(view)
        thing = None if player is None else self.hands.controllers[player].pointed()
        return (thing.owner, thing.place) if thing is not None and thing.kind == "objective" else None

    def foresee(self, view: HecatombeView | None) -> None:
        """Show in the arena, large, what a person points at in an attack; None clears it.

        Where the fallen lie in the arena, they stay until an army is chosen.
        """
        top = self.top
        player = None if view is None or view.asks != questions.ATTACK else self.pointing(view)
        if view is None or player is None:
            top.foreseen.show(None)
            return
        controller: Controller = self.hands.controllers[player]
        thing = controller.pointed()
        assert thing is not None
        if controller.army is not None:
            army, prey = view.armies[player][controller.army], view.armies[thing.owner][thing.place]
            top.foreseen.show(Foreseen(army, player, prey, thing.owner))
        else:
            army = view.armies[player][thing.place]
            top.foreseen.show(None if top.places.spare is None else Foreseen(army, player))

    def show_fan(self, view: HecatombeView) -> bool:
        """Show the chooser's private tiles while they are looked at; return whether they are.

        Nobody looks: the band shows what lies there for everybody, and a press on it looks.
        """
        player = self.chooser(view)
        if player is None:
            return False
        if not self.hands.open_to_all(player):
            self.hands.spots.append((layout.BAND, player, Intent.PEEK))
            return False
        controller: Controller = self.hands.controllers[player]
        tiles = controller.fan()
        fan = Fan(
            tiles=tiles,
            title=self.hands.whisper or self.title(view, controller.wanted),
            why=self.why(view),
            name=self.sitters[player].name,
            colour=self.sitters[player].colour,
            marked=controller.marks,
            total=controller.wanted,
            taken=self.taken(view),
            counted=self.counted(view, player, [tiles[place] for place in controller.marks]),
        )
        self.bar = draw_fan(self.top.cards, self.top.faces, fan)
        pondered = controller.pointed()
        if view.asks in (OBJECTIVES, questions.KEEPERS) and pondered is not None:
            draw_pondered(self.top.cards, self.top.faces, tiles[pondered.place], fan.counted)
        self.hands.fans[player] = layout.choice_fan_boxes(len(tiles))
        return True

    def counted(self, view: HecatombeView, player: Player, marked: Sequence[str]) -> tuple[str, ...]:
        """Return the tiles whose symbols matter: those in hand; captured ones, with what is kept or freed."""
        if view.asks == OBJECTIVES:
            controller: Controller = self.hands.controllers[player]
            return controller.fan()
        captured = view.captured[player]
        if view.asks == questions.KEEPERS:
            return (*captured, *marked)
        return tiles_without(captured, marked)

    def tray(self, view: HecatombeView) -> int | None:
        """Return for how many tiles a tray lies over the band now; None while there is none."""
        if view.asks in SECRET:
            player = self.chooser(view)
            if player is None or not self.hands.open_to_all(player):
                return None
            return len(self.hands.controllers[player].fan())
        return len(view.peoples) if self.names_peoples(view) else None

    def title(self, view: HecatombeView, wanted: int) -> str:
        """Say what is chosen among the tiles; of several objectives the neighbour may see the first
        (H-05).
        """
        key = f"hecatombe-fan-{view.asks}"
        if view.asks != OBJECTIVES or wanted == 1:
            return self.texts(key)
        return self.texts(f"{key}-{'known' if self.known else 'many'}", n=wanted)

    def taken(self, view: HecatombeView) -> float:
        """Return how wide the known oaths lie at the right of the tray; none lie there while one swears."""
        places = self.top.places
        return 0.0 if view.asks == OBJECTIVES else tray_width(places) + 8

    def why(self, view: HecatombeView) -> str:
        """Say what the chosen tile is for: an objective counts for everybody (H-04, H-20), a freed tile is
        worth a point and counts no more (H-21).
        """
        if view.asks == OBJECTIVES:
            return self.texts(f"hecatombe-fan-objectives{'-many' if max(view.needs) > 1 else ''}-why")
        return self.texts("hecatombe-fan-liberation-why") if view.asks == questions.LIBERATION else ""

    def names_peoples(self, view: HecatombeView) -> bool:
        """Say whether a hand names one of the peoples in print now."""
        if view.asks != questions.REVEAL or view.players != 2:
            return False
        player = view.owing[0]
        things = self.hands.controllers[player].things()
        return self.hands.device_of(player) is not None and bool(things) and things[0].kind == "people"

    def show_peoples(self, view: HecatombeView) -> bool:
        """Two players: the peoples one may name, before everybody's eyes (H-19)."""
        if not self.names_peoples(view):
            return False
        player = view.owing[0]
        fan = Fan(
            tiles=view.peoples,
            title=self.texts("hecatombe-fan-name"),
            name=self.sitters[player].name,
            colour=self.sitters[player].colour,
            counted=view.captured[player],
        )
        self.bar = draw_fan(self.top.cards, self.top.faces, fan)
        self.hands.fans[player] = layout.choice_fan_boxes(len(view.peoples))
        return True
