"""Every question of the battle: declared once here, asked and answered by its chapter, rated by the bots.

The part before the colon names the chapter that answers for it. The texts are what views and positions write:
they never change.
"""

from typing import NewType

QuestionKind = NewType("QuestionKind", str)
"""The kind of a question; a literal word is none."""

DEPLOYMENT_ORDER = QuestionKind("deployment:order")
"""Whoever won the roll-off sets the order of deployment (S-25)."""
TAKE_ZONE = QuestionKind("deployment:zone")
"""Which zone an army takes (S-25)."""
PLACE_UNIT = QuestionKind("deployment:place")
"""Where the next unit is deployed (S-25)."""
PLACE_SCOUT = QuestionKind("deployment:scout")
"""Where a scout is deployed (S-25)."""
VANGUARD_MOVE = QuestionKind("deployment:vanguard")
"""Whether and where a vanguard moves before the battle (S-25)."""
NAME_ENEMY = QuestionKind("turns:name")
"""Whom the active player names for the phase (S-03)."""
MAKE_OFFERS = QuestionKind("bribes:offer")
"""What is offered for whose promise (S-18)."""
ANSWER_OFFERS = QuestionKind("bribes:answer")
"""Which offers are taken (S-18)."""
PLAY_CARD = QuestionKind("treachery:card")
"""Whether a treachery card is played in this window (S-20)."""
DISCARD_CARD = QuestionKind("treachery:discard")
"""Which card is laid down (S-19)."""
AMBUSH_SHOT = QuestionKind("ambush:shoot")
"""At whom a unit in ambush shoots (S-21)."""
DECLARE_CHARGES = QuestionKind("charge:declare")
"""Who charges whom (S-33)."""
COMPELLED_CHARGE = QuestionKind("charge:must")
"""Whom a unit that must charge charges (S-33)."""
CHARGE_REACTION = QuestionKind("reactions:react")
"""What a charged unit does: hold, shoot, flee (S-33)."""
REDIRECT_CHARGE = QuestionKind("redirects:to")
"""Whom a charger turns to when its target has fled (S-34)."""
CHASE_ORDER = QuestionKind("redirects:chase")
"""Which charge whose target fled goes on first (S-34)."""
NEXT_CHARGE_MOVE = QuestionKind("charge-moves:next")
"""Which charge is moved next (S-35)."""
CHARGE_PATH_CHOICE = QuestionKind("charge-moves:way")
"""By which path a charge comes home (S-35)."""
NEXT_COMPULSORY_MOVE = QuestionKind("rally:next")
"""Which unit rallies or flees on next (S-37)."""
RALLY_FORMATION = QuestionKind("rally:form")
"""How a rallied unit stands (S-37)."""
REMAINING_MOVE = QuestionKind("manoeuvres:move")
"""One more move of a unit, or none (S-31, S-32)."""
CAST_SPELL = QuestionKind("magic:cast")
"""What is cast with how many dice (S-39)."""
DISPEL_SPELL = QuestionKind("magic:dispel")
"""With how many dice a spell is dispelled (S-40)."""
UNRAVEL_SPELL = QuestionKind("magic:unravel")
"""Which lasting spell is dispelled (S-42)."""
SHOOTING_ORDERS = QuestionKind("shooting:orders")
"""Who shoots next at whom (S-44)."""
CHOOSE_COMBAT = QuestionKind("combat:choose")
"""Which combat is fought next (S-51)."""
CHOOSE_WEAPON = QuestionKind("combat:weapon")
"""Which weapon a unit fights with (S-60)."""
ALLOT_BLOWS = QuestionKind("combat:allot")
"""Which blows go to whom (S-53)."""
ISSUE_CHALLENGE = QuestionKind("duels:issue")
"""Whether somebody challenges (S-58)."""
ACCEPT_CHALLENGE = QuestionKind("duels:accept")
"""Who takes the challenge up (S-58)."""
SHAME_CHARACTER = QuestionKind("duels:shame")
"""Which character steps back when a challenge is refused (S-58)."""
NEXT_BREAK_TEST = QuestionKind("result:break")
"""Which loser tests next (S-56)."""
PURSUIT_CHOICE = QuestionKind("pursuit:name")
"""Whether a unit pursues, runs on or holds (S-74)."""
NEXT_PURSUIT_MOVE = QuestionKind("pursuit:next")
"""Which unit decides or moves next (S-74, S-75)."""
COMBAT_REFORM = QuestionKind("reforms:reform")
"""How a unit reforms after the combat (S-79)."""
NEXT_PANIC_TEST = QuestionKind("morale:next")
"""Which of these units tests panic next (S-75)."""
