"""How a table of Roulette opens: first things dealt, or what the moment needs, without motion."""

from collections.abc import Sequence

from game.core.rules import Event
from game.rules.roulette import RouletteView, questions
from scenes.games.roulette.table.animator import Animator
from scenes.games.roulette.table.clips import falls, round, shot
from scenes.games.roulette.table.clips.recalled import Recalled
from scenes.motion.flying_things import BREATH
from scenes.motion.timeline import pause_for, sequence, stagger


def deal_first_things(show: Animator, view: RouletteView) -> None:
    """The first cards fly to the hands, and the first round is called."""
    counts, show.shown.hands[:] = view.hands, [0] * view.players
    show.top.restage()
    dealt = [round.fly_card_back(show, player) for player, many in enumerate(counts) for _ in range(many)]
    words = show.texts("roulette-round", n=view.round)
    show.top.cylinder.name_round(view.round)
    show.timeline.add(sequence(show.announce(words), stagger(0.07, *dealt), pause_for(BREATH)))


def put_up_moment(show: Animator, view: RouletteView, story: Sequence[Event]) -> None:
    """Put up, without motion, what the moment needs: ribbon, call, cylinder, aims, who stands and sways.

    Who stands on the stage and what was told last is as the events of `story` have left it.
    """
    shown, top = show.shown, show.top
    left = Recalled(show.phrases, view.players, story)
    top.ribbon.show(show.phrases.phase(view))
    top.cylinder.name_round(view.round)
    top.front.blows.show(shown.blows)
    top.cylinder.show(shot.chamber_marks(shown), shot.under_hammer(shown))
    buried = view.asks == questions.AFTER_SHOT and view.shot in shown.fell_at
    top.banner.say("" if buried else show.phrases.hanging(view))
    living = [player for player, team in enumerate(shown.teams) if team]
    if any(player is not None for player in left.pair):
        top.front.busts.duel(*left.pair)
    elif shown.phase == "trigger" and shown.shooters:
        shot.stand_opposed(show)
    else:
        show.face_off(living)
    show.flourish(shot.draw_known_aims(show))
    show.flourish(shot.raise_pistols(show))
    for player in view.dying:
        top.plaques[player].portraits[falls.next_portrait_to_fall(show, player)].fall = falls.STAGGER_LEAN
    shooting = [player for player, waits in enumerate(shown.waiting) if waits]
    top.front.voice.say(left.news or (show.phrases.shooting(shooting) if shooting else ""))
    show.seen_cards |= left.cards
    show.accusers = list(view.accusing)
    for player in view.accusing:
        show.flourish(top.front.judge.raise_hand(player, top.places.cuff(player)))
