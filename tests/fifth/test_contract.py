"""Whatever every game promises, the fifth promises too."""

import inspect
from collections.abc import Callable, Iterator

import pytest

from game.cli.modding.manual_pages import base_catalog, manual_pages, open_book
from tests.contract import test_contract, test_types
from tests.fifth.contract import FIFTH

Promise = Callable[..., None]


def promises() -> Iterator[Promise]:
    """Every test of the contract that is for one variant of one game."""
    for module in (test_contract, test_types):
        for name, test in vars(module).items():
            if name.startswith("test_") and set(inspect.signature(test).parameters) == {"game", "variant"}:
                yield test


@pytest.mark.parametrize("variant", FIFTH.variants)
@pytest.mark.parametrize("promise", list(promises()), ids=lambda promise: promise.__name__)
def test_the_fifth_keeps_the_contract(promise: Promise, variant: str, fifth: None) -> None:
    promise(FIFTH, variant)


def test_the_contract_has_many_promises() -> None:
    assert len(list(promises())) > 15


@pytest.mark.usefixtures("fifth")
def test_the_manual_has_a_page_of_it() -> None:
    text = manual_pages()["dice"](open_book("en"), base_catalog())
    assert "`dice/`" in text and "## House rules" in text and "scripts-dice" not in manual_pages()
