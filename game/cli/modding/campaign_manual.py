"""What the manual tells of campaigns beside their tables: the verbs of cues, and the facts one may ask."""

from collections.abc import Mapping, Sequence

from game.campaign.defs.cue import VERBS
from game.campaign.defs.effect import VERBS as EFFECTS
from game.campaign.defs.facts import FACTS, Fact
from game.mods.manual.markdown import table
from game.mods.manual.sentences import Sentences


def campaign_parts(say: Sentences) -> Mapping[str, Sequence[str]]:
    """The parts of the page by their titles."""
    return {
        say.say("cue-verbs-title"): (say.say("cue-verbs-intro"), _verbs(say)),
        say.say("facts-title"): (say.say("facts-intro", effects=_words(EFFECTS)), _facts(say)),
    }


def _verbs(say: Sentences) -> str:
    """Every verb of the cue script, with the keys that go with it."""
    head = [say.say(f"column-{one}") for one in ("verb", "needs", "may")]
    rows = [[f"`{name}`", _words(verb.needs), _words(verb.may)] for name, verb in VERBS.items()]
    return table(head, rows)


def _facts(say: Sentences) -> str:
    """Every fact, with what it is and who may speak of it."""
    head = [say.say(f"column-{one}") for one in ("fact", "source", "sides", "witness")]
    rows = [
        [
            f"`{one.name}`",
            say.say(f"fact-source.{one.source}"),
            _sides(one),
            say.say(f"fact-witness.{one.witness}"),
        ]
        for one in FACTS.values()
    ]
    return table(head, rows)


def _sides(fact: Fact) -> str:
    """The keys that say whose fact it is."""
    if fact.source == "relation":
        return _words(("of",))
    return _words(("by", "of") if fact.two else ("by",)) if fact.source == "deed" else ""


def _words(words: Sequence[str]) -> str:
    return ", ".join(f"`{one}`" for one in words)
