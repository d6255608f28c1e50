# Clipped n-grams: those of n words are those of n - 1 words, numbered, and one word more.

cdef enum:
    MOST_WORDS = 15


cdef struct Gram:
    uint64_t key
    int32_t number
    int32_t left


cdef bint count_ngrams(Desk* desk, Side* ours, Side* theirs, int deepest, int64_t* hits) noexcept nogil:
    """Set hits[n] for n of 1 to `deepest`; False where memory is short."""
    cdef Py_ssize_t place, size = ours.size, their_size = theirs.size
    cdef int32_t* mine
    cdef int32_t* others
    cdef int n
    memset(hits, 0, (MOST_WORDS + 1) * sizeof(int64_t))
    if deepest == 0 or size == 0 or their_size == 0:
        return True
    hits[1] = clipped(desk, ours.ids, size, theirs.ids, their_size)
    if deepest == 1:
        return True
    mine = <int32_t*> room_for(&desk.ours, 2 * size * sizeof(int32_t))
    others = <int32_t*> room_for(&desk.theirs, 2 * their_size * sizeof(int32_t))
    if mine == NULL or others == NULL:
        return False
    keep_common(desk, ours, mine, theirs, others)
    memcpy(mine + size, mine, size * sizeof(int32_t))
    memcpy(others + their_size, others, their_size * sizeof(int32_t))
    for n in range(2, deepest + 1):
        if size < n or their_size < n:
            break
        hits[n] = longer(
            desk, mine, size - n + 1, mine + size + n - 1, others, their_size - n + 1, others + their_size + n - 1
        )
        if hits[n] <= 0:
            return hits[n] == 0
    return True


cdef void keep_common(Desk* desk, Side* ours, int32_t* mine, Side* theirs, int32_t* others) noexcept nogil:
    """Copy both texts, with -1 for each word that the other lacks."""
    cdef int32_t* seen = desk.left_theirs
    cdef Py_ssize_t place
    cdef int32_t number
    for place in range(theirs.size):
        seen[theirs.ids[place]] = 1
    for place in range(ours.size):
        number = ours.ids[place]
        mine[place] = number if seen[number] else -1
        seen[number] = 2 if seen[number] else 0
    for place in range(theirs.size):
        number = theirs.ids[place]
        others[place] = number if seen[number] > 1 else -1
    for place in range(theirs.size):
        seen[theirs.ids[place]] = 0


cdef int64_t clipped(
    Desk* desk, const int32_t* ours, Py_ssize_t size, const int32_t* theirs, Py_ssize_t their_size
) noexcept nogil:
    """Count the words of both, each as often as both hold it."""
    cdef int32_t* left = desk.left
    cdef int64_t hits = 0
    cdef Py_ssize_t place
    for place in range(their_size):
        left[theirs[place]] += 1
    for place in range(size):
        if left[ours[place]] > 0:
            left[ours[place]] -= 1
            hits += 1
    for place in range(their_size):
        left[theirs[place]] = 0
    return hits


cdef int64_t longer(
    Desk* desk, int32_t* mine, Py_ssize_t size, const int32_t* our_last, int32_t* others, Py_ssize_t their_size,
    const int32_t* their_last,
) noexcept nogil:
    """Count n-grams and number them in place of those of n - 1 words in `mine` and `others`; -1: no memory.

    `our_last` and `their_last` are the last words of the n-grams. Those that the other text lacks have the number -1.
    """
    cdef Py_ssize_t place, index, kept, room = 16
    cdef Gram* grams
    cdef Gram* gram
    cdef int32_t* whole = <int32_t*> room_for(&desk.rows, max(size, their_size) * sizeof(int32_t))
    cdef int32_t numbers = 0, here
    cdef int64_t hits = 0
    cdef uint64_t key
    while room < 2 * their_size:
        room *= 2
    grams = <Gram*> room_for(&desk.grams, room * sizeof(Gram))
    if grams == NULL or whole == NULL:
        return -1
    memset(grams, 0, room * sizeof(Gram))
    kept = keep_whole(others, their_last, their_size, whole)
    for index in range(kept):
        place = whole[index]
        key = (<uint64_t> others[place] << 32) | <uint32_t> their_last[place]
        gram = gram_at(grams, room, key)
        if gram.number == 0:
            numbers += 1
            gram.key = key
            gram.number = numbers
        gram.left += 1
        others[place] = gram.number
    kept = keep_whole(mine, our_last, size, whole)
    for index in range(kept):
        place = whole[index]
        key = (<uint64_t> mine[place] << 32) | <uint32_t> our_last[place]
        gram = gram_at(grams, room, key)
        mine[place] = gram.number if gram.number else -1
        here = gram.left > 0
        gram.left -= here
        hits += here
    return hits


cdef inline Py_ssize_t keep_whole(
    int32_t* grams, const int32_t* last, Py_ssize_t size, int32_t* whole
) noexcept nogil:
    """List the places of n-grams that may stand in the other text, without a branch, and set the others to -1."""
    cdef Py_ssize_t place, kept = 0
    cdef int32_t is_whole
    for place in range(size):
        is_whole = (grams[place] | last[place]) >= 0
        whole[kept] = <int32_t> place
        kept += is_whole
        grams[place] |= is_whole - 1
    return kept


cdef inline Gram* gram_at(Gram* grams, Py_ssize_t room, uint64_t key) noexcept nogil:
    cdef uint64_t at = key * <uint64_t> 0x9E3779B97F4A7C15
    at = (at ^ (at >> 32)) & <uint64_t> (room - 1)
    while grams[at].number and grams[at].key != key:
        at = (at + 1) & <uint64_t> (room - 1)
    return &grams[at]
