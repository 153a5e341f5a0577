"""Every command says how it is used, does what it says, and refuses nonsense in a sentence."""

from __future__ import annotations

import gc
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from game.app.games import GAMES
from scenes.games import KITS
from tests.app.conftest import BASE
from tests.builders import base_catalog
from tests.cli.conftest import Run, refused

pytestmark = pytest.mark.whole

COMMANDS = ("play", "simulate", "watch", "shots", "replay", "resume", "armies", "mods", "campaign")
KEYS = [
    "game",
    "players",
    "matches",
    "seed",
    "policy",
    "wins",
    "nobody",
    "actions",
    "seconds",
    "actions_per_second",
    "mean_length",
    "digest",
]


def plain(text: str) -> str:
    """Without colours and frames."""
    return re.sub(r"\x1b\[[0-9;]*m|[│╭╮╰╯─]", "", text)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_an_example(run: Run, command: str) -> None:
    said = run(command, "--help")
    assert said.code == 0
    assert f"perfidie {command}" in plain(said.out)
    assert "Example" in said.out


def test_the_help_names_every_command(run: Run) -> None:
    said = run("--help")
    assert all(command in said.out for command in COMMANDS)


@pytest.mark.parametrize("command", ["play", "simulate", "watch"])
def test_the_help_of_a_command_names_every_game(run: Run, command: str) -> None:
    assert " or ".join(GAMES) in " ".join(plain(run(command, "--help").out).split())


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_that_is_named_loads_no_other(command: str) -> None:
    from game.cli.commands import reader_of

    assert [one.name for one in reader_of([command, "--help"]).registered_commands] == [command]


@pytest.mark.processes
def test_a_match_begins_without_what_only_prints() -> None:
    program = (
        "import sys, typer.main; from game.cli.commands import reader_of; "
        "typer.main.get_command(reader_of(['play', 'complots'])); "
        "print(*{'rich.console', 'rich.progress', 'game.app.simulate'} & {*sys.modules} or ['none'])"
    )
    said = subprocess.run([sys.executable, "-c", program], cwd=BASE.parents[1], stdout=subprocess.PIPE)
    assert said.stdout.split() == [b"none"]


@pytest.mark.processes
def test_garbage_is_looked_for_again_once_the_app_is_open(home: Path) -> None:
    from game.cli.session import open_house

    was_on = gc.isenabled()
    gc.disable()
    try:
        open_house()
        assert gc.isenabled()
    finally:
        gc.unfreeze()
        (gc.enable if was_on else gc.disable)()


@pytest.mark.processes
def test_a_simulation_says_what_it_plays_before_it_loads_what_lays_out_tables(home: Path) -> None:
    code = """
import sys
from game.app import simulate
from game.cli.commands import carry_out

def look(game, rules, matches, seed, policy, tell, book_of, counter):
    book_of(1)
    said = [name for name in ("rich", "arcade", "PIL", "fluent") if name in sys.modules]
    raise SystemExit(f"begun without {said}")

import game.cli.simulate
game.cli.simulate.simulate_matches = look
carry_out(["simulate", "complots", "--matches", "3"])
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.stdout == "complots · 3 × 4 · random\n"
    assert ran.stderr == "begun without []\n"


def test_options_are_read_without_a_second_library_of_types(home: Path) -> None:
    program = (
        "import sys; from game.cli.commands import carry_out; "
        "words = ['play', 'belote', '--seats', 'bot,bot', '--seed', '7']; "
        "print(carry_out(words), 'pydantic' in sys.modules)"
    )
    said = subprocess.run([sys.executable, "-c", program], cwd=BASE.parents[1], stdout=subprocess.PIPE)
    assert said.stdout.split() == [b"2", b"False"]


SLIPS = [("plai",), ("--version", "play"), ("--nonsense", "play"), ("play", "x", "--y")]


@pytest.mark.parametrize("words", SLIPS)
def test_a_slip_is_answered_in_a_sentence(run: Run, words: tuple[str, ...]) -> None:
    said = run(*words)
    if words == ("plai",):
        assert refused(said) == "There is no command “plai”. Did you mean “play”?\n"
    elif words[0] == "--version":
        assert said.code == 0
    else:
        assert "no option" in refused(said)


def test_the_version_is_said(run: Run) -> None:
    assert re.fullmatch(r"perfidie \d+\.\d+.*\n", run("--version").out)


# simulate


SHORT = {"skirmish": ("--points", "300", "--matches", "1", "--players", "2")}
"""What makes matches of a game short, and few."""


@pytest.mark.statistics
def test_simulate_gives_one_object_with_exactly_these_keys(run: Run, game: str) -> None:
    points, many = (("--points", "300"), "2") if game == "skirmish" else ((), "5")
    said = run("simulate", game, "--players", "3", "--matches", many, "--seed", "9", "--json", *points)
    assert said.code == 0 and said.out.count("\n") == 1
    tally = json.loads(said.out)
    assert list(tally) == [*KEYS, *(("means", "factions") if game == "skirmish" else ())]
    assert (tally["game"], tally["players"], tally["matches"]) == (game, 3, int(many))
    assert (tally["seed"], tally["policy"]) == (9, "random")
    assert len(tally["wins"]) == 3 and sum(tally["wins"]) + tally["nobody"] >= int(many)
    assert tally["actions"] > 0 and tally["mean_length"] == round(tally["actions"] / int(many), 2)
    assert re.fullmatch("[0-9a-f]{64}", tally["digest"])


HOUSE_RULES = {
    "complots": "fifth_character=inquisiteur",
    "hecatombe": "no_retreat=true",
    "roulette": "action_deck=named",
    "skirmish": "start_tokens=9",
}
"""A house rule of each game, as it is written on the command line."""


@pytest.mark.statistics
def test_simulate_depends_on_seed_players_and_flags_only(run: Run, game: str) -> None:
    def digest(*words: str) -> str:
        short = SHORT.get(game, ("--matches", "2"))
        return str(json.loads(run("simulate", game, "--json", *short, *words).out)["digest"])

    first = digest("--seed", "1")
    assert digest("--seed", "1") == first
    others = [
        digest("--seed", "2"),
        digest("--seed", "1", "--players", "3"),
        digest("--seed", "1", "--flag", HOUSE_RULES[game]),
        digest("--seed", "1", "--policy", "weak"),
    ]
    assert len({first, *others}) == 5


def test_the_digest_is_the_same_in_every_process(process: Run, game: str) -> None:
    few = SHORT.get(game, ("--players", "4", "--matches", "20"))
    words = ("simulate", game, "--seed", "3", "--json", *few)
    tallies = [json.loads(process(*words, PYTHONHASHSEED=seed).out) for seed in ("1", "31337")]
    for tally in tallies:
        del tally["seconds"], tally["actions_per_second"]
    assert tallies[0] == tallies[1]


@pytest.mark.parametrize("extra", [-1, 1])
def test_too_few_or_too_many_players_are_told_how_many_may_play(run: Run, game: str, extra: int) -> None:
    seats = GAMES[game].seats
    players = seats[0] - 1 if extra < 0 else seats[-1] + 1
    for command in ("simulate", "watch"):
        said = refused(run(command, game, "--players", str(players)))
        assert f" is for {seats[0]} to {seats[-1]} players.\n" in said and said.count("\n") == 1


@pytest.mark.statistics
def test_simulate_for_human_eyes(run: Run, game: str) -> None:
    said = run("simulate", game, "--players", "2", "--matches", "2", *SHORT.get(game, ()))
    assert said.code == 0 and "seat 2" in said.out and "digest" in said.out
    assert ("minutes among people" in said.out) is (game == "skirmish")
    assert ("minutes among people who" in said.out) is (game == "skirmish")


@pytest.mark.statistics
@pytest.mark.parametrize("policy", ["random", "weak"])
def test_simulated_matches_can_be_written_down_and_told_again(
    run: Run, tmp_path: Path, game: str, policy: str
) -> None:
    words = ("simulate", game, "--players", "2", "--matches", "2", *SHORT.get(game, ()), "--policy", policy)
    tally = json.loads(run(*words, "--json", "--save", tmp_path / "kept").out)
    files = sorted((tmp_path / "kept").glob("*.match"))
    assert len(files) == tally["matches"]
    for path in files:
        told = run("replay", path, "--text")
        end = " wins: " if game == "skirmish" else "Won"
        assert told.code == 0 and end in told.out.splitlines()[-1]
        assert run("resume", path, "--text").out.startswith(path.name)
    blocked = tmp_path / "a-file"
    blocked.write_text("")
    assert "a-file" in refused(run(*words, "--save", blocked / "folder"))


def test_matches_that_nobody_wins_are_counted(run: Run) -> None:
    flags = ("--flag", "action_deck=none", "--flag", "points_to_win=50")
    words = ("simulate", "roulette", "--players", "2", "--matches", "100", *flags)
    tally = json.loads(run(*words, "--json").out)
    assert tally["nobody"] > 0 and sum(tally["wins"]) + tally["nobody"] == 100
    assert re.search(rf"nobody +│ +{tally['nobody']} ", run(*words).out)


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "belote"),
        ("simulate", "complots", "--players", "1"),
        ("simulate", "complots", "--players", "9"),
        ("simulate", "complots", "--matches", "0"),
        ("simulate", "complots", "--policy", "brave"),
        ("simulate", "complots", "--flag", "forced_att=3"),
        ("simulate", "complots", "--flag", "forced_at=many"),
        ("simulate", "complots", "--flag", "forced_at=999"),
        ("simulate", "complots", "--flag", "fifth_character=pape"),
        ("simulate", "hecatombe", "--players", "8"),
        ("simulate", "hecatombe", "--flag", "retreat=true"),
        ("simulate", "hecatombe", "--flag", "no_retreat=perhaps"),
        ("simulate", "hecatombe", "--flag", "rounds_to_win=0"),
        ("simulate", "hecatombe", "--flag", "forced_at=7"),
        ("simulate", "roulette", "--players", "7"),
        ("simulate", "roulette", "--flag", "action_deck=huge"),
        ("simulate", "roulette", "--flag", "points_to_win=4"),
        ("simulate", "roulette", "--flag", "rounds_to_win=2"),
        ("simulate", "skirmish", "--players", "9"),
        ("simulate", "skirmish", "--points", "400"),
        ("simulate", "skirmish", "--points", "300", "--flag", "preset=long"),
        ("simulate", "roulette", "--points", "300"),
        ("play", "skirmish", "--position", "nowhere.toml"),
        ("play", "roulette", "--seats", ",".join(["bot"] * 7)),
        ("play", "roulette", "--position", "nowhere.toml"),
        ("watch", "roulette", "--players", "1"),
        ("play", "belote"),
        ("play", "hecatombe", "--seats", ",".join(["bot"] * 8)),
        ("play", "hecatombe", "--position", "nowhere.toml"),
        ("watch", "hecatombe", "--players", "8"),
        ("play", "complots", "--seats", "human"),
        ("play", "complots", "--seats", ",".join(["bot"] * 9)),
        ("play", "complots", "--seats", "human,robot"),
        ("play", "complots", "--seats", "human,bot:angry"),
        ("play", "complots", "--seats", "keys,keys"),
        ("play", "complots", "--flag", "bogus=1"),
        ("play", "complots", "--position", "nowhere.toml"),
        ("watch", "belote"),
        ("watch", "complots", "--strength", "brave"),
        ("watch", "complots", "--players", "12"),
        ("watch", "complots", "--flag", "bogus=1"),
        ("shots", "pictures", "--language", "klingon"),
        ("replay", "nowhere.match"),
        ("resume", "nowhere.match"),
        ("resume",),
        ("mods", "--schema", "belote"),
        ("dance",),
    ],
)
def test_nonsense_is_refused_in_a_sentence(run: Run, words: tuple[str, ...]) -> None:
    refused(run(*words))


def test_a_wrong_word_is_answered_with_the_right_one(run: Run) -> None:
    assert ", ".join(GAMES) in refused(run("simulate", "hecatomb"))
    assert "no_retreat" in refused(run("simulate", "hecatombe", "--flag", "no_retreet=true"))
    assert "forced_at" in refused(run("simulate", "complots", "--flag", "forced_att=3"))
    assert "bot" in refused(run("play", "complots", "--seats", "human,bott"))


NO_STAGE = (
    ("play", "skirmish", "--seats", "human,bot"),
    ("watch", "skirmish", "--players", "3"),
    ("shots", "pictures", "--only", "skirmish"),
    ("shots", "skirmish"),
)


@pytest.mark.parametrize("words", NO_STAGE)
def test_a_game_without_a_stage_says_so_in_the_language_of_the_house(
    run: Run, home: Path, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(KITS, "skirmish")
    for language, said in (
        ("fr", "La scène de Triomphe & Trahison"),
        ("en", "The stage of Triumph & Treason"),
    ):
        settings = home / "config" / "settings.toml"
        settings.parent.mkdir(parents=True, exist_ok=True)
        settings.write_text(f'language = "{language}"\n')
        sentence = refused(run(*words))
        assert sentence.startswith(said) and sentence.count("\n") == 1
        assert "perfidie simulate skirmish" in sentence


@pytest.mark.statistics
def test_points_choose_the_length_of_a_battle(run: Run) -> None:
    def digest(*words: str) -> str:
        most = ("simulate", "skirmish", "--players", "2", "--matches", "1", "--json", *words)
        return str(json.loads(run(*most).out)["digest"])

    assert digest("--points", "300") == digest("--flag", "preset=short")
    armies = GAMES["skirmish"].armies
    assert armies is not None
    sizes = armies.sizes(base_catalog())
    assert {points: size["preset"] for points, size in sizes.items()} == {
        300: "short",
        500: "standard",
        1000: "long",
    }


def test_a_size_that_no_list_has_is_answered_with_those_there_are(run: Run) -> None:
    assert "300, 500, 1000" in refused(run("simulate", "skirmish", "--points", "400"))
    assert "Complots" in refused(run("simulate", "complots", "--points", "300"))
    assert "preset" in refused(run("simulate", "skirmish", "--points", "300", "--flag", "preset=short"))


def test_every_problem_is_listed_at_once(run: Run) -> None:
    said = refused(run("play", "complots", "--seats", "robot,human,bot:angry:brave"))
    assert len(said.strip().splitlines()) == 3
    said = refused(run("simulate", "complots", "--flag", "forced_at=many", "--flag", "bogus=1"))
    assert len(said.strip().splitlines()) == 2


# positions


@pytest.mark.parametrize(
    "position",
    ["[[seat]", "bogus = 1", "[[seat]]\nhand = ['pape']\n[[seat]]\nhand = ['duchesse']", "\x00"],
)
def test_a_position_that_cannot_be_played_is_refused(
    run: Run, tmp_path: Path, game: str, position: str
) -> None:
    path = tmp_path / "position.toml"
    path.write_text(position)
    assert "position" in refused(run("play", game, "--seats", "bot,bot", "--position", path))


FIVE = {"complots": "turn-5", "hecatombe": "attack-5", "roulette": "accusation-5", "skirmish": "movement-5"}
"""A position for five of each game."""


@pytest.mark.parametrize(("game", "name"), FIVE.items())
def test_a_position_for_others_is_refused(run: Run, game: str, name: str) -> None:
    path = BASE / "positions" / game / f"{name}.toml"
    said = refused(run("play", game, "--seats", "bot,bot", "--position", path))
    assert "5" in said and "2" in said
    flags = ("--seats", ",".join(["bot"] * 5), "--flag", HOUSE_RULES[game])
    assert "[flags]" in refused(run("play", game, *flags, "--position", path))
    for other in set(GAMES) - {game}:
        assert "This position cannot be played" in refused(run("play", other, *flags[:2], "--position", path))


def test_a_position_that_is_no_text_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "position.toml"
    path.write_bytes(b"\xff\xfe\x00")
    refused(run("play", "complots", "--seats", "bot,bot", "--position", path))


# mods


def test_the_order_of_reading_is_listed_with_its_reasons(run: Run, home: Path) -> None:
    for id, needs in (
        ("aaa", 'requires = ["base >=0.1"]\nload_after = ["zzz"]'),
        ("zzz", ""),
        ("lost", 'requires = ["base >=99"]'),
    ):
        (home / "mods" / id).mkdir(parents=True)
        text = f'format = 1\nid = "{id}"\nversion = "1"\ntitle = "t"\n{needs}\n'
        (home / "mods" / id / "mod.toml").write_text(text)
    lines = [line for line in run("mods", "list").out.splitlines() if "perfidie mods on" not in line]
    assert [line.split()[1] for line in lines] == ["base", "zzz", "aaa", "lost"]
    assert "base (requires), zzz (load_after)" in lines[2] and "(" not in lines[0] + lines[1] + lines[3]


def test_why_a_value_is_so_is_told_by_who_wrote_it_in_order(run: Run, home: Path) -> None:
    alone = run("mods", "why", "complots.forced_at").out.splitlines()
    assert alone[0] == "complots.forced_at = 10" and len(alone) == 2
    for id, needs, body in (
        ("zzz", '"base"', '[flag."base:forced_at"]\ndefault = 12\n'),
        ("aaa", '"zzz", "base"', '[flag."base:forced_at"]\nmax = 16\ndefault = 8\n'),
        ("mmm", '"base"', '[flag."base:forced_at"]\nmin = 1\n'),
    ):
        (home / "mods" / id / "complots").mkdir(parents=True)
        text = f'format = 1\nid = "{id}"\nversion = "1"\ntitle = "t"\nrequires = [{needs}]\n'
        (home / "mods" / id / "mod.toml").write_text(text)
        (home / "mods" / id / "complots" / "a.toml").write_text(body)
    said = run("mods", "why", "complots.forced_at").out.splitlines()
    assert said[0] == "complots.forced_at = 8"
    assert [line.split()[1] for line in said[1:]] == ["base", "zzz", "aaa"], "mmm set another key"
    assert ["a.toml:2:11  12" in said[2], "a.toml:3:11  8" in said[3]] == [True, True]
    assert run("mods", "why", "complots.flag.base:forced_at.min").out.splitlines()[0].endswith("= 1")
    assert len(run("mods", "why", "complots.flag.forced_at.step").out.splitlines()) == 2, (
        "nobody: the default"
    )


@pytest.mark.parametrize(
    ("word", "near"),
    [("complots.forced_art", "complots.forced_at"), ("belote.x", "complots.action"), ("", "")],
)
def test_a_value_that_there_is_not_is_refused_with_what_was_meant(run: Run, word: str, near: str) -> None:
    said = run("mods", "why", word)
    assert said.code != 0 and near in said.err and not said.out


def test_mods_are_listed_with_what_is_wrong_in_them(run: Run, home: Path) -> None:
    assert run("mods").out.startswith("on  base")
    folder = home / "mods" / "loud [red]"
    (folder / "complots").mkdir(parents=True)
    (folder / "mod.toml").write_text(
        'format = 1\nid = "loud"\nversion = "2"\ntitle = "L"\nrequires = ["base"]\n'
    )
    (folder / "complots" / "a.toml").write_text("[flag.x]\nkind = 3\n")
    said = run("mods")
    assert said.code == 1
    assert "out  loud 2" in said.out and "loud [red]" in said.out
    assert "a.toml:2:" in said.err


def test_a_mod_is_switched_by_a_command_with_what_it_requires(run: Run, home: Path) -> None:
    for id, needs in (("one", ""), ("two", 'requires = ["one"]')):
        (home / "mods" / id).mkdir(parents=True)
        text = f'format = 1\nid = "{id}"\nversion = "1"\ntitle = "t"\nswitched_on = false\n{needs}\n'
        (home / "mods" / id / "mod.toml").write_text(text)
    assert run("mods", "on", "two").out.split() == ["on", "one", "on", "two"]
    assert "on  two" in run("mods").out
    assert run("mods", "off", "one").out.split() == ["off", "one", "off", "two"]
    nobody = run("mods", "on", "base")
    assert nobody.code and "one" in nobody.err and "base" in nobody.err


def test_mistakes_in_the_look_of_a_mod_are_told_with_their_line_and_a_hint(run: Run, home: Path) -> None:
    folder = home / "mods" / "metal"
    (folder / "look").mkdir(parents=True)
    manifest = 'format = 1\nid = "metal"\nversion = "1"\ntitle = "Metal"\n'
    (folder / "mod.toml").write_text(manifest, encoding="utf-8")
    (folder / "look" / "sounds.toml").write_text('\n[cue.coin]\nfiles = ["clink.wav"]\n', encoding="utf-8")
    (folder / "look" / "hecatombe.toml").write_text('[symbol.metal]\npaper = "grey"\n', encoding="utf-8")
    said = run("mods")
    assert said.code == 1
    assert "on  metal" in said.out
    assert "mods/metal/look/sounds.toml:3:10: " in said.err
    assert "look" in said.err.split("sounds.toml:3:10")[1].partition("\n")[0]
    assert "mods/metal/look/hecatombe.toml:2:" in said.err


def test_a_broken_message_of_a_mod_is_told_and_everything_goes_on(run: Run, home: Path) -> None:
    folder = home / "mods" / "verses"
    (folder / "text" / "en").mkdir(parents=True)
    (folder / "mod.toml").write_text(
        'format = 1\nid = "verses"\nversion = "1"\ntitle = "V"\nrequires = ["base"]\n'
    )
    (folder / "text" / "en" / "verses.ftl").write_text("verses-one = One\nverses-two = { $ }\n")
    said = run("mods")
    assert said.code == 1 and "on  verses" in said.out
    assert "verses.ftl:2:" in said.err and "text/fr" in said.err
    said = run("simulate", "complots", "--matches", "1", "--json")
    assert said.code == 0 and "verses.ftl:2:" in said.err


def test_the_schema_of_a_game_can_be_printed(run: Run, game: str) -> None:
    schema = json.dumps(json.loads(run("mods", "--schema", game).out))
    assert all(f'"{section.table}"' in schema for section in GAMES[game].sections)


def test_broken_settings_are_told_and_everything_goes_on(run: Run, home: Path) -> None:
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.toml").write_text('text_scale = "huge"\n')
    said = run("simulate", "complots", "--matches", "1", "--json")
    assert said.code == 0 and "settings.toml:1:" in said.err
    assert json.loads(said.out)["matches"] == 1


def test_a_position_that_cannot_be_read_is_told_in_a_sentence(run: Run, tmp_path: Path) -> None:
    noise = tmp_path / "noise.toml"
    noise.write_bytes(b"\xff\xfe\x00")
    told = {tmp_path / "lost.toml": "nothing of that name", noise: "not a text file in UTF-8"}
    for path, words in told.items():
        said = refused(run("play", "hecatombe", "--seats", "bot,bot", "--position", path))
        assert words in " ".join(said.split())
        assert "Errno" not in said


def test_a_conflict_is_shown_named_by_why_and_settled_by_a_word(run: Run, home: Path) -> None:
    assert run("mods", "conflicts").code == 0
    for id, default in (("aaa", 12), ("zzz", 8)):
        (home / "mods" / id / "complots").mkdir(parents=True)
        text = f'format = 1\nid = "{id}"\nversion = "1"\ntitle = "t"\nrequires = ["base"]\n'
        (home / "mods" / id / "mod.toml").write_text(text)
        (home / "mods" / id / "complots" / "a.toml").write_text(
            f'[flag."base:forced_at"]\ndefault = {default}\n'
        )
    shown = run("mods", "conflicts")
    assert shown.code == 1
    assert ["aaa = 12" in shown.out, "zzz = 8" in shown.out, "a.toml:2:11" in shown.out] == [True] * 3
    assert "zzz" in run("mods", "why", "complots.forced_at").out.splitlines()[-1]
    for words in (("0", "first"), ("2", "first"), ("1", "third"), ("1",), ("x", "first")):
        assert run("mods", "settle", *words).code != 0
    assert run("mods", "why", "complots.forced_at", "first").code != 0, "a stray word"
    assert run("mods", "settle", "1", "first").code == 0
    assert run("mods", "conflicts").code == 0
    said = run("mods", "why", "complots.forced_at").out.splitlines()
    assert said[0] == "complots.forced_at = 12" and said[-1].split()[1].startswith("settled-")
    assert run("mods").err == ""
