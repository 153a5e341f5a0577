"""What lies on the stall of Personne: a row for each rival, for one's own lips, for a warning; the deals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from game.app.campaign.market import Market
from game.campaign.defs.cast import HERO
from game.campaign.story.intrigue.counterfeits import ACT as FAKES_FROM
from game.campaign.story.intrigue.counterfeits import known_fakes
from game.campaign.story.intrigue.hearsay import VENGEFUL
from game.campaign.story.intrigue.market import PRICE
from scenes.screens.campaign.ink import name_of

if TYPE_CHECKING:
    from game.app.campaign.run import Run

Deal = Literal["sell", "trade", "warn", "lips"]
"""What may be done at the stall."""
WARNING = "warning"
"""The row of the warning, which is no rival's."""


class Good(NamedTuple):
    """A row of the stall: what it is called, its state, what Personne says of it, and the deals."""

    key: str
    title: str
    state: str
    said: str
    deals: tuple[Deal, ...] = ()


def goods_of(run: Run) -> list[Good]:
    """Everything on the stall: the tells of the rivals, then, once it may be asked for, a warning."""
    market = Market(run)
    found = [_tell_of(run, market, one.name) for one in run.script.rivals if one.tell]
    if run.director.chapter.act >= FAKES_FROM:
        found += [_lips(run, market), _warning(run, market)]
    return found


def _tell_of(run: Run, market: Market, rival: str) -> Good:
    title, say = name_of(run, rival), run.say
    sale = market.sale_of(rival)
    if sale is not None:
        buyer = name_of(run, sale.to)
        return Good(rival, title, say("market-sold", qui=buyer), say("market-sold-what", qui=buyer))
    if rival in market.for_sale:
        offered = market.on_offer
        deals: tuple[Deal, ...] = ("sell", "trade") if offered else ("sell",)
        return Good(rival, title, say("market-known", n=PRICE), say("market-risk"), deals)
    said = "market-offered" if rival == market.on_offer else "market-not-offered"
    return Good(rival, title, say("market-unknown"), say(said))


def _lips(run: Run, market: Market) -> Good:
    """The hero's own lips, which whoever buys them takes for the sign of a lie."""
    say, names = run.say, ", ".join(name_of(run, one) for one in market.believers)
    state = say("market-lips-bought", qui=names) if names else say("market-known", n=PRICE)
    if market.may_sell_lips:
        return Good(HERO, say("market-lips"), state, say("market-lips-what"), ("lips",))
    return Good(HERO, say("market-lips"), state, say("market-lips-tonight"))


def _warning(run: Run, market: Market) -> Good:
    say, title = run.say, run.say("market-warning")
    if market.was_warned:
        fakes = known_fakes(run.story)
        names = ", ".join(name_of(run, one) for one in fakes)
        said = say("market-warned", qui=names) if fakes else say("market-warned-nobody")
        return Good(WARNING, title, say("market-paid"), said)
    deals: tuple[Deal, ...] = ("warn",) if market.may_be_warned else ()
    said = say("market-warning-what" if deals else "market-poor")
    return Good(WARNING, title, say("market-warning-price"), said, deals)


def hearsay_of(run: Run) -> list[str]:
    """What is said of rivals, and who has something against the hero: a line each, if there are words."""
    story, say = run.story, run.say
    lines = [say(f"rumour-{VENGEFUL}", qui=name_of(run, one)) for one in story.grudges]
    lines += [
        say(f"rumour-{one.what}", qui=name_of(run, one.of))
        for one in story.rumours
        if f"rumour-{one.what}" in run.app.texts
    ]
    return lines
