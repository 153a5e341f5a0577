"""What is read without Fluent is what Fluent would have said."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import game
from game.mods.messages.plain import SimpleWords
from game.mods.texts import LANGUAGES, Texts

BASE = Path(game.__file__).resolve().parent.parent / "mods" / "base"

TRICKY = """# a comment
one = word
two   =   two words~~
brace = { $a } and {$b}, { $ a }~
number = { $n } of { NUMBER($n) }
quoted = { "{" } $a
select = { $n ->
[one] x
*[other] y
}
folded = one
    two

    three
below =
    under it
only-attributes =
    .a = b
both = value
    .a = part { $a }
    .b = { $a ->
        [x] y
       *[z] w
    }
broken = value
    .a : nothing
unclosed = { $a
stray = } here
-term = secret
after = { -term }
one = word again
    .a = late
refers = { one }
équipe = no key
x = = y
. = dot
Last-1_2 = .dotted [not] *a variant
""".replace("~", " ")
KEYS = sorted(set(re.findall(r"^-?([\w-]+) *=", TRICKY, re.M)))
FACTS = ({}, {"a": "Zoé"}, {"a": "A", "b": "B", "n": 3}, {"a": 12345, "b": -1, "n": 999})


def by_fluent(texts: list[str], language: str, key: str, facts: dict[str, object]) -> str | None:
    bundle = FluentBundle([language], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    return None if pattern is None else str(bundle.format_pattern(pattern, dict(facts))[0])


@pytest.mark.parametrize("key", [key + part for key in KEYS for part in ("", ".a", ".b")])
@pytest.mark.parametrize("facts", FACTS)
def test_tricky_messages_are_said_as_by_fluent_or_not_at_all(key: str, facts: dict[str, object]) -> None:
    words = SimpleWords([TRICKY])
    fluently = by_fluent([TRICKY], "fr", key, facts)
    assert words.say(key, facts) in (None, fluently)
    assert words.knows(key) in (None, fluently is not None)


def test_a_later_file_has_the_last_word_with_all_its_parts() -> None:
    words = SimpleWords(["a = old\n    .x = old\nb = old\n", "a = new\nb = { $n ->\n   *[other] new\n}\n"])
    assert (words.say("a", {}), words.say("a.x", {}), words.knows("a.x")) == ("new", None, False)
    assert (words.say("b", {}), words.knows("b")) == (None, None)


@pytest.mark.whole
@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_words_are_said_as_by_fluent(language: str) -> None:
    texts = Texts(language, [BASE])
    bundle = texts._bundle(language)
    words = texts._words(language)
    simple = 0
    for name in sorted(texts.keys()):
        message = bundle.get_message(name)
        for part, pattern in {"": message.value, **message.attributes}.items():
            key = f"{name}.{part}" if part else name
            assert words.knows(key) in (None, pattern is not None), key
            facts = {variable: "Zoé" for variable in ((words._messages[name] or {}).get(part) or [])[1::2]}
            said = words.say(key, facts)
            if said is not None:
                simple += 1
                assert said == bundle.format_pattern(pattern, facts)[0], key
    assert simple > 200
