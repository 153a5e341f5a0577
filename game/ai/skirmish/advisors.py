"""The commanders' advisors: which function rates the options of which question."""

from collections.abc import Sequence
from typing import Any

from game.ai.skirmish.cards import choose as cards_choose
from game.ai.skirmish.charge import choose as charge_choose
from game.ai.skirmish.combat import challenges, pursuit
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
    PLAY_CARD: cards_choose.rate_card_plays,
    DISCARD_CARD: cards_choose.rate_discards,
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
    ISSUE_CHALLENGE: challenges.rate_challenges,
    ACCEPT_CHALLENGE: challenges.rate_challenge_answers,
    SHAME_CHARACTER: challenges.rate_shame_targets,
    NEXT_BREAK_TEST: combat_choose.rate_test_sequence,
    NEXT_PANIC_TEST: combat_choose.rate_test_sequence,
    PURSUIT_CHOICE: pursuit.rate_pursuits,
    NEXT_PURSUIT_MOVE: combat_choose.rate_test_sequence,
    COMBAT_REFORM: combat_choose.rate_combat_reforms,
}
"""The advisor by the kind of question; all options of an unknown kind (a mod's) are rated 0."""


def rate_options(decision: Decision, options: Sequence[Any]) -> list[float]:
    """The worth of each option in victory points, as the advisor on that question sees it."""
    advisor = ADVISORS.get(decision.question.kind, _rate_alike)
    return advisor(decision, options)


def _rate_alike(decision: Decision, options: Sequence[Any]) -> list[float]:
    """0 for every option, as no advisor knows the question."""
    return [0.0] * len(options)
