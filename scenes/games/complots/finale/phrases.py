"""The lines of the timeline in words."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from game.ai.policy import Thought, thought_text
from game.core.rules import Player
from game.rules.complots.defs import ActionDef, Steal
from scenes.games.complots.finale.match_lines import Line
from scenes.shell.null_sound import Words


class ReviewWords:
    """Puts lines and thoughts into the words of the language spoken now."""

    def __init__(self, texts: Words, names: Sequence[str], actions: Mapping[str, ActionDef]) -> None:
        self.texts, self.names, self.actions = texts, names, actions

    def headline(self, line: Line) -> str:
        """Return the player and the deed of a line, in words."""
        told, texts = line.told, self.texts
        name = self.names[told.player]
        if told.kind == "loss":
            return texts("finale-line-loss", name=name, role=self.role(told.action))
        if told.character is None:
            return texts("finale-line-plain", name=name, action=texts(_action_key(told.action)))
        if told.kind == "block":
            return texts("finale-line-block", name=name, role=self.role(told.character))
        message = "finale-line-denial" if told.denial else "finale-line-claim"
        return texts(message, name=name, role=self.role(told.character))

    def purpose(self, line: Line) -> str:
        """Return the purpose or the outcome of a line, in words."""
        told = line.told
        if told.kind == "loss":
            return self.texts("finale-line-out") if line.out else ""
        if told.kind == "block" and told.target is not None:
            return self.texts("complots-line-block", name=self.names[told.target])
        effect = self.actions[told.action].effect
        target = "" if told.target is None else self.names[told.target]
        coins = effect.coins if isinstance(effect, Steal) else 0
        return self.texts(f"{_action_key(told.action)}.says", target=target, coins=coins)

    def role(self, character: str) -> str:
        """A character, as in « la Duchesse »."""
        return self.texts(f"name-{character}.the")

    def verdict(self, line: Line) -> str:
        """Return the outcome of a line as a headline."""
        return self.texts(f"finale-verdict-{line.verdict}")

    def reason(
        self, player: Player, thought: Thought | None, *, bot: bool, doubting: bool
    ) -> tuple[str, str]:
        """Whose thought it is, and the thought; people keep theirs."""
        name = self.names[player]
        if thought is not None:
            lead = self.texts("finale-doubted" if doubting else "finale-thought", name=name)
            return lead, self.texts("finale-quote", words=self.said(thought))
        if bot:
            return self.texts("finale-thought", name=name), self.texts("finale-no-choice")
        return self.texts("finale-kept", name=name), self.texts(
            "finale-kept-doubt" if doubting else "finale-kept-why"
        )

    def scripts(self, line: Line) -> str:
        """What scripts of mods said of a line, each on a line of its own."""
        return "\n".join(self.texts(f"said-{key}", **facts) for key, facts in line.told.said)

    def said(self, thought: Thought) -> str:
        """Return a thought in words."""
        return thought_text(thought, cast(Any, self.texts), self.names)


def _action_key(action: str) -> str:
    """The Fluent key of an action id."""
    return f"action-{action}"
