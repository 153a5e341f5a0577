"""What deeds at a table do to relations, and what the clerk writes of them."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import UNSET

from game.campaign.story.deed import Deed
from game.campaign.story.state import Entry, Story


class _Bond(NamedTuple):
    """A fact between the hero and a rival: who did it, what it moves, how much a time, at most a match."""

    fact: str
    mine: bool
    kind: str
    add: int
    most: int = 2


_BONDS = (
    _Bond("promise-kept", True, "trust", 1),
    _Bond("promise-broken", True, "trust", -2, 4),
    _Bond("spared", True, "trust", 1),
    _Bond("saved", True, "trust", 1),
    _Bond("helped", True, "trust", 1),
    _Bond("caught-bluff", True, "trust", -1),
    _Bond("falsely-accused", True, "trust", -1),
    _Bond("eliminated", True, "fear", 1, 1),
    _Bond("unit-destroyed", True, "fear", 1, 1),
)
_LINES: tuple[tuple[str, bool, int, str], ...] = (
    ("promise-broken", True, 1, "brise"),
    ("promise-kept", True, 1, "tenu"),
    ("caught-bluff", False, 1, "pris"),
    ("caught-bluff", True, 1, "perce"),
    ("named-enemy", True, 2, "nomme"),
    ("robbed", True, 1, "vol"),
    ("spared", True, 1, "epargne"),
)
"""Facts of which the clerk writes: whether the hero did it, from how often on, and which line."""
MOST_LINES = 3
"""Lines of the ledger after a match, beside the one of its end."""


def bind(story: Story, deeds: Sequence[Deed], rivals: Sequence[str], *, won: bool) -> None:
    """Let the deeds of a match change how the rivals at its table stand with the hero (bible 7).

    Whoever wins is feared by one more; the ledger gets its lines, with the deeds that prove them.
    """
    for rival in rivals:
        for bond in _BONDS:
            times = sum(one.amount for one in _between(story, deeds, bond.fact, rival, mine=bond.mine))
            moved = max(-bond.most, min(bond.most, bond.add * times))
            if moved:
                story.relations[rival] = story.relation(rival).changed(bond.kind, moved)
        if won:
            story.relations[rival] = story.relation(rival).changed("fear", 1)
    story.ledger += _written(story, deeds, rivals)[:MOST_LINES]


def _written(story: Story, deeds: Sequence[Deed], rivals: Sequence[str]) -> list[Entry]:
    found, whose = [], UNSET if story.troupe is UNSET else story.me
    for fact, mine, least, line in _LINES:
        for rival in rivals:
            proof = _between(story, deeds, fact, rival, mine=mine)
            if sum(one.amount for one in proof) >= least:
                found.append(Entry(line, story.number, rival, tuple(proof), whose))
                break
    return found


def _between(story: Story, deeds: Sequence[Deed], fact: str, rival: str, *, mine: bool) -> list[Deed]:
    by, of = (story.me, rival) if mine else (rival, story.me)
    return [one for one in deeds if (one.fact, one.by, one.of) == (fact, by, of)]
