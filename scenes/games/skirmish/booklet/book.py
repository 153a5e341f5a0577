"""The pages of the battle: what the booklet says, taken from presets, cards and house rules."""

from __future__ import annotations

from typing import Any

from game.mods.catalog import Catalog
from game.rules.skirmish import content
from game.rules.skirmish.content import def_by_name
from game.rules.skirmish.defs.armies import SkirmishFlags
from game.rules.skirmish.defs.battle import ScenarioDef
from game.rules.skirmish.treachery.law import HAND
from game.rules.skirmish.turn.turns import rounds_of
from scenes.draw import style
from scenes.games.skirmish.booklet.blocks import Arrow, CardWithWords, Regiment, Scene, ScoreTable
from scenes.games.skirmish.table.relation import Relation
from scenes.screens.rulebook.blocks import Block, Paragraph, Point
from scenes.screens.rulebook.book import Book, Leaf, Page

_MINE, _YOURS, _HIS = "s_ligne_infanterie", "s_horde_infanterie", "s_monts_infanterie"
_SIDES = (4, 6, 8)
"""Tables whose game turns are told: up to so many armies."""
_SCORES = ("wounds", "charge", "standard", "flank", "rear", "ranks", "downhill")
_CUSTOM = "customary"


class SkirmishBook(Book[SkirmishFlags]):
    """The booklet of the battle, page by page."""

    game = "skirmish"
    keys = "rulebook-skirmish"
    house_rules = SkirmishFlags

    def __init__(self, catalog: Catalog, words: Any, flags: object) -> None:
        super().__init__(catalog, words, flags)
        self.box = content(catalog)
        self.preset = def_by_name(self.box.presets, self.flags.preset)

    def contents(self) -> list[Leaf]:
        """From the aim to the end."""
        pages = [
            self.aim, self.turn, self.names, self.moving, self.charging, self.magic,
            self.shooting, self.fighting, self.breaking, self.truce,
        ]  # fmt: skip
        if self.flags.bribes:
            pages.append(self.bribes)
        if self.flags.treachery:
            pages.append(self.cards)
        return [*pages, self.stakes, self.ending]

    def say(self, key: str, **facts: Any) -> str:
        """A sentence of this booklet."""
        return str(self.words(f"{self.keys}-{key}", **facts))

    def points(self, key: str, *points: tuple[str, str], **facts: Any) -> list[Block]:
        """Points (icon, key) whose words follow from both keys."""
        return [Point(f"icon_{icon}", self.say(f"{key}-{part}", **facts)) for icon, part in points]

    def aim(self) -> Page:
        """Tokens, and what earns them (S-16, S-17)."""
        facts = {"token": self.preset.token, "start": self.flags.start_tokens}
        return self.page(
            "aim",
            Paragraph(self.say("aim-one"), face="fell-italic", colour=style.GARNET),
            *self.points(
                "aim", ("coins", "tokens"), ("death_skull", "points"), ("two_coins", "start"), **facts
            ),
        )

    def turn(self) -> Page:
        """Turn cards, four phases, game turns (S-01 to S-03)."""
        fewer, least = self.preset.fewer_turns, self.preset.least_turns
        rows = [(str(sides), str(rounds_of(sides, fewer, least))) for sides in _SIDES]
        return self.page(
            "turn",
            CardWithWords("dos_ordre", self.say("turn-card")),
            *self.points(
                "turn",
                ("walking_boot", "movement"),
                ("magic_swirl", "magic"),
                ("high_shot", "shooting"),
                ("crossed_swords", "combat"),
            ),
            ScoreTable((self.say("turn-armies"), self.say("turn-rounds")), rows),
        )

    def names(self) -> Page:
        """Friend, enemy, neutral: one name a phase (S-03 to S-05)."""
        trays = (
            Regiment(Relation.FRIEND, _MINE, 0, 0.17, 42),
            Regiment(Relation.ENEMY, _YOURS, 1, 0.5, 42),
            Regiment(Relation.NEUTRAL, _HIS, 3, 0.83, 42),
        )
        words = [self.say(f"names-{one}") for one in ("friend", "enemy", "neutral")]
        return self.page(
            "names",
            Paragraph(self.say("names-one")),
            Scene(trays, words=words),
            *self.points("names", ("pointing", "again"), ("peaks", "wall"), ("talk", "promise")),
        )

    def moving(self) -> Page:
        """A walk, a wheel, a march, the gap (S-29, S-32)."""
        trays = (
            Regiment(Relation.FRIEND, _MINE, 0, 0.2, 50),
            Regiment(Relation.NEUTRAL, _HIS, 3, 0.82, 42, turn=270),
        )
        return self.page(
            "moving",
            Scene(trays, (Arrow(0.36, 42, 0.62, 42),)),
            *self.points(
                "moving",
                ("walking_boot", "walk"),
                ("cycle", "wheel"),
                ("fast_forward_button", "march"),
                ("hand", "gap"),
                ("three_leaves", "ground"),
            ),
        )

    def charging(self) -> Page:
        """Declaration, reaction, dice (S-33 to S-36)."""
        trays = (
            Regiment(Relation.FRIEND, _MINE, 0, 0.2, 42, turn=90),
            Regiment(Relation.ENEMY, _YOURS, 1, 0.82, 42, turn=270),
        )
        return self.page(
            "charging",
            Scene(trays, (Arrow(0.32, 42, 0.68, 42, style.EMBER),)),
            *self.points(
                "charging",
                ("dice_six_faces_four", "dice"),
                ("shield", "hold"),
                ("bowman", "shoot"),
                ("run", "flee"),
                ("broken_heart", "fail"),
            ),
        )

    def magic(self) -> Page:
        """Winds, dice, dispelling, too much of it (S-39 to S-43)."""
        return self.page(
            "magic",
            *self.points(
                "magic",
                ("whirlwind", "winds"),
                ("magic_swirl", "cast"),
                ("interdiction", "dispel"),
                ("flame", "miscast"),
                ("peaks", "neutral"),
            ),
        )

    def shooting(self) -> Page:
        """Who shoots, at whom, how well (S-44 to S-50)."""
        return self.page(
            "shooting",
            *self.points(
                "shooting",
                ("high_shot", "one"),
                ("crosshair", "needs"),
                ("walking_boot", "worse"),
                ("peaks", "neutral"),
                ("bullets", "engines"),
            ),
        )

    def fighting(self) -> Page:
        """Blows, and the sum of a combat (S-52 to S-55)."""
        rows = [(self.say(f"fighting-{one}"), self.say(f"fighting-{one}-worth")) for one in _SCORES]
        return self.page(
            "fighting",
            Paragraph(self.say("fighting-blows")),
            ScoreTable((self.say("fighting-why"), self.say("fighting-worth")), rows),
            Paragraph(self.say("fighting-tie"), face="fell-italic", colour=style.GARNET),
        )

    def breaking(self) -> Page:
        """The break test, flight, pursuit (S-56 to S-59, S-74)."""
        return self.page(
            "breaking",
            *self.points(
                "breaking",
                ("dice_six_faces_four", "test"),
                ("shield", "steadfast"),
                ("run", "flight"),
                ("broken_heart", "panic"),
                ("tattered_banner", "rally"),
            ),
        )

    def truce(self) -> Page:
        """What becomes of a neutral in contact (S-09 to S-11)."""
        trays = (
            Regiment(Relation.ENEMY, _YOURS, 1, 0.18, 42, turn=90),
            Regiment(Relation.FRIEND, _MINE, 0, 0.285, 42, turn=270),
            Regiment(Relation.NEUTRAL, _HIS, 3, 0.84, 42, turn=270),
        )
        return self.page(
            "truce",
            Scene(trays, (Arrow(0.5, 42, 0.72, 42),)),
            *self.points(
                "truce",
                ("pointing", "one"),
                ("hand", "push"),
                ("crossed_swords", "others"),
                ("spy", "use"),
            ),
        )

    def bribes(self) -> Page:
        """Offers and promises (S-18)."""
        return self.page(
            "bribes",
            *self.points(
                "bribes",
                ("hand", "when"),
                ("receive_money", "what"),
                ("shaking_hands", "promise"),
                ("breaking_chain", "break"),
                ("ringing_bell", "bell"),
            ),
        )

    def cards(self) -> Page:
        """Treachery cards (S-19 to S-21)."""
        copies = sum(card.copies for card in self.box.cards.values())
        return self.page(
            "cards",
            CardWithWords("dos_traitrise", self.say("cards-deck", n=copies, kinds=len(self.box.cards))),
            *self.points(
                "cards",
                ("card_pick", "draw"),
                ("card_play", "play"),
                ("coins", "cost"),
                ("semi_closed_eye", "mark"),
                hand=HAND,
            ),
        )

    def stakes(self) -> Page:
        """What is fought for beside the dead (S-24)."""
        blocks: list[Block] = []
        for one in self.box.scenarios.values():
            chosen = self.flags.scenario in (one.name, one.id)
            lead = self.words(f"name-{one.id}")
            blocks.append(Point(_stake_icon(one), str(self.words(f"name-{one.id}.hint")), str(lead)))
            if chosen:
                blocks.append(Paragraph(self.say("stakes-tonight"), face="fell-italic", colour=style.GARNET))
        if self.flags.scenario == _CUSTOM:
            blocks.append(Paragraph(self.say("stakes-custom"), face="fell-italic", colour=style.GARNET))
        return self.page("stakes", *blocks)

    def ending(self) -> Page:
        """The end, and the one who wins (S-15, S-23, S-76)."""
        return self.page(
            "ending",
            *self.points(
                "ending",
                ("trophy", "tokens"),
                ("abacus", "tie"),
                ("tombstone", "dead"),
                ("exit_door", "leave"),
            ),
        )


def _stake_icon(scenario: ScenarioDef) -> str:
    """The picture of what is fought for."""
    icons = {"tokens": "crossed_swords", "artefact": "open_treasure_chest", "centre": "crosshair"}
    return f"icon_{icons.get(scenario.goal, 'world')}"
