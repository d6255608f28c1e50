# Skip-bigrams, the pairs of one first word after those of the other, so that memory grows with the words alone.

cdef struct Common:
    # The words of a text that the other has too: their numbers, for each the place behind its last partner among them,
    # and the next place of the same word, -1 for none.
    int32_t* ids
    int32_t* stops
    int32_t* following
    Py_ssize_t size


cdef int64_t skip_hits(Desk* desk, Side* ours, Side* theirs, int64_t reach, int64_t left_out) noexcept nogil:
    """Count the clipped pairs at most `reach` words apart, and single words but the last `left_out`; -1: no memory."""
    cdef int64_t hits = 0
    cdef Py_ssize_t place
    cdef Common mine
    cdef Common others
    cdef int32_t* first = desk.row
    cdef int32_t* start = desk.left_theirs
    if ours.size == 0 or theirs.size == 0:
        return 0
    if left_out >= 0:
        hits = clipped(desk, ours.ids, max(ours.size - left_out, 0), theirs.ids, max(theirs.size - left_out, 0))
    if not (common_of(&desk.ours, ours.size, &mine) and common_of(&desk.theirs, theirs.size, &others)):
        return -1
    keep_common(desk, ours, mine.ids, theirs, others.ids)
    close_ranks(&mine, reach)
    close_ranks(&others, reach)
    chain(first, others.following, others.ids, others.size)
    chain(start, mine.following, mine.ids, mine.size)
    for place in range(mine.size):
        if start[mine.ids[place]] == place:
            hits += pairs_from(desk, &mine, place, &others, first[mine.ids[place]])
    for place in range(mine.size):
        first[mine.ids[place]] = -1
        start[mine.ids[place]] = 0
    return hits


cdef bint common_of(Room* room, Py_ssize_t size, Common* common) noexcept nogil:
    common.ids = <int32_t*> room_for(room, 3 * size * sizeof(int32_t))
    common.stops = common.ids + size
    common.following = common.stops + size
    common.size = size
    return common.ids != NULL


cdef void close_ranks(Common* common, int64_t reach) noexcept nogil:
    """Leave out the words without a number, and find how far the partners of each word go."""
    cdef Py_ssize_t place, kept = 0, stop = 0, last
    cdef int32_t* places = common.following
    for place in range(common.size):
        common.ids[kept] = common.ids[place]
        places[kept] = <int32_t> place
        kept += common.ids[place] >= 0
    last = common.size if reach < 0 or reach > common.size else reach
    common.size = kept
    for place in range(kept):
        while stop < kept and places[stop] - places[place] <= last:
            stop += 1
        common.stops[place] = <int32_t> stop


cdef void chain(int32_t* first, int32_t* following, const int32_t* ids, Py_ssize_t size) noexcept nogil:
    """Note for each word the `first` place where it stands and for each place the `following` one, -1 for none."""
    cdef Py_ssize_t place
    for place in range(size):
        first[ids[place]] = -1
    for place in range(size - 1, -1, -1):
        following[place] = first[ids[place]]
        first[ids[place]] = <int32_t> place


cdef int64_t pairs_from(Desk* desk, const Common* ours, int32_t mine, const Common* theirs, int32_t other) noexcept nogil:
    """Count the pairs that begin with the word at `mine` and at `other`."""
    # Of one word 65,537 times there are more pairs than 32 bits hold.
    cdef int64_t* left = <int64_t*> desk.mask
    cdef int64_t hits = 0
    cdef int32_t at = mine, place
    while at >= 0:
        for place in range(at + 1, ours.stops[at]):
            left[ours.ids[place]] += 1
        at = ours.following[at]
    at = other
    while at >= 0:
        for place in range(at + 1, theirs.stops[at]):
            if left[theirs.ids[place]] > 0:
                left[theirs.ids[place]] -= 1
                hits += 1
        at = theirs.following[at]
    at = mine
    while at >= 0:
        for place in range(at + 1, ours.stops[at]):
            left[ours.ids[place]] = 0
        at = ours.following[at]
    return hits


cdef double skip_total(Py_ssize_t size, int64_t reach, int64_t left_out) noexcept nogil:
    """Return how many pairs, and single words but the last `left_out` (-1: none), a text of `size` words has."""
    cdef double pairs
    if reach < 0 or reach > size - 1:
        reach = max(size - 1, 0)
    pairs = <double> reach * <double> (size - reach) + <double> reach * <double> (reach - 1) / 2
    return pairs + (max(size - left_out, 0) if left_out >= 0 else 0)
