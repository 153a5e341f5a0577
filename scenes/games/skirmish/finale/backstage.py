"""The screen after a battle: plot, turning points, map, broken words, and hands that leaf through them."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.input.devices import MOUSE, Device
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.style import Box, is_in_box
from scenes.games.skirmish.finale.foot import Foot
from scenes.games.skirmish.finale.papers.broken_words import BrokenWords
from scenes.games.skirmish.finale.papers.layout import LARGE_MAP, MAP, WORDS
from scenes.games.skirmish.finale.papers.plot import Plot
from scenes.games.skirmish.finale.papers.standing import Standing
from scenes.games.skirmish.finale.papers.story_map import MomentMap, TableOfStory
from scenes.games.skirmish.finale.papers.strokes import PATTERNS
from scenes.games.skirmish.finale.papers.turning_cards import TurningCards
from scenes.games.skirmish.finale.papers.vignette import Troupe
from scenes.games.skirmish.finale.phrases import AfterWords
from scenes.games.skirmish.finale.record.deeds import best_unit
from scenes.games.skirmish.finale.record.film import Film
from scenes.games.skirmish.finale.record.rematch import Rematch
from scenes.games.skirmish.table.looks.battle_looks import BattleLooks, read_battle_looks
from scenes.games.skirmish.table.looks.table_file import map_look
from scenes.motion.timeline import callback_clip, reducible_clip, sequence, slide_value
from scenes.screens.finale.contract import FinaleScene
from scenes.widgets.header import Header

if TYPE_CHECKING:
    from scenes.games.skirmish.finale.finale import SkirmishFinale

DRAW_SECONDS = 2.4
"""Seconds in which the lines grow across the plot."""
_VEIL = 170
"""How dark the hall lies behind the papers."""
_BEADS = 8
"""Beads of the abacus that are heard meanwhile."""


class Backstage:
    """Draws the story of a battle, and moves the moment that is looked at."""

    def __init__(self, scene: FinaleScene, piece: "SkirmishFinale") -> None:
        self.scene, self.piece, self.place = scene, piece, piece.place
        self.texts, self.sounds = scene.texts, scene.sounds
        self.hand: Device | None = None
        self.rematch = Rematch(piece.sitters)
        self.film: Film | None = None
        self._dragging = False
        told = scene.stage.app.texts
        self.words = AfterWords(self.texts, told, piece.teller, piece.sitters)
        scene.layer("back", opaque=True).image("throne_back", 0, 0)
        scene.layer("back").box(0, 0, style.WIDTH, style.HEIGHT, style.NIGHT, alpha=_VEIL)
        self._papers = sheet, plot, maps, papers, rows = [scene.layer() for _ in range(5)]
        troupe, table = self._troupe()
        tokens = piece.view.tokens
        Standing(sheet, piece.sitters, self.words).draw(piece.ranks, tokens, best_unit(piece.story), troupe)
        self.cards = TurningCards(papers, piece.story, piece.turnings, troupe, self.words)
        self.broken = BrokenWords(papers, rows, piece.story, piece.sitters, self.words)
        self.plot = Plot(plot, piece.story, piece.turnings, piece.ranks, piece.sitters, self.texts)
        patterns = [PATTERNS[piece.ranks.index(player)] for player in range(piece.story.players)]
        facts = (table, piece.story, piece.sitters, patterns)
        self.map = MomentMap(maps, MAP, *facts)
        self._large_layer = scene.layer()
        self._make_large: Callable[[], MomentMap] = lambda: MomentMap(self._large_layer, LARGE_MAP, *facts)
        self._large: MomentMap | None = None
        self.foot = Foot(scene.layer(), self.texts)
        title = self.texts("game-skirmish")
        Header(
            scene.layer(),
            title,
            self.texts("finale-skirmish-after"),
            self._where(),
            valance="valance_58",
            size=32,
            tab_width=480,
            tab_foot=58,
        )
        self._begin()

    def _troupe(self) -> tuple[Troupe, TableOfStory]:
        """What the pictures of units and of the table need."""
        piece, app = self.piece, self.scene.stage.app
        content = piece.table.rules.setting.content
        looks: BattleLooks = read_battle_looks(app.catalog)[0]
        kinds = [unit.enlisted.unit for unit in piece.view.units]
        laid = [one.terrain for one in piece.view.terrain]
        ground = map_look(looks.table, content.maps, laid).ground
        troupe = Troupe(
            looks.outfits,
            [content.units[kind] for kind in kinds],
            [content.bases[kind] for kind in kinds],
            piece.sitters,
            ground,
        )
        view = piece.view
        return troupe, TableOfStory(view.width, view.depth, view.terrain, looks.table, content.terrain)

    def _where(self) -> str:
        """The name of the map, or of the stake where the table has none."""
        setting = self.piece.table.rules.setting
        laid = [one.terrain for one in self.piece.view.terrain]
        for id, one in setting.content.maps.items():
            if laid and [piece.terrain for piece in one.pieces] == laid:
                return str(self.scene.stage.app.texts.name(id))
        return str(self.scene.stage.app.texts.name(setting.scenario.id))

    # picture

    def _begin(self) -> None:
        """Let the lines grow once; afterwards everything stands there at once."""
        self.refresh()
        if self.piece.drawn:
            return
        self.piece.drawn = True
        last = self.place.last + 1
        bells = [one.step for one in self.piece.story.betrayals]

        def reach(share: float) -> None:
            self.plot.reach(share)
            step = min(self.place.last, int(share * last))
            self.map.show(self.place.end_of(step))
            if bells and bells[0] <= step:
                while bells and bells[0] <= step:
                    bells.pop(0)
                self.sounds.play("broken-word")

        beads = [callback_clip(lambda: self.sounds.play("abacus")) for _ in range(_BEADS)]
        growing = [
            clip
            for number, bead in enumerate(beads)
            for clip in (
                bead,
                slide_value(reach, number / _BEADS, (number + 1) / _BEADS, DRAW_SECONDS / _BEADS, "linear"),
            )
        ]
        self.scene.timeline.add(reducible_clip(sequence(*growing)))
        self.scene.timeline.add(callback_clip(self.refresh))

    def refresh(self) -> None:
        """Show the moment that is looked at."""
        place, story = self.place, self.piece.story
        step = story.steps[place.step]
        self.plot.reach(1.0)
        self.plot.point_out(place.step, step.player)
        self.cards.point_out(place.step, place.at)
        self.broken.point_out(place.at)
        said = self.words.moment(step)
        self.map.show(place.at)
        self.plot.head(self.texts("finale-skirmish-plot") if place.step == place.last else said)
        if place.large and self._large is None:
            self._large = self._make_large()
        for layer in (*self._papers, self._large_layer):
            layer.visible = place.large == (layer is self._large_layer)
        if place.large and self._large is not None:
            self._large.show(place.at, said)

    @property
    def leave(self) -> Box:
        """Return the box that takes the mouse back to the triumph."""
        return self.foot.leave

    @property
    def atelier(self) -> Box:
        """Return the box that takes the mouse to the workshop."""
        return self.foot.atelier

    @property
    def thing(self) -> tuple[str, str] | None:
        """None: nothing that people make is looked at here."""
        return None

    def meet(self, device: Device) -> None:
        """Show the glyphs of this device."""
        self.hand = device
        self.foot.show(device, self.rematch, large=self.place.large)

    def update(self, dt: float) -> None:
        """Let the film run on to its moment, if one was asked for."""
        if self.film is None:
            return
        there = self.film.advance()
        self.foot.fill(self.film.share)
        if there:
            scene, film, self.film = self.scene, self.film, None
            scene.show_film(film.playback)

    # hands

    def press(self, intent: Intent) -> None:
        """A phase on or back, the next nail or bell; another battle, the film, the large map."""
        self._act(intent, self.hand)

    def _act(self, intent: Intent, device: Device | None) -> None:
        if intent in _STEPS:
            self._moved(self.place.move(_STEPS[intent]))
        elif intent in _JUMPS:
            self._moved(self.place.jump(_JUMPS[intent]))
        elif intent is Intent.ACCEPT:
            self._want_again(device)
        elif intent is Intent.COUNTER:
            self._unfold()
        elif intent is Intent.DOUBT and self.film is None:
            self.sounds.play("page")
            self.film = Film(self.piece.table, self._film_start())
            self.foot.fill(0.0)

    def _film_start(self) -> int:
        """The event with which the film begins: the phase looked at, or the whole battle from its end."""
        place = self.place
        return 0 if place.step == place.last else self.piece.story.steps[place.step].begins

    def _want_again(self, device: Device | None) -> None:
        if self.rematch.ask(device):
            self.scene.play_again()
            return
        self.sounds.play("ready")
        if self.hand is not None:
            self.meet(self.hand)

    def _unfold(self) -> None:
        self.place.large = not self.place.large
        self.sounds.play("page")
        self.refresh()
        if self.hand is not None:
            self.meet(self.hand)

    def _moved(self, moved: bool) -> None:
        if moved:
            self.sounds.play("focus")
            self.refresh()

    def scroll(self, steps: float) -> None:
        """The wheel goes through the phases."""
        self._moved(self.place.move(-1 if steps > 0 else 1))

    def point(self, x: float, y: float) -> None:
        """The mouse drags the cursor of the plot."""
        if self._dragging:
            self._drag(x, y)

    def _drag(self, x: float, y: float) -> None:
        step = self.plot.step_at(x, y)
        if step is not None and step != self.place.step:
            self._moved(self.place.go(step))

    def click(self, x: float, y: float) -> None:
        """The mouse takes a prompt, a nail, a bell, a card, a broken word, a map, or a place of the plot."""
        intent = self.foot.intent_at(x, y)
        if intent is not None:
            self._act(intent, MOUSE)
        elif self.place.large or is_in_box(MAP, x, y):
            self._unfold()
        else:
            self._click_paper(x, y)

    def _click_paper(self, x: float, y: float) -> None:
        mark = self.plot.mark_at(x, y) or self.cards.card_at(x, y) or self.broken.word_at(x, y)
        if mark is not None:
            self._moved(self.place.look(*mark))
        elif is_in_box(WORDS, x, y):
            way = 1 if y > WORDS[1] + WORDS[3] / 2 else -1
            if self.broken.scroll(way):
                self.sounds.play("focus")
        elif self.plot.step_at(x, y) is not None:
            self._dragging = True
            self._drag(x, y)

    def drop(self) -> None:
        """The cursor is let go."""
        self._dragging = False


_STEPS = {Intent.LEFT: -1, Intent.RIGHT: 1}
_JUMPS = {Intent.UP: -1, Intent.DOWN: 1, Intent.PREVIOUS: -1, Intent.NEXT: 1}
