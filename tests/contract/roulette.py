"""Roulette keeps the contract."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from itertools import product
from typing import Any

from game.core.rng import Rng
from game.core.rules import Action, Event, Player
from game.rules.roulette import actions as roulette
from game.rules.roulette import events as told
from game.rules.roulette.determinize import Guess
from game.rules.roulette.determinize import state_from_guess as imagined
from game.rules.roulette.questions import BET, POCKET
from game.rules.roulette.rules import Roulette
from game.rules.roulette.state import CHOICE, RouletteState
from game.rules.roulette.view import RouletteView
from tests.builders import rules_of
from tests.contract.game import AnyRules, Game

HOUSES: dict[str, dict[str, Any]] = {
    "default": {},
    "patient": {
        "accusation_gather_seconds": 0,
        "accusation_seconds": 0,
        "card_seconds": 0,
        "choice_seconds": 0,
        "aim_seconds": 0,
        "points_to_win": 5,
    },
    "named": {"action_deck": "named", "spare_bullets": 2, "points_to_win": 8},
    "bare": {"action_deck": "none", "spare_bullets": 0, "points_to_win": 50},
}


def variants() -> dict[str, Callable[[], AnyRules]]:
    """2 to 6 players under every set of house rules."""
    out: dict[str, Callable[[], AnyRules]] = {}
    for name, flags in HOUSES.items():
        for players in range(2, 7):
            out[f"{name}-{players}"] = lambda players=players, flags=flags: rules_of(
                "roulette", players, **flags
            )
    return out


@cache
def conceivable(rules: Roulette, player: Player) -> tuple[Action, ...]:
    """Every verb with every card, seat and face, and some that do not exist."""
    seats = range(-2, rules.players + 1)
    faces = range(-1, rules.setting.team.highest_bet + 2)
    every: list[Action] = [roulette.Pass(player)]
    every += [roulette.Pocket(player, bullet) for bullet in (None, False, True)]
    every += [roulette.Bet(player, face) for face in faces]
    every += [roulette.Accuse(player, seat) for seat in seats]
    every += [roulette.TakeAim(player, seat) for seat in (None, *seats)]
    cards = (*rules.setting.kinds, "base:as", "")
    every += [
        roulette.Play(player, card, target, face)
        for card, target, face in product(cards, (None, *seats), (None, *faces))
    ]
    return tuple(every)


def same(action: Action) -> object:
    """No two actions mean the same."""
    return action


def teaches(event: Event, viewer: Player) -> bool:
    """Pockets, bets and turned cards are shown to all; drawn, robbed and looked-at cards to those concerned.

    Whether a false accuser could load a BALLE tells whether his barrel had a CLIC (R-08).
    """
    match event:
        case told.PocketShown() | told.BetsRevealed() | told.Fired() | told.BulletsLoaded():
            return True
        case told.CardsDrawn(player=player) | told.CardsSeen(player=player):
            return player == viewer
        case told.CardTaken(player=player, owner=owner):
            return viewer in (player, owner)
    return False


def loud(action: Action) -> bool:
    """Accusations show pockets."""
    return isinstance(action, roulette.Accuse)


def imagine(rules: AnyRules, view: Any, rng: Rng) -> RouletteState:
    """A world that a view could be looking at: all that it does not know is as chance wants it."""
    assert isinstance(rules, Roulette)
    players = range(rules.players)
    guess = Guess(
        pockets=[pocket_of(rules, view, player, rng) for player in players],
        dice=[die_of(rules, view, player, rng) for player in players],
        batch=[(player, accused_by(view, player, rng)) for player in view.accusing],
        blind=[player == view.me and in_play(view, player) and view.pocket is None for player in players],
    )
    state = imagined(rules.setting, view, guess, rng)
    for player, chosen in enumerate(state.sealed):
        if chosen is not None and player != view.me and state.aims[player] == CHOICE:
            state.sealed[player] = rng.choice([other for other in players if other != player])
    return state


def in_play(view: RouletteView, player: Player) -> bool:
    """Whether a seat has a card in its pocket now."""
    early = view.asks == "before-pockets" or (view.asks == POCKET and player in view.owing)
    return view.in_round[player] and not early


def pocket_of(rules: Roulette, view: RouletteView, player: Player, rng: Rng) -> bool | None:
    """A pocket card that a view knows, or any."""
    if not in_play(view, player):
        return None
    known = view.pocket if player == view.me else view.pockets[player]
    every_balle = view.extra[player] + rules.setting.team.bullets == rules.setting.team.cards
    return (every_balle or rng.below(2) == 1) if known is None else known


def die_of(rules: Roulette, view: RouletteView, player: Player, rng: Rng) -> int | None:
    """A bet that a view knows, or any."""
    if view.asks != BET or player == view.me:
        return view.die if view.asks == BET else view.dice[player]
    made = view.in_round[player] and player not in view.owing
    return rng.below(rules.setting.team.highest_bet + 1) if made else None


def accused_by(view: RouletteView, player: Player, rng: Rng) -> Player:
    """Whom somebody accuses in the running batch."""
    suspects: Sequence[Player] = [
        seat
        for seat in range(view.players)
        if view.in_round[seat] and view.pockets[seat] is None and seat != player
    ]
    mine = view.chosen if player == view.me else None
    return rng.choice(suspects) if mine is None else mine


def pieces(state: RouletteState) -> Counter[str]:
    """Action cards wherever they lie, BALLE in guns and beside them."""
    piles = (*state.hands, state.deck, state.discards)
    cards = Counter(card for pile in piles for card in pile)
    return cards + Counter(balle=sum(state.bullets) + state.spare)


ROULETTE = Game(
    name="roulette",
    variants=variants(),
    conceivable=conceivable,  # type: ignore[arg-type]
    same=same,
    imagine=imagine,
    teaches=teaches,
    pieces=pieces,
    own=frozenset({"me", "hand", "pocket", "die", "chosen"}),
    loud=loud,
    unwon=True,
)
