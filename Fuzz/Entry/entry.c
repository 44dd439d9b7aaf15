// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// The function that libFuzzer calls, over the harness named by the macro HARNESS. With the macro
// RANDOM_BYTES what it is given is random, not changed from what was tried before.

#include <inttypes.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int HARNESS(const uint8_t *bytes, ptrdiff_t count);

static uint64_t byte_count;

static void tell_bytes(void) {
    fprintf(stderr, "bytes: %" PRIu64 "\n", byte_count);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
    if (byte_count == 0) { atexit(tell_bytes); }
    byte_count += count;
    return HARNESS(bytes, (ptrdiff_t)count);
}

#ifdef RANDOM_BYTES
// SplitMix64, from the seed that libFuzzer gives each time.
static uint64_t next(uint64_t *state) {
    uint64_t mixed = *state += 0x9E3779B97F4A7C15;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
    return mixed ^ mixed >> 31;
}

size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t count, size_t limit, unsigned int seed) {
    (void)count;
    static uint64_t calls;
    uint64_t state = (uint64_t)seed << 32 | ++calls;
    for (size_t index = 0; index < limit; index++) { bytes[index] = (uint8_t)(next(&state) >> 56); }
    return limit;
}
#endif
