"""The staff: which room rates which question."""

from collections.abc import Sequence
from typing import Any

from game.ai.skirmish.cards import choose
from game.ai.skirmish.charge import choose as charge_choose
from game.ai.skirmish.combat import choose as combat_choose
from game.ai.skirmish.decision import Decision, Rating
from game.ai.skirmish.magic import choose as magic_choose
from game.ai.skirmish.movement import choose as movement_choose
from game.ai.skirmish.movement import deploy
from game.ai.skirmish.politics import bribes, naming
from game.ai.skirmish.shooting import choose as shooting_choose

ROOMS: dict[str, Rating] = {
    "deployment:order": deploy.rate_deployment_orders,
    "deployment:zone": deploy.rate_deployment_zones,
    "deployment:place": deploy.rate_placements,
    "deployment:scout": deploy.rate_placements,
    "deployment:vanguard": deploy.rate_vanguard_moves,
    "turns:name": naming.rate_named_enemies,
    "bribes:offer": bribes.rate_bribe_offers,
    "bribes:answer": bribes.rate_bribe_answers,
    "treachery:card": choose.rate_card_plays,
    "treachery:discard": choose.rate_discards,
    "charge:declare": charge_choose.rate_charges,
    "charge:must": charge_choose.rate_charges,
    "reactions:react": charge_choose.rate_charge_reactions,
    "redirects:to": charge_choose.rate_redirects,
    "redirects:chase": charge_choose.rate_redirects,
    "charge-moves:next": charge_choose.rate_charge_sequence,
    "charge-moves:way": charge_choose.rate_charge_paths,
    "rally:next": movement_choose.rate_rally_sequence,
    "rally:form": movement_choose.rate_rally_reforms,
    "manoeuvres:move": movement_choose.rate_moves,
    "magic:cast": magic_choose.rate_casts,
    "magic:dispel": magic_choose.rate_dispels,
    "magic:unravel": magic_choose.rate_spells_to_end,
    "shooting:orders": shooting_choose.rate_shots,
    "ambush:shoot": shooting_choose.rate_shots,
    "combat:choose": combat_choose.rate_next_combats,
    "combat:weapon": combat_choose.rate_weapons,
    "combat:allot": combat_choose.rate_blow_allotments,
    "duels:issue": combat_choose.rate_challenges,
    "duels:accept": combat_choose.rate_challenge_answers,
    "duels:shame": combat_choose.rate_shame_targets,
    "result:break": combat_choose.rate_test_sequence,
    "morale:next": combat_choose.rate_test_sequence,
    "pursuit:name": combat_choose.rate_pursuits,
    "pursuit:next": combat_choose.rate_test_sequence,
    "reforms:reform": combat_choose.rate_combat_reforms,
}
"""By the kind of the question; one that nobody knows (a mod's) is answered by the first option."""


def rate_options(mind: Decision, options: Sequence[Any]) -> list[float]:
    """The worth of each option in victory points."""
    room = ROOMS.get(mind.question.kind, _first)
    return room(mind, options)


def _first(mind: Decision, options: Sequence[Any]) -> list[float]:
    """Nothing speaks for anything: whatever stands first."""
    return [0.0] * len(options)
