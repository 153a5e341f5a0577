"""Workers: deals are played in this process, on all cores, or on a Dask cluster; the counts are the same."""

import signal
from collections.abc import Generator, Sequence
from typing import Any
from urllib.parse import urlsplit

from game import VERSION
from game.app.balance.bout import Bout
from game.app.balance.deals import DealCounts, play_deal
from game.app.bots.thinker import end_with_parent

BATCHES = 200
"""Lots that the deals are shared out in, at most: small enough to tell the progress, large enough to send."""
ANSWER_SECONDS = 10
"""Seconds that a scheduler, and the first of its workers, have to answer."""

Played = Generator[DealCounts, None, None]
"""Counts of deals, as they come in."""
Batch = tuple[int, ...]
"""Numbers of deals that a worker plays in one go."""


class LostWorkers(RuntimeError):
    """Workers that cannot be had: they are died, missing, silent, idle, foreign, other, as `code` says."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def play_deals(bout: Bout, deals: int, workers: int, scheduler: str = "") -> Played:
    """The counts of deals 0, 1, … as they come in; close it to stop.

    Raises:
        LostMatch: a rule or a bot fails.
        LostWorkers: the other processes or machines do not play.
    """
    batches = _batches(deals)
    if scheduler:
        return _played_on_cluster(bout, batches, scheduler)
    if workers == 1:
        return (play_deal(bout, deal) for deal in range(deals))
    return _played_on_cores(bout, batches, workers)


def _batches(deals: int) -> list[Batch]:
    """All deals in lots."""
    size = -(-deals // BATCHES)
    return [tuple(range(first, min(first + size, deals))) for first in range(0, deals, size)]


# this machine

_kept: list[Bout] = []
"""In another process: the bout that it plays."""


def _played_on_cores(bout: Bout, batches: Sequence[Batch], workers: int) -> Played:
    """Play in processes of this machine, which are ended at once when nobody waits any more."""
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import active_children, get_context

    others = active_children()
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _keep_bout, (bout,))
    try:
        for one in as_completed([pool.submit(_play_kept, batch) for batch in batches]):
            yield from one.result()
    except BrokenProcessPool:
        raise LostWorkers("died") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in active_children():
            if child not in others:
                child.terminate()


def _keep_bout(bout: Bout) -> None:
    """Keep the bout in the other process, which ends with the one that asked, and not before."""
    _kept[:] = [bout]
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def _play_kept(batch: Batch) -> list[DealCounts]:
    return _play_batch(_kept[0], batch)


def _play_batch(bout: Bout, batch: Batch) -> list[DealCounts]:
    return [play_deal(bout, deal) for deal in batch]


# a cluster


def _played_on_cluster(bout: Bout, batches: Sequence[Batch], address: str) -> Played:
    """Play on the workers of a Dask scheduler, which get the rules, and need this program but no mod."""
    client = _client_of(address)
    from distributed import KilledWorker, as_completed

    try:
        _check_workers(client)
        (everywhere,) = client.scatter([bout], broadcast=True)
        lots = [client.submit(_play_batch, everywhere, batch, pure=False) for batch in batches]
        for one in as_completed(lots, loop=client.loop):
            yield from one.result()
    except KilledWorker:
        raise LostWorkers("died") from None
    finally:
        client.close()


def _client_of(address: str) -> Any:
    """The door to a scheduler.

    Raises:
        LostWorkers: the library is missing, or nobody answers there.
    """
    try:
        from distributed import Client
    except ImportError:
        raise LostWorkers("missing") from None
    if not _is_address(address):
        raise LostWorkers("silent")
    try:
        return Client(address, timeout=ANSWER_SECONDS, set_as_default=False)
    except (OSError, ValueError):
        raise LostWorkers("silent") from None


def _is_address(text: str) -> bool:
    """Whether a text is an address with a port, of whatever protocol.

    >>> _is_address("tcp://localhost:8786"), _is_address("localhost:8786"), _is_address("a:b:c")
    (True, True, False)
    """
    try:
        parts = urlsplit(text if "://" in text else f"tcp://{text}")
        return bool(parts.hostname and parts.port)
    except ValueError:
        return False


def _check_workers(client: Any) -> None:
    """Wait for a first worker; all that are there have to be of this program.

    Raises:
        LostWorkers: nobody comes, or one is another.
    """
    try:
        client.wait_for_workers(1, timeout=ANSWER_SECONDS)
    except TimeoutError:
        raise LostWorkers("idle") from None
    try:
        versions = set(client.run(program_version).values())
    except ImportError:
        raise LostWorkers("foreign") from None
    if versions != {VERSION}:
        raise LostWorkers("other")


def program_version() -> str:
    """The version of the program, as a worker has it."""
    return VERSION
