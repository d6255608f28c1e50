"""The Dask cluster that is to score: one that runs already or processes of this machine, checked before it works."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
from concurrent.futures import CancelledError
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from rouge_gui.errors import InvalidOption, RougeGuiError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from distributed import Client, LocalCluster

    from rouge_gui.rouge.options import Options

SCHEMES = ("tcp", "tls")
PATIENCE = 4
WORKERS = 8
HERE = "127.0.0.1"
SETTINGS = {
    # A text may be longer than what Dask warns of; the code that asks is nobody's business.
    "distributed.admin.large-graph-warning-threshold": "1TB",
    "distributed.diagnostics.computations.nframes": 0,
    "distributed.comm.timeouts.connect": f"{PATIENCE}s",
}


@contextmanager
def connected(options: Options, scheduler: str | None = None, jobs: int | None = None) -> Iterator[Client]:
    """Give the client of the cluster at `scheduler`; None starts `jobs` processes here and ends them afterwards.

    `RougeGuiError` where Dask is not installed, no scheduler answers within ten seconds, it has no worker, or one
    of its workers would score otherwise than this machine.
    """
    try:
        import dask
        import distributed
    except ModuleNotFoundError as error:
        raise RougeGuiError(
            f"--engine dask needs the package {error.name}, which is not installed. "
            f'Install the extra "dask" with: {sys.executable} -m pip install dask distributed'
        ) from None
    # For good: its own threads go on closing, and telling of it, after this has ended.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    with dask.config.set(SETTINGS):
        if scheduler is not None:
            with _client(scheduler) as client:
                _wait_for_workers(client, scheduler)
                _check_all(client, options)
                yield client
            return
        with (
            _processes(jobs or os.cpu_count() or 1) as cluster,
            distributed.Client(cluster, set_as_default=False) as client,
        ):
            yield client


def threads(client: Client) -> int:
    """Return how many partitions the workers of the cluster can score at once."""
    with reaching():
        return sum(client.nthreads().values())


@contextmanager
def reaching() -> Iterator[None]:
    """Make one sentence of what Dask raises where the cluster does not answer any more."""
    from distributed.client import ClosedClientError

    try:
        yield
    except (OSError, ClosedClientError, CancelledError) as error:
        raise RougeGuiError(
            "The Dask scheduler does not answer any more, so the rest cannot be scored. Look at what it says."
        ) from error


def signature_of(options: Options) -> str:
    """Return what a worker calls its scores: its version, the options, and the files of ROUGE-1.5.5 that it has."""
    return options.signature()


@contextmanager
def _processes(count: int) -> Iterator[LocalCluster]:
    """Give a cluster of so many processes that hear this machine alone, and leave Ctrl-C to this process."""
    from distributed import LocalCluster
    from distributed.gc import disable_gc_diagnosis

    with ExitStack() as stack:
        with _without_interrupts():
            cluster = LocalCluster(
                n_workers=count,
                threads_per_worker=1,
                host=HERE,
                protocol="tcp://",
                silence_logs=logging.CRITICAL,
                dashboard_address=None,
                scheduler_kwargs={"dashboard_address": f"{HERE}:0"},
            )
            stack.enter_context(cluster)
            # It watches the garbage collector of this process, and a Ctrl-C that meets it is lost.
            disable_gc_diagnosis(force=True)
        yield cluster


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Have Ctrl-C wait; threads and processes that start meanwhile never hear it. Windows has no such thing."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    # It takes the block away from the thread in which it starts.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _client(scheduler: str) -> Client:
    import distributed

    _ring(scheduler)
    try:
        return distributed.Client(scheduler, timeout=PATIENCE, set_as_default=False)
    except Exception as error:
        raise RougeGuiError(
            f"What answers at {scheduler} is no Dask scheduler that can be worked with ({_reason(error)}). "
            "Its version of Dask should be the one that is installed here."
        ) from error


def _ring(scheduler: str) -> None:
    """Have the scheduler accept a connection: Dask's own way to say that none does takes long and many lines."""
    try:
        place = urlsplit(scheduler)
        scheme, host, port = place.scheme, place.hostname, place.port
    except ValueError:
        scheme, host, port = "", None, None
    if not host or not port or scheme not in SCHEMES:
        raise InvalidOption(
            f"--scheduler: {scheduler!r} is not the address of a Dask scheduler, such as tcp://127.0.0.1:8786."
        )
    try:
        socket.create_connection((host, port), timeout=PATIENCE).close()
    except OSError as error:
        raise RougeGuiError(
            f"No Dask scheduler answers at {scheduler} ({_reason(error)}). Start one with: dask scheduler"
        ) from error


def _wait_for_workers(client: Client, scheduler: str) -> None:
    try:
        client.wait_for_workers(1, timeout=WORKERS)
    except TimeoutError:
        raise RougeGuiError(
            f"The Dask scheduler at {scheduler} has no worker. Start one with: dask worker {scheduler}"
        ) from None


def check(worker: str, told: str, options: Options) -> None:
    """Raise `RougeGuiError` where `worker`, which told its signature of `options`, does not score as this machine."""
    here = signature_of(options)
    if told != here:
        raise RougeGuiError(
            f"The Dask worker {worker} does not score as this machine does: there {told!r}, here {here!r}. "
            "Install the same version and data on both."
        )


def _check_all(client: Client, options: Options) -> None:
    for worker, told in client.run(signature_of, options, on_error="return").items():
        if isinstance(told, Exception):
            raise RougeGuiError(
                f"The Dask worker {worker} has no rouge-gui that can score this ({_reason(told)}). "
                f"Install there what is here: {signature_of(options).split(' | ')[0]}."
            )
        check(worker, told, options)


def _reason(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"
