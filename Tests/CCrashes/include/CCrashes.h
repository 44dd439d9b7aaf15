// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CCRASHES_H
#define CCRASHES_H

#include <stdbool.h>

/// A way for C code to crash.
typedef enum {
    CCR_BAD_MEMORY,
    CCR_BAD_INSTRUCTION,
    CCR_DIVISION,
    CCR_MISSING_PAGE,
    CCR_BREAKPOINT,
    CCR_ABORT,
} ccr_way;

/// Crashes.
///
/// With `breaks_frame` the frame pointer points nowhere, as in code that keeps something else in that register.
void ccr_crash(ccr_way way, bool breaks_frame);

/// Takes the right to trace processes from this one, as containers do; without an effect where that is not allowed.
void ccr_forbid_tracing(void);

#endif
