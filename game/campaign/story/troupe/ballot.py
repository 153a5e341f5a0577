"""A ballot: where the heroes look, where each has put a seal, and who stands apart from it."""

from collections.abc import Collection, Sequence

from game.campaign.story.director import APART, Telling
from game.campaign.story.state import Story
from game.campaign.story.troupe.heroes import heroes_of, present
from game.campaign.story.troupe.voting import is_tied, may_stand_apart, most_trusted, verdict


class Ballot:
    """The answer of several heroes to one scene, while they give it."""

    def __init__(self, story: Story, telling: Telling, here: Collection[str] | None = None) -> None:
        """Begin one among the heroes whose device is `here`; where nobody's is, or nobody asks, among all."""
        self._story, self.telling = story, telling
        voters = present(story)
        near = [one.who for one in heroes_of(story) if here is not None and one.device in here]
        self.voters = tuple(who for who in voters if who in near) or voters
        """The heroes who answer: nobody whose place is held."""
        first = telling.open.index(True)
        self.looks = dict.fromkeys(self.voters, first)
        """The number of the choice that each looks at."""
        self.seals: dict[str, int] = {}
        """The number of the choice on which each has put a seal, of those who have."""
        self.apart: list[str] = []
        """Those who stand apart, in the order in which they said so."""

    def look(self, who: str, number: int) -> bool:
        """Let a hero look at a choice; returns whether that is another than before."""
        if who not in self.looks or number not in range(len(self.telling.open)):
            return False
        before, self.looks[who] = self.looks[who], number
        return before != number

    def put(self, who: str, number: int) -> bool:
        """Let a hero put the seal on a choice, instead of on another; returns whether that may be done."""
        if who not in self.looks or self.counted or not self.telling.open[number]:
            return False
        self.look(who, number)
        self.seals[who] = number
        return True

    @property
    def counted(self) -> bool:
        """Whether every seal is there: nothing is moved any more."""
        return len(self.seals) == len(self.voters)

    @property
    def made(self) -> int:
        """The number of the choice that is made; of a ballot that is counted."""
        return verdict(self._story, self.telling.scene, self.seals)

    @property
    def settled_by(self) -> str:
        """The hero who settles a tie; nobody where there is none."""
        if not is_tied(self.seals):
            return ""
        return most_trusted(self._story, self.telling.scene, self._on(self.made))

    def may_part(self, who: str) -> bool:
        """Whether a hero may stand apart, or not apart any more; somebody has to have made the choice."""
        if not self.counted or who not in self.looks:
            return False
        if who in self.apart:
            return True
        others = [one for one in self.voters if one not in (who, *self.apart)]
        cost = APART + (self.telling.scene.choice[self.made].cost if who == self._story.me else 0)
        return bool(others) and who in may_stand_apart(self._story, cost)

    def part(self, who: str) -> bool:
        """Let a hero stand apart, or come back; returns whether that may be done."""
        if not self.may_part(who):
            return False
        if who in self.apart:
            self.apart.remove(who)
        else:
            self.apart.append(who)
        return True

    def _on(self, number: int) -> Sequence[str]:
        return [who for who in self.voters if self.seals[who] == number]
