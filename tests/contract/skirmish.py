"""Triomphe et Trahison keeps the contract: raids of a few units, so that every step can be looked at."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Any

from msgspec.structs import replace

from game.app.games import checked_flags
from game.core.rng import Rng
from game.core.rules import Action, Event, Player
from game.rules.skirmish.actions import orders
from game.rules.skirmish.actions import player as skirmish
from game.rules.skirmish.army.army import enlisted_unit
from game.rules.skirmish.content import Content, content, flags_from
from game.rules.skirmish.defs.armies import Entry
from game.rules.skirmish.determinize import determinized_state as imagined
from game.rules.skirmish.events import player as told
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state.records import Army
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.treachery.promises import KINDS
from game.rules.skirmish.turn.naming import Phase
from tests.builders import base_catalog
from tests.contract.game import AnyRules, Game
from tests.rules.skirmish.play import crowd

BANDS: tuple[tuple[dict[str, Any], ...], ...] = (
    ({"unit": "morts_notaire", "spells": ("rappel",)}, {"unit": "morts_archers", "models": 5}),
    ({"unit": "ligne_marechal"}, {"unit": "ligne_arquebusiers", "models": 5, "musician": True}),
    ({"unit": "horde_ravageur"}, {"unit": "horde_furieux", "models": 5, "champion": True}),
    ({"unit": "monts_doyen"}, {"unit": "monts_haches", "models": 6, "standard": True}),
)
"""A leader and one regiment each."""
HOUSES: dict[str, dict[str, Any]] = {
    "raid-2": {"treachery": False, "start_tokens": 0},
    "raid-3": {"scenario": "artefact", "card_seconds": 0},
    "melee-3": {"bribes": False, "mercenaries": True, "scenario": "centre"},
}
"""Raids begin with deployment; in a melee everybody stands face to face."""
ROUNDS = 1
TRIED = (-1, 0, 1, 7)
"""Numbers that are tried where a number stands."""
SAMPLED = (
    skirmish.Answer
    | skirmish.Deploy
    | skirmish.Discard
    | skirmish.MakeOffer
    | skirmish.SetOrder
    | orders.Allot
    | orders.Arrive
    | orders.Cast
    | orders.CombatReform
    | orders.Dispel
    | orders.Leave
    | orders.Move
    | orders.Reform
    | orders.Shoot
    | orders.TakeWay
)
"""Orders whose numbers have no end: options are a sample of them, and so is what can be conceived."""


@cache
def raiders() -> Content:
    """The base content; a raid is over after one game turn."""
    box = content(base_catalog())
    presets = {id: replace(one, fewer_turns=6 - ROUNDS, least_turns=1) for id, one in box.presets.items()}
    return replace(box, presets=presets)


def band(player: Player) -> Army:
    """The few units of a player."""
    box = raiders()
    entries = [Entry(**{**said, "unit": f"base:{said['unit']}"}) for said in BANDS[player % len(BANDS)]]
    return tuple(
        enlisted_unit(box, replace(one, spells=tuple(f"base:{spell}" for spell in one.spells)))
        for one in entries
    )


def raid(name: str) -> Skirmish:
    """The rules of one house."""
    players = int(name[-1])
    flags = flags_from(checked_flags(base_catalog(), "skirmish", {"preset": "short", **HOUSES[name]}))
    rules = Skirmish(raiders(), flags, players, armies=[band(player) for player in range(players)])
    return crowd(rules, players) if name.startswith("melee") else rules


def variants() -> dict[str, Callable[[], AnyRules]]:
    """2 to 4 players, with and without cards and bribes."""
    return {name: lambda name=name: raid(name) for name in HOUSES}


@cache
def conceivable(rules: Skirmish, player: Player) -> tuple[Action, ...]:
    """Every verb with every seat, unit and card, and some that do not exist; of numbers a few.

    But for `Dismiss`, which needs nobody's turn (S-76), and `Later` and `TakeBack`, which no option shows
    (S-18, S-31).
    """
    seats = range(-1, rules.players + 1)
    units = range(-1, sum(map(len, rules.setting.armies)) + 1)
    every: list[Action] = [skirmish.Done(player), skirmish.Pass(player), skirmish.DeployForMe(player)]
    for verb in (skirmish.Choose, skirmish.KeepBack, orders.Redirect, orders.Restrain):
        every += [verb(player, unit) for unit in units]
    for verb in (skirmish.Name, skirmish.TakeZone):
        every += [verb(player, seat) for seat in seats]
    every += [orders.DrawWeapon(player, *pair) for pair in product(units, rules.setting.content.weapons)]
    every += [orders.React(player, word) for word in ("hold", "shoot", "flee", "dance")]
    every += [orders.DeclareCharge(player, *pair) for pair in product(units, units)]
    every += [orders.Pursue(player, *pair) for pair in product(units, units)]
    every += [orders.Shoot(player, *pair) for pair in product(units, units)]
    every += [orders.Join(player, *pair) for pair in product(units, units)]
    every += [orders.IssueChallenge(player, *pair) for pair in product(units, (False, True))]
    every += [orders.Accept(player, *pair) for pair in product(units, (False, True))]
    every += [skirmish.Answer(player, *pair) for pair in product(TRIED, (False, True))]
    cards = (*rules.setting.content.cards, "base:as", "")
    every += [skirmish.PlayCard(player, *three) for three in product(cards, units, seats)]
    every += [skirmish.MakeOffer(player, *three) for three in product(seats, (*KINDS, ""), TRIED)]
    every += [skirmish.MakeOffer(player, seat, "name", 1, enemy=0, phase=Phase.COMBAT) for seat in seats]
    every += [orders.Reform(player, unit, 100 * number, 2) for unit, number in product(units, TRIED)]
    every += [orders.Dispel(player, *three) for three in product(TRIED, units, TRIED)]
    every += [orders.TakeWay(player, number) for number in TRIED]
    return tuple(every)


def same(action: Action) -> object:
    """No two orders mean the same."""
    return action


def teaches(event: Event, viewer: Player) -> bool:
    """Cards laid down, played or flipped teach all; those drawn, seen, taken, offered those concerned."""
    match event:
        case told.CardsDiscarded() | told.CardPlayed() | told.TurnFlipped() | told.TurnSkipped():
            return True
        case told.CardsDrawn(player=player):
            return player == viewer
        case told.HandSeen(player=player, owner=other) | told.CardTaken(player=player, owner=other):
            return viewer in (player, other)
        case told.OfferMade(player=player, to=other):
            return viewer in (player, other)
    return False


def loud(action: Action) -> bool:
    """Cards that are played show what somebody held."""
    return isinstance(action, skirmish.PlayCard | skirmish.Discard)


def imagine(rules: AnyRules, view: Any, rng: Rng) -> SkirmishState:
    """A world that a view could be looking at: hands, deck and turn cards at random."""
    assert isinstance(rules, Skirmish)
    return imagined(rules.setting, view, rng)


def pieces(state: SkirmishState) -> Counter[str]:
    """Treachery cards wherever they lie; what was enlisted, alive or dead."""
    piles = (*state.hands, state.deck, state.discards, [play.card for play in state.plays])
    cards = Counter(card for pile in piles for card in pile)
    return cards + Counter(unit.enlisted.unit for unit in state.units)


SKIRMISH = Game(
    name="skirmish",
    variants=variants(),
    conceivable=conceivable,  # type: ignore[arg-type]
    same=same,
    imagine=imagine,
    teaches=teaches,
    pieces=pieces,
    own=frozenset({"me", "hand", "offers"}),
    loud=loud,
    sampled=lambda action: isinstance(action, SAMPLED),
)
