"""Answers are kept: the same facts are asked once, dice always anew, and the budget pays alike."""

import pytest

from game.scripting.box import Box
from game.scripting.hooks import answers
from game.scripting.hooks.scripts import Script, Scripts
from game.scripting.hooks.wishes import BadWish, Say, Wish
from game.scripting.limits import Budget
from game.scripting.stops import ScriptStopped

SOURCE = """return { on = {
  plain = function(facts) return { { wish = "say", key = facts.word } } end,
  dice = function(facts) return { { wish = "say", key = "k" .. math.random(100) } } end,
  wrong = function(facts) local word = facts.word return { { wish = "fly" } } end,
  slip = function(facts) local word = facts.word error("no") end,
  long = function(facts) local word = facts.word for n = 1, 100000 do end end,
} }"""


@pytest.fixture(name="calls")
def counted_calls(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The handlers that Lua was really asked."""
    calls: list[str] = []
    kept = Box.call

    def call(self: Box, path: str, handler: str, *given: object, **named: object) -> object:
        calls.append(handler)
        return kept(self, path, handler, *given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Box, "call", call)
    return calls


def asked(scripts: Scripts, hook: str, word: str, seed: int, budget: Budget) -> tuple[Wish, ...] | str:
    """What a handler answers, or why it does not."""
    try:
        return scripts.ask(scripts.listeners(hook)[0], {"word": word}, seed, budget, Say)
    except (ScriptStopped, BadWish) as error:
        return str(error)


@pytest.mark.parametrize("hook", ["plain", "wrong", "slip", "long"])
def test_the_same_facts_are_asked_once_and_paid_twice_alike(calls: list[str], hook: str) -> None:
    scripts = Scripts([Script("mine", "a.lua", SOURCE)])
    first, second = Budget(), Budget()
    assert asked(scripts, hook, "a", 1, first) == asked(scripts, hook, "a", 2, second)
    assert calls == [hook] and first.left == second.left < Budget().left
    asked(scripts, hook, "b", 1, Budget())
    assert calls == [hook, hook]


def test_dice_are_rolled_anew_with_each_seed(calls: list[str]) -> None:
    scripts = Scripts([Script("mine", "a.lua", SOURCE)])
    said = {str(asked(scripts, "dice", "a", seed, Budget())) for seed in range(8)}
    assert len(said) > 1 and calls == ["dice"] * 8


def test_what_a_budget_cannot_pay_is_stopped_as_if_it_were_asked_first() -> None:
    known, fresh = (Scripts([Script("mine", "a.lua", SOURCE)]) for _ in range(2))
    asked(known, "plain", "a", 1, Budget())
    tight, other = Budget(50), Budget(50)
    assert asked(known, "plain", "a", 1, tight) == asked(fresh, "plain", "a", 1, other)
    assert tight.left == other.left


def test_old_answers_make_room(monkeypatch: pytest.MonkeyPatch, calls: list[str]) -> None:
    monkeypatch.setattr(answers, "MOST_KEPT", 4)
    scripts = Scripts([Script("mine", "a.lua", SOURCE)])
    for word in "abcde":
        asked(scripts, "plain", word, 1, Budget())
    asked(scripts, "plain", "e", 1, Budget())
    asked(scripts, "plain", "a", 1, Budget())
    assert len(calls) == 6
