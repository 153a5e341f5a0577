"""What no table of Roulette can be played with: bounds that hold whatever the guns and the players do."""

from collections.abc import Callable, Collection, Iterator, Mapping

from game.mods.flags import bound_problems
from game.mods.problems import Problem
from game.rules.roulette.content import Content
from game.rules.roulette.defs import AskScript, CardDef, Condition, Moment, RouletteFlags

FLAG_BOUNDS = {
    "points_to_win": range(1, 201),
    "spare_bullets": range(0, 101),
    "accusation_seconds": range(0, 601),
    "accusation_gather_seconds": range(0, 601),
    "card_seconds": range(0, 601),
    "choice_seconds": range(0, 601),
    "aim_seconds": range(0, 601),
    "most_rounds": range(0, 1001),
}
"""Values of house rules with which matches come to an end while somebody still watches."""

_EARLY = frozenset[Moment]({"before-pockets", "before-bets", "after-bets", "before-accusations"})
"""Windows before the first shot of a round."""

NEVER: Mapping[Condition, frozenset[Moment]] = {
    "loaded": frozenset({"before-pockets"}),
    "fired-bet": frozenset({"before-pockets", "before-bets"}),
    "shooter": _EARLY,
    "aiming": _EARLY,
    "scored": _EARLY | {"before-shot", "dying", "after-shot"},
}
"""Windows in which nobody ever fulfils a condition (R-21)."""


def playable(content: Content, flags: RouletteFlags, players: int) -> list[Problem]:
    """The problems that forbid a table of `players`, each `where` its key is; none: nothing static does."""
    cards = [problem for card in content.cards.values() for problem in _card_problems(card)]
    return [*bound_problems(flags, FLAG_BOUNDS), *cards]


def _card_problems(card: CardDef) -> Iterator[Problem]:
    """The problem of a card that nobody can ever play, at the key that says so (R-21 to R-24)."""
    for key, asked in (("by", card.by), ("target", card.target or ())):
        wrong = next((one for one in asked if card.moment in NEVER.get(one, ())), None)
        if wrong is None and {"in-round", "out"} <= set(asked):
            wrong = "out"
        if wrong is None and key == "by" and "out" in asked and not card.skull and card.moment != "dying":
            wrong = "out"
        if wrong is not None:
            facts: dict[str, str | int] = {"condition": wrong, "moment": card.moment}
            yield Problem(code="table-card-never", where=f"card.{card.id}.{key}", facts=facts)


def unheard_cards(content: Content, listening: Callable[[], Collection[str]]) -> Iterator[Problem]:
    """The problem of a card whose effect is a script, where none of its own mod listens to `played`.

    `listening` tells the mods that have one, and is asked only where there is such a card.
    """
    asking = [card for card in content.cards.values() if card.does(AskScript)]
    heard = listening() if asking else ()
    for card in asking:
        if card.mod not in heard:
            yield Problem(code="table-card-unheard", where=f"card.{card.id}.effects", facts={"id": card.mod})
