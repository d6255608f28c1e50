# Skip-bigrams.

cdef enum:
    NEAR = 16
    FEW_WORDS = 512
    MOST_IN_CELL = 0xFF
    FAR = 0x7FFFFFFF


cdef struct Common:
    # The words of a text that the other has too: their numbers, their places in the text, for each the place behind its
    # last partner among them, and the next place of the same word, -1 for none.
    int32_t* ids
    int32_t* places
    int32_t* stops
    int32_t* following
    Py_ssize_t size


cdef int64_t skip_hits(Desk* desk, Side* ours, Side* theirs, int64_t reach, int64_t left_out) noexcept nogil:
    """Count the clipped pairs at most `reach` words apart, and single words but the last `left_out`; -1: no memory."""
    cdef int64_t hits = 0, found
    cdef Common mine
    cdef Common others
    cdef int32_t words, often
    if ours.size == 0 or theirs.size == 0:
        return 0
    if not (common_of(&desk.ours, ours.size, &mine) and common_of(&desk.theirs, theirs.size, &others)):
        return -1
    words = keep_both(desk.left, ours, &mine, theirs, &others)
    if words == 0:
        return 0
    often = most_often(desk.left, &mine)
    if left_out >= 0:
        hits = single_hits(desk.left, &mine, ours.size - left_out, &others, theirs.size - left_out)
    if 0 < reach <= NEAR and words <= FEW_WORDS and often * reach <= MOST_IN_CELL:
        found = near_pairs(desk, &mine, &others, reach, words)
        return hits + found if found >= 0 else -1
    return hits + pairs_by_first(desk, &mine, &others, reach)


cdef int32_t keep_both(int32_t* number, Side* ours, Common* mine, Side* theirs, Common* others) noexcept nogil:
    """Keep the words that both texts have, numbered from 0 on, and return how many different ones there are.

    `number`, 0 for each word between uses, is meanwhile -1 for one that only the reference is known to have, else one
    more than its new number.
    """
    cdef Py_ssize_t place
    cdef int32_t words = 0, found
    for place in range(theirs.size):
        number[theirs.ids[place]] = -1
    mine.size = 0
    for place in range(ours.size):
        found = number[ours.ids[place]]
        if found < 0:
            words += 1
            found = words
            number[ours.ids[place]] = found
        mine.ids[mine.size] = found - 1
        mine.places[mine.size] = <int32_t> place
        mine.size += found > 0
    others.size = 0
    for place in range(theirs.size):
        found = number[theirs.ids[place]]
        others.ids[others.size] = found - 1
        others.places[others.size] = <int32_t> place
        others.size += found > 0
    for place in range(theirs.size):
        number[theirs.ids[place]] = 0
    close_ranks(mine)
    close_ranks(others)
    return words


cdef int32_t most_often(int32_t* left, const Common* mine) noexcept nogil:
    """Return how often the most frequent word stands there; `left` is 0 before and after."""
    cdef Py_ssize_t place
    cdef int32_t often = 0
    for place in range(mine.size):
        left[mine.ids[place]] += 1
    for place in range(mine.size):
        often = max(often, left[mine.ids[place]])
        left[mine.ids[place]] = 0
    return often


cdef int64_t single_hits(
    int32_t* left, const Common* mine, Py_ssize_t stop, const Common* others, Py_ssize_t their_stop
) noexcept nogil:
    """Count the clipped words before the places `stop` and `their_stop`; `left` is 0 before and after."""
    cdef Py_ssize_t place
    cdef int64_t hits = 0
    cdef int32_t found
    for place in range(others.size):
        left[others.ids[place]] += others.places[place] < their_stop
    for place in range(mine.size):
        found = left[mine.ids[place]] > 0 and mine.places[place] < stop
        left[mine.ids[place]] -= found
        hits += found
    for place in range(others.size):
        left[others.ids[place]] = 0
    return hits


cdef int64_t near_pairs(Desk* desk, Common* mine, Common* others, int64_t reach, int32_t words) noexcept nogil:
    """Count the pairs of words that are close and few, in a table of all pairs and without a branch."""
    cdef uint8_t* left = <uint8_t*> room_for(&desk.table, words * words)
    cdef uint8_t* row
    cdef int64_t hits = 0
    cdef Py_ssize_t place, partner
    cdef int32_t near, last
    if left == NULL:
        return -1
    memset(left, 0, words * words)
    for place in range(mine.size):
        row = left + mine.ids[place] * words
        last = mine.places[place] + <int32_t> reach
        for partner in range(place + 1, place + reach + 1):
            row[mine.ids[partner]] += mine.places[partner] <= last
    for place in range(others.size):
        row = left + others.ids[place] * words
        last = others.places[place] + <int32_t> reach
        for partner in range(place + 1, place + reach + 1):
            near = (others.places[partner] <= last) & (row[others.ids[partner]] > 0)
            row[others.ids[partner]] -= near
            hits += near
    return hits


cdef int64_t pairs_by_first(Desk* desk, Common* mine, Common* others, int64_t reach) noexcept nogil:
    """Count the pairs of one first word after those of the other, so that memory grows with the words alone."""
    cdef int64_t hits = 0
    cdef Py_ssize_t place
    cdef int32_t* first = desk.row
    cdef int32_t* start = desk.left_theirs
    find_stops(mine, reach)
    find_stops(others, reach)
    chain(first, others.following, others.ids, others.size)
    chain(start, mine.following, mine.ids, mine.size)
    for place in range(mine.size):
        if start[mine.ids[place]] == place:
            hits += pairs_from(desk, mine, place, others, first[mine.ids[place]])
    for place in range(mine.size):
        first[mine.ids[place]] = -1
        start[mine.ids[place]] = 0
    return hits


cdef bint common_of(Room* room, Py_ssize_t size, Common* common) noexcept nogil:
    common.ids = <int32_t*> room_for(room, 4 * (size + NEAR) * sizeof(int32_t))
    common.places = common.ids + size + NEAR
    common.stops = common.places + size + NEAR
    common.following = common.stops + size + NEAR
    common.size = size
    return common.ids != NULL


cdef void close_ranks(Common* common) noexcept nogil:
    """Put words behind the last that are far from all."""
    cdef Py_ssize_t place
    for place in range(common.size, common.size + NEAR):
        common.ids[place] = 0
        common.places[place] = FAR


cdef void find_stops(Common* common, int64_t reach) noexcept nogil:
    """Find for each word how far its partners go."""
    cdef Py_ssize_t place, stop = 0
    cdef int64_t last = FAR if reach < 0 or reach > FAR else reach
    for place in range(common.size):
        while stop < common.size and common.places[stop] - common.places[place] <= last:
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
