"""Every message, said with every persona, one thing and many: no slip of grammar, in either language."""

import re
from collections.abc import Callable, Iterator
from math import prod
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import game
from game.mods.texts import LANGUAGES, Texts
from tests.mods.conftest import WriteMod


def words_of(text: str) -> frozenset[str]:
    """The words of a text."""
    return frozenset(text.split())


BASE = Path(game.__file__).resolve().parent.parent / "mods" / "base"

PEOPLE = words_of("name player other other2 other3 names players to by owner enemy winner father accusers")
"""Variables that name whoever sits at the table."""
COUNTS = words_of(
    "n count coins cost points goal tokens inches dice blows hits unsaved wounds cards minutes rounds most"
    " least limit after before survivor draw first second copies shots left lost attacks hand strength"
)
"""Variables that are whole numbers."""
MORE_NAMES = ("Hippolyte", "Yves", "ÉLOI", "Œdipe", "Gwendal", "le Comte")
"""Names that somebody may type, beside the eight of the house."""
NUMBERS = (0, 1, 2, 5)
THINGS = ("le Capitaine", "la Duchesse", "l’Assassin", "les Hussards")
ENGLISH_THINGS = ("the Captain", "Earth-Fire")
MODDERS = ("balance", "cli", "positions", "problems", "skirmish-problems")
"""Files that are read by whoever writes mods, not at the table; numbers in them are bounds."""
MANY = words_of("""
    before-minutes before-more before-points before-turns field-several finale-honour-angel.fact
    finale-honour-iron.fact finale-honour-wall.fact finale-hecatombe-honour-deserted.fact
    finale-hecatombe-honour-lamb.fact finale-hecatombe-honour-ogre.fact
    finale-hecatombe-honour-victim.fact finale-roulette-honour-angel.fact
    finale-roulette-honour-conjurer.fact finale-roulette-honour-timid.fact
    finale-skirmish-honour-hare.fact flag-father_rule_from.chip flag-forced_at.chip flag-most_rounds.chip
    flag-points_to_win.chip flag-treasury.chip hecatombe-advice-goal hecatombe-fan-objectives-known
    hecatombe-fan-objectives-many hecatombe-line-keepers hecatombe-line-objectives-many hecatombe-to-win
    length-estimate lobby-cards lobby-players lobby-tiles pause-absent-many pause-score-roulette
    refusal-move-legs refusal-too-rich roulette-said-drawn roulette-table-held roulette-to-win
    rulebook-bank rulebook-hecatombe-peoples-count rulebook-hecatombe-three-objectives
    rulebook-hecatombe-two-objectives rulebook-roulette-aim-win rulebook-roulette-setting-deck
    rulebook-roulette-setting-gun rulebook-roulette-winning-points rulebook-setting-copies
    rulebook-skirmish-aim-tokens rulebook-skirmish-cards-deck rulebook-turn-forced rulebook-two-court
    rulebook-two-packs rulebook-two-pick title-tag-resume
    """)
"""Messages whose number is never one or nothing: sizes of the box, sums that honours begin with."""
MEANT = {
    "told-hand-seen": "celle: a shoulder",
    "thought-counter-save": "eux: peoples",
    "tutorial-hecatombe-retreat": "Elle: an army",
    "tutorial-hecatombe-secrets": "celui: a secret",
    "tutorial-hecatombe-call.nudge": "Celui: an objective",
    "tutorial-skirmish-welcome": "celles: pikes",
    "tutorial-skirmish-truce.nudge": "seule: a troop",
    "tutorial-again": "il: nobody, « que peut-il arriver »",
}
"""What a pronoun means in a message that names somebody: a thing, or nothing at all."""
MOST_SAID = 400
"""Ways to say one message that are tried at most."""
STEP = 7919
"""A prime: every so many ways one is tried, where there are too many."""


class Shape(Visitor):
    """What a message asks for: its variables, and the words and numbers that selectors tell apart."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.counted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        for one in node.arguments.positional:
            if isinstance(one, ast.VariableReference):
                self.variables.add(one.id.name)
                self.counted.add(one.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                one.key.name if isinstance(one.key, ast.Identifier) else str(one.key.value)
                for one in node.variants
            }
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


class Said(NamedTuple):
    """A message as somebody reads it: its key, the names in it, and the words."""

    key: str
    names: frozenset[str]
    words: str


def patterns(folder: Path) -> Iterator[tuple[str, ast.Pattern]]:
    """Every message and attribute of a folder of Fluent files, by key."""
    for path in sorted(folder.glob("*.ftl")):
        for one in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(one, ast.Message):
                if one.value is not None:
                    yield one.id.name, one.value
                yield from ((f"{one.id.name}.{part.id.name}", part.value) for part in one.attributes)


def values(variable: str, shape: Shape, language: str, names: tuple[str, ...]) -> tuple[object, ...]:
    """What a variable may stand for."""
    told = shape.variants.get(variable, set())
    if told:
        words = tuple(sorted(one for one in told if one not in ("one", "other") and not one.isdigit()))
        return (*words, *(() if words and "one" not in told else NUMBERS))
    if variable in shape.counted or (variable in COUNTS and variable not in PEOPLE):
        return NUMBERS
    if variable in PEOPLE:
        return names
    return THINGS if language == "fr" else ENGLISH_THINGS


def spread(choices: tuple[tuple[object, ...], ...]) -> Iterator[tuple[object, ...]]:
    """All ways to choose one of each, or as many as are tried, spread over all of them."""
    ways = prod(map(len, choices))
    for place in range(min(ways, MOST_SAID)):
        left, chosen = place if ways <= MOST_SAID else place * STEP % ways, []
        for some in choices:
            left, at = divmod(left, len(some))
            chosen.append(some[at])
        yield tuple(chosen)


def everything_said(home: Path, language: str) -> Iterator[Said]:
    """Every message of a mod in every way: each persona, each number, each turn of its selectors."""
    texts = Texts(language, [home])
    house = Texts(language, [BASE])
    names = (*(house(f"couch-name-{place}") for place in range(1, 9)), *MORE_NAMES)
    for key, pattern in patterns(home / "text" / language):
        shape = Shape()
        shape.visit(pattern)
        asked = sorted(shape.variables)
        for facts in spread(tuple(values(one, shape, language, names) for one in asked)):
            given = dict(zip(asked, facts, strict=True))
            people = frozenset(str(given[one]) for one in asked if one in PEOPLE)
            yield Said(key, people, texts(key, **given))


def homes_of(folder: Path) -> dict[str, str]:
    """The file of every message."""
    out: dict[str, str] = {}
    for path in sorted(folder.glob("*.ftl")):
        for one in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(one, ast.Message):
                out[one.id.name] = path.stem
    return out


ELISION = re.compile(
    r"(?<!-)\b(?:de|que|ne|se|je|me|te|le|la|du|au|jusque|lorsque|puisque) "
    r"(?!onz|oui\b|h[aàâeéèêiîoôuû](?!l|lè|ippo)|y[aeiou]|uhlan|A est|un à)[aeiouyhàâéèêëîïôùûœ]",
    re.IGNORECASE,
)
"""A small word that should have been shortened; before an h, only the names of this test are judged."""
MELTING = re.compile(r"\b(?:de|à) les? (?:Comte|Capitaine|Hussards)\b", re.IGNORECASE)
"""Two small words that should have become one."""
ONE_OF_MANY = {
    "fr": re.compile(
        r"(?<![\d.,+/×-])\b[01][ \u00a0](?!fois|pas|plus|dans|sans|mais|vers|sous|très|hors|des|aux|les)"
        r"[a-zéèàùç]+[sx]\b"
    ),
    "en": re.compile(
        r"(?<![\d.,+/×-])\b1 (?!is|was|has|as|this|pass|always|plus|its|tells|rallies)[a-z]*[^s\W]s\b"
    ),
}
"""A number that is one (in French: or nothing) before a noun for many."""
PRONOUN = re.compile(
    r"\b(?:[iI]ls?|[eE]lles?|eux|celui|celles?|ceux|qu’ils?|qu’elles?|s’ils?)\b|"
    r"\b(?:à|chez|contre|pour|avec|sans|de|sur|par|que|et|ou|entre|vers|mais) lui\b|lui-même|, lui\b",
    re.IGNORECASE,
)
"""Words that give whoever was named a gender."""
NOBODY = re.compile(
    r"\b(?:qu’|s’)?il (?:n’)?(?:y |en |ne |vous |me |m’en |lui |leur )*"
    r"(?:a\b|avait|aura|fau|suffi|rest|manqu|vaut|s’agit|fait|plaît|coûte)",
    re.IGNORECASE,
)
"""« Il » that is nobody."""
SAID_OF = r"(?:est|reste|restera|sera|sort|part|devient|semble|paraît|demeure|s’est|était|a été|fut|tombe) "
AGREEING = (
    rf"{SAID_OF}(?:plus |déjà |encore |trop |bien )*(?:seule?|prête?|sortie?|morte?|prise?|vaincue?|\w+ée?)\b"
)
"""A verb with a word that would have to agree with whoever does it."""
ADDRESSED = re.compile(
    r"\b[vV]ous (?:êtes|serez|étiez|voilà|avez été) (?:seule?|prête?|\w+ée?|\w{3,}ue?|prise?)\b|"
    r"\b(?:m’(?:a|ont|avait)|m’avez|je suis|vous a|vous ont) "
    r"(?!semblé)(?:\w+ée?|\w{3,}ue?|prise?)(?= (?!de\b|la\b|le\b)|[,.!?])"
)
"""A word that would have to agree with whoever reads, or thinks."""
UNDER_A_NAME = re.compile(
    r"finale(?:-[a-z]+)?-(?:honour-[a-z]+|crowned|nobody|title)|complots-(?:says|counters|will-counter|passed|"
    r"thinks|out|chosen|absent)|roulette-(?:state|table)-.*|hecatombe-(?:retired|chosen|absent|barred|his-own)|"
    r"lobby-(?:doing-.*|away|ask-ready)|before-ask-ready"
)
"""Messages that stand beside a name: states on plaques, honours."""
PERSON = re.compile(
    r"\b(?:seule?|prête?|(?:trich|ment|vainqu|jou|perd|calomniat)eu(?:r|se)|\w+trice|survivante?|innocente?|"
    r"retirée?|éliminée?|premier sorti|prise?|assise?|vivante?|vaincue?|fin limier|prophète|prestidigitateur|"
    r"endurcie?|colonel|banquière?|faucheur|marcheur|à lui|à elle)\b",
    re.IGNORECASE,
)
"""Words that fit only ladies, or only lords."""


HE_OR_SHE = re.compile(r"\b(?:he|him|his|she|her|hers|himself|herself)\b", re.IGNORECASE)
FRENCH_SLIPS = {"elision": ELISION, "melting": MELTING}
"""What is never right in French."""


def gives_a_gender(said: Said) -> bool:
    """Whether a message makes a lord or a lady of somebody whom it names."""
    if said.key in MEANT:
        return False
    if said.names and PRONOUN.search(NOBODY.sub("", said.words)):
        return True
    doers = (rf"(?<!d’)(?<!de )(?<!chez )\b{re.escape(name)}\b[^.!?:;,]*?" for name in said.names)
    return any(re.search(f"{doer} {AGREEING}", said.words) for doer in doers)


def stands_beside_a_name(said: Said) -> bool:
    """Whether a state or an honour fits only ladies, or only lords."""
    return bool(UNDER_A_NAME.fullmatch(said.key) and PERSON.search(said.words))


TABLE_SLIPS: dict[str, Callable[[Said], object]] = {
    "gender": gives_a_gender,
    "addressed": lambda said: ADDRESSED.search(said.words),
    "beside a name": stands_beside_a_name,
}
"""What is wrong in French wherever somebody plays."""


def slips(home: Path, language: str) -> dict[str, dict[str, str]]:
    """The slips in a mod's words: by kind, then by message, what is said."""
    files = homes_of(home / "text" / language)
    found: dict[str, dict[str, str]] = {}
    for said in everything_said(home, language):
        name = said.key.partition(".")[0]
        table = files[name] not in MODDERS and not name.startswith("problem-")
        for kind in kinds_of_slips(said, language, table=table):
            found.setdefault(kind, {}).setdefault(said.key, said.words)
    return found


def kinds_of_slips(said: Said, language: str, *, table: bool) -> Iterator[str]:
    """The kinds of slips in one saying; of messages for the `table`, more is asked."""
    if table and said.key not in MANY and ONE_OF_MANY[language].search(said.words):
        yield "number"
    if language == "en":
        yield from ["gender"] * bool(said.names and HE_OR_SHE.search(said.words))
    else:
        yield from (kind for kind, wrong in FRENCH_SLIPS.items() if wrong.search(said.words))
        yield from (kind for kind, slipped in TABLE_SLIPS.items() if table and slipped(said))


HOMES = sorted(path for path in BASE.parent.iterdir() if (path / "text").is_dir())
"""The mods of this house that say something."""


@pytest.mark.whole
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("home", HOMES, ids=lambda home: home.name)
def test_no_message_slips_whoever_sits_at_the_table(home: Path, language: str) -> None:
    assert slips(home, language) == {}


PLANTED = {
    "elision": ("says = un mot de Aurèle", "says = la ombre", "says = au Assassin"),
    "melting": ("says = un mot de le Capitaine", "says = à les Hussards"),
    "number": ("says = { $n } tuiles", "says = il manque { $coins } pièces"),
    "gender": (
        "says = contre { $name }, mais pas contre lui",
        "says = { $player } est prise",
        "says = { $name } reste seul en scène",
        "says = { $name } montre ce qu’il veut",
        "says = { $other } se tait, car elle ment",
    ),
    "addressed": ("says = vous êtes seul ici", "says = { $name } m’a frappée.", "says = On vous a nommé."),
    "beside a name": ("finale-honour-liar = Tricheur endurci", "roulette-table-ready = prêt"),
}
"""Slips that must be found, by kind."""


@pytest.mark.parametrize(("kind", "message"), [(kind, one) for kind, all_ in PLANTED.items() for one in all_])
def test_a_planted_slip_is_found(write_mod: WriteMod, kind: str, message: str) -> None:
    home = write_mod("planted", {"text/fr/a.ftl": f"{message}\n"})
    assert set(slips(home, "fr")) == {kind}


@pytest.mark.parametrize(
    "message",
    ["says = { $n } tiles", "says = { $name } and his mask", "says = { $player } alone with herself"],
)
def test_a_planted_slip_is_found_in_english(write_mod: WriteMod, message: str) -> None:
    assert slips(write_mod("planted", {"text/en/a.ftl": f"{message}\n"}), "en")


@pytest.mark.parametrize(
    "message",
    [
        "says = un mot de { $name }, que { $other } croit",
        "says = il faut que { $name } rende deux pièces à { $other }",
        "says = { $n ->\n    [one] { $n } tuile\n   *[other] { $n } tuiles\n}",
        "says = { $name } a le dernier mot",
        "says = l’avis de { $the }, à { $the }",
        "says = l’action de { $name } est arrêtée",
    ],
)
def test_good_french_is_let_pass(write_mod: WriteMod, message: str) -> None:
    assert slips(write_mod("planted", {"text/fr/a.ftl": f"{message}\n"}), "fr") == {}


LOOKING = {
    "fr": ("Regarder", "Tenir pour regarder", "tenir", "clic"),
    "en": ("Look", "Hold to look", "hold", "click"),
}
"""What the button that looks at one's own secrets may be called, and how it is pressed."""
LOOKS = words_of("""
    complots-hold complots-look hecatombe-hold hecatombe-look hecatombe-peek roulette-panel-look roulette-peek
    skirmish-hand-look skirmish-bid-look skirmish-card-look tutorial-peek.verb tutorial-hecatombe-look
    tutorial-hecatombe-hand.verb tutorial-hecatombe-secrets.verb tutorial-roulette-look-for
    tutorial-roulette-look.verb tutorial-roulette-seen.verb tutorial-skirmish-card-look
    """)
"""The messages beside that button, in all games and lessons."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_look_button_has_one_verb_in_all_games(language: str) -> None:
    texts = Texts(language, [BASE])
    said = {key: texts(key) for key in sorted(LOOKS) if key in texts}
    assert len(said) > 12
    allowed = {word.lower() for word in LOOKING[language]}
    assert {key: words for key, words in said.items() if words.lower() not in allowed} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ticket_of_a_screen_says_what_the_screen_is_called(language: str) -> None:
    texts = Texts(language, [BASE])
    assert texts("title-options") == texts("options-title")
