"""What holds in a story: conditions, and the deeds by which one can prove them."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from game.campaign.defs.cast import HERO
from game.campaign.defs.condition import ANYBODY, ME, Condition
from game.campaign.defs.facts import FACTS
from game.campaign.story.deed import Deed, Memory, counted
from game.campaign.story.state import Story

Facts = Callable[[Story], int]


def _numbers() -> dict[str, Facts]:
    return {
        "chapter": lambda story: len(story.path),
        "losses-in-row": lambda story: story.losses_in_row,
        "seals": lambda story: sum(one.won for one in story.results),
        "fear-total": _fear,
        "trust-total": _trust,
        "fear-lead": lambda story: _fear(story) - _trust(story),
        "dread": lambda story: _fear(story) - 2 * sum(max(0, one.trust) for one in story.relations.values()),
    }


def _fear(story: Story) -> int:
    return sum(one.fear for one in story.relations.values())


def _trust(story: Story) -> int:
    return sum(one.trust for one in story.relations.values())


_NUMBERS = _numbers()


class Asking:
    """Questions to a story as it stands now."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self._memory = Memory(story.deeds)

    def all_hold(self, conditions: Iterable[Condition]) -> bool:
        """Whether every one of some conditions holds."""
        return all(self.holds(one) for one in conditions)

    def holds(self, asked: Condition) -> bool:
        """Whether a condition holds."""
        return self._is_so(asked) != asked.negated

    def causes(self, conditions: Sequence[Condition]) -> list[Deed]:
        """The deeds that prove some conditions, oldest first; each once."""
        found = [deed for one in conditions if not one.negated for deed in self.deeds(one)]
        return sorted(dict.fromkeys(found), key=self.story.deeds.index)

    def deeds(self, asked: Condition) -> list[Deed]:
        """The deeds of which a condition speaks."""
        since = None if asked.within is None else self.story.number - asked.within
        who = {"by": self._meant(asked.by), "of": self._meant(asked.of)}
        return list(self._memory.found(_told_as(asked.fact), **who, game=asked.game, since=since))

    def _is_so(self, asked: Condition) -> bool:
        source = FACTS[asked.fact].source
        if source in ("word", "person"):
            found = self._word(asked)
            return bool(found) if asked.value is None else found == self._meant(asked.value)
        if source == "relation" and asked.of == ANYBODY:
            with_whom = (self._related(asked.fact, one) for one in self.story.relations)
            return sum(_is_within(asked, amount) for amount in with_whom) >= asked.rivals
        fits_word = asked.value is None or any(one.word == asked.value for one in self.deeds(asked))
        return fits_word and _is_within(asked, self._amount(asked))

    def _amount(self, asked: Condition) -> int:
        story, fact = self.story, FACTS[asked.fact]
        if fact.source == "deed":
            return counted(self.deeds(asked))
        if fact.source == "count":
            number = _NUMBERS.get(asked.fact)
            return number(story) if number else story.counts.get(asked.fact, 0)
        return self._related(asked.fact, self._meant(asked.of))

    def _related(self, fact: str, person: str) -> int:
        """The number of a relation with one person."""
        if fact == "tell-known":
            return int(person in self.story.known)
        if fact.startswith("tell-"):
            return self.story.counts.get(f"{fact}.{person}", 0)
        amount: int = getattr(self.story.relation(person), fact)
        return amount

    def _word(self, asked: Condition) -> str:
        person = self._meant(asked.of)
        if asked.fact == "first-doubted-by":
            return next((one.by for one in self._memory.found("doubted", of=self.story.me)), "")
        if asked.fact == "retreated-first":
            return next((one.by for one in self._memory.found("retreated-first")), "")
        if asked.fact == "closest":
            bonds = self.story.relations
            return max(bonds, key=lambda one: bonds[one].trust, default="")
        if asked.fact == "bet-highest":
            bets = Counter[str]()
            for one in self._memory.found("bet-total"):
                bets[one.by] += one.amount
            return bets.most_common(1)[0][0] if bets else ""
        if asked.fact == "favourite-claim":
            claims = Counter(one.word for one in self._memory.found("claimed", by=person))
            return claims.most_common(1)[0][0] if claims else ""
        about = HERO if asked.of == ME else asked.of
        words = self.story.words
        return words.get(f"{asked.fact}.{about}" if about not in ("", ANYBODY) else asked.fact, "")

    def _meant(self, word: str) -> str:
        """The person whom a word of a condition means; nothing for anybody."""
        return {ME: self.story.me, HERO: self.story.me, ANYBODY: ""}.get(word, word)


def _is_within(asked: Condition, amount: int) -> bool:
    """Whether a number is one that a condition wants: without a limit, one at least."""
    least = 1 if asked.at_least is None and asked.at_most is None else asked.at_least
    return (least is None or amount >= least) and (asked.at_most is None or amount <= asked.at_most)


def _told_as(fact: str) -> str:
    """The deed by which a fact that is asked for is remembered."""
    return {"first-doubted-by": "doubted", "bet-highest": "bet-total", "favourite-claim": "claimed"}.get(
        fact, fact
    )
