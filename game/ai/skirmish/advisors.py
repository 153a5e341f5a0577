"""The staff: which room rates which question."""

from collections.abc import Sequence
from typing import Any

from game.ai.skirmish.cards import choose
from game.ai.skirmish.charge import choose as charge_choose
from game.ai.skirmish.combat import choose as combat_choose
from game.ai.skirmish.decision import Advisor, Decision
from game.ai.skirmish.magic import choose as magic_choose
from game.ai.skirmish.movement import choose as movement_choose
from game.ai.skirmish.movement import deploy
from game.ai.skirmish.politics import bribes, naming
from game.ai.skirmish.shooting import choose as shooting_choose
from game.rules.skirmish.flow.questions import (
    ACCEPT_CHALLENGE,
    ALLOT_BLOWS,
    AMBUSH_SHOT,
    ANSWER_OFFERS,
    CAST_SPELL,
    CHARGE_PATH_CHOICE,
    CHARGE_REACTION,
    CHASE_ORDER,
    CHOOSE_COMBAT,
    CHOOSE_WEAPON,
    COMBAT_REFORM,
    COMPELLED_CHARGE,
    DECLARE_CHARGES,
    DEPLOYMENT_ORDER,
    DISCARD_CARD,
    DISPEL_SPELL,
    ISSUE_CHALLENGE,
    MAKE_OFFERS,
    NAME_ENEMY,
    NEXT_BREAK_TEST,
    NEXT_CHARGE_MOVE,
    NEXT_COMPULSORY_MOVE,
    NEXT_PANIC_TEST,
    NEXT_PURSUIT_MOVE,
    PLACE_SCOUT,
    PLACE_UNIT,
    PLAY_CARD,
    PURSUIT_CHOICE,
    RALLY_FORMATION,
    REDIRECT_CHARGE,
    REMAINING_MOVE,
    SHAME_CHARACTER,
    SHOOTING_ORDERS,
    TAKE_ZONE,
    UNRAVEL_SPELL,
    VANGUARD_MOVE,
)

ADVISORS: dict[str, Advisor] = {
    DEPLOYMENT_ORDER: deploy.rate_deployment_orders,
    TAKE_ZONE: deploy.rate_deployment_zones,
    PLACE_UNIT: deploy.rate_placements,
    PLACE_SCOUT: deploy.rate_placements,
    VANGUARD_MOVE: deploy.rate_vanguard_moves,
    NAME_ENEMY: naming.rate_named_enemies,
    MAKE_OFFERS: bribes.rate_bribe_offers,
    ANSWER_OFFERS: bribes.rate_bribe_answers,
    PLAY_CARD: choose.rate_card_plays,
    DISCARD_CARD: choose.rate_discards,
    DECLARE_CHARGES: charge_choose.rate_charges,
    COMPELLED_CHARGE: charge_choose.rate_charges,
    CHARGE_REACTION: charge_choose.rate_charge_reactions,
    REDIRECT_CHARGE: charge_choose.rate_redirects,
    CHASE_ORDER: charge_choose.rate_redirects,
    NEXT_CHARGE_MOVE: charge_choose.rate_charge_sequence,
    CHARGE_PATH_CHOICE: charge_choose.rate_charge_paths,
    NEXT_COMPULSORY_MOVE: movement_choose.rate_rally_sequence,
    RALLY_FORMATION: movement_choose.rate_rally_reforms,
    REMAINING_MOVE: movement_choose.rate_moves,
    CAST_SPELL: magic_choose.rate_casts,
    DISPEL_SPELL: magic_choose.rate_dispels,
    UNRAVEL_SPELL: magic_choose.rate_spells_to_end,
    SHOOTING_ORDERS: shooting_choose.rate_shots,
    AMBUSH_SHOT: shooting_choose.rate_shots,
    CHOOSE_COMBAT: combat_choose.rate_next_combats,
    CHOOSE_WEAPON: combat_choose.rate_weapons,
    ALLOT_BLOWS: combat_choose.rate_blow_allotments,
    ISSUE_CHALLENGE: combat_choose.rate_challenges,
    ACCEPT_CHALLENGE: combat_choose.rate_challenge_answers,
    SHAME_CHARACTER: combat_choose.rate_shame_targets,
    NEXT_BREAK_TEST: combat_choose.rate_test_sequence,
    NEXT_PANIC_TEST: combat_choose.rate_test_sequence,
    PURSUIT_CHOICE: combat_choose.rate_pursuits,
    NEXT_PURSUIT_MOVE: combat_choose.rate_test_sequence,
    COMBAT_REFORM: combat_choose.rate_combat_reforms,
}
"""By the kind of the question; one that nobody knows (a mod's) is answered by the first option."""


def rate_options(decision: Decision, options: Sequence[Any]) -> list[float]:
    """The worth of each option in victory points."""
    room = ADVISORS.get(decision.question.kind, _first)
    return room(decision, options)


def _first(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Nothing speaks for anything: whatever stands first."""
    return [0.0] * len(options)
