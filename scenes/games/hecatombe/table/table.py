"""The whole table of Hécatombe: its layers, everybody's place, the arena, the panels below."""

from collections.abc import Callable, Sequence

from game.core.rules import UNKNOWN, Player
from game.couch.sitter import Sitter
from scenes.draw import style
from scenes.draw.style import Point, is_in_box
from scenes.games.hecatombe.table.band import Veils, band_wipe, wash_band
from scenes.games.hecatombe.table.centre.assembly import Assembly
from scenes.games.hecatombe.table.centre.centre import Centre
from scenes.games.hecatombe.table.centre.duellists import Duel, Duellists
from scenes.games.hecatombe.table.centre.foreseen import ForeseenAssault
from scenes.games.hecatombe.table.cursor import Cursor
from scenes.games.hecatombe.table.history.advice import Advice
from scenes.games.hecatombe.table.history.history import HistoryCorner
from scenes.games.hecatombe.table.layout import Layout
from scenes.games.hecatombe.table.private.defence_cards import Choices
from scenes.games.hecatombe.table.private.private_panel import PrivatePanel
from scenes.games.hecatombe.table.seats.score_count import ScoreCount, place_shines
from scenes.games.hecatombe.table.seats.seat_place import SeatPlace
from scenes.games.hecatombe.table.shown import Shown
from scenes.games.hecatombe.table.tiles.tiles import TileFaces
from scenes.motion import flying_things
from scenes.motion.timeline import (
    callback_clip,
    pause_for,
    reducible_clip,
    sequence,
    slide_value,
    tween,
)
from scenes.shell.scene import Scene

SPARK_SIZE = 280.0
"""The edge of a clash's spark, in units."""
SPARKS = 12
"""Sparks of a clash, in the colours of both papers."""


class Tabletop:
    """The lasting parts of the screen; the table knows no rules."""

    def __init__(
        self,
        scene: Scene,
        faces: TileFaces,
        sitters: Sequence[Sitter],
        places: Layout,
        shown: Shown,
        peoples: Sequence[str],
        called: Callable[[str], str],
        rounds_to_win: int,
        you: str = "",
        advice: Sequence[Advice] = (),
    ) -> None:
        """`you`: the word beside the name of the player below, when that player is the only person.

        `advice`: the corner's words before the first blow of a round.
        """
        self.flourish = scene.flourish
        """Play a small motion that nobody waits for."""
        self.faces, self.places, self.shown, self.sitters = faces, places, shown, sitters
        self.rounds_to_win = rounds_to_win
        self.seen: dict[Player, tuple[int, ...]] = {}
        """The objectives of each rival that bear the eye by the rules: the base player may look at them."""
        self.pointed: tuple[Player, int] | None = None
        """Owner and place of the objective that a hand points at before everybody's eyes."""
        texts = scene.texts
        back = scene.layer("back", opaque=True)
        back.image("hecatombe_back", 0, 0)
        self.base, self.pieces = scene.layer("stage"), scene.layer()
        self.assembly = Assembly(scene.layer(), sitters, self.flourish)
        self.duellists = Duellists(scene.layer(), sitters, self.flourish)
        under, self.marks, over = scene.layer(), scene.layer(), scene.layer()
        self.foreseen = ForeseenAssault(scene.layer(), faces, sitters, called)
        spare, corner, self.cards = scene.layer(), scene.layer(), scene.layer()
        secrets, choices = scene.layer(), scene.layer()
        dark, board, self.air = scene.layer(), scene.layer(), scene.layer()
        self.arena = (back, under, over)
        """The layers that the camera sees nearer in a big moment."""
        self.veils = Veils(dark, self.flourish)
        self.dark = dark
        """The layer on which the light falls: over everybody's place, under what moves."""
        self.texts, self.you, self.peoples = texts, you, peoples
        self.zones: list[SeatPlace] = []
        self.tally = ScoreCount(len(sitters), self.flourish)
        self.seat_everybody()
        self.cursor = Cursor(self.air, self.flourish)
        self.centre = Centre(under, over, board, faces, texts, rounds_to_win, self.flourish)
        self.corner = HistoryCorner(corner, spare, faces, texts, peoples, sitters, places, advice)
        self.secrets = PrivatePanel(secrets, faces, texts)
        self.choices = Choices(choices, faces, texts, called, places.answers)

    def seat_everybody(self) -> None:
        """Draw everybody's place; whoever is in the band has its colour."""
        for layer in (self.base, self.pieces, self.marks):
            layer.clear()
        colour = style.SEATS[self.sitters[self.places.base].colour].colour
        wash_band(self.base, colour)
        self.base.plane("hecatombe_thread").tint = colour
        self.zones[:] = [
            SeatPlace(
                self.base,
                self.pieces,
                self.marks,
                self.faces,
                self.places,
                player,
                sitter.name,
                sitter.colour,
                self.texts,
                self.you,
            )
            for player, sitter in enumerate(self.sitters)
        ]
        self.tally.plates = [zone.plate for zone in self.zones]

    def seat_below(self, player: Player) -> None:
        """Give the band to another player, who changes places with the one who is at home there."""
        self.places.base = player
        self.seat_everybody()
        self.restage()
        self.flourish(band_wipe(self.air, style.SEATS[self.sitters[player].colour].colour))

    def restage(self) -> None:
        """Redraw everything as `shown` says, at once, without motion."""
        for player in range(len(self.zones)):
            self.refresh(player)
        self.centre.show_dead(len(self.shown.dead))
        self.show_graves()
        self.corner.note(self.shown.exchanges, self.shown.dead)

    def refresh(self, player: Player) -> None:
        """Redraw one player's place as `shown` says."""
        self.refresh_row(player)
        self.refresh_plate(player)

    def refresh_row(self, player: Player) -> None:
        """Redraw a player's armies, or the backs in hand."""
        shown = self.shown
        tiles = shown.armies[player] or [UNKNOWN] * shown.hands[player]
        self.places.dealt[player] = not shown.armies[player] and shown.hands[player] > 0
        self.places.measure(player, len(tiles) or len(shown.captured[player]))
        self.zones[player].row.show(tiles)

    def refresh_plate(self, player: Player) -> None:
        """Redraw a player's captured tiles, objectives, points and rounds."""
        zone, shown = self.zones[player], self.shown
        over = shown.most() == 0 and not any(shown.hands) and any(shown.captured)
        retired = frozenset(other for other, out in enumerate(shown.out) if out)
        if over != self.places.spread or retired != self.places.retired:
            self.places.spread, self.places.retired = over, retired
            for each, other in enumerate(self.zones):
                self.measure_captured(each)
                other.plate.show_captured(shown.captured[each])
                self.refresh_points(each)
        self.measure_captured(player)
        zone.plate.show_captured(shown.captured[player])
        self.tally.shade(player)
        zone.plate.show_objectives(shown.objectives[player], self.eyed(player))
        self.refresh_points(player)
        zone.plate.show_rounds(shown.rounds[player], self.rounds_to_win)

    def eyed(self, player: Player) -> tuple[int, ...]:
        """Return the objectives of a rival that the base player may look at, by the rules or by a script."""
        looked = (self.places.base, player)
        seen = [one.place for one in self.shown.glimpses if (one.viewer, one.owner) == looked]
        return (*self.seen.get(player, ()), *seen)

    def measure_captured(self, player: Player) -> None:
        """Measure a row for captured tiles, where they lie in the place of armies."""
        if self.places.laid_out(player):
            self.places.measure(player, len(self.shown.captured[player]))

    def refresh_points(self, player: Player) -> None:
        """Redraw a player's points, once the fighting is over."""
        scoring = self.places.spread or bool(self.shown.history)
        self.zones[player].plate.show_points(self.shown.points[player] if scoring else None)

    def tell(self) -> None:
        """Rewrite the corner as `shown` says: the last exchanges, or the scored objectives."""
        shown = self.shown
        if self.places.spread:
            self.corner.show_objectives(shown.objectives, shown.history, shown.dead, self.pointed)
        else:
            self.corner.show_exchanges(shown.exchanges, shown.dead)

    def show_graves(self) -> None:
        """Lay the fallen out in the arena, where no panel has room for them."""
        bare = self.places.spare is None and self.foreseen.shown is None
        self.centre.show_graves(self.peoples if bare else (), self.shown.dead)

    def gather(self, lit: Player | None, *, away: bool = False) -> None:
        """Let everybody who still fights stand in the arena, as long as nothing else does.

        `lit` is whose turn it is; `away`: they make room for a tile that somebody looks at.
        """
        free = not away and self.centre.bare and self.foreseen.shown is None and self.duellists.shown is None
        inside = [player for player in self.places.across if not self.shown.out[player]]
        self.assembly.show(inside if free and not self.places.spread else (), lit)

    def settle(self) -> None:
        """Lay out in larger, growing tiles the rows that an exchange left with few enough armies."""
        for player, zone in enumerate(self.zones):
            old = self.places.grid(player)
            if self.places.measure(player, len(zone.row.tiles) or len(self.shown.captured[player])):
                zone.row.show(list(zone.row.peoples))
                for tile in zone.row.tiles:
                    tile.scale = old.h / self.places.grid(player).h
                    self.flourish(tween(tile, 0.24, "out-back(1.2)", scale=1.0))

    def show_duel(self, duel: Duel | None) -> None:
        """Let attacker and attacked face each other, each on the side where its place lies; or nobody."""
        sides = [self.places.side(player) for player in duel or ()]
        self.duellists.show(duel, mirrored=sides == sorted(sides, reverse=True) and len(set(sides)) == 2)

    def veil_others(self, *players: Player) -> None:
        """Lay shade over the places of all others."""
        self.veils.lower(self.places.zone(other) for other in range(len(self.zones)) if other not in players)

    def strike(self, at: Point, peoples: Sequence[str]) -> None:
        """Let sparks fly in the colours of the papers that meet."""
        if self.air.still:
            return
        spark = self.air.image("spark", *at, SPARK_SIZE, anchor=(0.5, 0.5))

        def flash(share: float) -> None:
            spark.scale = 0.6 + 0.9 * share
            spark.alpha = 255 * (1 - share)

        self.flourish(sequence(slide_value(flash, 0, 1, 0.34, "out-quad"), callback_clip(spark.remove)))
        for people in peoples:
            for symbol in self.faces.symbols_of(people):
                tint = self.faces.paper(symbol)
                self.flourish(flying_things.gold_dust_burst(self.air, at, SPARKS // 4, tint=tint, reach=1.4))

    def count_captives(self, player: Player) -> None:
        """Let the number of a player's captives leap."""
        count = self.zones[player].plate.count
        leap = sequence(
            tween(count, 0.09, "out-quad", scale=1.35), tween(count, 0.18, "in-out-sine", scale=1.0)
        )
        self.flourish(reducible_clip(leap, pause_for(0)))

    def award(self, players: Sequence[Player]) -> None:
        """Let the places of these players shine: they have gained a point."""
        for player in players:
            self.flourish(place_shines(self.air, self.places.zone(player)))

    def stamp(self, player: Player) -> None:
        """Bring a player's seal down on their place: the choice is made."""
        header = self.places.header(player)
        edge = 2 * header.radius
        name = f"seal_{self.sitters[player].colour + 1}"
        wax = self.air.image(name, *header.seal, edge, edge, anchor=(0.5, 0.5))

        def fall(share: float) -> None:
            wax.scale = 2.1 - 1.1 * share
            wax.alpha = 255 * min(1.0, 0.25 + share)

        def ring(share: float) -> None:
            wax.scale = 1 + 0.35 * share
            wax.alpha = 200 * (1 - share)

        fallen = sequence(
            slide_value(fall, 0, 1, 0.18, "in-quart"), slide_value(ring, 0, 1, 0.26, "out-quad")
        )
        self.flourish(reducible_clip(sequence(fallen, callback_clip(wax.remove)), callback_clip(wax.remove)))

    def tile_at(self, x: float, y: float) -> tuple[Player, int] | None:
        """Return the owner and the place of the army under (x, y); None when there is none."""
        for player, zone in enumerate(self.zones):
            place = self.places.tile_at(player, len(zone.row.tiles), x, y)
            if place is not None:
                return player, place
        return None

    def objective_at(self, x: float, y: float) -> tuple[Player, int] | None:
        """Return the owner and the place of the objective under (x, y); None when there is none."""
        for player, tiles in enumerate(self.shown.objectives):
            for place in range(len(tiles)):
                if is_in_box(self.places.objective(player, place), x, y):
                    return player, place
        return None

    def player_at(self, x: float, y: float) -> Player | None:
        """Return the player whose place is under (x, y); None when there is none."""
        return self.places.player_at(x, y)
