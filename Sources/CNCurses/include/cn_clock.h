// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_CLOCK_H
#define CN_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

/// The time in nanoseconds since an arbitrary moment; it never goes back.
///
/// `clock_gettime` comes from a Swift module with another name on each platform; this one does not.
int64_t cn_clock_gettime(void);

/// Waits for events of `poll` on a descriptor, without limit if the time is negative; false if none came.
///
/// Signals that come meanwhile do not shorten the time. Async-signal-safe.
bool cn_await(int descriptor, short events, int milliseconds);

#endif
