"""The pages of Hécatombe: what the booklet says, taken from the box of tiles and from the house rules."""

from __future__ import annotations

from typing import Any

from game.mods.catalog import Catalog
from game.rules.hecatombe import content
from game.rules.hecatombe.defs import HecatombeFlags, TableDef
from scenes.draw import style
from scenes.games.hecatombe.booklet.blocks import (
    CaptureTable,
    PeopleGrid,
    TileFate,
    TilePainter,
    TileRow,
    TileSign,
    TileWithWords,
)
from scenes.screens.rulebook.blocks import Paragraph, Pictures, Point
from scenes.screens.rulebook.book import Book, Leaf, Page
from scenes.screens.rulebook.number_table import NumberTable

_CAPTURES = (
    ((0, 3), (0, 1), (1, 2), (3, 4)),
    ((0, 2), (1, 3), (1, 2), (0, 4)),
    ((1, 4), (2, 4), (0, 1), (1, 2)),
)
"""The example of a scoring: what three players have captured, by the places of the symbols in the box."""

_AIM = (0, 3)
_RAIDER, _PREY, _VICTIM = (2, 3), (0, 3), (1, 3)
_SEATS = (0, 1, 3)
_FAN = ((0, 1), (2, 3), None, (1, 4), (0, 2))


class HecatombeBook(Book[HecatombeFlags]):
    """The booklet of Hécatombe, page by page."""

    game = "hecatombe"
    keys = "rulebook-hecatombe"
    house_rules = HecatombeFlags

    def __init__(self, catalog: Catalog, words: Any, flags: object) -> None:
        super().__init__(catalog, words, flags)
        self.box = content(catalog)
        self.tables = [self.box.tables[players] for players in sorted(self.box.tables)]
        self.painter = TilePainter(catalog, self.box)

    def contents(self) -> list[Leaf]:
        """From the aim to the table of two, and some advice for everybody."""
        return [
            self.aim, self.peoples, self.setting, self.numbers, self.knowing, self.attack,
            self.defence, self.mercy, self.ending, self.reveal, self.scoring, self.points,
            self.winning, self.three, self.two, self.advice,
        ]  # fmt: skip

    def aim(self) -> Page:
        """Return the page on the aim of the game."""
        fan = [pair and self.people(*pair) for pair in _FAN]
        return self.page(
            "aim",
            TileRow(self.painter, fan, 104, gap=6, turn=12),
            Paragraph(self.say("aim-guess")),
            Paragraph(self.say("aim-capture")),
            Paragraph(self.say("aim-win"), face="fell-italic", colour=style.GARNET),
        )

    def peoples(self) -> Page:
        """The box of tiles (H-01)."""
        box = self.box
        names = [self.words.name(symbol) for symbol in box.symbols]
        listed = self.say("peoples-list", list=", ".join(names[:-1]), last=names[-1])
        counted = self.say("peoples-count", peoples=len(box.peoples), copies=box.copies, size=box.size)
        return self.page(
            "peoples",
            Paragraph(self.say("peoples-pairs", names=listed)),
            PeopleGrid(self.painter, box.peoples, 244),
            Paragraph(counted),
        )

    def setting(self) -> Page:
        """Tiles, objectives, armies, the middle (H-02, H-03, H-07)."""
        return self.told(
            "setting",
            ("icon_card_pick", "draw"),
            ("icon_semi_closed_eye", "hide"),
            ("icon_crossed_swords", "armies"),
            ("icon_padlock", "middle"),
            ("icon_hourglass", "first"),
        )

    def numbers(self) -> Page:
        """Return the page on tiles, objectives and captives by number of players (H-02, H-03, H-17)."""
        heads = [self.say(f"numbers-{column}") for column in ("players", "tiles", "objectives", "captives")]
        rows = [
            (table.players, self.tiles(table), table.objectives, self.goal(table)) for table in self.tables
        ]
        return self.page("numbers", NumberTable(heads, rows), Paragraph(self.say("numbers-first")))

    def knowing(self) -> Page:
        """Return the page on what each player knows (H-04 to H-06, H-25)."""
        return self.told(
            "knowing",
            ("icon_world", "all"),
            ("icon_magnifying_glass", "right"),
            ("icon_open_book", "public"),
            ("icon_wax_seal", "secret"),
        )

    def attack(self) -> Page:
        """Return the page on attacks: attacker, army and target (H-08 to H-10)."""
        raider, prey = self.people(*_RAIDER), self.people(*_PREY)
        arrow, cross = TileSign("arrow_right", style.GARNET, 34), TileSign("cross_bare", style.BLOOD, 26)
        shown: list[str | TileSign | None] = [
            raider,
            arrow,
            prey,
            TileSign("dot", style.GOLD_DARK, 14),
            raider,
            cross,
            raider,
        ]
        return self.page(
            "attack",
            TileRow(self.painter, shown, 92),
            Point("icon_pointing", self.say("attack-must")),
            Point("icon_crossed_swords", self.say("attack-pair")),
            Point("icon_interdiction", self.say("attack-twins")),
        )

    def defence(self) -> Page:
        """Letting it go, or countering (H-12, H-13)."""
        raider, prey, victim = (self.people(*pair) for pair in (_RAIDER, _PREY, _VICTIM))
        dies, taken = "icon_death_skull", "icon_manacles"
        return self.page(
            "defence",
            self._lead("defence-let-go"),
            TileFate(self.painter, raider, dies, self.say("defence-raider-dies")),
            TileFate(self.painter, prey, taken, self.say("defence-prey-taken")),
            self._lead("defence-counter"),
            TileFate(self.painter, victim, dies, self.say("defence-victim-dies")),
            TileFate(self.painter, raider, taken, self.say("defence-raider-taken")),
        )

    def mercy(self) -> Page:
        """Return the page on the price of an attack, the father and the retreat (H-11, H-13 to H-15)."""
        least, most = self.flags.father_rule_from, self.tables[-1].players
        father = self.say("mercy-father", n=least) if least <= most else self.say("mercy-no-father")
        retreat = self.say("mercy-no-retreat" if self.flags.no_retreat else "mercy-retreat")
        return self.page(
            "mercy",
            Point("icon_manacles", self.say("mercy-price")),
            Point("icon_cycle", self.say("mercy-turn")),
            Point("icon_shaking_hands", father),
            Point("icon_exit_door" if self.flags.no_retreat else "icon_run", retreat),
        )

    def ending(self) -> Page:
        """Return the page on the end of the attacks and the tiles each player keeps (H-16, H-17)."""
        table = self.tables[len(self.tables) // 2]
        same = self.say("ending-same", players=table.players, goal=self.goal(table))
        return self.page(
            "ending",
            Point("icon_interdiction", self.say("ending-blocked")),
            Point("icon_manacles", self.say("ending-keep")),
            Point("icon_tombstone", self.say("ending-desert")),
            Point("icon_laurels", same),
        )

    def reveal(self) -> Page:
        """In which order objectives are shown (H-18, H-23)."""
        return self.told(
            "reveal",
            ("icon_pointing", "opens"),
            ("icon_round_star", "scored"),
            ("icon_cycle", "next"),
            ("icon_domino_mask", "own"),
            ("icon_card_pick", "twice"),
        )

    def scoring(self) -> Page:
        """Return the page that counts one objective with real tiles (H-20)."""
        aim = self.people(*_AIM)
        one, two = (self.words.name(symbol) for symbol in self.box.pairs[aim])
        intro = self.say("scoring-intro", one=one, two=two)
        tallies = []
        for seat, pairs in zip(_SEATS, _CAPTURES, strict=True):
            tiles = [self.people(*pair) for pair in pairs]
            tallies.append(
                CaptureTable(self.painter, seat, tiles, [self.box.shared[aim][tile] for tile in tiles])
            )
        return self.page(
            "scoring",
            TileWithWords(self.painter, aim, 84, [Paragraph(intro)]),
            *tallies,
            Paragraph(self.say("scoring-double")),
        )

    def points(self) -> Page:
        """Return the page on the worth of a scored objective and on freeing a tile (H-21, H-22)."""
        return self.told(
            "points",
            ("icon_medal", "alone"),
            ("icon_breaking_chain", "free"),
            ("icon_scroll_unfurled", "shown"),
            ("icon_shaking_hands", "tied"),
        )

    def winning(self) -> Page:
        """The round and the match (H-24)."""
        rounds = self.flags.rounds_to_win
        return self.page(
            "winning",
            Pictures([("pip_on", 0.0)] * rounds, 30, 44),
            Point("icon_hourglass", self.say("winning-zero")),
            Point("icon_trophy", self.say("winning-round")),
            Point("icon_queen_crown", self.say("winning-match", n=rounds)),
            Point("icon_shaking_hands", self.say("winning-shared")),
        )

    def three(self) -> Page:
        """Return the page on the rules for three players (H-03, H-05, H-11, H-18)."""
        table = self.box.tables[3]
        father = "on" if self.flags.father_rule_from <= table.players else "off"
        return self.page(
            "three",
            Point("icon_card_pick", self.say("three-objectives", n=table.objectives)),
            Point("icon_magnifying_glass", self.say("three-known", n=table.known)),
            Point("icon_pointing", self.say("three-reveal")),
            Point("icon_crossed_swords", self.say(f"three-father-{father}")),
        )

    def two(self) -> Page:
        """The duel (H-03, H-05, H-19)."""
        table = self.box.tables[2]
        return self.page(
            "two",
            Point("icon_card_pick", self.say("two-objectives", n=table.objectives)),
            Point("icon_megaphone", self.say("two-name")),
            Point("icon_domino_mask", self.say("two-wrong")),
            Point("icon_cycle", self.say("two-next")),
        )

    # what the pages are made of

    def say(self, key: str, **facts: Any) -> str:
        """A sentence of this booklet."""
        return str(self.words(f"{self.keys}-{key}", **facts))

    def people(self, first: int, second: int) -> str:
        """The people of the symbols at these places of the box."""
        pair = {self.box.symbols[first], self.box.symbols[second]}
        return next(people for people, symbols in self.box.pairs.items() if set(symbols) == pair)

    def tiles(self, table: TableDef) -> int:
        """Return the number of tiles a player draws (H-02, H-15)."""
        return table.tiles - self.flags.no_retreat

    def goal(self, table: TableDef) -> int:
        """Return the number of captured tiles each player ends with (H-17)."""
        return (self.tiles(table) - table.objectives + 1) // 2

    def _lead(self, key: str) -> Paragraph:
        return Paragraph(self.say(key), face="cinzel800", colour=style.GARNET)

    def advice(self) -> Page:
        """Return the page of advice: no rule stands there, only what rules come to."""
        return self.told(
            "advice",
            ("icon_crossed_swords", "send"),
            ("icon_magnifying_glass", "watch"),
            ("icon_domino_mask", "mislead"),
            ("icon_semi_closed_eye", "left"),
            ("icon_breaking_chain", "free"),
        )
