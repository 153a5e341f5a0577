"""The hand at magic: which spell, at whom, with how many dice; dispels and ends of spells (S-40 to S-43)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from game.core.rules import Refusal
from game.input.intents import Intent
from game.rules.skirmish.actions.orders import Cast, Dispel, EndSpell
from game.rules.skirmish.actions.player import Done
from game.rules.skirmish.flow.questions import CAST_SPELL, DISPEL_SPELL, UNRAVEL_SPELL
from game.rules.skirmish.survey.outlines import vortex_target
from scenes.match.hands import Answer, PromptSpec

if TYPE_CHECKING:
    from scenes.games.skirmish.table.controller import Controller

Deed: TypeAlias = Cast | Dispel | EndSpell
MAGIC = (CAST_SPELL, DISPEL_SPELL, UNRAVEL_SPELL)
"""What this tool answers."""
_DICE = {Intent.LEFT: -1, Intent.RIGHT: 1}
_SPELLS = {Intent.UP: -1, Intent.DOWN: 1, Intent.DOUBT: 1}
_TARGETS = {Intent.PREVIOUS: -1, Intent.NEXT: 1}
_FIRST_DICE = 2
"""Dice that lie there before anybody has touched them."""
_ENDS = PromptSpec(Intent.ACCEPT, "skirmish-cast-end")
_DICE_OF = PromptSpec(Intent.RIGHT, "skirmish-cast-dice")
_DISPELS = PromptSpec(Intent.ACCEPT, "skirmish-cast-dispel")
_TARGET = PromptSpec(Intent.NEXT, "skirmish-cast-target")
_OTHER = PromptSpec(Intent.DOUBT, "skirmish-cast-other")
_WIZARD = PromptSpec(Intent.DOUBT, "skirmish-cast-wizard")
_LETS = PromptSpec(Intent.BACK, "skirmish-cast-let")


class CastTool:
    """One chair's next deed of magic, and the dice that lie for it."""

    def __init__(self) -> None:
        self._at: object = None
        """The deed under the cursor, whatever its dice."""
        self._dice = _FIRST_DICE

    def takes(self, hand: Controller) -> bool:
        """Whether this chair casts, dispels or unravels, and can."""
        return hand.kind in MAGIC and not hand.replying and bool(_deeds(hand))

    def prompts(self, hand: Controller) -> tuple[PromptSpec, ...]:
        """Cast, how many dice, at whom, what else; the dispeller may let it come."""
        deed, deeds = self.marked(hand), _deeds(hand)
        if deed is None or isinstance(deed, EndSpell):
            return (_ENDS, _OTHER)
        others = len({spell_of(one) for one in deeds}) > 1
        if isinstance(deed, Dispel):
            helpers = len({one.wizard for one in deeds if isinstance(one, Dispel)}) > 1
            answers = hand.kind == DISPEL_SPELL
            more = (_WIZARD,) if helpers and answers else (_OTHER,) if others else ()
            return (_DISPELS, _DICE_OF, *more, *((_LETS,) if answers else ()))
        casts = (PromptSpec(Intent.ACCEPT, "skirmish-cast-cast"), _DICE_OF)
        return (*casts, *((_TARGET,) if _of_same_spell(deeds, deed) else ()), *((_OTHER,) if others else ()))

    def state(self, hand: Controller) -> object:
        """What is marked, its dice with it."""
        return self.marked(hand)

    def feed(self, hand: Controller, intent: Intent) -> Answer:
        """Other dice, another target or spell, or the deed."""
        deed, deeds = self.marked(hand), _deeds(hand)
        if deed is None:
            return None
        if intent in _DICE:
            self.lay_dice(hand, _dice_of(deed) + _DICE[intent])
        elif intent in _TARGETS:
            self._turn(_of_same_spell(deeds, deed) or [deed], _key, deed, _TARGETS[intent])
        elif intent in _SPELLS:
            self._turn(deeds, spell_of, deed, _SPELLS[intent])
        elif intent is Intent.BACK:
            if hand.kind == DISPEL_SPELL:
                return Done(hand.me)
            self._dice = _FIRST_DICE
        elif intent is Intent.ACCEPT:
            return hand.seat.refusal(deed) or deed
        return None

    def _turn(self, deeds: Sequence[Deed], key: Callable[[Deed], object], now: Deed, by: int) -> None:
        """Go on to the first deed of the next kind, round and round."""
        firsts: dict[object, Deed] = {}
        for one in deeds:
            firsts.setdefault(key(one), one)
        kinds = list(firsts)
        at = kinds.index(key(now)) if key(now) in firsts else 0
        self._at = _key(firsts[kinds[(at + by) % len(kinds)]])

    def lay_dice(self, hand: Controller, dice: int) -> None:
        """Lay so many dice down, as far as there are so many."""
        most = max((_dice_of(one) for one in _deeds(hand)), default=1)
        self._dice = max(1, min(dice, most))

    # what is marked

    def marked(self, hand: Controller) -> Deed | None:
        """The deed under the cursor, with the dice that lie there; None: nothing can be done."""
        deeds = _deeds(hand)
        if not deeds:
            return None
        same = [one for one in deeds if _key(one) == self._at]
        if not same:
            same = [one for one in deeds if _key(one) == _key(_first(hand, deeds))]
            self._at = _key(same[0])
        return min(same, key=lambda one: abs(_dice_of(one) - self._dice))

    def targets(self, hand: Controller) -> tuple[int, ...]:
        """The units at which the marked spell may be cast."""
        deed = self.marked(hand)
        return (
            () if deed is None else tuple(target_of(hand, one) for one in _of_same_spell(_deeds(hand), deed))
        )

    def lit(self, hand: Controller) -> tuple[int, ...]:
        """The caster and the target of what is marked."""
        deed = self.marked(hand)
        if deed is None:
            return ()
        wizard = deed.wizard if isinstance(deed, Cast) else -1
        return tuple(one for one in (wizard, target_of(hand, deed)) if one >= 0)

    # the mouse

    def mark_unit(self, hand: Controller, unit: int) -> Answer:
        """A unit was clicked: it becomes the target; the marked one is cast at.

        Whoever cannot be aimed at says why.
        """
        deed = self.marked(hand)
        if not isinstance(deed, Cast):
            return None
        if unit == target_of(hand, deed):
            return self.feed(hand, Intent.ACCEPT)
        found = next(
            (one for one in _of_same_spell(_deeds(hand), deed) if target_of(hand, one) == unit), None
        )
        if found is not None:
            self._at = _key(found)
            return None
        refusal: Refusal | None = hand.seat.refusal(
            Cast(hand.me, deed.wizard, deed.spell, deed.dice, unit, heading=deed.heading)
        )
        return refusal


def _deeds(hand: Controller) -> list[Deed]:
    """What of magic is among the options of a hand."""
    return [one for one in hand.options if isinstance(one, Cast | Dispel | EndSpell)]


def _dice_of(deed: Deed) -> int:
    """The dice that lie for a deed."""
    return 0 if isinstance(deed, EndSpell) else deed.dice


def _key(deed: Deed) -> object:
    """All of a deed but its dice."""
    if isinstance(deed, Cast):
        return "cast", deed.wizard, deed.spell, deed.target, deed.x, deed.y, deed.heading
    return ("end", deed.lasting) if isinstance(deed, EndSpell) else ("dispel", deed.wizard, deed.lasting)


def spell_of(deed: Deed) -> object:
    """Which spell of whom a deed is about, whatever its target."""
    return ("cast", deed.wizard, deed.spell) if isinstance(deed, Cast) else _key(deed)


def _of_same_spell(deeds: Sequence[Deed], deed: Deed) -> list[Deed]:
    """The same spell at each target, once each; none if there is but one."""
    found = {_key(one): one for one in deeds if isinstance(one, Cast) and spell_of(one) == spell_of(deed)}
    return list(found.values()) if len(found) > 1 else []


def _first(hand: Controller, deeds: Sequence[Deed]) -> Deed:
    """What lies under the cursor first: a spell at an enemy, the best wizard who dispels, else the first."""
    view = hand.view
    if isinstance(deeds[0], Dispel) and hand.kind == DISPEL_SPELL:
        helpers = [one for one in deeds if isinstance(one, Dispel)]
        return max(helpers, key=lambda one: view.units[one.wizard].level if one.wizard >= 0 else 0)
    hostile = [
        one
        for one in deeds
        if isinstance(one, Cast) and (one.target < 0 or view.units[one.target].owner == view.named)
    ]
    return (hostile or deeds)[0]


def target_of(hand: Controller, deed: Deed) -> int:
    """The unit that a deed is meant for; of a vortex, the enemy's unit towards which it goes."""
    view = hand.view
    if isinstance(deed, EndSpell | Dispel):
        lasting = next((one for one in view.lasting if one.id == deed.lasting), None)
        if lasting is not None:
            return lasting.unit
        return view.casting.target if view.casting is not None else -1
    if deed.target >= 0:
        return deed.target
    return vortex_target(view, deed.wizard, deed.heading)
