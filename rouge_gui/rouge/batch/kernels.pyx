# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The compiled engine: texts to numbered words, and numbered words to counts, without holding the interpreter."""

from cpython.unicode cimport PyUnicode_DATA, PyUnicode_GET_LENGTH, PyUnicode_KIND
from libc.math cimport sqrt
from libc.stdint cimport int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc, realloc
from libc.string cimport memcpy, memset

import numpy

from rouge_gui.rouge.batch cimport porter
from rouge_gui.rouge.batch.bits cimport bits_of, low_bit, top_bit
from rouge_gui.rouge.batch.words cimport PACKED, Slot, Word, Words, add, close_words, empty_words, find, open_words, pack

include "reading.pxi"
include "counting.pxi"


cdef class Workspace:
    """Memory to read and to count in, for one thread at a time; it grows to what the largest call needs."""

    cdef Reader reader
    cdef Desk desk

    def __cinit__(self):
        memset(&self.desk, 0, sizeof(Desk))
        if not open_reader(&self.reader):
            raise MemoryError

    def __dealloc__(self):
        close_reader(&self.reader)
        close_desk(&self.desk)

    def read(self, list texts, bint lower, bint wide, int stemmer, Lexicon lexicon):
        """Return the words of `texts`, runs of ASCII letters and digits, as numbers, equal words with equal numbers.

        `lower` makes A to Z small, and with `wide` İ and the Kelvin sign, of which i and k are left. `stemmer` is 0 or
        a mode of `porter`, whose words must be in lower case. Returns int32 `ids` of all texts after each other, int64
        `sentences`, where each line that has words ends in them, int64 `texts`, where each text ends in `sentences`,
        and how many different numbers there are.
        """
        cdef Py_ssize_t count = len(texts), number
        cdef View* views = <View*> malloc((count + 1) * sizeof(View))
        cdef object text
        cdef bint done
        if views == NULL:
            raise MemoryError
        closes = numpy.empty(count + 1, numpy.int64)
        cdef int64_t[::1] closing = closes
        self.reader.lower = CASE_BIT if lower else 0
        self.reader.wide = wide
        self.reader.stemmer = stemmer
        self.reader.known = &lexicon.words
        self.reader.stems = lexicon.joined
        self.reader.starts = lexicon.starts
        try:
            for number in range(count):
                text = texts[number]
                if not isinstance(text, str):
                    raise TypeError(f"a text is a {type(text).__name__}, not a str")
                views[number].data = PyUnicode_DATA(text)
                views[number].size = PyUnicode_GET_LENGTH(text)
                views[number].kind = PyUnicode_KIND(text)
            with nogil:
                done = read_all(&self.reader, views, count, &closing[0])
        finally:
            free(views)
        if not done:
            raise MemoryError
        ids = numpy.empty(self.reader.held, numpy.int32)
        sentences = numpy.empty(self.reader.ends_held, numpy.int64)
        copy_out(ids, sentences, &self.reader)
        return ids, sentences, closes[:count], self.reader.numbers

    def count(
        self,
        const int32_t[::1] ids,
        const int64_t[::1] sentences,
        const int64_t[::1] texts,
        Py_ssize_t numbers,
        const int64_t[:, ::1] pairs,
        const int64_t[:, ::1] plan,
        const double[:, ::1] worths,
    ):
        """Return float64 (pairs, variants, 3): hits, the candidate's total and the reference's, a row of `plan` each.

        `ids`, `sentences`, `texts` and `numbers` are as `read` returns them. A row of `pairs` holds the numbers of four
        texts: candidate, reference, and what sequences look at instead of them (the same, but for byte limits). A row
        of `plan` is NGRAM n; LCS; UNION; WEIGHTED as_perl, by_sentence, row of `worths`; SKIP reach (-1: any), unigrams
        left out at the end (-1: no unigrams). `worths[k]` is what a run of k words counts, for k up to one more than
        the longest text has; ROUGE-W's totals as ROUGE-1.5.5 has them lack their second power.
        """
        cdef Py_ssize_t pair, row, count = pairs.shape[0], variants = plan.shape[0]
        cdef Side sides[4]
        cdef bint done
        cdef int deepest = 0
        cdef int64_t hits[MOST_WORDS + 1]
        counts = numpy.zeros((count, variants, 3))
        cdef double[:, :, ::1] out = counts
        cdef const int32_t* words = &ids[0] if ids.shape[0] else NULL
        cdef const int64_t* ends = &sentences[0] if sentences.shape[0] else NULL
        for row in range(variants):
            if plan[row, 0] == NGRAM:
                if not 0 < plan[row, 1] <= MOST_WORDS:
                    raise ValueError(f"an n-gram has 1 to {MOST_WORDS} words")
                deepest = max(deepest, <int> plan[row, 1])
        with nogil:
            done = spread_desk(&self.desk, numbers)
            for pair in range(count):
                if not done:
                    break
                for row in range(4):
                    take(&sides[row], words, ends, texts, pairs[pair, row])
                done = count_ngrams(&self.desk, &sides[0], &sides[1], deepest, hits)
                for row in range(variants):
                    if not done:
                        break
                    done = count_one(&self.desk, sides, &plan[row, 0], hits, worths, &out[pair, row, 0])
            if not done:
                close_desk(&self.desk)
                memset(&self.desk, 0, sizeof(Desk))
        if not done:
            raise MemoryError
        return counts
