// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_CLOCK_H
#define CN_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

/// Nanoseconds since an arbitrary moment; never goes back.
///
/// `clock_gettime` comes from a Swift module with another name on each platform; this one does not.
int64_t cn_clock_gettime(void);

/// Waits for events of `poll` on a descriptor, at most that long; without end for a negative time.
///
/// Signals that come meanwhile do not shorten the time; async-signal-safe. False where nothing came.
bool cn_await(int descriptor, short events, int milliseconds);

#endif
