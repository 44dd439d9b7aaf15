// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// The function that libFuzzer calls, over the harness named by the macro HARNESS.

#include <stddef.h>
#include <stdint.h>

int HARNESS(const uint8_t *bytes, ptrdiff_t count);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
    return HARNESS(bytes, (ptrdiff_t)count);
}
