"""How large the directory of a zip says it is, before it is read into memory."""

import struct
from pathlib import Path

END, END_64, PLACE_64 = struct.Struct("<4s4H2LH"), struct.Struct("<4sQ2H2L4Q"), struct.Struct("<4sLQL")
LONGEST_COMMENT = 0xFFFF


def directory_size(path: Path) -> int:
    """Return the size in bytes (APPNOTE 4.3.14 and 4.3.16), 0 where there is no end record. Raises `OSError`."""
    with path.open("rb") as handle:
        size = handle.seek(0, 2)
        handle.seek(max(0, size - LONGEST_COMMENT - END.size - PLACE_64.size - END_64.size))
        tail = handle.read()
    place = tail.rfind(b"PK\5\6")
    if place < 0 or len(tail) < place + END.size:
        return 0
    place_64 = place - PLACE_64.size - END_64.size
    if place_64 >= 0 and tail.startswith(b"PK\6\6", place_64):
        return int(END_64.unpack_from(tail, place_64)[8])
    return int(END.unpack_from(tail, place)[5])
