# From texts to numbered words.

cdef extern from *:
    """
    /* Letters and digits as they count, 0x80 for what separates words, 0x81 for what ends a sentence. Written without
       branches, so that compilers turn the loop into vector instructions. */
    static inline unsigned char folded(unsigned char letter, unsigned char lower) {
        unsigned char small = letter | 0x20;
        unsigned char is_letter = (unsigned char)(small - 'a') < 26, is_digit = (unsigned char)(letter - '0') < 10;
        unsigned char apart = letter == '\\n' ? 0x81 : 0x80;
        return is_letter ? (letter | lower) : (is_digit ? letter : apart);
    }
    """
    uint8_t folded(uint8_t letter, uint8_t lower) noexcept nogil

cdef enum:
    APART = 0x80
    BREAK = 0x81
    CASE_BIT = 0x20
    DOTTED_I = 0x130
    KELVIN = 0x212A
    SHORTEST = 4
    FIRST_ROOM = 4096


cdef class Lexicon:
    """What certain words become before any stemmer sees them: `becomes` maps a word to its stem, or to None: left out.

    Words are ASCII letters and digits, as the texts have them once case is settled.
    """

    cdef Words words
    cdef list stems
    cdef bytes joined
    cdef Py_ssize_t* starts

    def __cinit__(self, becomes):
        cdef Word word
        cdef Slot* slot
        cdef bytes key, room
        if not open_words(&self.words, FIRST_ROOM):
            raise MemoryError
        stems = []
        for written, stem in becomes.items():
            key = written.encode("ascii")
            if not key:
                continue
            room = key + bytes(PACKED)
            pack(room, len(key), &word)
            number = -1
            if stem is not None:
                number = len(stems)
                stems.append(stem.encode("utf-8"))
            find(&self.words, &word, room, &slot)
            if not add(&self.words, slot, &word, room, number):
                raise MemoryError
        self.joined = b"".join(stem + bytes(PACKED) for stem in stems)
        self.starts = <Py_ssize_t*> malloc((len(stems) + 1) * sizeof(Py_ssize_t))
        if self.starts == NULL:
            raise MemoryError
        start = 0
        for number, stem in enumerate(stems):
            self.starts[number] = start
            start += len(stem) + PACKED
        self.starts[len(stems)] = start

    def __dealloc__(self):
        close_words(&self.words)
        free(self.starts)


cdef struct View:
    # A string of Python's: `size` code points of `kind` bytes each.
    void* data
    Py_ssize_t size
    int kind


cdef struct Reader:
    uint8_t lower
    bint wide
    int stemmer
    Words* known
    const char* stems
    const Py_ssize_t* starts
    Words words
    Words roots
    int32_t numbers
    uint8_t* line
    Py_ssize_t line_room
    char* root
    Py_ssize_t root_room
    int32_t* ids
    Py_ssize_t ids_room
    Py_ssize_t held
    int64_t* ends
    Py_ssize_t ends_held
    Py_ssize_t ends_room


cdef bint open_reader(Reader* reader) noexcept nogil:
    memset(reader, 0, sizeof(Reader))
    return open_words(&reader.words, FIRST_ROOM) and open_words(&reader.roots, FIRST_ROOM)


cdef void close_reader(Reader* reader) noexcept nogil:
    close_words(&reader.words)
    close_words(&reader.roots)
    free(reader.line)
    free(reader.root)
    free(reader.ids)
    free(reader.ends)


cdef bint read_all(Reader* reader, const View* views, Py_ssize_t count, int64_t* closes) noexcept nogil:
    """Read texts anew, and note where each ends among the sentences; False where memory is short, as all of these."""
    cdef Py_ssize_t number, characters = 0, room
    for number in range(count):
        # A word takes two characters at least, itself and what separates it; but İ becomes both.
        characters += views[number].size * (2 if reader.wide and views[number].kind > 1 else 1)
    room = characters // 2 + count + 1
    if room > reader.ids_room:
        free(reader.ids)
        reader.ids = <int32_t*> malloc(room * sizeof(int32_t))
        reader.ids_room = room if reader.ids != NULL else 0
        if reader.ids == NULL:
            return False
    empty_words(&reader.words)
    empty_words(&reader.roots)
    reader.held = reader.ends_held = 0
    reader.numbers = 0
    for number in range(count):
        if not read_text(reader, &views[number]):
            return False
        closes[number] = reader.ends_held
    return True


cdef void copy_out(int32_t[::1] ids, int64_t[::1] sentences, Reader* reader) noexcept:
    if reader.held:
        memcpy(&ids[0], reader.ids, reader.held * sizeof(int32_t))
    if reader.ends_held:
        memcpy(&sentences[0], reader.ends, reader.ends_held * sizeof(int64_t))


cdef bint read_text(Reader* reader, const View* view) noexcept nogil:
    cdef Py_ssize_t room = 2 * view.size + PACKED + 2, size
    cdef uint8_t* line
    if room > reader.line_room:
        line = <uint8_t*> realloc(reader.line, 2 * room)
        if line == NULL:
            return False
        reader.line = line
        reader.line_room = 2 * room
    if view.kind == 1:
        size = fold_bytes(reader, <const uint8_t*> view.data, view.size)
    elif view.kind == 2:
        size = fold_wide(reader, <const uint16_t*> view.data, view.size)
    else:
        size = fold_wide(reader, <const uint32_t*> view.data, view.size)
    memset(reader.line + size, APART, PACKED + 2)
    return cut_words(reader, size)


cdef Py_ssize_t fold_bytes(Reader* reader, const uint8_t* data, Py_ssize_t size) noexcept nogil:
    cdef Py_ssize_t place
    cdef uint8_t* line = reader.line
    cdef uint8_t lower = reader.lower
    for place in range(size):
        line[place] = folded(data[place], lower)
    return size


cdef fused Point:
    uint16_t
    uint32_t


cdef Py_ssize_t fold_wide(Reader* reader, const Point* data, Py_ssize_t size) noexcept nogil:
    cdef Py_ssize_t place
    cdef uint8_t* line = reader.line
    cdef uint8_t lower = reader.lower
    cdef int strange = 0
    for place in range(size):
        line[place] = folded(<uint8_t> data[place], lower) if data[place] < 256 else APART
        strange |= (data[place] == KELVIN) | (data[place] == DOTTED_I)
    return fold_strange(reader, data, size) if strange and reader.wide else size


cdef Py_ssize_t fold_strange(Reader* reader, const Point* data, Py_ssize_t size) noexcept nogil:
    """Fold a text in which İ or the Kelvin sign stands, of which letters are left; İ takes two places."""
    cdef Py_ssize_t place, at = 0
    for place in range(size):
        reader.line[at] = folded(<uint8_t> data[place], reader.lower) if data[place] < 256 else APART
        if data[place] == KELVIN:
            reader.line[at] = b"k"
        elif data[place] == DOTTED_I:
            reader.line[at] = b"i"
            at += 1
            reader.line[at] = APART
        at += 1
    return at


cdef bint cut_words(Reader* reader, Py_ssize_t size) noexcept nogil:
    """Number the words of the folded text and note where its sentences end."""
    cdef Py_ssize_t place = 0, start, before = reader.held
    cdef uint8_t* line = reader.line
    cdef Word word
    cdef Word* known
    cdef Slot* slot
    while True:
        while line[place] >= APART:
            if line[place] == BREAK and reader.held > before:
                if not end_sentence(reader):
                    return False
                before = reader.held
            place += 1
            if place >= size:
                return reader.held == before or end_sentence(reader)
        start = place
        place += word_size(line + place)
        pack(<const char*> line + start, place - start, &word)
        known = find(&reader.words, &word, <const char*> line + start, &slot)
        if known != NULL:
            if known.number >= 0:
                reader.ids[reader.held] = known.number
                reader.held += 1
        elif not meet(reader, slot, &word, <const char*> line + start):
            return False


cdef inline Py_ssize_t word_size(const uint8_t* line) noexcept nogil:
    """Return how many letters follow each other from here on, eight at a time: what is no letter has its top bit set."""
    cdef Py_ssize_t size = 0
    cdef uint64_t letters
    while True:
        memcpy(&letters, line + size, 8)
        letters &= <uint64_t> 0x8080808080808080
        if letters:
            return size + low_bit(letters) // 8
        size += 8


cdef bint end_sentence(Reader* reader) noexcept nogil:
    cdef int64_t* ends
    if reader.ends_held == reader.ends_room:
        reader.ends_room = 2 * reader.ends_room + 64
        ends = <int64_t*> realloc(reader.ends, reader.ends_room * sizeof(int64_t))
        if ends == NULL:
            return False
        reader.ends = ends
    reader.ends[reader.ends_held] = reader.held
    reader.ends_held += 1
    return True


cdef bint meet(Reader* reader, Slot* slot, Word* word, const char* letters) noexcept nogil:
    """Number a word that is read for the first time, -1 where it is left out."""
    cdef Slot* unused
    cdef Word* known = find(reader.known, word, letters, &unused)
    cdef int32_t number
    cdef porter.Stem stem
    if known != NULL and known.number < 0:
        number = -1
    elif known != NULL:
        number = number_of_root(
            reader,
            reader.stems + reader.starts[known.number],
            reader.starts[known.number + 1] - reader.starts[known.number] - PACKED,
        )
    elif reader.stemmer and word.size >= SHORTEST:
        if not copy_to_root(reader, letters, word.size):
            return False
        stem.letters = reader.root
        stem.size = word.size
        stem.mode = reader.stemmer
        porter.stem(&stem)
        memset(reader.root + stem.size, 0, PACKED)
        number = number_of_root(reader, reader.root, stem.size)
    elif reader.stemmer:
        number = number_of_root(reader, letters, word.size)
    else:
        number = reader.numbers
        reader.numbers += 1
    if number == -2:
        return False
    if number >= 0:
        reader.ids[reader.held] = number
        reader.held += 1
    return add(&reader.words, slot, word, letters, number)


cdef int32_t number_of_root(Reader* reader, const char* letters, Py_ssize_t size) noexcept nogil:
    """Return the number of a stem, a new one where it is new; -2 where memory is short."""
    cdef Word root
    cdef Word* known
    cdef Slot* slot
    if size == 0:
        root.size = 1
        root.low = root.high = 0
    else:
        pack(letters, size, &root)
    known = find(&reader.roots, &root, letters, &slot)
    if known != NULL:
        return known.number
    reader.numbers += 1
    return reader.numbers - 1 if add(&reader.roots, slot, &root, letters, reader.numbers - 1) else -2


cdef bint copy_to_root(Reader* reader, const char* letters, Py_ssize_t size) noexcept nogil:
    cdef char* root
    if size + PACKED > reader.root_room:
        root = <char*> realloc(reader.root, 2 * (size + PACKED))
        if root == NULL:
            return False
        reader.root = root
        reader.root_room = 2 * (size + PACKED)
    memcpy(reader.root, letters, size)
    return True
