"""The board below the choices: whom a scene speaks to, whose seal is whose, and what became of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.campaign.story.troupe.heroes import hero_named
from game.campaign.story.troupe.voting import asking_in
from scenes.draw import style
from scenes.draw.style import Box
from scenes.screens.campaign.ink import Type, lay_line, name_of
from scenes.screens.campaign.troupe.names import hero_name, trade_words
from scenes.screens.campaign.troupe.tokens import draw_token

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from game.campaign.story.troupe.ballot import Ballot
    from scenes.draw.layer import Layer

_BOARD: Box = (772.0, 512.0, 472.0, 140.0)
_WHOM: Box = (950.0, 606.0, 294.0, 46.0)
_TOKEN = 34.0


def draw_whom(layer: Layer, run: Run) -> None:
    """Say in a corner to whom the scene speaks."""
    hero = hero_named(run.story, run.story.me)
    if hero is None:
        return
    x, y, w, h = _WHOM
    layer.panel("chip_lacquer", *_WHOM)
    draw_token(layer, hero, x + 26, y + h / 2, _TOKEN)
    words = trade_words(run.app.texts, hero, "to")
    lay_line(layer, words, (x + 50, y + 4, w - 68, h - 8), Type(25, "fell-italic", style.PARCHMENT))


def draw_board(layer: Layer, run: Run, ballot: Ballot) -> None:
    """Say how the seals stand, with the name of everybody who has one."""
    x, y, w, _ = _BOARD
    layer.panel("ticket_lacquer", *_BOARD)
    head = Type(25, "fell-italic", style.GOLD_LIGHT, "center")
    lay_line(layer, _verdict(run, ballot), (x + 20, y + 10, w - 40, 36), head)
    wide = (w - 40) / len(ballot.voters)
    for place, who in enumerate(ballot.voters):
        _draw_voter(layer, run, ballot, who, (x + 20 + place * wide, y + 54, wide - 8, 70))


def _draw_voter(layer: Layer, run: Run, ballot: Ballot, who: str, box: Box) -> None:
    x, y, w, _ = box
    hero, say = hero_named(run.story, who), run.app.texts
    assert hero is not None
    lay_line(layer, hero.name, (x, y, w, 28), Type(25, "fell", style.PARCHMENT))
    draw_token(layer, hero, x + _TOKEN / 2 + 2, y + 48, _TOKEN, whole=who in ballot.seals)
    left, room = x + _TOKEN + 12, w - _TOKEN - 14
    state = "stands-apart" if who in ballot.apart else "sealed" if who in ballot.seals else "waits"
    colour = style.SEATS[0].colour if who in ballot.apart else style.GOLD_LIGHT
    lay_line(layer, say(f"troupe-{state}"), (left, y + 34, room, 28), Type(22, "fell-italic", colour))


def _verdict(run: Run, ballot: Ballot) -> str:
    say = run.app.texts
    if not ballot.counted:
        return say("troupe-seals")
    if not ballot.settled_by:
        return say("troupe-by-all" if len({*ballot.seals.values()}) == 1 else "troupe-by-most")
    asker = asking_in(run.story, ballot.telling.scene)
    hero = hero_named(run.story, ballot.settled_by)
    who = trade_words(say, hero, "the") if hero else hero_name(run)
    if not asker:
        return say("troupe-by-turn", who=who)
    return say("troupe-by-trust", qui=name_of(run, asker), who=who)
