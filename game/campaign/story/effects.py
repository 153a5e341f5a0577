"""What follows: effects on a story, each a function of its verb."""

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from game.campaign.defs.cast import HERO
from game.campaign.defs.condition import ME
from game.campaign.defs.effect import OF_RIVALS, RELATIONS, Effect
from game.campaign.story.deed import Deed
from game.campaign.story.intrigue.hearsay import RUMOUR, spread
from game.campaign.story.intrigue.market import may_sell, sell
from game.campaign.story.seating import meant
from game.campaign.story.state import Entry, Story
from game.campaign.story.troupe.heroes import in_turn, is_hero

Doing = Callable[[Story, Effect], None]
LIARD = "liard"
PERSONAL = (*RELATIONS, "learn")
"""What happens to each hero alone."""
_PERSONS = (*OF_RIVALS, "value", "to", "by", "of")
"""What of an effect may be a person."""


def follow(
    story: Story,
    effects: Iterable[Effect],
    cause: Sequence[Deed] = (),
    *,
    whose: Sequence[str] | None = None,
) -> None:
    """Let some effects happen to a story; `cause` are the deeds by which a line of the ledger is proved.

    A word for a rival by relations, such as `least-trusting`, means whoever it is at that moment. `whose` are
    the heroes with whom somebody stands otherwise then: the one who is spoken to, if nobody is said.
    """
    for said in effects:
        one = _named(story, said)
        if one.verb == "ledger":
            story.ledger.append(Entry(one.ledger, story.number, one.of or _about(cause), tuple(cause)))
        elif one.verb in PERSONAL and whose is not None:
            for _ in in_turn(story, whose):
                _DOINGS[one.verb](story, one)
        else:
            _DOINGS[one.verb](story, one)


def _named(story: Story, one: Effect) -> Effect:
    """An effect with the persons themselves in place of words for them."""
    said = {key: getattr(one, key) for key in _PERSONS}
    found = {key: meant(story, word) for key, word in said.items()}
    return replace(one, **found) if found != said else one


def _relate(story: Story, one: Effect) -> None:
    kind, person = one.verb, one.what
    story.relations[person] = story.relation(person).changed(kind, one.add)


def _count(story: Story, one: Effect) -> None:
    story.counts[one.count] = max(0, story.counts.get(one.count, 0) + one.add)


def _say(story: Story, one: Effect) -> None:
    story.words[f"{one.word}.{one.of}" if one.of else one.word] = _meant(story, one.value)
    if one.word == RUMOUR:
        spread(story, one.of, one.value)


def _go(story: Story, one: Effect) -> None:
    assert one.go is not None
    story.called.append(one.go)


def _learn(story: Story, one: Effect) -> None:
    if one.learn not in story.known:
        story.known.append(one.learn)


def _sell(story: Story, one: Effect) -> None:
    if may_sell(story, one.sell):
        sell(story, one.sell)


def _remember(story: Story, one: Effect) -> None:
    by, of = (_meant(story, word) for word in (one.by, one.of))
    story.deeds.append(Deed(one.deed, by, of, chapter=story.number))


def _give(story: Story, one: Effect) -> None:
    story.words[f"{one.give}-holder"] = _meant(story, one.to)


def _meant(story: Story, word: str) -> str:
    """The person whom a word of an effect means."""
    return story.me if word in (ME, HERO) else word


def _about(cause: Sequence[Deed]) -> str:
    """The person, other than a hero, with whom some deeds have to do."""
    people = [person for deed in cause for person in (deed.of, deed.by) if person and not is_hero(person)]
    return people[0] if people else ""


_DOINGS: dict[str, Doing] = {
    **dict.fromkeys(RELATIONS, _relate),
    "count": _count,
    "word": _say,
    "go": _go,
    "learn": _learn,
    "sell": _sell,
    "deed": _remember,
    "give": _give,
}
