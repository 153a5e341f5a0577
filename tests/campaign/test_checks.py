"""What a campaign must prove: of a sound one nothing is said, and each thing that is wrong is found out."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.app.campaign.checks import Known, lived
from game.app.campaign.checks.finding import placed
from game.app.campaign.checks.readers import reader_problems
from game.app.campaign.checks.stage import cast_problems, scene_problems
from game.app.campaign.checks.ways import pool_problems, told_problems, way_problems
from game.app.campaign.checks.witness import witness_problems
from game.app.campaign.checks.words import Word, lines_of, word_problems, words_of
from game.app.games import GAMES
from game.campaign.content import Script
from game.campaign.defs.cast import PersonDef, PlaceDef, Start
from game.campaign.defs.chapter import Way
from game.campaign.defs.condition import Condition
from game.campaign.defs.cue import Cue
from game.campaign.defs.effect import Effect
from game.campaign.defs.facts import FACTS
from game.campaign.styles import Style
from game.mods.problems import Problem, problem_message
from game.mods.texts import LANGUAGES, Texts
from tests.campaign.court import BASE, the_catalog
from tests.campaign.small import BALL, ENTER, chapter, choice, ending, line, scene, small

ROOT = BASE.parents[1]
KNOWN = Known(
    puppets=frozenset({"comtesse", "heros"}),
    props=frozenset({"lettre"}),
    backdrops=frozenset({"galerie"}),
    lights=frozenset({"moon"}),
    sounds=frozenset({"bell"}),
    musics=frozenset({"waltz"}),
    mods=frozenset({"la-main"}),
)
RUNS = 120
READ = Condition(fact="letter", value="read")
NEVER = Condition(fact="named-enemy", by="me", of="isaure")
Finding = Callable[[Script], list[Problem]]


def ways(script: Script) -> list[Problem]:
    return list(way_problems(script))


def told(script: Script) -> list[Problem]:
    return list(told_problems(script, lived(script, RUNS)))


def pools(script: Script) -> list[Problem]:
    return list(pool_problems(script, lived(script, RUNS)))


def cast(script: Script) -> list[Problem]:
    return list(cast_problems(script, KNOWN))


def scenes(script: Script) -> list[Problem]:
    return list(scene_problems(script, KNOWN))


def witness(script: Script) -> list[Problem]:
    return list(witness_problems(script))


def readers(script: Script) -> list[Problem]:
    return list(reader_problems(script))


def codes(found: list[Problem]) -> set[str]:
    return {one.code.removeprefix("campaign-") for one in found}


@pytest.mark.parametrize("check", [ways, told, pools, cast, scenes, witness, readers])
def test_nothing_is_said_of_a_sound_campaign(check: Finding) -> None:
    assert check(small()) == []


def with_cues(*cues: Cue, **more: Any) -> Script:
    return small(scenes=[scene("more", cue=(*ENTER, *cues), **more)])


def alone(*cues: Cue) -> Script:
    return small(scenes=[scene("more", cue=cues)])


def said_when(*when: Condition) -> Script:
    return small(lines=[line("x", kind="caused", when=when)])


def answered(*effects: Effect, **more: Any) -> Script:
    both = (choice("yes", *effects), choice("no", Effect(ledger="tenu")))
    return small(scenes=[scene("more", choice=both, **more)])


def small_with(person: PersonDef) -> Script:
    script = small()
    return msgspec.structs.replace(script, persons={**script.persons, "nobody": person})


def small_without(**fields: Any) -> Script:
    return msgspec.structs.replace(small(), **fields)


PERSON = PersonDef(id="base:nobody", puppet="ghost", prop="sceptre", rival=Start())
WRONG: dict[str, tuple[Finding, Callable[[], Script], str]] = {
    "a chapter without a way to it": (ways, lambda: small(chapters=[chapter("far")]), "unreached"),
    "a branch that is not written": (ways, lambda: small(without="defeat"), "unwritten"),
    "a scene before that is not written": (ways, lambda: small(without="greeting"), "unwritten"),
    "a last ending with a condition": (
        ways,
        lambda: small(endings=[ending("o", when=(READ,), order=10)]),
        "last-ending",
    ),
    "a called scene that nothing calls": (
        ways,
        lambda: small(scenes=[scene("lost-one", "called")]),
        "uncalled",
    ),
    "an essential scene that comes again and again": (
        ways,
        lambda: small(scenes=[scene("more", once=False)]),
        "again",
    ),
    "a chapter behind a way that never holds": (
        told,
        lambda: small(chapters=[chapter(next=(Way(to="base:far", when=(NEVER,)), Way())), chapter("far")]),
        "never-played",
    ),
    "a campaign that begins nowhere": (ways, lambda: small_without(chapters={}), "first"),
    "a chapter after which there is nothing": (
        ways,
        lambda: small_without(chapters={BALL: chapter(next=())}, endings=()),
        "dead-end",
    ),
    "a story without an ending": (told, lambda: small_without(endings=()), "no-ending"),
    "a story that goes round": (
        lambda script: list(told_problems(script, lived(script, 2))),
        lambda: small(chapters=[chapter(next=(Way(to=BALL),))]),
        "endless",
    ),
    "a backdrop that nobody painted": (
        cast,
        lambda: small_without(places={"p": PlaceDef(id="base:p", backdrop="moon")}),
        "no-backdrop",
    ),
    "a scene that is never eligible": (
        told,
        lambda: small(scenes=[scene("more", kind="caused", when=(NEVER,))]),
        "never-open",
    ),
    "a scene that is always crowded out": (
        told,
        lambda: small(
            scenes=[scene(f"v{n}", kind="evergreen", weight=n, once=True) for n in range(3)],
        ),
        "never-told",
    ),
    "an ending that is hardly come to": (
        told,
        lambda: small(endings=[ending("rare", when=(NEVER,), order=1)]),
        "rare-ending",
    ),
    "a rival with few lines": (pools, lambda: small_with(PERSON), "few-lines"),
    "a line without an occasion": (
        pools,
        lambda: small(lines=[line("more", kind="caused", when=(NEVER,))]),
        "never-said",
    ),
    "a rival who never speaks of his own": (pools, lambda: small(scenes=[scene("greeting")]), "never-draws"),
    "a line that comes back too early": (
        pools,
        lambda: small(
            scenes=[
                scene("greeting", cue=(*ENTER, Cue(draw="isaure"), Cue(draw="isaure"), Cue(draw="isaure")))
            ],
            lines=[line(f"l{n}", moment=("won",)) for n in range(28)],
        ),
        "repeats",
    ),
    "a puppet that nobody has": (cast, lambda: small_with(PERSON), "no-puppet"),
    "a prop that nobody has": (cast, lambda: small_with(PERSON), "no-prop"),
    "a person who does not exist at a table": (
        cast,
        lambda: small(chapters=[chapter(seats=("ghost",))]),
        "no-person",
    ),
    "a mod that is not here": (cast, lambda: small(chapters=[chapter(mods=("nowhere",))]), "no-mod"),
    "words before an entrance": (
        scenes,
        lambda: alone(Cue(say="isaure", text="t")),
        "off-stage",
    ),
    "words after an exit": (
        scenes,
        lambda: with_cues(Cue(leave="isaure"), Cue(say="isaure", text="t")),
        "off-stage",
    ),
    "a gesture of somebody who is not there": (
        scenes,
        lambda: small(
            scenes=[scene("more", cue=(Cue(together=(Cue(gesture="isaure", pose="bow"), Cue(wait=1))),))]
        ),
        "off-stage",
    ),
    "a sound that nobody has": (scenes, lambda: with_cues(Cue(sound="gong")), "no-sound"),
    "a music that nobody has": (scenes, lambda: with_cues(Cue(music="polka")), "no-music"),
    "a light that nobody has": (scenes, lambda: with_cues(Cue(light="disco")), "no-light"),
    "an object that nobody has": (
        scenes,
        lambda: with_cues(Cue(prop="isaure", to="hero", text="orb")),
        "no-prop",
    ),
    "a person whom nobody knows": (scenes, lambda: with_cues(Cue(turn="isaure", to="ghost")), "no-person"),
    "an effect on somebody whom nobody knows": (
        scenes,
        lambda: answered(Effect(trust="ghost", add=1)),
        "no-person",
    ),
    "a condition on somebody whom nobody knows": (
        scenes,
        lambda: with_cues(when=(Condition(fact="doubted", by="ghost"),)),
        "no-person",
    ),
    "a person who is not in who": (scenes, lambda: with_cues(who=()), "not-who"),
    "two moves of the camera": (scenes, lambda: with_cues(Cue(camera=5), Cue(camera=9)), "cameras"),
    "a line on a fact that is the hero's own": (
        witness,
        lambda: small(
            lines=[line("x", kind="caused", when=(Condition(fact="lies-unseen", by="me", at_least=1),))]
        ),
        "no-witness",
    ),
    "a line on a fact between two others": (
        witness,
        lambda: small(
            lines=[line("x", kind="caused", when=(Condition(fact="card-seen", by="me", of="evariste"),))]
        ),
        "no-witness",
    ),
    "a fact of which nobody ever speaks": (
        witness,
        lambda: said_when(Condition(fact="losses-in-row", at_least=1)),
        "no-witness",
    ),
    "a scene of speakers who cannot know": (
        witness,
        lambda: with_cues(
            Cue(say="isaure", text="t"), kind="caused", when=(Condition(fact="peek", value="me"),)
        ),
        "no-witness",
    ),
    "a word that nobody reads": (readers, lambda: answered(Effect(word="letter", value="burnt")), "unread"),
    "a relation that nobody reads": (readers, lambda: answered(Effect(trust="isaure", add=1)), "unread"),
    "a choice that changes nothing": (readers, lambda: answered(), "no-consequence"),
}


@pytest.mark.parametrize("what", WRONG)
def test_each_thing_that_is_wrong_is_found_out(what: str) -> None:
    check, broken, code = WRONG[what]
    assert code in codes(check(broken()))


@pytest.mark.parametrize(
    ("puppet", "hint", "fact"),
    [("comtese", "did-you-mean", ("near", "comtesse")), ("zebra", "known", ("known", "comtesse, heros"))],
)
def test_a_puppet_that_nobody_has_is_told_with_what_was_meant_or_with_all_there_are(
    puppet: str, hint: str, fact: tuple[str, str]
) -> None:
    stranger = PersonDef(id="mod:nobody", puppet=puppet)
    (found,) = cast(small_with(stranger))
    assert (found.code, found.severity, found.hint) == ("campaign-no-puppet", "error", hint)
    assert fact in found.facts.items() and fact[1].split(",")[0] in str(found)
    assert cast(small_with(PersonDef(id="mod:nobody", puppet="comtesse"))) == []
    for language in LANGUAGES:
        said = problem_message(found, Texts(language, [BASE]))
        assert puppet in said and fact[1] in said


def test_every_code_is_broken_once_and_has_its_words_in_both_languages() -> None:
    source = "".join(
        path.read_text("utf-8") for path in (BASE.parents[1] / "game/app/campaign/checks").glob("*.py")
    )

    said = {*re.findall(r'(?:found|odd)\(\s*"([a-z-]+)"', source)}
    said |= {f"no-{one}" for one in re.findall(r'_unknown\("([a-z]+)"', source)}
    for language in LANGUAGES:
        assert [one for one in said if f"problem-campaign-{one}" not in Texts(language, [BASE])] == []
    words = {"no-words", "bad-words", "typography", "long-choice", "long-line"}
    assert said - {code for _, _, code in WRONG.values()} == words


def test_seats_may_be_named_by_how_rivals_stand_and_heads_may_turn_to_nobody() -> None:
    assert cast(small(chapters=[chapter(seats=("isaure", "most-trusting"))])) == []
    assert scenes(with_cues(Cue(look="isaure", toward="up"), Cue(turn="isaure", to="public"))) == []


def test_a_consequence_that_is_read_soon_is_read() -> None:
    read = scene("later", "won", kind="caused", when=(READ,))
    letter = answered(Effect(word="letter", value="read"))
    assert codes(readers(letter)) == {"unread"}
    script = small(scenes=[*letter.scenes.values(), read])
    assert readers(script) == []


def test_a_consequence_that_is_read_after_six_chapters_is_not() -> None:
    far = [chapter(f"c{n}") for n in range(8)]
    first = answered(Effect(word="letter", value="read")).scenes.values()
    for number, codes_found in ((4, set()), (7, {"unread"})):
        read = scene("later", "won", kind="caused", when=(READ,), chapter=(f"base:c{number}",))
        assert codes(readers(small(scenes=[*first, read], chapters=far))) == codes_found


def test_pairs_may_speak_of_what_is_between_them() -> None:
    for when in (
        Condition(fact="card-seen", by="me", of="isaure"),
        Condition(fact="trust", of="isaure", at_least=4),
        Condition(fact="lies-unseen", by="me", negated=True),
        Condition(fact="doubted", by="me", of="evariste"),
    ):
        assert witness(small(lines=[line("x", kind="caused", when=(when,))])) == []


def test_the_hero_may_think_of_what_only_the_hero_knows() -> None:
    when = (Condition(fact="peek", value="me"),)
    assert witness(with_cues(Cue(think="hero", text="t"), kind="caused", when=when)) == []


# words


class House:
    """The words of a small campaign in both languages, whole until one is changed."""

    def __init__(self, folder: Path, **changed: str) -> None:
        self.folder, self.script = folder, small()
        keys: dict[str, str] = {}
        for word in words_of(self.script):
            head, _, attribute = word.key.partition(".")
            keys.setdefault(head, "Mot")
            if attribute:
                keys[head] += f"\n    .{attribute} = Mot"
        keys |= {key.replace("_", "-"): said for key, said in changed.items()}
        for language in LANGUAGES:
            path = folder / "text" / language / "words.ftl"
            path.parent.mkdir(parents=True)
            path.write_text("".join(f"{key} = {said}\n" for key, said in keys.items() if said), "utf-8")

    @property
    def problems(self) -> list[Problem]:
        """What is wrong with these words."""
        houses = {language: Texts(language, [self.folder]) for language in LANGUAGES}
        return list(word_problems(self.script, houses))


def test_nothing_is_said_of_sound_words(tmp_path: Path) -> None:
    assert House(tmp_path).problems == []


@pytest.mark.parametrize(
    ("said", "code", "languages"),
    [
        ("", "no-words", LANGUAGES),
        ("Bonjour { $cousin }", "bad-words", LANGUAGES),
        ("Bon: jour", "typography", ("fr",)),
        ("Bon jour !", "typography", LANGUAGES),
        ("C'est toi", "typography", LANGUAGES),
        ("Attends...", "typography", LANGUAGES),
        ("Deux\u00a0: mots", "typography", ("en",)),
        (f"Mot{' mot' * 20}", "long-line", LANGUAGES),
        (f"{{ $genre ->\n    [f] Mot{' mot' * 20}\n   *[m] Mot\n }}", "long-line", LANGUAGES),
    ],
)
def test_words_that_are_wrong_are_found_out(
    tmp_path: Path, said: str, code: str, languages: tuple[str, ...]
) -> None:
    found = House(tmp_path, victory=said).problems
    assert codes(found) == {code}
    assert {one.facts["language"] for one in found} == {*languages}
    assert {one.where for one in found} == {"scene.victory"}


def test_a_choice_is_shorter_than_a_line(tmp_path: Path) -> None:
    house = House(tmp_path, yes="Mot" * 12, no="Non")
    both = (choice("yes", Effect(ledger="tenu")), choice("no", Effect(ledger="tenu")))
    house.script = small(scenes=[scene("victory", "won", choice=both)])
    (path,) = (tmp_path / "text" / "fr").glob("*.ftl")
    path.write_text(path.read_text("utf-8") + "ledger-tenu = Tenu\n", "utf-8")
    assert {(one.code, one.facts["language"]) for one in house.problems} == {
        ("campaign-long-choice", "fr"),
        ("campaign-long-choice", "en"),
        ("campaign-no-words", "en"),
    }


def test_lines_are_broken_between_words_with_their_quotes() -> None:
    assert lines_of("a" * 38, "fr") == 1 and lines_of("a" * 38 + " b", "fr") == 2
    assert lines_of("a" * 40, "en") == 1 and lines_of("a" * 39 + " b", "en") == 2


def test_our_words_are_asked_for_by_their_tables() -> None:
    assert Word("line-l3", "line", "l3", "say") in {*words_of(small())}


# the model


def test_the_model_draws_what_the_matches_of_each_game_can_come_to() -> None:
    for game in GAMES:
        made = {*GAMES[game].facts}
        source = (ROOT / "game" / "rules" / game / "deeds.py").read_text("utf-8")
        noting = [one for one in ast.parse(source).body if not isinstance(one, ast.Assign)]
        told = (node.value for one in noting for node in ast.walk(one) if isinstance(node, ast.Constant))
        words = {*told}
        kept = {"promise-kept", "promise-broken"} if game == "skirmish" else set()
        noted = {one for one in words if one in FACTS or one in ("claimed", "retreated-first")}
        assert made - kept == noted - {"silence"}, game


def test_soldiers_of_the_model_come_home_with_scars() -> None:
    scarred = scene("scarred", "won", kind="caused", when=(Condition(fact="scars", at_least=2),))
    marching = chapter(game="skirmish", soldiers=3)
    assert lived(small(scenes=[scarred], chapters=[marching]), 40).told["base:scarred"]
    assert not lived(small(scenes=[scarred]), 40).told["base:scarred"]


def test_the_farthing_of_the_model_stops_bullets() -> None:
    dented = scene("dented", "won", kind="caused", when=(Condition(fact="liard-dents", at_least=1),))
    shooting = small(scenes=[dented], chapters=[chapter(game="roulette")])
    assert not lived(shooting, 40).told["base:dented"]
    shooting.campaign.words["liard-holder"] = "hero"
    assert lived(shooting, 40).told["base:dented"]


def test_a_story_of_the_model_may_have_a_style() -> None:
    ways = tuple(choice(one, Effect(go=f"base:{one}"), register=one) for one in ("vrai", "tranchant"))
    asking = scene("asking", choice=ways)
    answers = [scene(one, "called", chapter=()) for one in ("vrai", "tranchant")]
    tastes: dict[Style, str] = {"honest": "vrai", "cruel": "tranchant"}
    for style, told in tastes.items():
        found = lived(small(scenes=[asking, *answers]), 10, style=style).told
        assert [one for one in ("vrai", "tranchant") if found[f"base:{one}"]] == [told]
    assert {*lived(small(scenes=[asking, *answers]), 20).told} >= {"base:vrai", "base:tranchant"}


def test_the_model_lives_the_same_stories_again() -> None:
    assert lived(small(), 20) == lived(small(), 20)
    assert lived(small(), 20).chapters == {BALL: 20}


def test_findings_stand_at_their_tables_and_are_sentences() -> None:
    (one,) = placed([Problem(code="campaign-unreached", where="chapter.bal")], the_catalog().mods)
    assert one.file == "base/campaign/act1/chapters.toml" and one.line > 1
    said = problem_message(one, Texts("en", [BASE]))
    assert said == f"{one.file}:{one.line}:1: error: chapter.bal: no way leads to this chapter."
