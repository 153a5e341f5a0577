"""The whole table of Roulette: its layers, everybody's plaque, the stage, the panels."""

from collections.abc import Sequence

from game.core.rules import Player
from scenes.games.roulette.table.centre.centre import Centre, CentreLayers
from scenes.games.roulette.table.centre.puppets import Sitter
from scenes.games.roulette.table.layout import Layout
from scenes.games.roulette.table.private.button_map import Buttons
from scenes.games.roulette.table.private.private_panel import PrivatePanel
from scenes.games.roulette.table.seats.facts import DEAD, FELL, JUDGED, SAVED
from scenes.games.roulette.table.seats.plaque import Plaque
from scenes.games.roulette.table.seats.seat_place import SeatPlace
from scenes.games.roulette.table.shown import BALLE, Shown
from scenes.motion.timeline import Clip, reducible_clip, slide_value
from scenes.shell.scene import Scene

EDGE = 344.0
"""The top of the table's front, in units."""
DROP, SLIDES = 40.0, 0.16
"""How far plaques slide when the drawer opens or shuts, in units, and for how many seconds."""
_ORDINALS = 6
"""Shots with a word of their own; later ones are numbered."""
_WHY = {JUDGED: "roulette-table-judged", SAVED: "roulette-table-saved", DEAD: "roulette-table-dead"}


class Tabletop:
    """The lasting parts of the screen; the table knows no rules."""

    def __init__(self, scene: Scene, sitters: Sequence[Sitter], places: Layout, shown: Shown) -> None:
        self.places, self.shown, self.sitters = places, shown, sitters
        self.texts = scene.texts
        back = scene.layer("back", opaque=True)
        back.image("roulette_back", 0, 0)
        figures, arms, table = scene.layer("stage"), scene.layer("stage"), scene.layer("stage")
        table.image("roulette_front", 0, EDGE)
        self.plates, self.pieces = scene.layer("stage"), scene.layer()
        self.low_plates, self.low_pieces = scene.layer("stage"), scene.layer()
        props, self.hub, asked = scene.layer(), scene.layer(), scene.layer()
        self.strip, self.dark, over = scene.layer(), scene.layer(), scene.layer()
        self.said = scene.layer()
        privy, buttons = scene.layer(), scene.layer()
        self._ribbons = (scene.layer(), scene.layer())
        self.air = scene.layer()
        self.planes = (back, figures, arms, table, props, self.hub)
        """What the camera sees nearer in a big moment: the cellar, the figures, the cylinder."""
        self.ground = figures
        self.cards = places.cards
        """Cards of a gun, pocket card included."""
        self._flourish = scene.flourish
        self.plaques = [self._plaque(player, sitter) for player, sitter in enumerate(sitters)]
        self._show_size()
        self.front = Centre(
            CentreLayers(figures, arms, props, asked, self.strip, over, self._ribbons, self.air),
            sitters,
            scene.texts,
            scene.flourish,
            places.strip,
        )
        self.ribbon, self.banner, self.cylinder = self.front.ribbon, self.front.banner, self.front.cylinder
        self.private_panel = PrivatePanel(privy, scene.texts, places.drawer)
        self.buttons = Buttons(buttons, scene.texts, places.strip)

    def _plaque(self, player: Player, sitter: Sitter) -> Plaque:
        """The plaque of a player, in both sizes."""
        layers = ((self.plates, self.pieces), (self.low_plates, self.low_pieces))
        tall, low = (
            SeatPlace(*own, plan, sitter, self.texts, self.places.most)
            for own, plan in zip(layers, self.places.both(player), strict=True)
        )
        return Plaque(tall, low)

    def lower(self, low: bool) -> Clip | None:
        """Make room for the drawer under the stage, or take it back; what slides, if anything changes."""
        if low == self.places.low:
            return None
        self.places.low = low
        self._show_size()
        return reducible_clip(slide_value(self._slide, DROP if low else -DROP, 0, SLIDES, "out-cubic"))

    def _show_size(self) -> None:
        low = self.places.low
        for plaque in self.plaques:
            plaque.low = low
        self.plates.visible = self.pieces.visible = not low
        self.low_plates.visible = self.low_pieces.visible = low
        self._ribbons[0].visible, self._ribbons[1].visible = not low, low

    def _slide(self, above: float) -> None:
        """The plaques in sight stand so many units above their place, or below it."""
        for layer in (self.plates, self.pieces, self.low_plates, self.low_pieces):
            layer.dy = -above

    def restage(self) -> None:
        """Redraw every plaque as `shown` says, at once, without motion."""
        for player in range(len(self.plaques)):
            self.refresh(player)
            self.rest(player)

    def refresh(self, player: Player) -> None:
        """Redraw one plaque as `shown` says; the words at its foot stay, unless the player has left the
        round.
        """
        plaque = self.plaques[player]
        was_out = plaque.out
        plaque.show(self.shown.facts(player))
        if plaque.out and not was_out:
            self.rest(player)

    def rest(self, player: Player) -> None:
        """Show the light and the words of a player with nothing to press: out, aiming, or held out."""
        plaque, shown = self.plaques[player], self.shown
        why = shown.fallen[player]
        plaque.light("" if shown.in_round[player] else "dead" if why == DEAD else "out")
        if not shown.in_round[player]:
            self._tell_why(player, why)
        elif shown.phase == "trigger" and shown.waiting[player]:
            plaque.light("aiming")
            plaque.say(self.texts("roulette-state-aiming"))
        elif self.has_held_out(player):
            plaque.say(self._held(shown.dice[player] or 0), icon="tick_bare", good=True)
        else:
            plaque.hush()

    def has_held_out(self, player: Player) -> bool:
        """Say whether all shots of a player are behind them, and none of them hit."""
        shown = self.shown
        late = shown.phase in ("trigger", "count") and shown.shot > 0
        return late and BALLE not in shown.turned[player] and not self.owes_shots(player)

    def owes_shots(self, player: Player) -> bool:
        """Say whether shots of a player are still to come."""
        to_come = ("next", "forced", "todo")
        return any(mark in to_come for mark in self.shown.marks(player))

    def player_at(self, x: float, y: float) -> Player | None:
        """Whose plaque is under x, y."""
        return self.places.player_at(x, y)

    def _tell_why(self, player: Player, why: str) -> None:
        plaque = self.plaques[player]
        if why == FELL:
            plaque.say(self._fell(self.shown.fell_at[player]), icon="icon_death_skull", sad=True)
        elif why == DEAD:
            plaque.say(self.texts(_WHY[DEAD]), icon="icon_tombstone", sad=True)
        else:
            icon = {JUDGED: "icon_pointing", SAVED: "shot_saved"}.get(why, "icon_exit_door")
            words = self.texts(_WHY.get(why, "roulette-table-out"))
            plaque.say(words, icon=icon, sad=why != SAVED, good=why == SAVED)

    def _fell(self, shot: int) -> str:
        if 1 <= shot <= _ORDINALS:
            return self.texts(f"roulette-table-fell-{shot}")
        return self.texts("roulette-table-fell", n=shot)

    def _held(self, shots: int) -> str:
        """The die that the count will reckon with, whatever was fired (R-15)."""
        if shots < 2:
            return self.texts(f"roulette-table-held-{shots}")
        return self.texts("roulette-table-held", n=shots)
