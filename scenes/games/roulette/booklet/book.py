"""The pages of Roulette: what the booklet says, taken from team, cards and house rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from game.mods.catalog import Catalog
from game.rules.roulette import content
from game.rules.roulette.defs import UNLIMITED, Aim, CardDef, RouletteFlags, Save
from game.rules.roulette.odds import survival_odds
from scenes.draw import style
from scenes.games.roulette.booklet.blocks import (
    ActionCard,
    DieGains,
    PictureRow,
    PicturesWithWords,
    RowPicture,
    TeamBlock,
)
from scenes.games.roulette.table.private.card_faces import MOMENT_ICONS, Card, name_key, rule_key
from scenes.screens.rulebook.blocks import Block, Paragraph, Point
from scenes.screens.rulebook.book import Book, Leaf, Page
from scenes.screens.rulebook.number_table import Head, NumberTable

_SEAT = 1
_SEATS = (0, 2, 5)
_MOST_BULLETS = 3
"""The most BALLES that the odds are told for."""
_LONG, _CLOSE = 7, 30.0
"""A table with more lines than that stands close."""
_A_PAGE = 2
"""Action cards on a page."""
_CARD = 186.0
_GUN = 78.0


class RouletteBook(Book[RouletteFlags]):
    """The booklet of Roulette, page by page."""

    game = "roulette"
    keys = "rulebook-roulette"
    house_rules = RouletteFlags

    def __init__(self, catalog: Catalog, words: Any, flags: object) -> None:
        super().__init__(catalog, words, flags)
        box = content(catalog, self.flags)
        self.team, self.cards = box.team, tuple(box.cards.values())
        self.deck = len(box.deck)

    def contents(self) -> list[Leaf]:
        """From the aim to the last action card."""
        return [
            self.aim, self.setting, self.round, self.pocket, self.bet, self.odds,
            self.accusing, self.together, self.trigger, self.death, self.counting,
            self.winning, self.clock, *self.action_cards(),
        ]  # fmt: skip

    def aim(self) -> Page:
        """Return the page on the aim of the game (R-01, R-19)."""
        team = self.team.characters
        return self.page(
            "aim",
            TeamBlock(team, _SEAT),
            Paragraph(self.say("aim-team", n=team)),
            Paragraph(self.say("aim-together")),
            Paragraph(
                self.say("aim-win", n=self.flags.points_to_win), face="fell-italic", colour=style.GARNET
            ),
        )

    def setting(self) -> Page:
        """Gun, die, hand, deck, spare BALLES; what is public (R-01, R-02, R-20)."""
        team, spare = self.team, self.flags.spare_bullets
        gun = self.say("setting-gun", cards=team.cards, clics=team.cards - team.bullets, balles=team.bullets)
        deck = (
            [
                Point("icon_card_pick", self.say("setting-hand", n=team.hand)),
                Point("icon_card_play", self.say("setting-deck", n=self.deck)),
            ]
            if self.deck
            else [Point("icon_interdiction", self.say("setting-no-deck"))]
        )
        box = self.say("setting-spare-endless" if spare >= UNLIMITED else "setting-spare", n=spare)
        return self.page(
            "setting",
            Point("icon_revolver", gun),
            Point("icon_dice_six_faces_four", self.say("setting-die", most=team.highest_bet)),
            *deck,
            Point("icon_bullets", box),
            Point("icon_world", self.say("setting-public")),
        )

    def round(self) -> Page:
        """Return the page on the six phases of a round."""
        phases = [("card_pick", "pocket"), ("cycle", "spin"), ("dice_six_faces_four", "bet")]
        phases += [("pointing", "accusation"), ("gunshot", "trigger"), ("abacus", "count")]
        return self.page(
            "round",
            *[
                Point(f"icon_{icon}", self.say(f"round-{name}"), self.words(f"roulette-centre-{name}"))
                for icon, name in phases
            ],
        )

    def pocket(self) -> Page:
        """Honest or not; the barrel (R-03, R-04)."""
        say, pocket = self.say, RowPicture("pocket_card", 34)
        arrow, inset = RowPicture("arrow_right", 24, style.INK), _GUN * 0.65 + 106
        return self.page(
            "pocket",
            Paragraph(say("pocket-secret")),
            PicturesWithWords(
                (RowPicture("carte_clic_mini", _GUN), arrow, pocket), say("pocket-clic"), inset
            ),
            PicturesWithWords(
                (RowPicture("carte_balle_mini", _GUN), arrow, pocket), say("pocket-balle"), inset
            ),
            Point("icon_interdiction", say("pocket-always")),
            Point("icon_cycle", say("pocket-spin", n=self.team.cards - 1)),
        )

    def bet(self) -> Page:
        """From nothing to the highest face (R-05, R-15, R-28)."""
        most = self.team.highest_bet
        return self.page(
            "bet",
            Paragraph(self.say("bet-secret", most=most)),
            DieGains(sorted({0, most // 2, most}), self.team.survivor, _SEATS),
            Point("icon_round_star", self.say("bet-worth", survivor=self.team.survivor)),
            Point("icon_semi_closed_eye", self.say("bet-zero")),
        )

    def odds(self) -> Page:
        """Return the page on the chance to survive each bet (R-34)."""
        team, barrel = self.team, self.team.cards - 1
        bullets = range(1, min(_MOST_BULLETS, barrel) + 1)
        heads: list[Head] = [self.say("odds-bet"), self.say("odds-points")]
        heads += [("carte_balle_mini", n) for n in bullets]
        rows: list[tuple[int | str, ...]] = [
            (bet, bet + team.survivor, *[self.percent(survival_odds(bet, n, barrel)) for n in bullets])
            for bet in range(team.highest_bet + 1)
        ]
        table = NumberTable(heads, rows, _CLOSE) if len(rows) > _LONG else NumberTable(heads, rows)
        return self.page("odds", table, Paragraph(self.say("odds-words")))

    def accusing(self) -> Page:
        """Return the page on accusations: the price of each pocket, and who pays it (R-06 to R-08, R-10)."""
        say, team = self.say, self.team
        caught, slandered = say("accusing-balle"), say("accusing-clic")
        if self.deck and team.caught:
            caught = f"{caught} {say('accusing-caught', n=team.caught)}"
        insult = [Point("icon_card_pick", say("accusing-slandered", n=team.slandered))]
        return self.page(
            "accusing",
            Point("icon_pointing", say("accusing-who")),
            Point("icon_silver_bullet", caught),
            Point("icon_bullets", slandered),
            *(insult if self.deck and team.slandered else []),
            Point("icon_exit_door", say("accusing-out")),
        )

    def together(self) -> Page:
        """The silence that closes pockets, and accusations at the same moment (R-06, R-09, R-31)."""
        say, quiet, gather = self.say, self.flags.accusation_seconds, self.flags.accusation_gather_seconds
        clock = say("together-clock", n=quiet) if quiet else say("together-no-clock")
        points = [Point("icon_hourglass", clock)]
        if not gather:
            return self.page("together", *points, Point("icon_pointing", say("together-alone")))
        return self.page(
            "together",
            *points,
            Point("icon_pointing", say("together-gather", n=gather)),
            Point("icon_open_book", say("together-order")),
            Point("icon_broken_heart", say("together-once")),
            Point("icon_cycle", say("together-again")),
        )

    def trigger(self) -> Page:
        """The shots (R-11 to R-13)."""
        shots = PictureRow(
            (
                RowPicture("shot_clic", 34),
                RowPicture("shot_clic", 34),
                RowPicture("shot_balle", 36),
                RowPicture("shot_lost", 30),
            )
        )
        page = self.told(
            "trigger",
            ("icon_gunshot", "call"),
            ("icon_check_mark", "clic"),
            ("icon_silver_bullet", "balle"),
            ("icon_bullets", "one"),
            ("icon_crosshair", "elsewhere"),
        )
        return Page(page.title, (shots, *page.blocks))

    def death(self) -> Page:
        """A teammate, the captain, and who may save (R-10, R-17, R-18)."""
        say = self.say
        doctors = [card for card in self.cards if card.does(Save)]
        draw = [Point("icon_card_pick", say("death-draw"))] if self.deck else []
        saved = [
            Point("icon_shaking_hands", say("death-save", card=self.words(name_key(card.id))))
            for card in doctors
        ]
        hand = [Point("icon_death_skull", say("death-hand"))] if self.deck else []
        return self.page(
            "death",
            Point("icon_tombstone", say("death-mate")),
            *draw,
            *saved,
            Point("icon_captain_hat_profile", say("death-captain")),
            *hand,
        )

    def counting(self) -> Page:
        """Return the page on what is gained and what is given back (R-15, R-16, R-28)."""
        most, survivor = self.team.highest_bet, self.team.survivor
        return self.page(
            "counting",
            DieGains((0, most - 1), survivor, _SEATS),
            Point("icon_round_star", self.say("counting-gain", survivor=survivor)),
            Point("icon_tombstone", self.say("counting-nothing")),
            Point("icon_cycle", self.say("counting-back")),
        )

    def house_values(self) -> Mapping[str, Any]:
        """The values of the house rules in force; what old matches leave unset is said, too."""
        return {**super().house_values(), "most_rounds": self.flags.round_limit}

    def winning(self) -> Page:
        """Return the page on the end of a match (R-19, R-32)."""
        return self.page(
            "winning",
            Point("icon_queen_crown", self.say("winning-last")),
            Point("icon_skull_crossed_bones", self.say("winning-none")),
            Point("icon_trophy", self.say("winning-points", n=self.flags.points_to_win)),
            Point("icon_cycle", self.say("winning-tie", rounds=self.flags.round_limit)),
        )

    def clock(self) -> Page:
        """Return the page on players who do not answer, and on who draws first (R-02, R-26, R-33)."""
        say, choice, aim = self.say, self.flags.choice_seconds, self.flags.aim_seconds
        chosen = any(
            isinstance(one, Aim) and one.at == "choice" for card in self.cards for one in card.effects
        )
        aiming = say("clock-aim", n=aim) if aim else say("clock-no-aim")
        return self.page(
            "clock",
            Point("icon_hourglass", say("clock-choice", n=choice) if choice else say("clock-no-choice")),
            Point("icon_semi_closed_eye", say("clock-silence")),
            *([Point("icon_crosshair", aiming)] if chosen else []),
            *([Point("icon_card_pick", say("clock-draw"))] if self.deck else []),
        )

    def action_cards(self) -> list[Leaf]:
        """Return the pages on every kind of card in the deck (R-21 to R-27); none without a deck."""
        if not self.deck:
            return []
        shown = [self.cards[first : first + _A_PAGE] for first in range(0, len(self.cards), _A_PAGE)]
        pages = [partial(self.deck_page, cards, first=not place) for place, cards in enumerate(shown)]
        return [self.playing, self.when, *pages]

    def deck_page(self, cards: Sequence[CardDef], *, first: bool) -> Page:
        """One page of kinds of cards; the first has the title of all."""
        return self.page("deck" if first else "deck-more", *[self.action_card(card) for card in cards])

    def playing(self) -> Page:
        """Moments, the last word, skulls (R-21 to R-24)."""
        say, seconds = self.say, self.flags.card_seconds
        return self.page(
            "playing",
            Point("icon_card_play", say("playing-moment")),
            Point("icon_hourglass", say("playing-clock", n=seconds) if seconds else say("playing-no-clock")),
            Point("icon_cycle", say("playing-last")),
            Point("icon_domino_mask", say("playing-self")),
            Point("icon_death_skull", say("playing-skull")),
        )

    def when(self) -> Page:
        """The moments of a round for which the deck has cards, with the badges they bear (R-21)."""
        played = {card.moment for card in self.cards}
        return self.page(
            "when",
            *[
                Point(icon, self.say(f"when-{moment}"))
                for moment, icon in MOMENT_ICONS.items()
                if moment in played
            ],
        )

    def action_card(self, card: CardDef) -> ActionCard:
        """One kind of card, with its words."""
        moment = self.say(f"when-{card.moment}")
        facts = [self.say("deck-copies", n=card.copies), *([self.say("deck-skull")] if card.skull else [])]
        blocks: list[Block] = [
            Paragraph(str(self.words(name_key(card.id))), face="cinzel800", colour=style.GARNET),
            Paragraph(moment, face="fell-italic", colour=style.INK_2),
            Paragraph(" · ".join(facts), face="fell-italic", colour=style.INK_2),
        ]
        if rule_key(card.id) in self.words:
            blocks.append(Paragraph(str(self.words(rule_key(card.id)))))
        return ActionCard(Card(card.id, card.moment, card.skull), _CARD, tuple(blocks))

    # what the pages are made of

    def say(self, key: str, **facts: Any) -> str:
        """A sentence of this booklet."""
        return str(self.words(f"{self.keys}-{key}", **facts))

    def percent(self, share: float) -> str:
        """Return a chance from 0 to 1 as a rounded percentage."""
        return self.say("odds-percent", n=round(100 * share))
