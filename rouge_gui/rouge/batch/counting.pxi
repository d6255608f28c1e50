# From numbered words to counts.

cdef enum:
    NGRAM = 1
    LCS = 2
    UNION = 3
    WEIGHTED = 4
    SKIP = 5


cdef struct Side:
    # A text, or a part of one: `size` words, and where its sentences end, counted from the start of all texts.
    const int32_t* ids
    Py_ssize_t size
    int64_t start
    const int64_t* ends
    Py_ssize_t sentences


cdef struct Room:
    # Memory that grows to what is needed and is not kept from one use to the next.
    char* data
    Py_ssize_t size


cdef struct Desk:
    # What counting works on. For each number of a word: how many are `left` of it in the candidate and in the
    # reference (0 between uses), in which places it stands (`mask`, 0 between uses), its `row` (-1 between uses).
    Py_ssize_t numbers
    int32_t* left
    int32_t* left_theirs
    uint64_t* mask
    int32_t* row
    Room grams
    Room ours
    Room theirs
    Room rows
    Room states
    Room marks
    Room table
    Room sums
    Room runs
    Room mates


cdef void* room_for(Room* room, Py_ssize_t size) noexcept nogil:
    """Return at least `size` bytes, NULL where there are none."""
    if size > room.size:
        free(room.data)
        room.size = 0
        room.data = <char*> malloc(size + size // 2)
        if room.data != NULL:
            room.size = size + size // 2
    return room.data


cdef void close_desk(Desk* desk) noexcept nogil:
    free(desk.left)
    free(desk.left_theirs)
    free(desk.mask)
    free(desk.row)
    free(desk.grams.data)
    free(desk.ours.data)
    free(desk.theirs.data)
    free(desk.rows.data)
    free(desk.states.data)
    free(desk.marks.data)
    free(desk.table.data)
    free(desk.sums.data)
    free(desk.runs.data)
    free(desk.mates.data)


cdef bint spread_desk(Desk* desk, Py_ssize_t numbers) noexcept nogil:
    """Make room for so many different words; False where there is none."""
    if numbers < desk.numbers:
        return True
    close_desk(desk)
    memset(desk, 0, sizeof(Desk))
    numbers = 2 * numbers + 1
    desk.left = <int32_t*> calloc(numbers, sizeof(int32_t))
    desk.left_theirs = <int32_t*> calloc(numbers, sizeof(int32_t))
    desk.mask = <uint64_t*> calloc(numbers, sizeof(uint64_t))
    desk.row = <int32_t*> malloc(numbers * sizeof(int32_t))
    if desk.row == NULL or desk.mask == NULL or desk.left == NULL or desk.left_theirs == NULL:
        return False
    memset(desk.row, 0xFF, numbers * sizeof(int32_t))
    desk.numbers = numbers
    return True


include "ngrams.pxi"
include "rows.pxi"
include "sequences.pxi"
include "weighted.pxi"
include "skips.pxi"


cdef void take(
    Side* side, const int32_t* ids, const int64_t* ends, const int64_t[::1] texts, int64_t number
) noexcept nogil:
    cdef int64_t first = texts[number - 1] if number else 0
    cdef int64_t stop = texts[number]
    side.start = ends[first - 1] if first else 0
    side.size = (ends[stop - 1] - side.start) if stop > first else 0
    side.ids = ids + side.start if side.size else NULL
    side.ends = ends + first if side.size else NULL
    side.sentences = stop - first


cdef bint count_one(
    Desk* desk, Side* sides, const int64_t* told, const int64_t* ngrams, const double[:, ::1] worths, double* out
) noexcept nogil:
    cdef Side* ours = &sides[0]
    cdef Side* theirs = &sides[1]
    cdef int64_t hits = 0
    out[1] = <double> ours.size
    out[2] = <double> theirs.size
    if told[0] == NGRAM:
        hits = ngrams[told[1]]
        out[1] = <double> max(ours.size - told[1] + 1, 0)
        out[2] = <double> max(theirs.size - told[1] + 1, 0)
    elif told[0] == LCS:
        hits = longest(desk, ours, theirs)
    elif told[0] == UNION:
        hits = union_hits(desk, sides)
        out[2] = <double> sides[3].size
    elif told[0] == SKIP:
        hits = skip_hits(desk, ours, theirs, told[1], told[2])
        out[1] = skip_total(ours.size, told[1], told[2])
        out[2] = skip_total(theirs.size, told[1], told[2])
    else:
        return weigh(desk, sides, told[1], told[2], &worths[told[3], 0], out)
    out[0] = <double> hits
    return hits >= 0
