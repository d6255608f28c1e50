# ROUGE-W: the weighted longest common subsequence, and the runs of what hit.

cdef enum:
    DIAGONAL = 1
    UP = 2
    LEFT = 3


cdef struct Mate:
    # A place of the candidate that a sequence joined to a place of the reference, and the next one joined to it, or -1.
    int32_t place
    int32_t following


cdef bint weigh(
    Desk* desk, Side* sides, bint as_perl, bint by_sentence, const double* worth, double* out
) noexcept nogil:
    """Set hits and totals of ROUGE-W; False where memory is short."""
    cdef Side ours = sides[2]
    cdef Side theirs = sides[3]
    cdef int64_t our_end = ours.start + ours.size, their_end = theirs.start + theirs.size
    cdef Py_ssize_t place, sentence, start = 0, stop
    cdef bint done = True
    if not by_sentence and sides[2].ids == sides[0].ids and sides[2].size == sides[0].size:
        ours.ends = &our_end
        ours.sentences = ours.size > 0
    if not by_sentence and sides[3].ids == sides[1].ids and sides[3].size == sides[1].size:
        theirs.ends = &their_end
        theirs.sentences = theirs.size > 0
    out[0] = 0.0
    out[1] = worth[sides[0].size] if as_perl else worth_of_sentences(&ours, worth)
    out[2] = worth_of_sentences(&theirs, worth)
    if ours.size == 0 or theirs.size == 0:
        return True
    for place in range(sides[0].size):
        desk.left[sides[0].ids[place]] += 1
    for place in range(sides[1].size):
        desk.left_theirs[sides[1].ids[place]] += 1
    done = free_places(desk, &ours)
    for sentence in range(theirs.sentences):
        if not done:
            break
        stop = theirs.ends[sentence] - theirs.start
        done = weigh_sentence(desk, &ours, theirs.ids + start, stop - start, as_perl, worth, out)
        start = stop
    for place in range(sides[0].size):
        desk.left[sides[0].ids[place]] = 0
    for place in range(sides[1].size):
        desk.left_theirs[sides[1].ids[place]] = 0
    for place in range(ours.size):
        desk.row[ours.ids[place]] = -1
    return done


cdef double worth_of_sentences(Side* side, const double* worth) noexcept nogil:
    cdef double total = 0.0
    cdef int64_t start = side.start
    cdef Py_ssize_t sentence
    for sentence in range(side.sentences):
        total += worth[side.ends[sentence] - start]
        start = side.ends[sentence]
    return total


cdef bint free_places(Desk* desk, Side* ours) noexcept nogil:
    """Chain the places of each word of the candidate, all free, from `row` on; following places lie in `ours`."""
    cdef int32_t* following = <int32_t*> room_for(&desk.ours, ours.size * sizeof(int32_t))
    cdef uint8_t* taken = <uint8_t*> room_for(&desk.theirs, ours.size)
    if following == NULL or taken == NULL:
        return False
    chain(desk.row, following, ours.ids, ours.size)
    memset(taken, 0, ours.size)
    return True


cdef int32_t take_place(Desk* desk, int32_t number, const Mate* mates, int32_t mate) noexcept nogil:
    """Take the first free place that a sequence joined, else the first free one of the word, else the first joined."""
    cdef uint8_t* taken = <uint8_t*> desk.theirs.data
    cdef int32_t* following = <int32_t*> desk.ours.data
    cdef int32_t place = -1, joined = mates[mate].place
    while mate >= 0 and place < 0:
        if not taken[mates[mate].place]:
            place = mates[mate].place
        mate = mates[mate].following
    if place < 0:
        place = desk.row[number]
        while place >= 0 and taken[place]:
            place = following[place]
    if place < 0:
        return joined
    taken[place] = 1
    return place


cdef bint weigh_sentence(
    Desk* desk, Side* ours, const int32_t* ids, Py_ssize_t size, bint as_perl, const double* worth, double* out
) noexcept nogil:
    """Add to out[0] what the runs of one reference sentence count."""
    cdef Py_ssize_t sentence, start = 0, stop, place, length = 0
    cdef int32_t held = 0, mate, before = -2
    cdef int32_t* first = <int32_t*> room_for(&desk.marks, 2 * size * sizeof(int32_t))
    cdef int32_t* last = first + size
    cdef Mate* mates = <Mate*> room_for(&desk.mates, ours.size * sizeof(Mate))
    if first == NULL or mates == NULL:
        return False
    memset(first, 0xFF, 2 * size * sizeof(int32_t))
    for sentence in range(ours.sentences):
        stop = ours.ends[sentence] - ours.start
        if not align(desk, ids, size, ours.ids, start, stop, worth, first, last, mates, &held):
            return False
        start = stop
    for place in range(size):
        mate = -1
        if first[place] >= 0 and take_one(desk, ids[place]):
            mate = take_place(desk, ids[place], mates, first[place])
        if as_perl:
            length += mate >= 0
            if mate >= 0 and (place + 1 == size or first[place + 1] < 0):
                out[0] += worth[length]
                length = 0
            continue
        if length and (mate != before + 1 or begins(ours, mate)):
            out[0] += worth[length]
            length = 0
        length += mate >= 0
        before = mate if mate >= 0 else -2
    if length and not as_perl:
        out[0] += worth[length]
    return True


cdef bint begins(Side* side, int32_t place) noexcept nogil:
    """Tell whether a sentence begins at `place`."""
    cdef Py_ssize_t low = 0, high = side.sentences, middle
    while low < high:
        middle = (low + high) // 2
        if side.ends[middle] - side.start < place:
            low = middle + 1
        else:
            high = middle
    return place == 0 or (low < side.sentences and side.ends[low] - side.start == place)


cdef bint align(
    Desk* desk, const int32_t* ids, Py_ssize_t size, const int32_t* ours, Py_ssize_t start, Py_ssize_t stop,
    const double* worth, int32_t* first, int32_t* last, Mate* mates, int32_t* held,
) noexcept nogil:
    """Join the places of the weighted LCS that ROUGE-1.5.5 traces with one sentence of the candidate.

    A match adds f(k + 1) - f(k) to the diagonal, k being the run that ends there; without a match the larger neighbour
    is taken, the shorter reference on ties. Sums run in ROUGE-1.5.5's order. A word that the sentence lacks leaves a row
    whose sums nowhere fall as it is.
    """
    cdef Py_ssize_t width = stop - start + 1, row, place
    cdef uint8_t* steps = <uint8_t*> room_for(&desk.table, size * width)
    cdef double* sums = <double*> room_for(&desk.sums, width * sizeof(double))
    cdef int32_t* runs = <int32_t*> room_for(&desk.runs, width * sizeof(int32_t))
    cdef bint falls = False, running = False
    if steps == NULL or sums == NULL or runs == NULL:
        return False
    memset(sums, 0, width * sizeof(double))
    memset(runs, 0, width * sizeof(int32_t))
    for place in range(start, stop):
        desk.mask[ours[place]] = 1
    for row in range(size):
        if falls or desk.mask[ids[row]]:
            falls = fill_row(ids[row], ours + start, width, worth, sums, runs, steps + row * width)
            running = True
            continue
        memset(steps + row * width, UP, width)
        if running:
            memset(runs, 0, width * sizeof(int32_t))
            running = False
    for place in range(start, stop):
        desk.mask[ours[place]] = 0
    trace(steps, size, width, start, first, last, mates, held)
    return True


cdef inline bint fill_row(
    int32_t token, const int32_t* ours, Py_ssize_t width, const double* worth, double* sums, int32_t* runs,
    uint8_t* steps,
) noexcept nogil:
    """Go on from one row of the table to the next, and tell whether its sums fall anywhere."""
    cdef Py_ssize_t column
    cdef double beside = 0.0, corner = 0.0, here
    cdef int32_t run, corner_run = 0
    cdef bint falls = False
    for column in range(1, width):
        if ours[column - 1] == token:
            here = (corner + worth[corner_run + 1]) - worth[corner_run]
            run = corner_run + 1
            steps[column] = DIAGONAL
        else:
            run = 0
            if sums[column] >= beside:
                here = sums[column]
                steps[column] = UP
            else:
                here = beside
                steps[column] = LEFT
        falls |= here < beside
        corner = sums[column]
        corner_run = runs[column]
        sums[column] = here
        runs[column] = run
        beside = here
    return falls


cdef void trace(
    const uint8_t* steps, Py_ssize_t size, Py_ssize_t width, Py_ssize_t start, int32_t* first, int32_t* last,
    Mate* mates, int32_t* held,
) noexcept nogil:
    cdef Py_ssize_t row = size, column = width - 1
    cdef uint8_t step
    while row > 0 and column > 0:
        step = steps[(row - 1) * width + column]
        if step == DIAGONAL:
            mates[held[0]].place = <int32_t> (start + column - 1)
            mates[held[0]].following = -1
            if first[row - 1] < 0:
                first[row - 1] = held[0]
            else:
                mates[last[row - 1]].following = held[0]
            last[row - 1] = held[0]
            held[0] += 1
        row -= step != LEFT
        column -= step != UP
