# Where the words of a long reference stand, and the step from one column of the table to the next.

cdef enum:
    BITS = 64
    NARROW = 8

cdef uint64_t FULL = <uint64_t> 0xFFFFFFFFFFFFFFFF


cdef inline Py_ssize_t blocks_of(Py_ssize_t size) noexcept nogil:
    return (size + BITS - 1) // BITS


cdef struct Places:
    # Where a word stands in one block of 64 places; `stop` is the block that the next places are in where that is not
    # the one behind, else 0.
    uint64_t bits
    int32_t block
    int32_t stop


cdef struct Rows:
    # The places of each word of the reference, those of the word with row r from starts[r] up to starts[r + 1]. Behind a
    # block where it stands comes the next one, with or without bits: a carry goes there. So do all in a narrow gap.
    Places* places
    Py_ssize_t* starts


cdef bint fill_rows(Desk* desk, const int32_t* ids, Py_ssize_t size, Rows* rows) noexcept nogil:
    """List the places of each word of the reference; False where memory is short, and then no word has a row."""
    cdef Py_ssize_t place, count = 0, held, row
    cdef Py_ssize_t* starts = <Py_ssize_t*> room_for(&desk.sums, (3 * size + 3) * sizeof(Py_ssize_t))
    cdef Py_ssize_t* ends = starts + size + 1
    cdef Places* found = <Places*> room_for(&desk.table, size * sizeof(Places))
    rows.places = <Places*> room_for(&desk.rows, (1 + NARROW) * size * sizeof(Places))
    if starts == NULL or found == NULL or rows.places == NULL:
        return False
    memset(starts, 0, (size + 1) * sizeof(Py_ssize_t))
    for place in range(size):
        if desk.row[ids[place]] < 0:
            desk.row[ids[place]] = <int32_t> count
            count += 1
        starts[desk.row[ids[place]] + 1] += 1
    for row in range(count):
        starts[row + 1] += starts[row]
    memcpy(ends, starts, count * sizeof(Py_ssize_t))
    for place in range(size):
        row = desk.row[ids[place]]
        held = ends[row]
        if held > starts[row] and found[held - 1].block == place // BITS:
            found[held - 1].bits |= <uint64_t> 1 << (place % BITS)
            continue
        found[held].block = <int32_t> (place // BITS)
        found[held].bits = <uint64_t> 1 << (place % BITS)
        ends[row] += 1
    rows.starts = ends + size + 1
    with_neighbours(rows, found, starts, ends, count, blocks_of(size))
    return True


cdef void with_neighbours(
    Rows* rows, const Places* found, const Py_ssize_t* starts, const Py_ssize_t* ends, Py_ssize_t count,
    Py_ssize_t blocks,
) noexcept nogil:
    """Write the places found one behind the other, each block with the next one."""
    cdef Py_ssize_t row, place, held = 0, behind, stop
    for row in range(count):
        rows.starts[row] = held
        for place in range(starts[row], ends[row]):
            rows.places[held] = found[place]
            rows.places[held].stop = 0
            held += 1
            behind = found[place].block + 1
            stop = found[place + 1].block if place + 1 < ends[row] else blocks
            if stop - behind > NARROW:
                rows.places[held] = Places(0, <int32_t> behind, <int32_t> stop)
                held += 1
                continue
            while behind < stop:
                rows.places[held] = Places(0, <int32_t> behind, 0)
                held += 1
                behind += 1
    rows.starts[count] = held


cdef void empty_rows(Desk* desk, const int32_t* ids, Py_ssize_t size) noexcept nogil:
    cdef Py_ssize_t place
    for place in range(size):
        desk.row[ids[place]] = -1


cdef inline void step(uint64_t* state, const Rows* rows, Py_ssize_t row) noexcept nogil:
    """Go on to the next column of the table, that of a word with places; other blocks stay as they are."""
    cdef Py_ssize_t place, block
    cdef uint64_t before, bits, shared, total, carry = 0
    for place in range(rows.starts[row], rows.starts[row + 1]):
        block = rows.places[place].block
        bits = rows.places[place].bits
        before = state[block]
        shared = before & bits
        total = before + carry
        carry = total < carry
        total += shared
        carry |= total < shared
        state[block] = total | (before & ~bits)
        if rows.places[place].stop and carry:
            carry = carry_on(state, block + 1, rows.places[place].stop)


cdef bint carry_on(uint64_t* state, Py_ssize_t block, Py_ssize_t stop) noexcept nogil:
    """Carry a bit into the blocks from `block` on and tell whether it reached `stop`: all before it were full."""
    while block < stop:
        if state[block] != FULL:
            state[block] |= state[block] + 1
            return False
        block += 1
    return True
