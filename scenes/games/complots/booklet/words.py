"""Sentences of the booklet, made of the content: no number of a rule is ever written in a text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.complots.content import Content
from game.rules.complots.defs import (
    ActionDef,
    BlockDef,
    ComplotsFlags,
    Convert,
    Embezzle,
    Exchange,
    Gain,
    Interrogate,
    Kill,
    Steal,
)

EFFECTS: dict[type[Any], str] = {
    Gain: "icon_receive_money",
    Kill: "icon_backstab",
    Steal: "icon_snatch",
    Exchange: "icon_card_exchange",
    Interrogate: "icon_magnifying_glass",
    Convert: "icon_cycle",
    Embezzle: "icon_open_treasure_chest",
}
"""The icon of each kind of effect."""


class RulebookWords:
    """Says content in the language of now."""

    def __init__(self, words: Any, cast: Content, flags: ComplotsFlags) -> None:
        self.words, self.cast, self.flags = words, cast, flags

    def the(self, ref: str) -> str:
        """Return a character's name with its article: « la Duchesse »."""
        return str(self.words.name(ref, "the"))

    def either(self, refs: Sequence[str]) -> str:
        """« le Capitaine, l'Ambassadeur ou l'Inquisiteur »."""
        names = [self.the(ref) for ref in refs]
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])}{self.words('rulebook-or')}{names[-1]}"

    def action_name(self, action: ActionDef) -> str:
        """The name of an action."""
        return str(self.words(f"action-{action.id}"))

    def move(self, action: ActionDef) -> str:
        """An action in a sentence: by its character, « l'Assassin », or by its name in quotes."""
        return (
            self.the(action.claim)
            if action.claim
            else str(self.words("rulebook-quoted", name=self.action_name(action)))
        )

    def effect(self, action: ActionDef) -> str:
        """Return the effect of an action in words, with its numbers."""
        effect = action.effect
        kind = type(effect).__name__.lower()
        if isinstance(effect, Convert):
            kind = "convert-other" if action.target else "convert"
        facts = {
            name: getattr(effect, name) for name in effect.__struct_fields__ if name in ("coins", "draw")
        }
        return str(self.words(f"rulebook-effect-{kind}", **facts))

    def action(self, action: ActionDef) -> str:
        """Price, effect and what stops it, in a row."""
        price = [self.words("rulebook-cost", cost=action.cost)] if action.cost else []
        denies = [self.words("rulebook-denies", role=self.the(action.denies))] if action.denies else []
        return " ".join([*price, self.effect(action), *denies, self.stopped(action)])

    def stopped(self, action: ActionDef) -> str:
        """With whom an action can be blocked."""
        if action.block is None:
            return str(self.words("rulebook-unstoppable"))
        return str(self.words("rulebook-stopped", roles=self.either(action.block.claiming)))

    def role(self, ref: str) -> list[tuple[str, str]]:
        """Icon and sentence for all that a character does and stops."""
        own = [action for action in self.cast.actions.values() if action.claim == ref]
        points = [(EFFECTS[type(action.effect)], self.action(action)) for action in own]
        if len(points) > 1:
            points = [(icon, self.words("rulebook-either", words=words)) for icon, words in points]
        if not own:
            points = [("icon_semi_closed_eye", self.words("rulebook-idle"))]
        stops = [(a, a.block) for a in self.cast.actions.values() if a.block and ref in a.block.claiming]
        points += [("icon_bordered_shield", self.stops(action, block)) for action, block in stops]
        if not stops:
            points.append(("icon_interdiction", self.words("rulebook-stops-nothing")))
        return points

    def stops(self, action: ActionDef, block: BlockDef) -> str:
        """Return in words what a character stops, and for whom."""
        return str(self.words(f"rulebook-stops-{block.by}", action=self.move(action)))

    def aside(self, name: str) -> str:
        """The gossip about a character; who is one of several fifth characters says so."""
        key = f"rulebook-aside-{name}"
        said = [str(self.words(key))] if key in self.words else []
        rivals = [ref for ref in self.cast.deck.one_of if ref in self.cast.characters]
        others = [ref for ref in rivals if ref.partition(":")[2] != name]
        if others and len(others) < len(rivals):
            said.append(str(self.words("rulebook-fifth", roles=self.either(others))))
        return " ".join(said)

    def copies(self) -> str:
        """Return the number of copies of each character, in words."""
        return " ".join(
            self.words("rulebook-setting-copies", players=step.players, copies=step.copies)
            for step in self.cast.deck.copies
        )

    def forced(self) -> str:
        """Return in words from how many coins a player must strike; empty when nobody ever must."""
        forced = [action for action in self.cast.actions.values() if action.forced]
        if not forced or not self.flags.forced_at:
            return ""
        cheapest = min(forced, key=lambda action: action.cost)
        limit = max(self.flags.forced_at, cheapest.cost)
        return str(self.words("rulebook-turn-forced", n=limit, action=self.action_name(cheapest)))

    def after_doubt(self) -> str:
        """Return in words whether a wrong doubt leaves a block."""
        deadly = [a for a in self.cast.actions.values() if a.block and a.block.lost_by_doubting]
        if not deadly:
            return ""
        may = "on" if self.flags.block_after_challenge else "off"
        names = self.words("rulebook-or").join(self.move(action) for action in deadly)
        return str(self.words(f"rulebook-countering-after-{may}", action=names))
