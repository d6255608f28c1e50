"""Where the bits of a 64-bit number stand, by the instructions that processors have for it."""

from libc.stdint cimport uint64_t

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int top_bit(unsigned __int64 value) {
        unsigned long at; _BitScanReverse64(&at, value); return (int)at;
    }
    static __inline int low_bit(unsigned __int64 value) {
        unsigned long at; _BitScanForward64(&at, value); return (int)at;
    }
    static __inline int bits_of(unsigned __int64 value) {
        int found = 0; while (value) { value &= value - 1; found++; } return found;
    }
    #else
    static inline int top_bit(unsigned long long value) { return 63 - __builtin_clzll(value); }
    static inline int low_bit(unsigned long long value) { return __builtin_ctzll(value); }
    static inline int bits_of(unsigned long long value) { return __builtin_popcountll(value); }
    #endif
    """
    int top_bit(uint64_t value) noexcept nogil
    int low_bit(uint64_t value) noexcept nogil
    int bits_of(uint64_t value) noexcept nogil
