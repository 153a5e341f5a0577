"""What scripts are told of a battle: what everybody may know; seats and units are counted from 1."""

from typing import Any

import msgspec

from game.core.rules import Event, Player
from game.rules.skirmish.events.combat import CombatChosen, CombatCounted, UnitBroke
from game.rules.skirmish.events.player import (
    BattleWon,
    CardPlayed,
    CardResolved,
    EnemyNamed,
    OfferAnswered,
    OfferMade,
    PhaseBegan,
    PhaseEnded,
    PromiseEnded,
    RoundBegan,
    TokensChanged,
    TurnEnded,
    TurnFlipped,
)
from game.rules.skirmish.events.unit import (
    ChargeDeclared,
    ChargeEnded,
    MachineShot,
    SpellCast,
    SpellDispelled,
    UnitDestroyed,
    UnitFled,
    UnitRallied,
    VolleyShot,
)
from game.rules.skirmish.scripted import told
from game.rules.skirmish.scripted.told import CommonFacts
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.records import NOBODY
from game.rules.skirmish.state.state import GONE, SkirmishState, home_unit
from game.scripting.hooks.chain import Hook
from game.scripting.hooks.wishes import Seat, seat_of

# what is no news to players


class MatchBegan(Event, frozen=True, tag=True):
    """Armies stand ready, nobody is deployed; nobody but scripts is told."""


class CardWorked(Event, frozen=True, tag=True):
    """A treachery card whose effect is a script takes effect; nobody but scripts is told."""

    player: Player
    card: str
    unit: int
    target: Player


class SpellWorked(Event, frozen=True, tag=True):
    """A spell whose effect is a script takes effect on a unit; nobody but scripts is told."""

    player: Player
    spell: str
    wizard: int
    unit: int


# how it is told


def common_facts(setting: Setting, state: SkirmishState) -> dict[str, Any]:
    """What every hook tells."""
    units = [
        told.UnitFacts(
            seat_of(unit.owner),
            unit.enlisted.unit,
            0 if unit.place == GONE else unit.models,
            unit.place,
            unit.place != GONE and home_unit(state, unit).fleeing,
        )
        for unit in state.units
    ]
    found = CommonFacts(
        state.round,
        state.rounds,
        _seat(state.active),
        state.phase,
        _seat(state.named),
        tuple([_seat_facts(state, player) for player in range(state.players)]),
        tuple(units),
    )
    facts: dict[str, Any] = msgspec.to_builtins(found)
    return facts


def _seat_facts(state: SkirmishState, player: Player) -> told.SeatFacts:
    """The facts of one seat."""
    army = state.army(player)
    points = sum(unit.enlisted.points for unit in army)
    return told.SeatFacts(state.tokens[player], len(state.hands[player]), len(army), points)


def _seat(player: Player) -> Seat | None:
    """A seat as scripts count; None for nobody."""
    return None if player == NOBODY else seat_of(player)


def _number(unit: int) -> int | None:
    """A unit as scripts count; None for none."""
    return None if unit < 0 else unit + 1


def _numbers(units: tuple[int, ...]) -> tuple[int, ...]:
    """Units as scripts count."""
    return tuple([unit + 1 for unit in units])


def mod_of(id: str) -> str:
    """The mod that a card or a spell is of."""
    return id.partition(":")[0]


def _hand(setting: Setting, state: SkirmishState, event: CardWorked | SpellWorked) -> dict[str, Any]:
    """What only the player knows whose card or spell it is: the hand."""
    return {"hand": state.hands[event.player][:]}


HOOKS: dict[type[Event], Hook] = {
    MatchBegan: Hook("match_start", told.MatchStart, lambda event: told.MatchStart()),
    RoundBegan: Hook("round_start", told.RoundStart, lambda event: told.RoundStart()),
    TurnFlipped: Hook(
        "turn_start", told.TurnStart, lambda event: told.TurnStart(seat_of(event.player), event.left)
    ),
    PhaseBegan: Hook("phase_start", told.PhaseStart, lambda event: told.PhaseStart(seat_of(event.player))),
    EnemyNamed: Hook(
        "name",
        told.Named,
        lambda event: told.Named(seat_of(event.player), seat_of(event.enemy), event.forced),
    ),
    ChargeDeclared: Hook(
        "charge",
        told.Charge,
        lambda event: told.Charge(event.unit + 1, event.target + 1, event.arc),
    ),
    ChargeEnded: Hook(
        "charge_result",
        told.ChargeResult,
        lambda event: told.ChargeResult(event.unit + 1, event.target + 1, event.how),
    ),
    VolleyShot: Hook(
        "shot",
        told.Shot,
        lambda event: told.Shot(
            event.unit + 1,
            event.target + 1,
            event.weapon,
            event.shots,
            event.hits,
            event.wounds,
            event.unsaved,
        ),
    ),
    MachineShot: Hook(
        "bombard",
        told.Bombardment,
        lambda event: told.Bombardment(event.unit + 1, event.kind, _numbers(event.struck)),
    ),
    SpellCast: Hook(
        "cast",
        told.Casting,
        lambda event: told.Casting(event.wizard + 1, event.spell, event.how, _number(event.target)),
    ),
    SpellDispelled: Hook(
        "dispel",
        told.Dispelling,
        lambda event: told.Dispelling(seat_of(event.player), event.passed, event.lasting >= 0),
    ),
    CombatChosen: Hook(
        "combat_start",
        told.CombatStart,
        lambda event: told.CombatStart(_numbers(event.friends), _numbers(event.enemies)),
    ),
    CombatCounted: Hook(
        "combat", told.CombatResult, lambda event: told.CombatResult(_seat(event.winner), event.by)
    ),
    UnitBroke: Hook("broke", told.Broke, lambda event: told.Broke(event.unit + 1)),
    UnitFled: Hook("fled", told.Fled, lambda event: told.Fled(event.unit + 1, event.why, _seat(event.blame))),
    UnitRallied: Hook("rally", told.Rally, lambda event: told.Rally(event.unit + 1)),
    UnitDestroyed: Hook(
        "destroyed",
        told.Destroyed,
        lambda event: told.Destroyed(event.unit + 1, event.why, _seat(event.credit)),
    ),
    CardPlayed: Hook(
        "card",
        told.CardDown,
        lambda event: told.CardDown(
            seat_of(event.player), event.card, _number(event.unit), _seat(event.target), event.cost
        ),
    ),
    CardResolved: Hook(
        "card_result",
        told.CardResult,
        lambda event: told.CardResult(seat_of(event.player), event.card, event.how),
    ),
    OfferMade: Hook(
        "offer",
        told.Offered,
        lambda event: told.Offered(
            seat_of(event.player),
            seat_of(event.to),
            event.tokens,
            bool(event.card),
            event.promise,
            _seat(event.enemy),
            event.phase,
        ),
    ),
    OfferAnswered: Hook(
        "offer_result",
        told.OfferResult,
        lambda event: told.OfferResult(seat_of(event.player), seat_of(event.to), event.accepted),
    ),
    PromiseEnded: Hook(
        "promise",
        told.Promised,
        lambda event: told.Promised(seat_of(event.player), seat_of(event.to), event.kind, event.how),
    ),
    TokensChanged: Hook(
        "tokens",
        told.Tokens,
        lambda event: told.Tokens(seat_of(event.player), event.before, event.after, event.why),
    ),
    PhaseEnded: Hook("phase_end", told.PhaseEnd, lambda event: told.PhaseEnd(seat_of(event.player))),
    TurnEnded: Hook("turn_end", told.TurnEnd, lambda event: told.TurnEnd(seat_of(event.player), event.early)),
    BattleWon: Hook("match_end", told.MatchEnd, lambda event: told.MatchEnd(seat_of(event.winner))),
    CardWorked: Hook(
        "played",
        told.Played,
        lambda event: told.Played(
            seat_of(event.player), event.card, _number(event.unit), _seat(event.target)
        ),
        whose=lambda event: mod_of(event.card),
        secrets=_hand,
    ),
    SpellWorked: Hook(
        "spell",
        told.SpellEffect,
        lambda event: told.SpellEffect(seat_of(event.player), event.spell, event.wizard + 1, event.unit + 1),
        whose=lambda event: mod_of(event.spell),
        secrets=_hand,
    ),
}
"""The hooks of a battle by the event of which they tell; what they tell is public, but for a hand."""
