"""The staff: which room rates which question."""

from collections.abc import Sequence
from typing import Any

from game.ai import (
    skirmish_bribes,
    skirmish_cards,
    skirmish_charges,
    skirmish_deploy,
    skirmish_fire,
    skirmish_magic,
    skirmish_melee,
    skirmish_moves,
    skirmish_names,
)
from game.ai.skirmish_mind import Mind, Rating

ROOMS: dict[str, Rating] = {
    "deployment:order": skirmish_deploy.order,
    "deployment:zone": skirmish_deploy.zone,
    "deployment:place": skirmish_deploy.place,
    "deployment:scout": skirmish_deploy.place,
    "deployment:vanguard": skirmish_deploy.vanguard,
    "turns:name": skirmish_names.name,
    "bribes:offer": skirmish_bribes.offer,
    "bribes:answer": skirmish_bribes.answer,
    "treachery:card": skirmish_cards.card,
    "treachery:discard": skirmish_cards.discard,
    "charge:declare": skirmish_charges.declare,
    "charge:must": skirmish_charges.declare,
    "reactions:react": skirmish_charges.react,
    "redirects:to": skirmish_charges.redirect,
    "redirects:chase": skirmish_charges.redirect,
    "charge-moves:next": skirmish_charges.sequence,
    "charge-moves:way": skirmish_charges.way,
    "rally:next": skirmish_moves.sequence,
    "rally:form": skirmish_moves.rallied,
    "manoeuvres:move": skirmish_moves.move,
    "magic:cast": skirmish_magic.cast,
    "magic:dispel": skirmish_magic.dispel,
    "magic:unravel": skirmish_magic.unravel,
    "shooting:orders": skirmish_fire.shoot,
    "ambush:shoot": skirmish_fire.shoot,
    "combat:choose": skirmish_melee.choose,
    "combat:weapon": skirmish_melee.weapon,
    "combat:allot": skirmish_melee.allot,
    "duels:issue": skirmish_melee.issue,
    "duels:accept": skirmish_melee.accept,
    "duels:shame": skirmish_melee.shame,
    "result:break": skirmish_melee.sequence,
    "morale:next": skirmish_melee.sequence,
    "pursuit:name": skirmish_melee.pursue,
    "pursuit:next": skirmish_melee.sequence,
    "reforms:reform": skirmish_melee.reform,
}
"""By the kind of the question; one that nobody knows (a mod's) is answered by the first option."""


def rate(mind: Mind, options: Sequence[Any]) -> list[float]:
    """The worth of each option in victory points."""
    room = ROOMS.get(mind.question.kind, first)
    return room(mind, options)


def first(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Nothing speaks for anything: whatever stands first."""
    return [0.0] * len(options)
