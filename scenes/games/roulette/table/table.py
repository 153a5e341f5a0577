"""The whole table of Roulette: its layers, everybody's plaque, the stage, the panels."""

from collections.abc import Sequence

from game.core.rules import Player
from scenes.games.roulette.table.centre.centre import Centre, CentreLayers
from scenes.games.roulette.table.centre.puppets import Sitter
from scenes.games.roulette.table.layout import Layout
from scenes.games.roulette.table.private.button_map import Buttons
from scenes.games.roulette.table.private.private_panel import PrivatePanel
from scenes.games.roulette.table.seats.facts import DEAD, FELL, JUDGED, SAVED
from scenes.games.roulette.table.seats.seat_place import SeatPlace
from scenes.games.roulette.table.shown import BALLE, Shown
from scenes.shell.scene import Scene

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
        figures, table = scene.layer("stage"), scene.layer("stage")
        table.plane("roulette_front")
        self.plates, self.pieces, self.marks = scene.layer("stage"), scene.layer(), scene.layer()
        props, self.hub, over = scene.layer(), scene.layer(), scene.layer()
        privy, buttons, self.air = scene.layer(), scene.layer(), scene.layer()
        self.cards = places.cards
        """Cards of a gun, pocket card included."""
        self.plaques = [
            SeatPlace(self.plates, self.pieces, places.plate(player), sitter, scene.texts, places.most)
            for player, sitter in enumerate(sitters)
        ]
        self.front = Centre(
            CentreLayers(figures, props, over, self.air), sitters, scene.texts, scene.flourish
        )
        self.ribbon, self.banner, self.cylinder = self.front.ribbon, self.front.banner, self.front.cylinder
        self.private_panel, self.buttons = PrivatePanel(privy, scene.texts), Buttons(buttons, scene.texts)

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
            plaque.say(self._held(len(shown.turned[player])), icon="tick_bare", good=True)
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
        if shots < 2:
            return self.texts(f"roulette-table-held-{shots}")
        return self.texts("roulette-table-held", n=shots)
