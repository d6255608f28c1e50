# Skip-bigrams.

cdef enum:
    NEAR = 16
    FEW_WORDS = 512
    MOST_IN_CELL = 0xFFFF
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
    cdef int32_t words
    if ours.size == 0 or theirs.size == 0:
        return 0
    if left_out >= 0:
        hits = clipped(desk, ours.ids, max(ours.size - left_out, 0), theirs.ids, max(theirs.size - left_out, 0))
    if not (common_of(&desk.ours, ours.size, &mine) and common_of(&desk.theirs, theirs.size, &others)):
        return -1
    keep_common(desk, ours, mine.ids, theirs, others.ids)
    close_ranks(&mine)
    close_ranks(&others)
    if mine.size == 0:
        return hits
    if 0 < reach <= NEAR and mine.size * reach <= MOST_IN_CELL:
        words = renumber(desk.row, &mine, &others)
        if words <= FEW_WORDS:
            found = near_pairs(desk, &mine, &others, reach, words)
            return hits + found if found >= 0 else -1
    return hits + pairs_by_first(desk, &mine, &others, reach)


cdef int32_t renumber(int32_t* row, Common* mine, Common* others) noexcept nogil:
    """Number the words of both texts from 0 on and return how many there are."""
    cdef Py_ssize_t place
    cdef int32_t words = 0, number
    for place in range(mine.size):
        number = mine.ids[place]
        if row[number] < 0:
            row[number] = words
            mine.following[words] = number
            words += 1
        mine.ids[place] = row[number]
    for place in range(others.size):
        others.ids[place] = row[others.ids[place]]
    for place in range(words):
        row[mine.following[place]] = -1
    return words


cdef int64_t near_pairs(Desk* desk, Common* mine, Common* others, int64_t reach, int32_t words) noexcept nogil:
    """Count the pairs of words that are close and few, in a table of all pairs and without a branch."""
    cdef uint16_t* left = <uint16_t*> room_for(&desk.table, words * words * sizeof(uint16_t))
    cdef uint16_t* cell
    cdef int64_t hits = 0
    cdef Py_ssize_t place, partner
    cdef int32_t near
    if left == NULL:
        return -1
    memset(left, 0, words * words * sizeof(uint16_t))
    for place in range(mine.size):
        for partner in range(place + 1, place + reach + 1):
            near = mine.places[partner] - mine.places[place] <= reach
            left[mine.ids[place] * words + mine.ids[partner]] += near
    for place in range(others.size):
        for partner in range(place + 1, place + reach + 1):
            near = others.places[partner] - others.places[place] <= reach
            cell = &left[others.ids[place] * words + others.ids[partner]]
            near &= cell[0] > 0
            cell[0] -= near
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
    """Leave out the words without a number, and put words behind the last that are far from all."""
    cdef Py_ssize_t place, kept = 0
    for place in range(common.size):
        common.ids[kept] = common.ids[place]
        common.places[kept] = <int32_t> place
        kept += common.ids[place] >= 0
    common.size = kept
    for place in range(kept, kept + NEAR):
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
