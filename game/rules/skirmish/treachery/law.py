"""Who may play which treachery card on what: by public facts, and by the hand (S-15, S-20, S-21).

Who is asked in a window depends only on what everybody knows: his part in the phase, his tokens, that he
holds cards, which cards were played or lie face up. So a window tells nothing about a hand.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from game.core.rules import Player, Refusal
from game.rules.skirmish.actions.player import PlayCard
from game.rules.skirmish.defs.cards import CardDef
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.shooting.law import may_shoot, may_target
from game.rules.skirmish.shooting.numbers import missiles_at
from game.rules.skirmish.state.records import NOBODY, NONE
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.treachery import effects
from game.rules.skirmish.unit.contact import is_engaged, is_machine
from game.rules.skirmish.unit.sides import FRIEND, NEUTRAL, is_enemy, is_friend, status_of

HAND = 5
"""Nobody keeps more (S-19)."""
ABOUT_CARDS = "card-played"
"""The moment of a card that another may cancel."""


class CardMoment(NamedTuple):
    """A window: when, and about which unit."""

    when: str
    unit: int = NONE


def players_clockwise(state: SkirmishState, start: Player) -> list[Player]:
    """All players in seat order from `start` on; from the first seat where it is nobody's turn."""
    return [(max(start, 0) + step) % state.players for step in range(state.players)]


# by whom


def _leaders(state: SkirmishState) -> list[Player]:
    """The players with most tokens, in seat order."""
    return [player for player, tokens in enumerate(state.tokens) if tokens == max(state.tokens)]


def _is_neutral(state: SkirmishState, player: Player) -> bool:
    """Whether an enemy is named, and a player is neither the enemy nor active."""
    return state.named != NOBODY and status_of(state, player) is NEUTRAL


Part: TypeAlias = Callable[[SkirmishState, Player, int], bool]
"""Whether a player has that part in the window about a unit."""

PARTS: Mapping[str, Part] = {
    "active": lambda state, player, unit: status_of(state, player) is FRIEND,
    "named": lambda state, player, unit: player == state.named,
    "neutral": lambda state, player, unit: _is_neutral(state, player),
    "non-active": lambda state, player, unit: status_of(state, player) is not FRIEND,
    "anyone": lambda state, player, unit: True,
    "credited": lambda state, player, unit: unit != NONE and state.units[unit].blame == player,
    "not-owner": lambda state, player, unit: unit != NONE and state.units[unit].owner != player,
    "not-leading": lambda state, player, unit: player not in _leaders(state),
}
"""Who may play a card (S-21)."""
DEAD_TOO = ("anyone", "not-leading")
"""Parts that a player without models still has (S-15)."""


def _has_part(state: SkirmishState, player: Player, card: CardDef, unit: int) -> bool:
    """Whether a card is for this player in this window (S-15, S-20)."""
    return (card.by in DEAD_TOO or state.lives(player)) and PARTS[card.by](state, player, unit)


# on what


Wish: TypeAlias = Callable[[Setting, SkirmishState, Player, Unit], bool]
"""Whether a unit is as a card wants it, for who plays it."""


def _in_combat(setting: Setting, state: SkirmishState, player: Player, unit: Unit) -> bool:
    """Whether it is in the combat of the moment."""
    return state.combat is not None and any(unit.id in side.units for side in state.combat.sides)


def _has_target(setting: Setting, state: SkirmishState, player: Player, unit: Unit) -> bool:
    """Whether it may shoot at a unit of the named enemy now, whosever turn it is."""
    return may_shoot(setting, state, unit) is None and any(
        may_target(setting, state, unit, one.id) is None
        for one in state.standing()
        if is_enemy(state, one) and missiles_at(setting, state, unit, one)
    )


WISHES: Mapping[str, Wish] = {
    "active": lambda rules, state, player, unit: is_friend(state, unit),
    "own": lambda rules, state, player, unit: unit.owner == player,
    "any": lambda rules, state, player, unit: True,
    "free": lambda rules, state, player, unit: not is_engaged(rules, state, unit),
    "standing": lambda rules, state, player, unit: not unit.fleeing,
    "machine": lambda rules, state, player, unit: is_machine(rules, unit),
    "regiment": lambda rules, state, player, unit: not is_machine(rules, unit),
    "in-combat": _in_combat,
    "may-shoot": _has_target,
}
"""What a chosen unit must be (S-21)."""

Aim: TypeAlias = tuple[int, Player]
"""The unit and the player that go with a card."""


def _aims(
    setting: Setting, state: SkirmishState, player: Player, card: CardDef, window: CardMoment
) -> Iterator[Aim]:
    """All that may be chosen with a card in this window; nothing: the card has nothing to work on."""
    found: Iterable[Aim] = [(NONE, NOBODY)]
    if card.choose.what == "unit":
        wishes = [WISHES[one] for one in card.choose.unit]
        found = (
            (unit.id, NOBODY)
            for unit in state.standing()
            if all(wish(setting, state, player, unit) for wish in wishes)
        )
    elif card.choose.what == "player":
        found = [(NONE, other) for other in range(state.players) if other != player]
    elif card.choose.what == "leader":
        found = [(NONE, other) for other in _leaders(state) if other != player]
    return (aim for aim in found if are_effects_possible(setting, state, card, window, aim))


def are_effects_possible(
    setting: Setting, state: SkirmishState, card: CardDef, window: CardMoment, aim: Aim
) -> bool:
    """Whether every effect of a card has something to do there; else it is void (S-09)."""
    unit = window.unit if aim[0] == NONE else aim[0]
    return all(effects.is_effect_possible(setting, state, effect, unit, aim[1]) for effect in card.effects)


# by public facts


def _kinds_of(
    setting: Setting, state: SkirmishState, player: Player, window: CardMoment
) -> Iterator[tuple[str, CardDef]]:
    """Kinds of card for `player` in this window that the player can pay and nobody played this phase."""
    for id, card in setting.content.cards.items():
        if card.moment != window.when or id in state.played or state.tokens[player] < card.cost:
            continue
        if _has_part(state, player, card, window.unit):
            yield id, card


def _kinds_now(
    setting: Setting, state: SkirmishState, player: Player, window: CardMoment
) -> Iterator[tuple[str, CardDef]]:
    """Kinds of card that `player` could play now if they were in hand, as everybody knows."""
    for id, card in _kinds_of(setting, state, player, window):
        if _has_aim(setting, state, player, card, window):
            yield id, card


def _has_aim(
    setting: Setting, state: SkirmishState, player: Player, card: CardDef, window: CardMoment
) -> bool:
    """Whether a card has anything to work on."""
    return next(_aims(setting, state, player, card, window), None) is not None


def _may_be_held(state: SkirmishState, id: str, card: CardDef) -> bool:
    """Whether a copy may be in a hand: with 2 armies some are not played; others all lie face up (S-21)."""
    seen = state.discards.count(id) + sum(play.card == id for play in state.plays)
    return seen < card.copies and (state.players > 2 or not card.three)


def asked_of(setting: Setting, state: SkirmishState, window: CardMoment) -> list[Player]:
    """The players who hold cards and may have one to play, nearest clockwise from the active one first
    (S-20).
    """
    return [
        player
        for player in players_clockwise(state, state.active)
        if state.hands[player]
        and any(
            _may_be_held(state, id, card) and _has_aim(setting, state, player, card, window)
            for id, card in _kinds_of(setting, state, player, window)
        )
    ]


# by the hand


def legal_card_plays(
    setting: Setting, state: SkirmishState, player: Player, window: CardMoment
) -> list[PlayCard]:
    """Every legal play of a player's hand in this window."""
    held = state.hands[player]
    return [
        PlayCard(player, id, unit, target)
        for id, card in _kinds_of(setting, state, player, window)
        if id in held
        for unit, target in _aims(setting, state, player, card, window)
    ]


def check_play(
    setting: Setting, state: SkirmishState, action: PlayCard, window: CardMoment
) -> Refusal | None:
    """Held, in its window, by who may, paid for, not yet played this phase, with something to do (S-20)."""
    if action.card not in state.hands[action.player]:
        return Refusal("treachery-not-held")
    card = setting.content.cards[action.card]
    if card.moment != window.when:
        return Refusal("treachery-not-now")
    if action.card in state.played:
        return Refusal("treachery-once")
    if not _has_part(state, action.player, card, window.unit):
        return Refusal("treachery-not-for-you")
    if state.tokens[action.player] < card.cost:
        return Refusal("treachery-too-dear", {"cost": card.cost})
    found = list(_aims(setting, state, action.player, card, window))
    if not found:
        return Refusal("treachery-void")
    return None if (action.unit, action.target) in found else Refusal("treachery-wrong-aim")
