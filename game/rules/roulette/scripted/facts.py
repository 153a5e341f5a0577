"""Hooks of Roulette, and the facts that scripts are told: public ones, but to a card's own script."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from game.core.rules import Event, Player
from game.rules.cards import affected_players, all_hold
from game.rules.roulette.actions import Play
from game.rules.roulette.events import (
    AccusationMade,
    BetsRevealed,
    BulletsLoaded,
    CardPlayed,
    CardsDrawn,
    CardTaken,
    CharacterDied,
    CharacterSaved,
    ChoiceSealed,
    DieTurned,
    Fired,
    LeftRound,
    MatchWon,
    PocketShown,
    PointsChanged,
    RoundBegan,
    ShotCalled,
)
from game.rules.roulette.questions import POCKET
from game.rules.roulette.round.steps import BEGIN_PHASE, POCKET_PHASE
from game.rules.roulette.scripted import told
from game.rules.roulette.setting import Setting
from game.rules.roulette.state import RouletteState
from game.rules.roulette.view import known_pocket
from game.scripting.hooks.chain import Hook
from game.scripting.hooks.wishes import Seat, seat_of

GunCard: TypeAlias = Literal["balle", "clic"]


class SeatFacts(msgspec.Struct, frozen=True):
    """One seat: `team` characters live (none: it is out of the game), `cards` are in its hand.

    `extra` BALLE are in its gun beside those of the start; `barrel` cards are left to fire, `turned` are
    those fired. `pocket` is there once everybody has seen it, `bet` once the dice are turned up; `accused`
    says that the accusation of the round is used.
    """

    points: int
    team: int
    cards: int
    extra: int
    in_round: bool
    accused: bool
    barrel: int
    turned: tuple[GunCard, ...]
    pocket: GunCard | None
    bet: int | None


class CommonFacts(msgspec.Struct, frozen=True):
    """What every hook tells: round, phase and shot, all seats, the deck, spare BALLE, the points that win."""

    round: int
    phase: str
    shot: int
    seats: tuple[SeatFacts, ...]
    deck: int
    spare: int
    points_to_win: int


class OwnerFacts(msgspec.Struct, frozen=True):
    """What a player alone knows: the hand, the pocket card (unless a swap hides it), the bet."""

    hand: tuple[str, ...]
    pocket: GunCard | None
    bet: int | None


def common_facts(setting: Setting, state: RouletteState) -> dict[str, Any]:
    """What every hook tells."""
    fresh = BEGIN_PHASE(POCKET_PHASE) in state.steps
    common = CommonFacts(
        state.round,
        POCKET_PHASE if fresh else state.phase,
        state.shot,
        tuple([_seat_facts(setting, state, player) for player in range(setting.players)]),
        len(state.deck),
        state.spare,
        setting.flags.points_to_win,
    )
    facts: dict[str, Any] = msgspec.to_builtins(common)
    return facts


def _seat_facts(setting: Setting, state: RouletteState, player: Player) -> SeatFacts:
    """What everybody knows of one seat (R-20)."""
    return SeatFacts(
        state.scores[player],
        state.teams[player],
        len(state.hands[player]),
        setting.extra_bullets(state, player),
        state.in_round[player],
        state.accused[player],
        len(state.barrels[player]),
        tuple([_card_word(card) for card in state.turned[player]]),
        _pocket_word(state.pockets[player] if state.shown[player] else None),
        state.dice[player] if state.revealed else None,
    )


def owner_facts(state: RouletteState, player: Player) -> OwnerFacts:
    """What a player knows beside what everybody does (R-20)."""
    return OwnerFacts(
        tuple(state.hands[player]), _pocket_word(known_pocket(state, player)), state.dice[player]
    )


def _card_word(bullet: bool) -> GunCard:
    """A card of a gun as scripts call it."""
    return "balle" if bullet else "clic"


def _pocket_word(pocket: bool | None) -> GunCard | None:
    """A pocket card as scripts call it; None: it is not known, or not there."""
    return None if pocket is None else _card_word(pocket)


def seat_or_none(player: Player | None) -> Seat | None:
    """A seat as scripts count; None for nobody, and for the sky."""
    return None if player is None or player < 0 else seat_of(player)


class MatchBegan(Event, frozen=True, tag=True):
    """Everything is dealt; nobody but scripts is told."""


class RoundCounted(Event, frozen=True, tag=True):
    """A round is counted: `gains` are survivors and their points; nobody but scripts is told."""

    gains: tuple[tuple[Player, int], ...]


class CardAsked(Event, frozen=True, tag=True):
    """A card that asks a script has been played, `on` some players; nobody but its mod is told."""

    player: Player
    card: str
    target: Player | None
    face: int | None
    on: tuple[Player, ...]


def asked_card(setting: Setting, state: RouletteState, action: Play) -> CardAsked | None:
    """What the mod of a played card is told, if the card asks a script and there is anybody it works on."""
    on: set[Player] = set()
    asks = setting.kinds[action.card].asks
    for effect, conditions in asks:
        for other in affected_players(effect, action.player, action.target, setting.players):
            if all_hold(conditions, state, action.player, other):
                on.add(other)
    if not on:
        return None
    return CardAsked(action.player, action.card, action.target, action.face, tuple(sorted(on)))


def counted_round(setting: Setting, state: RouletteState) -> RoundCounted:
    """What a round that has just been counted has brought (R-15)."""
    survivor = setting.team.survivor
    return RoundCounted(tuple([(one, (state.dice[one] or 0) + survivor) for one in state.taking_part()]))


def _owner_secrets(setting: Setting, state: RouletteState, event: CardAsked) -> Mapping[str, Any]:
    """What the player knows whose card asks its script."""
    known: Mapping[str, Any] = msgspec.to_builtins(owner_facts(state, event.player))
    return known


def _seats(players: Sequence[Player]) -> tuple[Seat, ...]:
    """Seats as scripts count."""
    return tuple([seat_of(player) for player in players])


def _bets(event: BetsRevealed) -> told.Bets:
    """The facts of dice that are turned up."""
    made = [told.BetFacts(seat_of(one), face) for one, face in enumerate(event.faces) if face is not None]
    return told.Bets(tuple(made))


def _pocketed(event: ChoiceSealed) -> told.Pocketed | None:
    """The facts of a pocket that is filled; of other secret choices nothing is told."""
    return told.Pocketed(seat_of(event.player)) if event.asks == POCKET else None


def _verdict(event: PocketShown) -> told.Verdict:
    """The facts of an accusation that is judged."""
    return told.Verdict(seat_of(event.player), _seats(event.accusers), event.bullet)


def _played(event: CardAsked) -> told.Played:
    """The facts of a card that asks its script."""
    player, target = seat_of(event.player), seat_or_none(event.target)
    return told.Played(player, event.card, target, event.face, _seats(event.on))


def _card(event: CardPlayed) -> told.CardFacts:
    """The facts of a card that is played openly."""
    return told.CardFacts(seat_of(event.player), event.card, seat_or_none(event.target), event.face)


HOOKS: dict[type[Event], Hook] = {
    MatchBegan: Hook("match_start", told.MatchStart, lambda e: told.MatchStart()),
    RoundBegan: Hook("round_start", told.RoundStart, lambda e: told.RoundStart(_seats(e.players))),
    ChoiceSealed: Hook("pocket", told.Pocketed, _pocketed),
    BetsRevealed: Hook("bets", told.Bets, _bets),
    AccusationMade: Hook("accusation", told.Accusation, lambda e: told.Accusation(seat_of(e.player))),
    PocketShown: Hook("verdict", told.Verdict, _verdict),
    ShotCalled: Hook("before_shot", told.BeforeShot, lambda e: told.BeforeShot(_seats(e.shooters))),
    Fired: Hook(
        "after_shot",
        told.AfterShot,
        lambda e: told.AfterShot(seat_of(e.player), seat_or_none(e.target), e.bullet),
    ),
    CharacterSaved: Hook("saved", told.Saved, lambda e: told.Saved(seat_of(e.player))),
    CharacterDied: Hook("death", told.Death, lambda e: told.Death(seat_of(e.player), e.left)),
    LeftRound: Hook("out", told.Out, lambda e: told.Out(seat_of(e.player))),
    PointsChanged: Hook(
        "points", told.PointsFacts, lambda e: told.PointsFacts(seat_of(e.player), e.points, e.change)
    ),
    RoundCounted: Hook(
        "count",
        told.Count,
        lambda e: told.Count(tuple([told.Gained(seat_of(one), points) for one, points in e.gains])),
    ),
    CardPlayed: Hook("card", told.CardFacts, _card),
    CardAsked: Hook("played", told.Played, _played, lambda e: str(e.card.partition(":")[0]), _owner_secrets),
    CardsDrawn: Hook("drawn", told.Drawn, lambda e: told.Drawn(seat_of(e.player), len(e.cards))),
    CardTaken: Hook("robbed", told.Robbed, lambda e: told.Robbed(seat_of(e.player), seat_of(e.owner))),
    BulletsLoaded: Hook("loaded", told.Loaded, lambda e: told.Loaded(seat_of(e.player), e.extra)),
    DieTurned: Hook("die", told.Turned, lambda e: told.Turned(seat_of(e.player), e.face)),
    MatchWon: Hook("match_end", told.MatchEnd, lambda e: told.MatchEnd(_seats(e.winners))),
}
"""The hooks of Roulette by the event of which they tell."""
