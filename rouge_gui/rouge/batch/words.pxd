"""Words and their numbers: an open hash table of byte strings, exact for strings of every length."""

from libc.stdint cimport int32_t, int64_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc, realloc
from libc.string cimport memcmp, memcpy, memset

cdef enum:
    PACKED = 16


cdef struct Word:
    # Up to 16 bytes are `low` and `high` themselves; of a longer word they are hashes, and `place` says where it lies.
    uint64_t low
    uint64_t high
    int64_t place
    int32_t size
    int32_t number


cdef struct Slot:
    # A part of the word's hash, and its place among the words counted from 1; 0: no word.
    uint32_t tag
    int32_t word


cdef struct Words:
    # Words in the order in which they came, frequent ones thus close together, and a table half full of their places.
    Slot* slots
    Py_ssize_t room
    Word* words
    Py_ssize_t held
    char* letters
    Py_ssize_t letters_room
    Py_ssize_t letters_held


cdef inline bint open_words(Words* words, Py_ssize_t room) noexcept nogil:
    """Make an empty table of `room` slots, a power of two; False where memory is short, as all of these."""
    words.slots = <Slot*> calloc(room, sizeof(Slot))
    words.words = <Word*> malloc((room // 2 + 1) * sizeof(Word))
    words.room = room
    words.held = words.letters_room = words.letters_held = 0
    words.letters = NULL
    return words.slots != NULL and words.words != NULL


cdef inline void empty_words(Words* words) noexcept nogil:
    """Forget all words, but keep the memory."""
    memset(words.slots, 0, words.room * sizeof(Slot))
    words.held = words.letters_held = 0


cdef inline void close_words(Words* words) noexcept nogil:
    free(words.slots)
    free(words.words)
    free(words.letters)


cdef inline uint64_t mixed(uint64_t low, uint64_t high) noexcept nogil:
    cdef uint64_t value = (low ^ (high * <uint64_t> 0x9E3779B97F4A7C15)) * <uint64_t> 0xD6E8FEB86659FD93
    return value ^ (value >> 32)


cdef inline void pack(const char* letters, Py_ssize_t size, Word* word) noexcept nogil:
    """Fill in what tells the word of `size` > 0 bytes from others; 16 bytes must be readable at `letters`."""
    cdef uint64_t low, high, part
    cdef Py_ssize_t place
    word.size = <int32_t> size
    memcpy(&low, letters, 8)
    if size <= 8:
        word.low = low & (<uint64_t> 0xFFFFFFFFFFFFFFFF >> (64 - 8 * size))
        word.high = 0
        return
    memcpy(&high, letters + 8, 8)
    if size <= PACKED:
        word.low = low
        word.high = high & (<uint64_t> 0xFFFFFFFFFFFFFFFF >> (128 - 8 * size))
        return
    for place in range(PACKED, size, 8):
        part = 0
        memcpy(&part, letters + place, min(8, size - place))
        low = mixed(low, part)
        high = mixed(high, low)
    word.low = low
    word.high = high


cdef inline Word* find(Words* words, const Word* wanted, const char* letters, Slot** slot) noexcept nogil:
    """Return the word held, or NULL and the slot where it belongs."""
    cdef uint64_t hashed = mixed(wanted.low, wanted.high)
    cdef uint64_t mask = words.room - 1
    cdef uint64_t at = hashed & mask
    cdef uint32_t tag = <uint32_t> (hashed >> 32)
    cdef Word* word
    while True:
        slot[0] = &words.slots[at]
        if slot[0].word == 0:
            return NULL
        if slot[0].tag == tag:
            word = &words.words[slot[0].word - 1]
            if (
                word.low == wanted.low
                and word.high == wanted.high
                and word.size == wanted.size
                and (wanted.size <= PACKED or memcmp(words.letters + word.place, letters, wanted.size) == 0)
            ):
                return word
        at = (at + 1) & mask


cdef inline bint grow(Words* words) noexcept nogil:
    """Double the table."""
    cdef Py_ssize_t room = 2 * words.room, place
    cdef uint64_t at, mask = room - 1, hashed
    cdef Slot* slots = <Slot*> calloc(room, sizeof(Slot))
    cdef Word* kept = <Word*> realloc(words.words, (room // 2 + 1) * sizeof(Word))
    if kept != NULL:
        words.words = kept
    if slots == NULL or kept == NULL:
        free(slots)
        return False
    for place in range(words.held):
        hashed = mixed(kept[place].low, kept[place].high)
        at = hashed & mask
        while slots[at].word:
            at = (at + 1) & mask
        slots[at].tag = <uint32_t> (hashed >> 32)
        slots[at].word = <int32_t> place + 1
    free(words.slots)
    words.slots = slots
    words.room = room
    return True


cdef inline bint add(Words* words, Slot* slot, const Word* word, const char* letters, int32_t number) noexcept nogil:
    """Put a new word into the slot that `find` gave, which holds until the next call only."""
    cdef Py_ssize_t room
    cdef char* kept
    cdef Word* added = &words.words[words.held]
    added[0] = word[0]
    added.number = number
    if word.size > PACKED:
        if words.letters_held + word.size > words.letters_room:
            room = 2 * (words.letters_held + word.size)
            kept = <char*> realloc(words.letters, room)
            if kept == NULL:
                return False
            words.letters = kept
            words.letters_room = room
        added.place = words.letters_held
        memcpy(words.letters + added.place, letters, word.size)
        words.letters_held += word.size
    words.held += 1
    slot.tag = <uint32_t> (mixed(word.low, word.high) >> 32)
    slot.word = <int32_t> words.held
    return 2 * words.held < words.room or grow(words)
