"""The staff: which room rates which question."""

from collections.abc import Sequence
from typing import Any

from game.ai.skirmish.cards import choose
from game.ai.skirmish.charge import choose as charge_choose
from game.ai.skirmish.combat import choose as combat_choose
from game.ai.skirmish.decision import Mind, Rating
from game.ai.skirmish.magic import choose as magic_choose
from game.ai.skirmish.movement import choose as movement_choose
from game.ai.skirmish.movement import deploy
from game.ai.skirmish.politics import bribes, naming
from game.ai.skirmish.shooting import choose as shooting_choose

ROOMS: dict[str, Rating] = {
    "deployment:order": deploy.order,
    "deployment:zone": deploy.zone,
    "deployment:place": deploy.place,
    "deployment:scout": deploy.place,
    "deployment:vanguard": deploy.vanguard,
    "turns:name": naming.name,
    "bribes:offer": bribes.offer,
    "bribes:answer": bribes.answer,
    "treachery:card": choose.card,
    "treachery:discard": choose.discard,
    "charge:declare": charge_choose.declare,
    "charge:must": charge_choose.declare,
    "reactions:react": charge_choose.react,
    "redirects:to": charge_choose.redirect,
    "redirects:chase": charge_choose.redirect,
    "charge-moves:next": charge_choose.sequence,
    "charge-moves:way": charge_choose.way,
    "rally:next": movement_choose.sequence,
    "rally:form": movement_choose.rallied,
    "manoeuvres:move": movement_choose.move,
    "magic:cast": magic_choose.cast,
    "magic:dispel": magic_choose.dispel,
    "magic:unravel": magic_choose.unravel,
    "shooting:orders": shooting_choose.shoot,
    "ambush:shoot": shooting_choose.shoot,
    "combat:choose": combat_choose.choose,
    "combat:weapon": combat_choose.weapon,
    "combat:allot": combat_choose.allot,
    "duels:issue": combat_choose.issue,
    "duels:accept": combat_choose.accept,
    "duels:shame": combat_choose.shame,
    "result:break": combat_choose.sequence,
    "morale:next": combat_choose.sequence,
    "pursuit:name": combat_choose.pursue,
    "pursuit:next": combat_choose.sequence,
    "reforms:reform": combat_choose.reform,
}
"""By the kind of the question; one that nobody knows (a mod's) is answered by the first option."""


def rate(mind: Mind, options: Sequence[Any]) -> list[float]:
    """The worth of each option in victory points."""
    room = ROOMS.get(mind.question.kind, first)
    return room(mind, options)


def first(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Nothing speaks for anything: whatever stands first."""
    return [0.0] * len(options)
