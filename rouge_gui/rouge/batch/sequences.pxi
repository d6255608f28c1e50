# Longest common subsequences by bit vectors (Hyyro 2004), a bit for each word of the reference.

cdef enum:
    BITS = 64

cdef uint64_t FULL = <uint64_t> 0xFFFFFFFFFFFFFFFF


cdef inline Py_ssize_t blocks_of(Py_ssize_t size) noexcept nogil:
    return (size + BITS - 1) // BITS


cdef inline void step(uint64_t* state, const uint64_t* places, Py_ssize_t blocks) noexcept nogil:
    """Go on to the next column of the table: `places` are where the next word stands in the reference."""
    cdef Py_ssize_t block
    cdef uint64_t before, shared, total, carry = 0
    for block in range(blocks):
        before = state[block]
        shared = before & places[block]
        total = before + carry
        carry = total < carry
        total += shared
        carry |= total < shared
        state[block] = total | (before & ~places[block])


cdef uint64_t* fill_rows(Desk* desk, const int32_t* ids, Py_ssize_t size) noexcept nogil:
    """Give each word of the reference a row of bits; NULL where memory is short."""
    cdef Py_ssize_t place, blocks = blocks_of(size)
    cdef int32_t rows = 0
    cdef uint64_t* masks
    for place in range(size):
        if desk.row[ids[place]] < 0:
            desk.row[ids[place]] = rows
            rows += 1
    masks = <uint64_t*> room_for(&desk.rows, rows * blocks * sizeof(uint64_t))
    if masks == NULL:
        empty_rows(desk, ids, size)
        return NULL
    memset(masks, 0, rows * blocks * sizeof(uint64_t))
    for place in range(size):
        masks[desk.row[ids[place]] * blocks + place // BITS] |= <uint64_t> 1 << (place % BITS)
    return masks


cdef void empty_rows(Desk* desk, const int32_t* ids, Py_ssize_t size) noexcept nogil:
    cdef Py_ssize_t place
    for place in range(size):
        desk.row[ids[place]] = -1


cdef int64_t longest(Desk* desk, Side* ours, Side* theirs) noexcept nogil:
    """Return the length of the longest common subsequence of two texts; -1: no memory."""
    cdef Py_ssize_t place, block, blocks = blocks_of(theirs.size)
    cdef uint64_t state = FULL, shared
    cdef uint64_t* mask = desk.mask
    cdef uint64_t* states
    cdef uint64_t* masks
    cdef int64_t zeros = 0
    if ours.size == 0 or theirs.size == 0:
        return 0
    if blocks == 1:
        for place in range(theirs.size):
            mask[theirs.ids[place]] |= <uint64_t> 1 << place
        for place in range(ours.size):
            shared = state & mask[ours.ids[place]]
            state = (state + shared) | (state - shared)
        for place in range(theirs.size):
            mask[theirs.ids[place]] = 0
        return bits_of(~state & (FULL >> (BITS - theirs.size)))
    states = <uint64_t*> room_for(&desk.states, blocks * sizeof(uint64_t))
    masks = fill_rows(desk, theirs.ids, theirs.size)
    if states == NULL or masks == NULL:
        return -1
    memset(states, 0xFF, blocks * sizeof(uint64_t))
    for place in range(ours.size):
        if desk.row[ours.ids[place]] >= 0:
            step(states, masks + desk.row[ours.ids[place]] * blocks, blocks)
    empty_rows(desk, theirs.ids, theirs.size)
    states[blocks - 1] |= ~(FULL >> (BITS * blocks - theirs.size))
    for block in range(blocks):
        zeros += bits_of(~states[block])
    return zeros


cdef int64_t union_hits(Desk* desk, Side* sides) noexcept nogil:
    """Count the words of the reference on an LCS with any sentence of the candidate, while both texts have some left.

    Sequences run over sides 2 and 3, what is left is counted in sides 0 and 1. -1: no memory. Sentences of the reference
    that have 64 words or fewer together are looked at in one go.
    """
    cdef Side* theirs = &sides[3]
    cdef Py_ssize_t place, first = 0, last, start = 0, stop, block
    cdef int64_t hits = 0
    cdef uint64_t* marks
    cdef uint64_t rest
    if sides[2].size == 0 or theirs.size == 0:
        return 0
    for place in range(sides[0].size):
        desk.left[sides[0].ids[place]] += 1
    for place in range(sides[1].size):
        desk.left_theirs[sides[1].ids[place]] += 1
    while first < theirs.sentences:
        last = first
        while last + 1 < theirs.sentences and theirs.ends[last + 1] - theirs.start - start <= BITS:
            last += 1
        stop = theirs.ends[last] - theirs.start
        marks = mark_union(desk, &sides[2], theirs, first, last, start)
        if marks == NULL:
            hits = -1
            break
        for block in range(blocks_of(stop - start)):
            rest = marks[block]
            while rest:
                hits += take_one(desk, theirs.ids[start + block * BITS + low_bit(rest)])
                rest &= rest - 1
        start = stop
        first = last + 1
    for place in range(sides[0].size):
        desk.left[sides[0].ids[place]] = 0
    for place in range(sides[1].size):
        desk.left_theirs[sides[1].ids[place]] = 0
    return hits


cdef inline bint take_one(Desk* desk, int32_t number) noexcept nogil:
    """Tell whether both texts have some of this word left, and take it from both."""
    if desk.left[number] <= 0 or desk.left_theirs[number] <= 0:
        return False
    desk.left[number] -= 1
    desk.left_theirs[number] -= 1
    return True


cdef uint64_t* mark_union(
    Desk* desk, Side* ours, Side* theirs, Py_ssize_t first, Py_ssize_t last, Py_ssize_t start
) noexcept nogil:
    """Return the bits of the words in the reference's sentences `first` to `last` on an LCS with one of the candidate.

    The first of them begins at `start`. NULL: no memory.
    """
    cdef Py_ssize_t size = theirs.ends[last] - theirs.start - start
    cdef uint64_t* marks = <uint64_t*> room_for(&desk.marks, blocks_of(size) * sizeof(uint64_t))
    cdef uint64_t* states
    if marks == NULL:
        return NULL
    memset(marks, 0, blocks_of(size) * sizeof(uint64_t))
    if size > BITS:
        return marks if mark_long(desk, ours, theirs.ids + start, size, marks) else NULL
    states = <uint64_t*> room_for(&desk.states, 2 * (ours.size + 1) * sizeof(uint64_t))
    if states == NULL:
        return NULL
    marks[0] = marked_short(desk, ours, theirs, first, last, start, states)
    return marks


cdef uint64_t marked_short(
    Desk* desk, Side* ours, Side* theirs, Py_ssize_t first, Py_ssize_t last, Py_ssize_t start, uint64_t* states
) noexcept nogil:
    """Mark in sentences of up to 64 words together.

    What a sentence of the candidate can mark are words that it has; only where one of them is not marked yet is the
    sequence sought.
    """
    cdef Py_ssize_t place, at, begin = 0, stop, sentence, other, bit, end
    cdef const int32_t* ids = theirs.ids + start
    cdef uint64_t* mask = desk.mask
    cdef uint64_t here, lane, found = 0
    for place in range(theirs.ends[last] - theirs.start - start):
        mask[ids[place]] |= <uint64_t> 1 << place
    for sentence in range(ours.sentences):
        stop = ours.ends[sentence] - ours.start
        here = 0
        for at in range(begin, stop):
            here |= mask[ours.ids[at]]
        if here & ~found:
            bit = 0
            for other in range(first, last + 1):
                end = theirs.ends[other] - theirs.start - start
                lane = (FULL >> (BITS - end)) & (FULL << bit)
                if here & ~found & lane:
                    found |= traced(mask, ours.ids + begin, stop - begin, lane, states)
                bit = end
        begin = stop
    for place in range(theirs.ends[last] - theirs.start - start):
        mask[ids[place]] = 0
    return found


cdef uint64_t traced(
    const uint64_t* mask, const int32_t* ids, Py_ssize_t size, uint64_t lane, uint64_t* states
) noexcept nogil:
    """Return the bits of one reference sentence (`lane`) on the LCS that ROUGE-1.5.5 traces with these words.

    A word that the sentence lacks leaves the column as it is, yet in tracing back it stops the walk at the last place
    where the table grew: one step without places stands for all that follow each other.
    """
    cdef Py_ssize_t at, steps = 0
    cdef uint64_t state = FULL, before = 1, places, shared, reachable, bit, found = 0, allowed = lane
    for at in range(size):
        places = mask[ids[at]] & lane
        shared = places & state
        state = (state + shared) | (state - shared)
        states[steps] = state
        states[steps + 1] = places
        steps += 2 * ((places | before) != 0)
        before = places
    while steps > 0:
        steps -= 2
        reachable = (states[steps + 1] | ~states[steps]) & allowed
        if reachable == 0:
            break
        bit = <uint64_t> 1 << top_bit(reachable)
        allowed = bit - 1
        if states[steps + 1] & bit:
            found |= bit
        else:
            allowed |= bit
    return found


cdef bint mark_long(Desk* desk, Side* ours, const int32_t* ids, Py_ssize_t size, uint64_t* marks) noexcept nogil:
    """Mark in a sentence of more than 64 words, with all columns of one sentence of the candidate kept."""
    cdef Py_ssize_t blocks = blocks_of(size), start = 0, stop, place, sentence, block
    cdef uint64_t* masks = fill_rows(desk, ids, size)
    cdef uint64_t* states
    cdef uint64_t* state
    cdef int32_t row
    cdef bint done = masks != NULL
    for sentence in range(ours.sentences):
        stop = ours.ends[sentence] - ours.start
        states = <uint64_t*> room_for(&desk.states, (stop - start + 1) * blocks * sizeof(uint64_t))
        if states == NULL or not done:
            done = False
            break
        memset(states, 0xFF, blocks * sizeof(uint64_t))
        state = states
        for place in range(start, stop):
            memcpy(state + blocks, state, blocks * sizeof(uint64_t))
            state += blocks
            row = desk.row[ours.ids[place]]
            if row >= 0:
                step(state, masks + row * blocks, blocks)
        trace_long(desk, ours.ids + start, stop - start, states + blocks, masks, size, marks)
        start = stop
    empty_rows(desk, ids, size)
    return done


cdef void trace_long(
    Desk* desk, const int32_t* ours, Py_ssize_t count, const uint64_t* states, const uint64_t* masks, Py_ssize_t size,
    uint64_t* marks,
) noexcept nogil:
    """Mark the subsequence that ROUGE-1.5.5 traces."""
    cdef Py_ssize_t blocks = blocks_of(size), place, top = size - 1
    cdef const uint64_t* state
    cdef const uint64_t* places
    cdef uint64_t bit
    for place in range(count - 1, -1, -1):
        state = states + place * blocks
        places = masks + desk.row[ours[place]] * blocks if desk.row[ours[place]] >= 0 else NULL
        top = highest(state, places, top)
        if top < 0:
            return
        bit = <uint64_t> 1 << (top % BITS)
        if places != NULL and places[top // BITS] & bit:
            marks[top // BITS] |= bit
            top -= 1
            if top < 0:
                return


cdef inline Py_ssize_t highest(const uint64_t* state, const uint64_t* places, Py_ssize_t top) noexcept nogil:
    """Return the highest place up to `top` where the word stands or the table grew, -1 for none."""
    cdef Py_ssize_t block = top // BITS
    cdef uint64_t allowed = FULL >> (BITS - 1 - top % BITS), reachable
    while block >= 0:
        reachable = ~state[block]
        if places != NULL:
            reachable |= places[block]
        reachable &= allowed
        if reachable:
            return block * BITS + top_bit(reachable)
        allowed = FULL
        block -= 1
    return -1
