"""What a file of a campaign may not say is refused, each with its own sentence."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.campaign.content import SECTIONS
from game.campaign.defs.chapter import ChapterDef
from game.campaign.defs.condition import Condition, holds_for_nobody
from game.campaign.defs.cue import VERBS, Cue
from game.campaign.defs.effect import VERBS as EFFECTS
from game.campaign.defs.effect import Effect
from game.campaign.defs.facts import FACTS, ONE_SIDED
from game.campaign.defs.scene import Choice, LineDef, SceneDef
from game.mods.texts import LANGUAGES, Texts
from tests.campaign.court import BASE

SCENE: dict[str, Any] = {"id": "m:s", "class": "essential", "cue": [{"wait": 1}]}
CHAPTER: dict[str, Any] = {
    "id": "m:c",
    "campaign": "c",
    "place": "p",
    "game": "complots",
    "seats": ["isaure"],
}
YES: dict[str, Any] = {"text": "yes", "register": "vrai"}
CLOSED = {**YES, "when": [{"fact": "oath"}], "reason": "why-not"}
REFUSED: dict[str, tuple[type, dict[str, Any]]] = {
    "one-cue": (Cue, {"say": "isaure", "text": "t", "wait": 3}),
    "cue-keys": (Cue, {"say": "isaure"}),
    "quick-camera": (Cue, {"camera": 10, "ms": 500}),
    "nested-cues": (
        Cue,
        {"together": [{"together": [{"wait": 1}, {"wait": 2}]}, {"wait": 1}]},
    ),
    "one-effect": (Effect, {"trust": "isaure", "fear": "isaure", "add": 1}),
    "effect-keys": (Effect, {"trust": "isaure"}),
    "fact": (Condition, {"fact": "sneezed"}),
    "word-limit": (Condition, {"fact": "oath", "at_least": 2}),
    "rivals": (Condition, {"fact": "trust", "of": "isaure", "rivals": 2}),
    "of-whom": (Condition, {"fact": "trust", "at_least": 2}),
    "limits": (Condition, {"fact": "doubted", "at_least": 3, "at_most": 2}),
    "closed-choice": (Choice, {**YES, "when": [{"fact": "oath"}]}),
    "no-cause": (SceneDef, {**SCENE, "class": "caused"}),
    "one-choice": (SceneDef, {**SCENE, "choice": [YES]}),
    "all-closed": (SceneDef, {**SCENE, "choice": [CLOSED, {**YES, "cost": 1}]}),
    "bent": (ChapterDef, {**CHAPTER, "bent": "forced_at"}),
    "last-way": (ChapterDef, {**CHAPTER, "next": [{"to": "d", "when": [{"fact": "oath"}]}]}),
}


@pytest.mark.parametrize("code", REFUSED)
def test_what_may_not_be_said_is_refused_in_a_sentence(code: str) -> None:
    kind, said = REFUSED[code]
    with pytest.raises(msgspec.ValidationError, match=f"problem-campaign-{code}( |$)"):
        msgspec.convert(said, kind)
    for language in LANGUAGES:
        assert f"problem-campaign-{code}" in Texts(language, [BASE])


def test_what_may_be_said_is_not_refused() -> None:
    msgspec.convert(SCENE, SceneDef)
    msgspec.convert({**SCENE, "choice": [CLOSED, YES]}, SceneDef)
    msgspec.convert({**CHAPTER, "flags": {"forced_at": 7}, "bent": "forced_at"}, ChapterDef)
    msgspec.convert({"fact": "trust", "of": "isaure", "at_least": 2}, Condition)


def test_a_caused_line_has_a_cause_too() -> None:
    with pytest.raises(ValueError, match="problem-campaign-no-cause"):
        LineDef(id="m:l", kind="caused", who="isaure", theme="t")


@pytest.mark.parametrize("verb", VERBS)
def test_a_cue_says_its_verb_and_nobody_needs_a_key_that_it_may_not_have(verb: str) -> None:
    keys = {key for one in VERBS.values() for key in (*one.needs, *one.may)}
    known = {field.encode_name for field in msgspec.structs.fields(Cue)}
    assert {*VERBS[verb].needs, *VERBS[verb].may} <= known and known == {*VERBS} | keys


def test_a_cue_names_its_persons_and_words_those_inside_it_too() -> None:
    both = Cue(together=(Cue(say="isaure", text="a", to="hero"), Cue(sound="bell", caption="b")))
    assert both.texts == ("a", "b") and both.persons == ("isaure",) and both.verb == "together"
    assert Cue(light="moon", on="isaure").persons == ("isaure",)
    assert Cue(prop="isaure", to="hero", text="letter").texts == ()


def test_effects_are_these_and_no_others() -> None:
    fields = {field.encode_name for field in msgspec.structs.fields(Effect)}
    assert {*EFFECTS} == fields - {"add", "is", "to", "by", "of"}


def test_one_word_cannot_be_two_things() -> None:
    read, burnt = Condition(fact="letter", value="read"), Condition(fact="letter", value="burnt")
    assert holds_for_nobody(read, burnt) and not holds_for_nobody(read, read)
    assert not holds_for_nobody(read, msgspec.structs.replace(burnt, negated=True))


def test_facts_are_of_two_or_of_one_and_sections_have_a_table_each() -> None:
    assert all(FACTS[one].source == "deed" and not FACTS[one].two for one in ONE_SIDED)
    assert len({one.table for one in SECTIONS}) == len(SECTIONS)
