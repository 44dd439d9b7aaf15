// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_CLOCK_H
#define CN_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

/// The time in nanoseconds since an arbitrary moment; it never decreases.
///
/// `clock_gettime` comes from a Swift module whose name differs between platforms; this function
/// does not.
int64_t cn_clock_gettime(void);

/// Waits for events of `poll` on a descriptor, without limit if the time is negative; false if no
/// event occurred.
///
/// Signals that arrive meanwhile do not shorten the time. Async-signal-safe.
bool cn_await(int descriptor, short events, int milliseconds);

#endif
