"""How a table of Hécatombe opens: first things dealt, or what the moment needs, without motion."""

from game.core.rules import Player
from game.rules.hecatombe import HecatombeView, questions
from scenes.games.hecatombe.table.animator import Animator
from scenes.games.hecatombe.table.clips import fight, reveal, round
from scenes.motion.timeline import sequence


def deal_first_things(show: Animator, view: HecatombeView) -> None:
    """The first tiles of the match fly to their players."""
    show.shown.hands[:] = [0] * view.players
    show.top.restage()
    show.timeline.add(sequence(*(round.fly_tile_backs(show, p, view.hands[p]) for p in _order(view))))


def put_up_moment(show: Animator, view: HecatombeView) -> None:
    """Put up, without motion, what the question that is open needs: an attack, or a scored objective."""
    assault = view.assault
    if assault is not None:
        fight.restore_attack(show, assault.player, assault.army, assault.target, assault.prey)
    elif view.asks in (questions.REVEAL, questions.LIBERATION) and view.history:
        reveal.restore_last_score(show, view.history[-1])
        show.freers = len(view.history[-1].freers)


def _order(view: HecatombeView) -> list[Player]:
    """Everybody, from the first player on."""
    return [(view.first + step) % view.players for step in range(view.players)]
