"""The frame of the battle: everything that stands round the window on the table."""

from collections.abc import Iterable, Sequence

from game.core.rules import Player
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Point, is_in_box
from scenes.games.skirmish.table.frame.army_panel import ArmyPanel
from scenes.games.skirmish.table.frame.facts import DEPLOYMENT, TurnOrder, army_facts, phase_facts
from scenes.games.skirmish.table.frame.minimap import Minimap, Sight
from scenes.games.skirmish.table.frame.phase_row import PhaseRow
from scenes.games.skirmish.table.frame.tickets import HandCount, Legend, OffersTicket
from scenes.games.skirmish.table.frame.turn_cards import TurnCards
from scenes.games.skirmish.table.layout import EDGE, TITLE_TAB, WINDOW, ColumnPlan, column_plan
from scenes.games.skirmish.table.shown import NOBODY, Shown
from scenes.match.sitter import Sitter
from scenes.screens.finale.changing_words import write_within
from scenes.shell.scene import Scene
from scenes.widgets.header import Header

_VALANCE, _TITLE, _SENTENCE = "valance_58", 32.0, 25.0
_SENTENCE_WIDTH = 346.0
_WING_SHADE = 128
"""Of 255: how much the curtain behind the panels of the armies steps back."""


class Frame:
    """Made after the field: it lies over the edge of the window. `refresh` often: it costs little."""

    def __init__(self, scene: Scene, shown: Shown, sitters: Sequence[Sitter]) -> None:
        self.shown, self.sitters, self.texts = shown, sitters, scene.texts
        self.rim, self.plates = scene.layer(), scene.layer()
        """The lacquer round the window; everything that is written on it."""
        self._candidate: Player = NOBODY
        self._watched: frozenset[Player] | None = None
        self._raised: frozenset[Player] = frozenset()
        self._step = 0
        self._said = ""
        self._sight: Sight | None = None
        self.looker: Player | None = None
        """Whose hand of cards is counted, whoever plays; None: that of whoever plays."""
        self._order = TurnOrder()
        _draw_rim(self.rim)
        self.header = Header(
            self.rim, self.texts("game-skirmish"), " ", " ",
            valance=_VALANCE, size=_TITLE, tab_width=TITLE_TAB[2], tab_foot=TITLE_TAB[1] + TITLE_TAB[3],
        )  # fmt: skip
        self.phases = PhaseRow(self.plates, self.texts, sitters)
        self.cards = TurnCards(self.plates, self.texts, sitters)
        self.hand = HandCount(self.plates, self.texts)
        self.offers = OffersTicket(self.plates, self.texts)
        self.legend = Legend(self.plates, self.texts)
        self.panels: list[ArmyPanel] = []
        self.minimap: Minimap | None = None
        self._lay_column(minimap=False)
        self.refresh()

    # what the frame is told

    def refresh(self) -> None:
        """Show what `shown` says now; only what says something else is drawn anew."""
        shown, facts = self.shown, phase_facts(self.shown, self._step)
        self.phases.show(facts)
        self.cards.show(self._order.cards(shown), shown.active)
        for player, panel in enumerate(self.panels):
            panel.show(army_facts(shown, player, self._candidate, self._watched, self._raised))
        owner = shown.active if self.looker is None else self.looker
        self.hand.show(shown.hands[owner] if owner >= 0 else NOBODY)
        self.offers.show(len(shown.offers))
        self.legend.show(seen=facts.wanted and bool(shown.phase))
        self._write_header(wanted=facts.wanted and bool(shown.phase))
        if self.minimap:
            self.minimap.show()

    def say(self, words: str = "") -> None:
        """Let the right of the valance say something of this moment; nothing: who plays."""
        self._said = words
        self.refresh()

    def consider(self, player: Player = NOBODY) -> None:
        """Show one army as the enemy that it may become; -1: none."""
        self._candidate = player
        self.refresh()

    def watch(self, players: Iterable[Player] | None = None) -> None:
        """Let the panels of all others step back; None: everybody takes part."""
        self._watched = None if players is None else frozenset(players)
        self.refresh()

    def raise_hands(self, players: Iterable[Player]) -> None:
        """Show who has a hand up and wants to offer something: everybody sees that (S-18)."""
        raised = frozenset(players)
        if raised != self._raised:
            self._raised = raised
            self.refresh()

    def deploy(self, step: str) -> None:
        """Show which part of the deployment is played, a word of `DEPLOYMENT`.

        Raises:
            ValueError: there is no such part.
        """
        self._step = DEPLOYMENT.index(step)
        self.refresh()

    def look(self, sight: Sight | None) -> None:
        """Show on the minimap what the window shows (milli); None: all of it, and there is no minimap."""
        if (sight is None) != (self._sight is None):
            self._sight = sight
            self._lay_column(minimap=sight is not None)
            self.refresh()
        self._sight = sight
        if self.minimap and sight is not None:
            self.minimap.look(sight)

    # what the frame is asked

    def panel_at(self, x: float, y: float) -> Player | None:
        """Whose panel is under x, y."""
        return self.plan.panel_at(x, y)

    def map_at(self, x: float, y: float) -> Point | None:
        """The point of the table, in milli, under a place of the minimap; None: that is elsewhere."""
        if self.minimap and is_in_box(self.minimap.box, x, y):
            return self.minimap.point_at(x, y)
        return None

    def bust_spot(self, player: Player) -> Point:
        """Return the middle of words that a player betrays: beside the panel, on the rim."""
        x, y, w, h = self.plan.panels[player]
        return x + w + 92, y + h / 2

    def panel(self, player: Player) -> Point:
        """The middle of a player's panel."""
        x, y, w, h = self.plan.panels[player]
        return x + w / 2, y + h / 2

    def chevron(self, phase: str) -> Point:
        """Where the seal of whoever is named lies in the chevron of a phase; of no phase: the current one."""
        return self.phases.seal_place(phase)

    def seal_place(self, player: Player) -> Point:
        """The middle of the seal on a player's panel, for what flies there."""
        return self.panels[player].plan.seal

    def coin_place(self, player: Player) -> Point:
        """The middle of the tokens on a player's panel."""
        return self.panels[player].plan.coin

    # parts

    def _lay_column(self, *, minimap: bool) -> None:
        """Lay the panels, with or without a minimap among them."""
        self.plan: ColumnPlan = column_plan(self.shown.players, minimap=minimap)
        for panel in self.panels:
            panel.remove()
        if self.minimap:
            self.minimap.remove()
        self.panels = [
            ArmyPanel(self.plates, box, sitter, self.texts)
            for box, sitter in zip(self.plan.panels, self.sitters, strict=True)
        ]
        self.minimap = None
        if self.plan.minimap:
            self.minimap = Minimap(self.plates, self.plan.minimap, self.shown, self.sitters, self.texts)

    def _write_header(self, *, wanted: bool) -> None:
        """The round on the left; on the right the sentence of the moment."""
        shown = self.shown
        rounds = self.texts("skirmish-frame-round", n=shown.round, of=shown.rounds)
        self.header.left.text = rounds if shown.round > 0 else self.texts("skirmish-frame-before")
        key = "names" if wanted else "plays"
        words = self._said
        if not words and shown.active >= 0:
            words = self.texts(f"skirmish-frame-{key}", player=self.sitters[shown.active].name)
        right = self.header.right
        if right.text != (words or " "):
            write_within(self.rim.letters, right, words or " ", _SENTENCE, _SENTENCE_WIDTH)


def _draw_rim(layer: Layer) -> None:
    """The lacquer frame round the window, four brads; shade over the wing, a sill for prompts at the foot."""
    x, y, w, h = WINDOW
    right, bottom = x + w, y + h
    sill = bottom + EDGE
    layer.box(0, 0, x - EDGE, sill, style.INK_SHADOW, alpha=_WING_SHADE)
    layer.box(0, sill, style.WIDTH, style.HEIGHT - sill, style.LACQUER)
    layer.box(0, sill, style.WIDTH, 1.2, style.GOLD_DARK)
    layer.panel("battle_frame", x - EDGE, y - EDGE, w + 2 * EDGE, h + 2 * EDGE)
    for left in (x - 4, right + 4):
        for top in (y - 4, bottom + 4):
            layer.image("brad", left, top, anchor=(0.5, 0.5))
