"""The pages of Complots: what the booklet says, taken from the content and from the house rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from game.core.letters import with_capital
from game.mods.catalog import Catalog
from game.rules.complots import content
from game.rules.complots.content import Content, with_blockers_in_play
from game.rules.complots.defs import ActionDef, CharacterDef, ComplotsFlags, DeckDef
from scenes.draw import style
from scenes.games.complots.booklet.words import EFFECTS, RulebookWords
from scenes.games.complots.table.portraits import LIKE, PAINTED, card_name
from scenes.screens.rulebook.blocks import Figure, Paragraph, Pictures, Point
from scenes.screens.rulebook.book import Book, Leaf, Page

_CARD = (176.0, 270.5)
_SMALL_CARD = (136.0, 209.0)
_BESIDE = 2
"""The most sentences beside a card; with more, all but one go below it."""


class ComplotsBook(Book[ComplotsFlags]):
    """Complots in pages. Without `flags` it tells of every character and of the rules as they come."""

    game = "complots"
    keys = "rulebook"
    house_rules = ComplotsFlags

    def __init__(self, catalog: Catalog, words: Any, flags: object) -> None:
        super().__init__(catalog, words, flags)
        self.cast = content(catalog, self.flags) if flags is not None else _whole(catalog, self.flags)
        self.rulebook_words = RulebookWords(words, self.cast, self.flags)

    def contents(self) -> list[Leaf]:
        """From the aim to the two parties."""
        roles = [partial(self.role, ref) for ref in self.cast.characters]
        parties = [self.parties, self.crossing] if self.flags.factions else []
        return [
            self.aim, self.setting, self.turn, self.order, *roles,
            self.doubting, self.countering, self.losing, self.two, *parties,
        ]  # fmt: skip

    def aim(self) -> Page:
        """Return the page on the aim of the game."""
        say, hand = self.words, self.cast.deck.hand
        backs = Pictures([("dos_complots", 5.0 * (2 * n - hand + 1)) for n in range(hand)], 150, 112)
        return self.page(
            "aim",
            backs,
            Paragraph(say("rulebook-aim-hide", hand=hand)),
            Paragraph(say("rulebook-aim-lie")),
            Paragraph(say("rulebook-aim-win"), face="fell-italic", colour=style.GARNET),
        )

    def setting(self) -> Page:
        """Cards, coins, Court and Treasury."""
        say, deck, flags = self.words, self.cast.deck, self.flags
        bank = "rulebook-bank" if flags.treasury else "rulebook-bank-endless"
        return self.page(
            "setting",
            Point("icon_card_pick", say("rulebook-setting-hand", hand=deck.hand)),
            Point("icon_two_coins", say("rulebook-setting-coins", coins=flags.starting_coins)),
            Point("icon_queen_crown", say("rulebook-setting-court")),
            Point("icon_drama_masks", self.rulebook_words.copies()),
            Point("icon_open_treasure_chest", say(bank, coins=flags.treasury)),
            Point("icon_hourglass", say("rulebook-setting-first")),
        )

    def turn(self) -> Page:
        """Return the page on the actions that claim no character."""
        plain = [a for a in self.cast.actions.values() if not (a.claim or a.denies or a.factions)]
        forced = self.rulebook_words.forced()
        return self.page(
            "turn",
            Paragraph(self.words("rulebook-turn-one")),
            *[self.action(action) for action in plain],
            *([Paragraph(forced, face="fell-italic", colour=style.GARNET)] if forced else []),
        )

    def order(self) -> Page:
        """Claim, doubt, counter, doubt again, act."""
        say, seconds = self.words, self.flags.reaction_seconds
        clock = say("rulebook-order-clock", n=seconds) if seconds else say("rulebook-order-no-clock")
        steps = [("megaphone", "claim"), ("pointing", "doubt"), ("bordered_shield", "counter")]
        steps += [("pointing", "doubt-again"), ("check_mark", "act")]
        return self.page(
            "order",
            *[Point(f"icon_{icon}", say(f"rulebook-order-{step}")) for icon, step in steps],
            Point("icon_hourglass", clock),
        )

    def role(self, ref: str) -> Page:
        """Return the page on one character: its action, its blocks, and the blocks against it."""
        name = ref.partition(":")[2]
        points = self.rulebook_words.role(ref)
        aside = self.rulebook_words.aside(name)
        told = [Point(icon, words) for icon, words in points]
        card, beside = (_CARD, _BESIDE) if len(told) <= _BESIDE else (_SMALL_CARD, 1)
        title = self.rulebook_words.the(ref)
        named = self.words.name(ref) if card is _CARD else ""
        size = "" if named else "portrait"
        ours = card_name(name, size) if name in PAINTED else LIKE[size]
        return Page(
            with_capital(title),
            (Figure(card_name(ref, size), *card, tuple(told[:beside]), named, ours), *told[beside:]),
            (Paragraph(aside, face="fell-italic", colour=style.INK_2),) if aside else (),
        )

    def doubting(self) -> Page:
        """Return the page on doubts: who may doubt, and who pays."""
        return self.told(
            "doubting",
            ("icon_pointing", "who"),
            ("icon_broken_heart", "lie"),
            ("icon_check_mark", "truth"),
            ("icon_crossed_swords", "same"),
        )

    def countering(self) -> Page:
        """Return the page on blocks: who may block, with which character, at which price."""
        page = self.told(
            "countering",
            ("icon_bordered_shield", "claim"),
            ("icon_crosshair", "who"),
            ("icon_padlock", "once"),
            ("icon_coins", "stands"),
        )
        after = self.rulebook_words.after_doubt()
        more = (Point("icon_plain_dagger", after),) if after else ()
        return Page(page.title, (*page.blocks, *more))

    def losing(self) -> Page:
        """Losing a character, losing them all, winning."""
        return self.told(
            "losing",
            ("icon_broken_heart", "one"),
            ("icon_tombstone", "all"),
            ("icon_backstab", "both"),
            ("icon_shaking_hands", "gifts"),
            ("icon_trophy", "win"),
        )

    def two(self) -> Page:
        """Return the page on the duel of two players."""
        say, start, cast = self.words, self.flags.starting_coins, len(self.characters())
        coins = say("rulebook-two-coins", first=max(0, start - 1), second=start)
        return self.page(
            "two",
            Point("icon_card_exchange", say("rulebook-two-packs", n=cast)),
            Point("icon_queen_crown", say("rulebook-two-court", n=cast - 2)),
            Point("icon_semi_closed_eye", say("rulebook-two-pick", n=cast - 1)),
            Point("icon_two_coins", coins),
        )

    def parties(self) -> Page:
        """The option module of the two parties."""
        return self.told(
            "parties",
            ("icon_knight_banner", "sides"),
            ("icon_shaking_hands", "own"),
            ("icon_crossed_swords", "alone"),
            ("icon_open_treasure_chest", "reserve"),
        )

    def crossing(self) -> Page:
        """Return the page on the actions that depend on the two parties."""
        actions = [a for a in self.cast.actions.values() if a.factions]
        return self.page("crossing", *[self.action(action) for action in actions])

    def characters(self) -> tuple[str, ...]:
        """The characters of one match: the fifth ones share a place."""
        one_of = self.cast.deck.one_of
        return tuple(ref for ref in self.cast.characters if ref not in one_of[1:]) or self.cast.characters

    def action(self, action: ActionDef) -> Point:
        """Return one action with its price, its effect and its blocks."""
        return Point(
            EFFECTS[type(action.effect)],
            self.rulebook_words.action(action),
            self.rulebook_words.action_name(action),
        )


def _whole(catalog: Catalog, flags: ComplotsFlags) -> Content:
    """Return the content of everything the deck may hold: both fifth characters at once."""
    deck = catalog.all(DeckDef)[-1]
    names = {*deck.always, *deck.one_of}
    cast = _ordered([c for c in catalog.all(CharacterDef) if c.id in names])
    actions = [a for a in catalog.all(ActionDef) if flags.factions or not a.factions]
    return Content(
        characters=tuple(c.id for c in cast),
        actions={
            a.id: with_blockers_in_play(a, names) for a in sorted(actions, key=lambda a: (a.order, a.id))
        },
        deck=deck,
    )


def _ordered(characters: Sequence[CharacterDef]) -> list[CharacterDef]:
    """Return the characters in printed order."""
    return sorted(characters, key=lambda c: (c.order, c.id))
