"""The rounds of Hécatombe in words."""

from collections.abc import Mapping, Sequence

from game.ai.policy import Thought, thought_text
from game.mods.texts import Texts
from game.rules.hecatombe.deduction.hindsight import Insight
from game.rules.hecatombe.review import Assault, Moment, RoundTold


class ReviewWords:
    """Puts peoples, attacks and insights into the words of the language spoken now."""

    def __init__(self, texts: Texts, names: Sequence[str], pairs: Mapping[str, tuple[str, str]]) -> None:
        self.texts, self.names, self.pairs = texts, names, pairs

    def people(self, people: str) -> str:
        """A people, as in « Terre-Feu »."""
        one, two = (self.texts.name(symbol) for symbol in self.pairs[people])
        return self.texts("hecatombe-people", one=one, two=two)

    def moment(self, told: RoundTold, moment: Moment) -> str:
        """Return a moment of the round in words."""
        if moment.kept:
            return self.texts("finale-hecatombe-kept")
        if not moment.assaults:
            return self.texts("finale-hecatombe-before")
        return self.texts("finale-hecatombe-assault", n=told.assaults[moment.assaults - 1].number)

    def outcome(self, assault: Assault) -> str:
        """Return the attacked player's answer in words."""
        if assault.sacrificed is None:
            return self.texts("finale-hecatombe-let-go", name=self.names[assault.target])
        people = self.people(assault.sacrificed)
        return self.texts("finale-hecatombe-countered", name=self.names[assault.target], people=people)

    def end_of_fighting(self, told: RoundTold) -> str:
        """Why nobody fought any more."""
        if told.blocked is None:
            return ""
        return self.texts(f"finale-hecatombe-end-{told.reason}", name=self.names[told.blocked])

    def insight(self, told: RoundTold, moments: Sequence[Moment], insight: Insight | None) -> str:
        """Return in words when an objective could have been known; empty while that is being worked out."""
        if insight is None:
            return ""
        for code, at in (("known", insight.sure), ("guessed", insight.leaning)):
            if at is not None:
                return self.since(code, told, moments[at])
        if insight.mistaken is None:
            return self.texts("finale-hecatombe-dark")
        return self.texts("finale-hecatombe-mistaken", people=self.people(insight.mistaken))

    def aside(self, thought: Thought | None, name: str, *, bot: bool) -> str:
        """Return a thought in quotes; without a note, its owner had no choice or keeps the reasons secret."""
        if thought is not None:
            return self.texts("finale-quote", words=thought_text(thought, self.texts, self.names))
        return self.texts("finale-no-choice") if bot else self.texts("finale-kept", name=name)

    def since(self, code: str, told: RoundTold, moment: Moment) -> str:
        """Known, or guessed, since a moment."""
        key = f"finale-hecatombe-{code}"
        if moment.kept:
            return self.texts(f"{key}-kept")
        if not moment.assaults:
            return self.texts(f"{key}-at-once")
        return self.texts(key, n=told.assaults[moment.assaults - 1].number)
