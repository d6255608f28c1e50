# Skip-bigrams, the pairs of one first word after those of the other, so that memory grows with the words alone.

cdef int64_t skip_hits(Desk* desk, Side* ours, Side* theirs, int64_t reach, int64_t left_out) noexcept nogil:
    """Count the clipped pairs at most `reach` words apart, and single words but the last `left_out`; -1: no memory."""
    cdef int64_t hits = 0
    cdef Py_ssize_t place, words, their_words
    cdef int32_t* next_ours
    cdef int32_t* next_theirs
    cdef int32_t* first = desk.row
    cdef int32_t* start = desk.left_theirs
    if ours.size == 0 or theirs.size == 0:
        return 0
    if left_out >= 0:
        words, their_words = max(ours.size - left_out, 0), max(theirs.size - left_out, 0)
        hits = clipped(desk, ours.ids, words, theirs.ids, their_words)
    next_ours = <int32_t*> room_for(&desk.ours, ours.size * sizeof(int32_t))
    next_theirs = <int32_t*> room_for(&desk.theirs, theirs.size * sizeof(int32_t))
    if next_ours == NULL or next_theirs == NULL:
        return -1
    chain(first, next_theirs, theirs)
    for place in range(ours.size - 1, -1, -1):
        next_ours[place] = start[ours.ids[place]] - 1
        start[ours.ids[place]] = <int32_t> place + 1
    for place in range(ours.size):
        if start[ours.ids[place]] == place + 1:
            start[ours.ids[place]] = 0
            if first[ours.ids[place]] >= 0:
                hits += pairs_from(desk, ours, place, next_ours, theirs, first[ours.ids[place]], next_theirs, reach)
    for place in range(theirs.size):
        first[theirs.ids[place]] = -1
    return hits


cdef void chain(int32_t* first, int32_t* following, Side* side) noexcept nogil:
    """Note for each word the `first` place where it stands and for each place the `following` one, -1 for none."""
    cdef Py_ssize_t place
    for place in range(side.size - 1, -1, -1):
        following[place] = first[side.ids[place]]
        first[side.ids[place]] = <int32_t> place


cdef int64_t pairs_from(
    Desk* desk, Side* ours, int32_t mine, int32_t* next_ours, Side* theirs, int32_t other, int32_t* next_theirs,
    int64_t reach,
) noexcept nogil:
    """Count the pairs that begin with the word at `mine` and at `other`."""
    # Of one word 65,537 times there are more pairs than 32 bits hold.
    cdef int64_t* left = <int64_t*> desk.mask
    cdef int64_t hits = 0
    cdef int32_t at = mine
    cdef Py_ssize_t place
    while at >= 0:
        for place in range(at + 1, last_of(ours.size, at, reach) + 1):
            left[ours.ids[place]] += 1
        at = next_ours[at]
    at = other
    while at >= 0:
        for place in range(at + 1, last_of(theirs.size, at, reach) + 1):
            if left[theirs.ids[place]] > 0:
                left[theirs.ids[place]] -= 1
                hits += 1
        at = next_theirs[at]
    at = mine
    while at >= 0:
        for place in range(at + 1, last_of(ours.size, at, reach) + 1):
            left[ours.ids[place]] = 0
        at = next_ours[at]
    return hits


cdef inline Py_ssize_t last_of(Py_ssize_t size, Py_ssize_t start, int64_t reach) noexcept nogil:
    return size - 1 if reach < 0 or reach > size - 1 - start else start + reach


cdef double skip_total(Py_ssize_t size, int64_t reach, int64_t left_out) noexcept nogil:
    """Return how many pairs, and single words but the last `left_out` (-1: none), a text of `size` words has."""
    cdef double pairs
    if reach < 0 or reach > size - 1:
        reach = max(size - 1, 0)
    pairs = <double> reach * <double> (size - reach) + <double> reach * <double> (reach - 1) / 2
    return pairs + (max(size - left_out, 0) if left_out >= 0 else 0)
