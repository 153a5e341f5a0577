"""The table as it is seen: ground, regiments, and room for what others draw below and above them."""

from collections.abc import Collection, Mapping, Sequence

import arcade
from msgspec.structs import replace

from game.rules.skirmish.content import Content
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import SEATS, Colour, is_in_box
from scenes.games.skirmish.table.field.camera import Camera
from scenes.games.skirmish.table.field.edges import EDGES, LEFT_EDGE, STAGGER_SECONDS, Sweep, wears_colours
from scenes.games.skirmish.table.field.ghost import Ghost
from scenes.games.skirmish.table.field.ground import Ground
from scenes.games.skirmish.table.field.optics import (
    KeptPicture,
    Pixels,
    SlidingPicture,
    board_projection,
    window_pixels,
)
from scenes.games.skirmish.table.field.pick import Standing, picked_unit
from scenes.games.skirmish.table.field.seals import SealBatch
from scenes.games.skirmish.table.field.soldiers.pictures import SoldierPictures
from scenes.games.skirmish.table.field.soldiers.regiments import Regiments
from scenes.games.skirmish.table.field.table_layer import TableLayer
from scenes.games.skirmish.table.field.trays import Trays, unit_rgb
from scenes.games.skirmish.table.layout import WINDOW
from scenes.games.skirmish.table.looks.battle_looks import BattleLooks, read_battle_looks
from scenes.games.skirmish.table.show.men_show import MenShow
from scenes.games.skirmish.table.show.stirs import Stir
from scenes.games.skirmish.table.shown import Shown, ShownUnit, Stand
from scenes.match.scene import MatchScene
from scenes.match.sitter import Sitter

_CONTRAST_GROUND_DIM = 0.5
"""The light that the ground keeps in high contrast."""
_LEFT_SHARE = 0.42
"""How much is seen of soldiers whose ghost stands elsewhere."""
_MAKING_SECONDS = 0.002
"""The most that a frame makes pictures ahead."""


class Field:
    """The regiments on their table. What it shows comes from `shown`, and moves only when told to.

    `below` lies between the ground and the regiments, `above` over them: others draw there in design units,
    with `camera.to_screen`, and again whenever `camera.turn` has changed. Both end at the window's edge.
    """

    def __init__(
        self,
        scene: MatchScene,
        camera: Camera,
        shown: Shown,
        sitters: Sequence[Sitter],
        looks: BattleLooks | None = None,
    ) -> None:
        """Without `looks`, those of the house's content are read, and their problems told to it."""
        self.camera, self.shown = camera, shown
        art, letters, content = scene.stage.art, scene.stage.letters, _content_of(scene)
        self._art, self._content = art, content
        self._reduced = scene.stage.look.reduced_motion
        self._colours = [SEATS[sitter.colour].colour for sitter in sitters]
        self._seats = [SEATS[sitter.colour].number for sitter in sitters]
        scene.add_layer(TableLayer(art, letters, self._paint, lambda: (self.below, self.above)), "stage")
        self.below, self.above = Layer(art, letters), Layer(art, letters)
        for layer in (self.below, self.above):
            layer.still = self._reduced
        outfits, table_looks = looks or _looks_of(scene)
        self._ground = Ground(art, table_looks, shown.width, shown.depth)
        self._pictures = SoldierPictures(art)
        self._men = Regiments(self._pictures, content.units, outfits)
        self._outfits = outfits
        self.show = MenShow(self._men, shown, self.stand_of, self._fallen_picture, lively=not self._reduced)
        self._trays, self._seals = Trays(), SealBatch(art)
        self._ghost = self._new_ghost()
        self._line: list[Ghost] = []
        self._kept_ground, self._kept_men = KeptPicture(), KeptPicture()
        self._slid_ground, self._grounds = SlidingPicture(), 0
        self._sweeps: dict[int, Sweep] = {}
        self._stands: dict[int, Stand] = {}
        self._chosen: frozenset[int] = frozenset()
        self._faded: dict[int, float] = {}
        self._left = -1
        self._musters = 0
        self._made: tuple[int, int] | None = None
        self._step = self._pictures.step_of(camera.zoom)
        self._change = 0
        self._ranks_stale = self._places_stale = self._edges_stale = False
        self.restage()

    # what is shown

    def restage(self) -> None:
        """Show ground, terrain and regiments as they are, at once."""
        self.show.calm()
        self._grounds += 1
        self._ground.lay_terrain(self.shown.terrain, self._content.terrain, self._content.maps)
        for unit_id in list(self._men.blocks):
            self._men.dismiss(unit_id)
        self._sweeps.clear()
        for unit in self.shown.standing():
            self._draw_up(unit)
        self._step = self._pictures.step_of(self.camera.zoom)
        self._ranks_stale = True
        self._change += 1

    def refresh(self, unit_id: int) -> None:
        """Show one unit, or the one that it has joined, as it is now: ranks closed up, pose, or gone."""
        unit = self.shown.units[unit_id]
        if unit.host >= 0:
            self.refresh(unit.host)
        if unit.stands:
            self.show.remember(unit_id)
            self._draw_up(unit)
            self.show.follow(unit_id)
        else:
            self.show.dismiss(unit_id)
            self._men.dismiss(unit_id)
            self._stands.pop(unit_id, None)
        self._ranks_stale = True
        self._change += 1

    def place(self, unit_id: int, x: float, y: float, heading: float) -> None:
        """Show a regiment elsewhere: milli and centi. Nothing happens where it is not on the table."""
        if unit_id in self._stands:
            self._stands[unit_id] = Stand(x, y, heading)
            self._places_stale = True
            self._change += 1

    def stand_of(self, unit_id: int) -> Stand | None:
        """Where a regiment is shown now; None: it is not on the table."""
        return self._stands.get(unit_id)

    def men_of(self, unit_id: int) -> list[tuple[float, float]]:
        """Where each soldier of a regiment is shown, in milli, front rank first; empty: not on the table."""
        self._settle()
        return [(float(x), float(y)) for x, y in self._men.men_of(unit_id)] if unit_id in self._stands else []

    def fade(self, unit_id: int, alpha: float) -> None:
        """Show a regiment's soldiers more or less, 0 to 1, until it is refreshed or told otherwise."""
        if self._faded.get(unit_id, 1.0) != alpha:
            self._faded[unit_id] = alpha
            if unit_id in self._stands and not self._ranks_stale:
                self._men.fade(unit_id, alpha)
            self._change += 1

    def stir(self, stir: Stir) -> None:
        """Let the men be seen to press, fall or run; with reduced motion they stay in their places."""
        self.show.stir(stir)

    def calm(self) -> None:
        """Let every man stand in his place at once: somebody is impatient."""
        self.show.calm()
        self._places_stale = True
        self._change += 1

    def show_ghost(self, unit_id: int, x: float, y: float, heading: float, files: int | None = None) -> None:
        """Show where a regiment would stand, milli and centi, in `files` files; its own place looks left."""
        unit = self.shown.units[unit_id]
        haunts = unit if files is None else replace(unit, files=files)
        colour = self._colours[unit.owner]
        self._ghost.show(haunts, self.shown.units, Stand(x, y, heading), colour, self._step)
        if self._left != unit_id:
            self.hide_ghost(but=unit_id)
            self.fade(unit_id, _LEFT_SHARE)

    def show_line(self, stands: Mapping[int, Stand]) -> None:
        """Show ghosts of several units at once, where each would stand; of none, all of them go."""
        self._line += [self._new_ghost() for _ in range(len(stands) - len(self._line))]
        for ghost, (unit_id, stand) in zip(self._line, stands.items(), strict=False):
            unit = self.shown.units[unit_id]
            ghost.show(unit, self.shown.units, stand, self._colours[unit.owner], self._step)
        for ghost in self._line[len(stands) :]:
            ghost.hide()

    def hide_ghost(self, but: int = -1) -> None:
        """Let the ghost go, and its regiment be there again."""
        before, self._left = self._left, but
        if before == but and not self._ghost.visible:
            return
        if before >= 0 and before != but:
            self.fade(before, 1.0)
        if but < 0:
            self._ghost.hide()
        self._edges_stale = True
        self._change += 1

    def choose(self, unit_ids: Collection[int]) -> None:
        """Let these trays glow, gilt or red by their relation, and no others."""
        if frozenset(unit_ids) != self._chosen:
            self._chosen = frozenset(unit_ids)
            self._edges_stale = True
            self._change += 1

    def repaint_relations(self) -> None:
        """Sweep every tray to the edge of its army's relation, one after the other."""
        turned = 0
        for unit_id, sweep in self._sweeps.items():
            relation = self.shown.relation(self.shown.units[unit_id].owner)
            if sweep.turn_to(relation, turned * STAGGER_SECONDS, reduced=self._reduced):
                turned += 1
        if turned and self._reduced:
            self._ranks_stale = True
            self._change += 1

    def unit_at(self, x: float, y: float) -> int | None:
        """The unit whose tray or seal lies at a place of the window (units); None: none."""
        if not is_in_box(WINDOW, x, y):
            return None
        self._settle()
        seals = self._seals.places
        standings = [
            Standing(unit_id, stand, self.shown.units[unit_id].size, seals.get(unit_id))
            for unit_id, stand in self._stands.items()
        ]
        return picked_unit(self.camera, standings, x, y)

    # time

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass: the camera glides, light sweeps, pictures become as sharp as they should."""
        self.camera.update(dt)
        swept = [unit for unit, sweep in self._sweeps.items() if not sweep.done]
        for unit_id in swept:
            self._sweeps[unit_id].age += dt
            if not self._ranks_stale:
                self._dress(unit_id)
        if swept:
            self._edges_stale = True
            self._change += 1
        for ghost in (self._ghost, *self._line):
            ghost.update(dt)
        if self.show.busy and self._ranks_stale:
            self._settle()
        if self.show.update(dt):
            self._places_stale = True
            self._change += 1
        if not self.camera.moving:
            self._sharpen(self._pictures.step_of(self.camera.zoom))

    # inside

    def _new_ghost(self) -> Ghost:
        ghost = Ghost(self._pictures, self._content.units, self._outfits)
        ghost.still = self._reduced
        return ghost

    def _sharpen(self, step: int) -> None:
        """Make the pictures that this zoom wants, a few in each frame; wear them once all are made."""
        if (step, self._musters) == self._made:
            return
        colours = {unit: self._colours[self.shown.units[unit].owner] for unit in self._men.blocks}
        if self._men.make_ahead(colours, step, _MAKING_SECONDS):
            if step != self._step:
                self._step = step
                self._ranks_stale = True
                self._change += 1
            self._made = step, self._musters

    def _fallen_picture(self, unit_id: int) -> tuple[float, float, float]:
        """Number, width and height in milli of a fallen man of a unit, in his seat's colour."""
        unit = self.shown.units[unit_id]
        worn = self._outfits.worn_by(self._content.units[unit.unit], unit.base[0], "fallen")
        step = self._pictures.step_of(self.camera.zoom)
        found = self._pictures.picture(worn.picture, self._colours[unit.owner], step)
        number = self.show.loose.batch.picture_number(found.texture)
        return number, found.w * worn.milli, found.h * worn.milli

    def _draw_up(self, unit: ShownUnit) -> None:
        self._men.draw_up(unit, self.shown.units)
        self._stands[unit.id] = unit.stand
        self._musters += 1
        if unit.id != self._left:
            self._faded.pop(unit.id, None)
        relation = self.shown.relation(unit.owner)
        self._sweeps.setdefault(unit.id, Sweep(relation, relation))

    def _settle(self) -> None:
        """Bring the arrays up to date with what was told since the last frame."""
        if self._ranks_stale:
            self._line_up()
        if self._ranks_stale or self._edges_stale:
            for row, unit_id in enumerate(self._stands):
                self._lay_edge(row, unit_id)
        moved = self._ranks_stale or self._places_stale
        if moved:
            for unit_id, stand in self._stands.items():
                self._men.place(unit_id, stand.x, stand.y, stand.heading / 100)
            self._men.march()
            self._trays.follow(self._men.poses)
        if moved or self._seals.turn != self.camera.turn:
            owners = [self._seats[self.shown.units[unit_id].owner] for unit_id in self._stands]
            self._seals.lay(list(self._stands), owners, self._trays.rows, self.camera)
        self._ranks_stale = self._places_stale = self._edges_stale = False

    def _line_up(self) -> None:
        """Lay the arrays of soldiers and trays anew, everybody in his colours."""
        self._stands = {unit: self._stands[unit] for unit in self._men.blocks}
        self._sweeps = {unit: self._sweeps[unit] for unit in self._men.blocks}
        self._men.line_up()
        self._trays.resize(len(self._stands))
        for unit_id in self._stands:
            self._dress(unit_id)
            if self._faded.get(unit_id, 1.0) < 1:
                self._men.fade(unit_id, self._faded[unit_id])
        self.show.lay()

    def _dress(self, unit_id: int) -> None:
        sweep, own = self._sweeps[unit_id], self._colours[self.shown.units[unit_id].owner]
        before: Colour | None = own if wears_colours(sweep.before) else None
        after: Colour | None = own if wears_colours(sweep.after) else None
        if sweep.done or before is after:
            self._men.dress(unit_id, after, self._step)
        else:
            self._men.dress_swept(unit_id, before, after, sweep.share, self._step)

    def _lay_edge(self, row: int, unit_id: int) -> None:
        """What a tray looks like, wherever it stands."""
        unit, sweep = self.shown.units[unit_id], self._sweeps[unit_id]
        wide, deep = unit.size
        edges = (EDGES[sweep.before], EDGES[sweep.after], sweep.share)
        self._trays.rows[row, 3:] = (
            *(wide / 2, deep / 2),
            *unit_rgb(self._colours[unit.owner]),
            *((LEFT_EDGE, LEFT_EDGE, 1.0) if unit_id == self._left else edges),
            unit_id in self._chosen,
        )

    def _paint(self, dim: float) -> None:
        """Draw everything in the window; what stands still is drawn from what was kept."""
        self._settle()
        ctx, camera = arcade.get_window().ctx, self.camera
        pixels = window_pixels(ctx.viewport)
        pixel = WINDOW[2] / pixels[2]
        place = camera.turn, pixels, dim, style.high_contrast()
        ground_dim = dim * (_CONTRAST_GROUND_DIM if style.high_contrast() else 1.0)

        def draw_ground(kept: bool) -> None:
            bare = (self._grounds, ground_dim), camera, pixels, self._ground.dusk(ground_dim)
            if kept or not self._slid_ground.present(
                *bare, lambda: self._ground.draw_bare(camera, ground_dim)
            ):
                self._ground.draw(camera, ground_dim)

        self._kept_ground.present((place, self._grounds), camera, pixels, draw_ground, opaque=True)
        self._draw_layer(self.below, pixels)

        def draw_men(kept: bool) -> None:
            self._trays.draw(camera.scale, pixel, dim, exact=kept)
            self._men.batch.draw(dim, kept=kept)
            if len(self.show.loose):
                self.show.loose.batch.draw(dim, kept=kept)
            self._seals.batch.draw(dim, kept=kept)

        self._kept_men.present((place, self._change), camera, pixels, draw_men, opaque=False)
        for ghost in (self._ghost, *self._line):
            if ghost.visible:
                with board_projection(ctx, camera, pixels):
                    ghost.draw(camera.scale, pixel, dim)
        self._draw_layer(self.above, pixels)

    def _draw_layer(self, layer: Layer, pixels: Pixels) -> None:
        """Draw what others drew, cut at the window's edge."""
        ctx = arcade.get_window().ctx
        ctx.scissor = pixels
        layer.draw()
        ctx.scissor = None


def _content_of(scene: MatchScene) -> Content:
    content: Content = scene.table.rules.setting.content
    return content


def _looks_of(scene: MatchScene) -> BattleLooks:
    """The looks of the house's content."""
    app = scene.stage.app
    looks, problems = read_battle_looks(app.catalog)
    app.problems += [problem for problem in problems if problem not in app.problems]
    return looks
