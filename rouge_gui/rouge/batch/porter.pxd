"""Porter's stemmer on bytes, in nltk's three modes and ROUGE-1.5.5's own: `rouge.words` says whose rules they are."""

from libc.string cimport memcmp, memcpy


cdef enum:
    NLTK = 1
    MARTIN = 2
    ORIGINAL = 3
    PERL = 4


cdef struct Stem:
    # A word in lower case while it is cut and mended in place: `size` bytes at `letters`.
    char* letters
    Py_ssize_t size
    int mode


cdef inline bint is_vowel(char letter) noexcept nogil:
    return letter == b"a" or letter == b"e" or letter == b"i" or letter == b"o" or letter == b"u"


cdef inline bint is_consonant(Stem* word, Py_ssize_t place) noexcept nogil:
    """A y is a consonant where the letter before it is none, and at the start."""
    cdef bint turned = False
    while place > 0 and word.letters[place] == b"y":
        turned = not turned
        place -= 1
    return turned != (not is_vowel(word.letters[place]))


cdef inline Py_ssize_t measure(Stem* word, Py_ssize_t size) noexcept nogil:
    """Count how often a consonant follows a vowel in the first `size` letters (Porter's m)."""
    cdef Py_ssize_t place, found = 0
    cdef bint consonant, before = True
    for place in range(size):
        if word.letters[place] == b"y":
            consonant = place == 0 or not before
        else:
            consonant = not is_vowel(word.letters[place])
        found += place > 0 and consonant and not before
        before = consonant
    return found


cdef inline bint has_vowel(Stem* word, Py_ssize_t size) noexcept nogil:
    cdef Py_ssize_t place
    for place in range(size):
        if not is_consonant(word, place):
            return True
    return False


cdef inline bint ends_double(Stem* word) noexcept nogil:
    cdef Py_ssize_t size = word.size
    return size >= 2 and word.letters[size - 1] == word.letters[size - 2] and is_consonant(word, size - 1)


cdef inline bint ends_cvc(Stem* word, Py_ssize_t size) noexcept nogil:
    cdef char last
    if word.mode == NLTK and size == 2:
        return not is_consonant(word, 0) and is_consonant(word, 1)
    if size < 3:
        return False
    last = word.letters[size - 1]
    return (
        is_consonant(word, size - 3)
        and not is_consonant(word, size - 2)
        and is_consonant(word, size - 1)
        and last != b"w" and last != b"x" and last != b"y"
    )


cdef inline bint ends(Stem* word, const char* suffix, Py_ssize_t size) noexcept nogil:
    return (
        word.size >= size
        and word.letters[word.size - 1] == suffix[size - 1]
        and memcmp(word.letters + word.size - size, suffix, size) == 0
    )


cdef inline void put(Stem* word, Py_ssize_t stem, const char* ending, Py_ssize_t size) noexcept nogil:
    memcpy(word.letters + stem, ending, size)
    word.size = stem + size


cdef inline bint swap(
    Stem* word, const char* suffix, Py_ssize_t size, const char* ending, Py_ssize_t longer, Py_ssize_t least
) noexcept nogil:
    """Tell whether the word ends with `suffix`, which becomes `ending` where the rest's measure is above `least`."""
    cdef Py_ssize_t stem = word.size - size
    if not ends(word, suffix, size):
        return False
    if measure(word, stem) > least:
        put(word, stem, ending, longer)
    return True


cdef inline void step_1a(Stem* word) noexcept nogil:
    if word.mode == NLTK and word.size == 4 and ends(word, b"ies", 3):
        word.size -= 1
    elif ends(word, b"sses", 4) or ends(word, b"ies", 3):
        word.size -= 2
    elif not ends(word, b"ss", 2) and ends(word, b"s", 1):
        word.size -= 1


cdef inline void step_1b(Stem* word) noexcept nogil:
    cdef Py_ssize_t stem
    cdef char last
    if word.mode == NLTK and ends(word, b"ied", 3):
        word.size -= 1 if word.size == 4 else 2
        return
    if ends(word, b"eed", 3):
        word.size -= measure(word, word.size - 3) > 0
        return
    if ends(word, b"ed", 2) and has_vowel(word, word.size - 2):
        stem = word.size - 2
    elif ends(word, b"ing", 3) and has_vowel(word, word.size - 3):
        stem = word.size - 3
    else:
        return
    word.size = stem
    last = word.letters[stem - 1]
    if ends(word, b"at", 2) or ends(word, b"bl", 2) or ends(word, b"iz", 2):
        put(word, stem, b"e", 1)
    elif ends_double(word):
        word.size -= last != b"l" and last != b"s" and last != b"z"
    elif measure(word, stem) == 1 and ends_cvc(word, stem):
        put(word, stem, b"e", 1)


cdef inline void step_1c(Stem* word) noexcept nogil:
    cdef Py_ssize_t stem = word.size - 1
    cdef bint fits
    if ends(word, b"y", 1):
        if word.mode == NLTK:
            fits = stem > 1 and is_consonant(word, stem - 1)
        else:
            fits = has_vowel(word, stem)
        if fits:
            word.letters[stem] = b"i"


cdef inline void step_2(Stem* word) noexcept nogil:
    if word.mode == NLTK:
        while ends(word, b"alli", 4) and measure(word, word.size - 4) > 0:
            word.size -= 2
    if (
        swap(word, b"ational", 7, b"ate", 3, 0)
        or swap(word, b"tional", 6, b"tion", 4, 0)
        or swap(word, b"enci", 4, b"ence", 4, 0)
        or swap(word, b"anci", 4, b"ance", 4, 0)
        or swap(word, b"izer", 4, b"ize", 3, 0)
        or (swap(word, b"abli", 4, b"able", 4, 0) if word.mode == ORIGINAL else swap(word, b"bli", 3, b"ble", 3, 0))
        or swap(word, b"alli", 4, b"al", 2, 0)
        or swap(word, b"entli", 5, b"ent", 3, 0)
        or swap(word, b"eli", 3, b"e", 1, 0)
        or swap(word, b"ousli", 5, b"ous", 3, 0)
        or swap(word, b"ization", 7, b"ize", 3, 0)
        or swap(word, b"ation", 5, b"ate", 3, 0)
        or swap(word, b"ator", 4, b"ate", 3, 0)
        or swap(word, b"alism", 5, b"al", 2, 0)
        or swap(word, b"iveness", 7, b"ive", 3, 0)
        or swap(word, b"fulness", 7, b"ful", 3, 0)
        or swap(word, b"ousness", 7, b"ous", 3, 0)
        or swap(word, b"aliti", 5, b"al", 2, 0)
        or swap(word, b"iviti", 5, b"ive", 3, 0)
        or swap(word, b"biliti", 6, b"ble", 3, 0)
    ):
        return
    if word.mode == NLTK:
        if not swap(word, b"fulli", 5, b"ful", 3, 0) and ends(word, b"logi", 4):
            word.size -= measure(word, word.size - 3) > 0
    elif word.mode != ORIGINAL:
        swap(word, b"logi", 4, b"log", 3, 0)


cdef inline void step_3(Stem* word) noexcept nogil:
    (
        swap(word, b"icate", 5, b"ic", 2, 0)
        or swap(word, b"ative", 5, b"", 0, 0)
        or swap(word, b"alize", 5, b"al", 2, 0)
        or swap(word, b"iciti", 5, b"ic", 2, 0)
        or swap(word, b"ical", 4, b"ic", 2, 0)
        or swap(word, b"ful", 3, b"", 0, 0)
        or swap(word, b"ness", 4, b"", 0, 0)
    )


cdef inline bint cut(Stem* word, const char* suffix, Py_ssize_t size) noexcept nogil:
    return swap(word, suffix, size, b"", 0, 1)


cdef inline void step_4(Stem* word) noexcept nogil:
    cdef Py_ssize_t stem
    cdef char last
    if (
        cut(word, b"al", 2)
        or cut(word, b"ance", 4)
        or cut(word, b"ence", 4)
        or cut(word, b"er", 2)
        or cut(word, b"ic", 2)
        or cut(word, b"able", 4)
        or cut(word, b"ible", 4)
        or cut(word, b"ant", 3)
        or cut(word, b"ement", 5)
        or cut(word, b"ment", 4)
        or cut(word, b"ent", 3)
    ):
        return
    if ends(word, b"ion", 3):
        stem = word.size - 3
        last = word.letters[stem - 1] if stem else b"-"
        if (last == b"s" or last == b"t") and measure(word, stem) > 1:
            word.size = stem
        return
    (
        cut(word, b"ou", 2)
        or cut(word, b"ism", 3)
        or cut(word, b"ate", 3)
        or cut(word, b"iti", 3)
        or cut(word, b"ous", 3)
        or cut(word, b"ive", 3)
        or cut(word, b"ize", 3)
    )


cdef inline void step_4_of_perl(Stem* word) noexcept nogil:
    """One test after the other, each on what the one before left."""
    (
        cut(word, b"ement", 5)
        or cut(word, b"ance", 4)
        or cut(word, b"ence", 4)
        or cut(word, b"able", 4)
        or cut(word, b"ible", 4)
        or cut(word, b"ant", 3)
        or cut(word, b"ism", 3)
        or cut(word, b"ate", 3)
        or cut(word, b"iti", 3)
        or cut(word, b"ous", 3)
        or cut(word, b"ive", 3)
        or cut(word, b"ize", 3)
        or cut(word, b"al", 2)
        or cut(word, b"er", 2)
        or cut(word, b"ic", 2)
        or cut(word, b"ou", 2)
    )
    cut(word, b"ment", 4)
    if ends(word, b"ent", 3):
        cut(word, b"ent", 3)
    elif ends(word, b"sion", 4) or ends(word, b"tion", 4):
        cut(word, b"ion", 3)


cdef inline void step_5(Stem* word) noexcept nogil:
    cdef Py_ssize_t often
    if ends(word, b"e", 1):
        often = measure(word, word.size - 1)
        if often > 1 or (often == 1 and not ends_cvc(word, word.size - 1)):
            word.size -= 1
    if ends(word, b"ll", 2) and measure(word, word.size - 1) > 1:
        word.size -= 1


cdef inline void stem(Stem* word) noexcept nogil:
    """Cut the word down to its stem. The few irregular forms of nltk are looked up before, with the other exceptions."""
    step_1a(word)
    step_1b(word)
    step_1c(word)
    step_2(word)
    step_3(word)
    if word.mode == PERL:
        step_4_of_perl(word)
    else:
        step_4(word)
    step_5(word)
