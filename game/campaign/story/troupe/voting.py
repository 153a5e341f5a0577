"""How several heroes answer: each puts a seal on a choice, the most win, trust settles a tie (bible 15)."""

from collections import Counter
from collections.abc import Mapping, Sequence

from game.campaign.defs.scene import SceneDef
from game.campaign.story.state import Story
from game.campaign.story.troupe.heroes import in_turn, present


def verdict(story: Story, scene: SceneDef, seals: Mapping[str, int]) -> int:
    """The number of the choice that the heroes make, by the seal of each who has put one.

    A tie is settled by the hero whom whoever asks trusts most; where nobody is trusted more, by the one who
    is spoken to.
    """
    counted = Counter(seals.values())
    most = max(counted.values())
    tied = {number for number, times in counted.items() if times == most}
    return seals[most_trusted(story, scene, [who for who in seals if seals[who] in tied])]


def is_tied(seals: Mapping[str, int]) -> bool:
    """Whether two choices have as many seals as each other, and none more."""
    times = [times for _, times in Counter(seals.values()).most_common(2)]
    return len(times) == 2 and times[0] == times[1]


def most_trusted(story: Story, scene: SceneDef, heroes: Sequence[str]) -> str:
    """Of some heroes the one whom whoever asks in a scene trusts most."""
    asker = asking_in(story, scene)
    trust = {who: story.relation(asker).trust for who in in_turn(story, heroes)}
    return max(heroes, key=lambda who: (trust[who], who == story.me))


def asking_in(story: Story, scene: SceneDef) -> str:
    """Who asks in a scene: the first of its persons who stands somehow with the heroes, or nobody."""
    return next((one for one in scene.who if one in story.relations), "")


def may_stand_apart(story: Story, cost: int) -> tuple[str, ...]:
    """The heroes who have the favours to stand apart from a choice."""
    found = (who for who in in_turn(story, present(story)) if story.favours >= cost)
    return tuple(found)
