"""Everything the cues share about one candidate: read once, looked at by all of them."""

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise

from rouge_gui.rouge.evidence import aligning, copying
from rouge_gui.rouge.evidence.aligning import Change, Link
from rouge_gui.rouge.evidence.company import around, distance
from rouge_gui.rouge.evidence.copying import Fragment, Seam
from rouge_gui.rouge.evidence.original import Original, is_verb
from rouge_gui.rouge.evidence.tongue import Tongue
from rouge_gui.rouge.evidence.words import Prose, Word, read
from rouge_gui.rouge.text import Span

BARRIER = "\0"
SHORTEST_FORM = 5


class Study:
    """One example: its source (None where there is none) and references, indexed once for all its candidates."""

    def __init__(self, source: str | None, references: Sequence[str] = ()) -> None:
        self.source = Original(source) if source and source.strip() else None
        tongue = self.source.tongue if self.source is not None else None
        self.references = tuple(Original(text, tongue) for text in references)

    @property
    def tongue(self) -> Tongue | None:
        """The language of the example, known from its source, else from its first reference."""
        if self.source is not None:
            return self.source.tongue
        return self.references[0].tongue if self.references else None

    @cached_property
    def all_keys(self) -> tuple[str, ...]:
        """The keys of the source and of each reference, barriers between them."""
        keys: list[str] = list(self.source.keys) if self.source is not None else []
        for reference in self.references:
            keys.append(BARRIER)
            keys += reference.keys
        return tuple(keys)

    @cached_property
    def all_places(self) -> dict[str, list[int]]:
        """The positions of each key among `all_keys`."""
        places: dict[str, list[int]] = {}
        for position, key in enumerate(self.all_keys):
            places.setdefault(key, []).append(position)
        return places

    @cached_property
    def reference_keys(self) -> frozenset[str]:
        """Every key that a reference holds."""
        return frozenset(key for reference in self.references for key in reference.keys)

    @cached_property
    def reference_stems(self) -> frozenset[str]:
        """Every stem that a reference holds."""
        return frozenset(word.stem for reference in self.references for word in reference.words)


class Reading:
    """A candidate beside its example. Needs a source for most of what it offers: `source` raises where there is none."""

    def __init__(self, candidate: str, study: Study) -> None:
        self.study = study
        self.prose: Prose = read(candidate, study.tongue)
        self.words: tuple[Word, ...] = self.prose.words
        self.tongue: Tongue = self.prose.tongue
        self.keys: tuple[str, ...] = tuple(word.key for word in self.words)

    @property
    def source(self) -> Original:
        """The source."""
        if self.study.source is None:
            raise ValueError("This example has no source.")
        return self.study.source

    def span(self, positions: range) -> Span:
        """Return the code points of the candidate that the words at `positions` take."""
        return Span(self.words[positions[0]].span.start, self.words[positions[-1]].span.end)

    def source_span(self, positions: range) -> Span:
        """Return the code points of the source that the words at `positions` take."""
        return Span(self.source.words[positions[0]].span.start, self.source.words[positions[-1]].span.end)

    def text(self, positions: range) -> str:
        """Return the candidate's text at `positions`, '' for none."""
        return self.prose.raw[slice(*self.span(positions))] if positions else ""

    def source_text(self, positions: range) -> str:
        """Return the source's text at `positions`, '' for none."""
        return self.source.prose.raw[slice(*self.source_span(positions))] if positions else ""

    def is_verb(self, position: int) -> bool:
        """Tell whether the word at `position` looks like a verb that carries content."""
        return is_verb(self.words, position, self.tongue)

    def is_content(self, word: Word) -> bool:
        """Tell whether `word` says more than grammar."""
        return word.key not in self.tongue.stop_words and len(word.key) > 1

    def company(self, position: int) -> dict[str, float]:
        """Return the content stems near the number at `position` by their weight: how rare and how near they are."""
        sentence = self.prose.sentences[self.sentence_of[position]]
        rarity = self.source.rarity
        company: dict[str, float] = {}
        for other in around(sentence, position):
            word = self.words[other]
            if word.number is None and self.is_content(word) and word.stem in rarity:
                company.setdefault(word.stem, rarity[word.stem] / distance(position, other))
        return company

    @cached_property
    def cased(self) -> bool:
        """Whether the candidate writes capitals, so that a new name can be seen."""
        return any(word.capital and not word.opens for word in self.words)

    @cached_property
    def sentence_of(self) -> list[int]:
        """For each word of the candidate the position of its sentence."""
        return [number for number, sentence in enumerate(self.prose.sentences) for _ in sentence]

    @cached_property
    def fragments(self) -> list[list[Fragment]]:
        """The copied fragments of each sentence against the source."""
        source = self.source
        return [
            copying.fragments(self.keys, sentence, source.keys, source.places)
            for sentence in self.prose.sentences
        ]

    @cached_property
    def seams(self) -> list[list[Seam]]:
        """The seams of each sentence; `backed` where source and references together have none there."""
        study = self.study
        also = (
            [
                copying.fragments(self.keys, sentence, study.all_keys, study.all_places)
                for sentence in self.prose.sentences
            ]
            if study.references
            else self.fragments
        )
        of = self.source.sentence_of
        return [copying.seams(cut, more, of) for cut, more in zip(self.fragments, also, strict=True)]

    @cached_property
    def copied_from(self) -> list[int]:
        """For each word of the candidate the source position it is copied from, -1 for none."""
        return [
            fragment.source + step
            for sentence in self.fragments
            for fragment in sentence
            for step in range(fragment.length)
        ]

    @cached_property
    def nearest(self) -> list[list[tuple[int, float]]]:
        """For each sentence up to three (source sentence, share of its weight that it holds), the nearest first."""
        return [aligning.nearest(self.words, sentence, self.source) for sentence in self.prose.sentences]

    @cached_property
    def links(self) -> list[list[Link]]:
        """For each sentence its alignments with the nearest source sentences, the nearest first."""
        return [
            [aligning.link(self.words, number, sentence, at, self.source) for at, _ in self.nearest[number]]
            for number, sentence in enumerate(self.prose.sentences)
        ]

    @cached_property
    def changes(self) -> list[Change]:
        """What differs inside the aligned runs, each place once, as the alignment that knows its surroundings has it.

        A place that is copied word for word from anywhere in the source is no change.
        """
        found: list[Change] = []
        for number, sentence in enumerate(self.prose.sentences):
            here: list[Change] = []
            for one in self.links[number]:
                here += aligning.changes(self.words, sentence, one, self.source)
            here.sort(key=lambda change: (not change.held, -(change.left + change.right), -change.link.share))
            taken: set[int] = set()
            for change in here:
                around = set(range(change.here.start - 1, change.here.stop + 1))
                if self.is_copied(
                    range(
                        max(change.here.start - 1, sentence.start), min(change.here.stop + 1, sentence.stop)
                    )
                ):
                    continue
                if (change.here and taken.intersection(change.here)) or (not change.here and around <= taken):
                    continue
                taken |= around if not change.here else set(change.here)
                found.append(change)
        return found

    def is_copied(self, positions: range) -> bool:
        """Tell whether the words at `positions` (one sentence) lie inside one copied fragment."""
        origins = [self.copied_from[position] for position in positions]
        return (
            bool(origins) and origins[0] >= 0 and all(last + 1 == next_ for last, next_ in pairwise(origins))
        )

    @cached_property
    def names(self) -> list[range]:
        """Runs of words that are names: capitals inside a sentence, and words that the source knows as names."""
        known = self.source.names if self.study.source is not None else frozenset()
        runs: list[range] = []
        for number, sentence in enumerate(self.prose.sentences):
            start: int | None = None
            for position in (*sentence, sentence.stop):
                inside = position < sentence.stop and self._is_name(
                    self.words[position], position, number, known
                )
                if inside and start is None:
                    start = position
                elif start is not None and (not inside or self.words[position].soft):
                    runs.append(range(start, position))
                    start = position if inside else None
        return runs

    def _is_name(self, word: Word, position: int, number: int, known: frozenset[str]) -> bool:
        tongue = self.tongue
        if word.key in known:
            return word.capital or not self.cased
        small = word.key in tongue.stop_words or word.key in tongue.titles or tongue.is_date(word.key)
        names = word.capital and len(word.key) > 1 and not small
        if word.opens:
            sentence = self.prose.sentences[number]
            return (
                names
                and not tongue.is_verb(word.key)
                and position + 1 < sentence.stop
                and self.words[position + 1].capital
                and word.key not in self.source_lower
            )
        return names and (word.key not in self.source_lower or tongue.nouns_are_capital)

    @cached_property
    def source_lower(self) -> frozenset[str]:
        """The keys that the source writes without a capital."""
        return self.source.lower if self.study.source is not None else frozenset()

    @cached_property
    def new_positions(self) -> list[int]:
        """The content words of the candidate that the source has in no form."""
        return [
            position
            for position, word in enumerate(self.words)
            if self.is_content(word) and word.stem not in self.source.stem_places and not self._is_form(word)
        ]

    def _is_form(self, word: Word) -> bool:
        """Tell whether the source has another form of `word`: a long common beginning, in German also a compound."""
        key = word.key
        beginning = key[: max(SHORTEST_FORM, len(key) * 2 // 3)]
        forms = self.source.beginnings.get(key[:SHORTEST_FORM], ())
        words = self.source.places if self.tongue.nouns_are_capital else ()
        return (word.number is None and len(key) > SHORTEST_FORM) and (
            any(
                other.startswith(beginning)
                or (
                    len(other) > SHORTEST_FORM and key.startswith(other[: max(SHORTEST_FORM, len(other) - 2)])
                )
                for other in forms
            )
            or any(key in other or (len(other) > SHORTEST_FORM and other in key) for other in words)
        )
