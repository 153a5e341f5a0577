"""A step is made by its declared constant, and exactly one function carries it out."""

import pytest

from game.core.steps import StepKinds

Made = tuple[str, tuple[object, ...]]


def some_kinds() -> StepKinds[Made]:
    return StepKinds(lambda name, about: (name, about))


def test_a_kind_makes_steps_of_its_name_about_whatever_it_is_called_with() -> None:
    fire = some_kinds().declare("fire")
    assert fire.name == "fire"
    assert fire() == ("fire", ())
    assert fire(3, "sky") == ("fire", (3, "sky"))


def test_every_kind_finds_the_one_function_of_its_chapter() -> None:
    kinds = some_kinds()
    spin, fire = kinds.declare("spin"), kinds.declare("fire")
    assert kinds.rules_by_name({spin: abs}, {fire: min}) == {"spin": abs, "fire": min}


def test_a_name_is_declared_once() -> None:
    kinds = some_kinds()
    kinds.declare("fire")
    with pytest.raises(ValueError, match="'fire' is declared twice"):
        kinds.declare("fire")


def test_a_kind_that_nobody_carries_out_is_reported() -> None:
    kinds = some_kinds()
    spin = kinds.declare("spin")
    kinds.declare("fire")
    kinds.declare("aims")
    with pytest.raises(ValueError, match="Nobody carries out the steps aims, fire"):
        kinds.rules_by_name({spin: abs})


def test_a_kind_that_two_chapters_carry_out_is_reported() -> None:
    kinds = some_kinds()
    fire = kinds.declare("fire")
    with pytest.raises(ValueError, match="'fire' is carried out twice"):
        kinds.rules_by_name({fire: abs}, {fire: min})


def test_a_kind_of_another_game_is_reported() -> None:
    kinds = some_kinds()
    fire, strange = kinds.declare("fire"), some_kinds().declare("fire")
    with pytest.raises(ValueError, match="'fire' is not declared here"):
        kinds.rules_by_name({fire: abs}, {strange: min})
