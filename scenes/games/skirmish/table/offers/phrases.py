"""Offers and promises in words: who promises what, until when, and for how much. Pure."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from game.core.rules import Player
from scenes.match.sitter import Sitter
from scenes.shell.null_sound import Words

NAME = "name"
"""The kind of promise that says whom and when; the others are kept until a turn ends (S-18)."""
OPEN, KEPT, BROKEN, VOID = "open", "kept", "broken", "void"
OFFERED = "offered"
"""What lies before somebody who has not answered yet: it is on the board, too."""


class GivenPromise(Protocol):
    """A promise and its term, as every view shows it (S-18)."""

    @property
    def id(self) -> int:
        """Its number."""

    @property
    def by(self) -> Player:
        """Who promises."""

    @property
    def to(self) -> Player:
        """Whom it was given to."""

    @property
    def kind(self) -> str:
        """not-name, not-charge or name."""

    @property
    def enemy(self) -> Player:
        """Whom to name; -1: nobody."""

    @property
    def phase(self) -> str:
        """When to name; else nothing."""

    @property
    def status(self) -> str:
        """open, kept, broken or void."""


class LaidOffer(Protocol):
    """An offer that waits for its answer; the card is empty but for who wrote it and who got it (S-18)."""

    @property
    def id(self) -> int:
        """Its number."""

    @property
    def by(self) -> Player:
        """Who offers."""

    @property
    def to(self) -> Player:
        """Who would promise."""

    @property
    def tokens(self) -> int:
        """Tokens that are offered."""

    @property
    def card(self) -> str:
        """The id of the card, or nothing."""

    @property
    def kind(self) -> str:
        """not-name, not-charge or name."""

    @property
    def enemy(self) -> Player:
        """Whom to name; -1: nobody."""

    @property
    def phase(self) -> str:
        """When to name; else nothing."""


class Bargain(NamedTuple):
    """One promise that is asked for: by whom, of whom, of which kind."""

    asker: Player
    giver: Player
    """Who would promise."""
    kind: str
    enemy: Player = -1
    phase: str = ""


class BoardRow(NamedTuple):
    """One promise on the board."""

    promise: int
    giver: Player
    asker: Player
    words: str
    term: str
    status: str


def promise_words(bargain: Bargain, texts: Words, sitters: Sequence[Sitter]) -> str:
    """What is promised: `nommer Égisthe`, `ne pas charger Aurèle`."""
    whom = bargain.enemy if bargain.kind == NAME else bargain.asker
    return texts(f"skirmish-promise-{bargain.kind}", player=sitters[whom].name)


def term_words(bargain: Bargain, texts: Words) -> str:
    """Until when it binds, or in which phase."""
    return texts("skirmish-promise-term", phase=bargain.phase if bargain.kind == NAME else "turn")


def goods_words(tokens: int, *, card: bool, texts: Words) -> str:
    """What is paid: `2 jetons et une carte`."""
    return texts("skirmish-offer-goods", n=tokens, card="yes" if card else "no")


def offer_sentence(
    bargain: Bargain, tokens: int, *, card: bool, texts: Words, sitters: Sequence[Sitter]
) -> str:
    """The whole offer as one sentence; which card it is it does not tell (S-18)."""
    by, to = sitters[bargain.asker].name, sitters[bargain.giver].name
    if not tokens and not card:
        return texts("skirmish-offer-of-nothing", by=by, to=to)
    whom = sitters[bargain.enemy if bargain.kind == NAME else bargain.asker].name
    clause = texts(f"skirmish-clause-{bargain.kind}", player=whom, term=term_words(bargain, texts))
    goods = goods_words(tokens, card=card, texts=texts)
    return texts("skirmish-offer-sentence", by=by, to=to, goods=goods, clause=clause)


def bargain_of(promise: GivenPromise) -> Bargain:
    """The bargain of a promise that was given."""
    return Bargain(promise.to, promise.by, promise.kind, promise.enemy, promise.phase)


def offered_rows(offers: Iterable[LaidOffer], texts: Words, sitters: Sequence[Sitter]) -> list[BoardRow]:
    """The offers that wait for an answer, the newest first: what would be promised, and for what."""
    rows = []
    for one in offers:
        bargain = Bargain(one.by, one.to, one.kind, one.enemy, one.phase)
        goods = goods_words(one.tokens, card=bool(one.card), texts=texts)
        words = promise_words(bargain, texts, sitters)
        against = texts("skirmish-promises-against", goods=goods)
        rows.append(BoardRow(one.id, one.to, one.by, words, against, OFFERED))
    return rows[::-1]


def board_rows(promises: Iterable[GivenPromise], texts: Words, sitters: Sequence[Sitter]) -> list[BoardRow]:
    """The promises of a battle: running and broken ones before kept and void ones, the newest first."""
    rows = [
        BoardRow(
            one.id,
            one.by,
            one.to,
            promise_words(bargain_of(one), texts, sitters),
            term_words(bargain_of(one), texts),
            one.status,
        )
        for one in promises
    ]
    return sorted(rows, key=lambda row: (row.status in (KEPT, VOID), -row.promise))


def given_record(promises: Iterable[GivenPromise], player: Player) -> tuple[int, int]:
    """How many promises of a player were broken, and how many ended at all, void ones apart."""
    ended = [one.status for one in promises if one.by == player and one.status in (KEPT, BROKEN)]
    return ended.count(BROKEN), len(ended)
