"""The market of tells: from act two on Personne buys them, trades them, and sells warnings (bible 9)."""

from game.campaign.content import Script
from game.campaign.defs.cast import HERO
from game.campaign.story.intrigue.counterfeits import ACT as FAKING_ACT
from game.campaign.story.intrigue.counterfeits import learn_of_use, warn
from game.campaign.story.state import Entry, Sale, Story
from game.campaign.story.troupe.heroes import share_known
from game.core.rng import Rng

ACT = 2
"""The act from which on Personne stands somewhere between two chapters."""
PERSONNE = "personne"
"""The merchant, who is no rival of anybody's."""
PRICE, WARNING = 2, 1
"""Favours that he pays for a tell, and that he takes for a warning."""
LEDGER = "vendu"
"""What the clerk writes of a sale."""
SOLD, LEAK = "tell-sold", "tell-leak"
"""The counts of a rival: whether his tell was sold, and whether he knows who sold it."""
TONIGHT = "tonight"
"""What was done at the stall since the last chapter: words, which the next border takes away."""
_ASKED, _SPOKEN = f"{TONIGHT}.warning", f"{TONIGHT}.lips"


def stands(script: Script, story: Story) -> bool:
    """Whether Personne can be spoken to now: between two chapters."""
    return story.moment == "page" and PERSONNE in script.persons and script.chapters[story.chapter].act >= ACT


def for_sale(script: Script, story: Story) -> tuple[str, ...]:
    """The rivals whose tells the hero may sell or trade now, in the order of the files."""
    if not stands(script, story):
        return ()
    return tuple(one.name for one in script.rivals if one.tell and may_sell(story, one.name))


def on_offer(script: Script, story: Story) -> str:
    """The rival whose tell Personne has to trade in this chapter; nobody where the hero knows them all."""
    unknown = [one.name for one in script.rivals if one.tell and one.name not in story.known]
    return _dice(story, "offer", str(story.number)).choice(unknown) if unknown else ""


def may_sell(story: Story, rival: str) -> bool:
    """Whether the hero has the tell of a rival to sell, and has not done so before."""
    return rival in story.known and rival not in {one.of for one in story.sales} and len(story.relations) > 1


def sell(story: Story, rival: str) -> Sale:
    """Sell the tell of a rival for favours; somebody else has it from now on.

    Raises:
        ValueError: it cannot be sold.
    """
    sale = _handed_over(story, rival)
    story.earn(PRICE)
    return sale


def trade(script: Script, story: Story, rival: str) -> str:
    """Give the tell of a rival for the one on offer, which the hero knows then; returns whose that is.

    Raises:
        ValueError: it cannot be traded.
    """
    learnt = on_offer(script, story)
    if not learnt:
        raise ValueError("market-nothing-on-offer")
    _handed_over(story, rival)
    before = [*story.known]
    story.known.append(learnt)
    share_known(story, before)
    return learnt


def _handed_over(story: Story, rival: str) -> Sale:
    if not may_sell(story, rival):
        raise ValueError("market-not-for-sale")
    others = [one for one in story.relations if one != rival]
    sale = Sale(rival, _dice(story, "buyer", rival).choice(others))
    story.sales.append(sale)
    story.counts[f"{SOLD}.{rival}"] = 1
    story.ledger.append(Entry(LEDGER, story.number, rival))
    return sale


def may_be_warned(script: Script, story: Story) -> bool:
    """Whether a warning can be paid for now: in act three, once a chapter."""
    return (
        stands(script, story)
        and script.chapters[story.chapter].act >= FAKING_ACT
        and _ASKED not in story.words
        and story.favours >= WARNING
    )


def was_warned(story: Story) -> bool:
    """Whether a warning was paid for in this chapter."""
    return _ASKED in story.words


def buy_warning(script: Script, story: Story) -> tuple[str, ...]:
    """Pay to hear who fakes in this chapter; returns them, perhaps nobody.

    Raises:
        ValueError: no warning can be paid for now.
    """
    if not may_be_warned(script, story):
        raise ValueError("market-no-warning")
    story.earn(-WARNING)
    story.words[_ASKED] = "yes"
    for rival in story.faking:
        warn(story, rival)
    return tuple(story.faking)


def may_sell_lips(script: Script, story: Story) -> bool:
    """Whether the hero may sell that his own lips move before a lie: in act three, once a chapter."""
    late = stands(script, story) and script.chapters[story.chapter].act >= FAKING_ACT
    return late and _SPOKEN not in story.words and bool(_who_may_believe(story))


def sell_lips(script: Script, story: Story) -> Sale:
    """Sell it for favours: from now on one rival more believes it.

    Raises:
        ValueError: it cannot be sold now.
    """
    if not may_sell_lips(script, story):
        raise ValueError("market-not-for-sale")
    sale = Sale(HERO, _dice(story, "lips", str(len(story.sales))).choice(_who_may_believe(story)), past=True)
    story.sales.append(sale)
    story.words[_SPOKEN] = "yes"
    story.earn(PRICE)
    return sale


def believers(story: Story) -> tuple[str, ...]:
    """The rivals who have bought it."""
    return tuple(one.to for one in story.sales if one.of == HERO)


def _who_may_believe(story: Story) -> list[str]:
    return [one for one in story.relations if one not in believers(story)]


def let_sales_out(story: Story) -> None:
    """Between two chapters each rival whose tell was sold in the last learns who did it, or never does.

    A new evening begins at the stall.
    """
    story.words = {key: word for key, word in story.words.items() if not key.startswith(f"{TONIGHT}.")}
    for place, sale in enumerate(story.sales):
        if sale.past:
            continue
        story.sales[place] = Sale(sale.of, sale.to, past=True)
        if _dice(story, "leak", sale.of).below(2) == 0:
            story.counts[f"{LEAK}.{sale.of}"] = 1
            learn_of_use(story, sale.of)


def _dice(story: Story, what: str, whom: str) -> Rng:
    """The dice of the market, which hang on nothing but the story's own seed."""
    return Rng(f"{story.seed} market {what} {whom}")
