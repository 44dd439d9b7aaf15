// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_GUARD_H
#define CN_GUARD_H

#include <stdbool.h>

// A process that waits for this one to be killed by SIGKILL, which no process can catch.

/// Starts a process that gives a session's terminal back, and shows what was kept of the output, should this
/// one die without having done so; false if it cannot be started.
///
/// It shares the registry of sessions, and so knows the newest bytes for giving the terminal back. Of the
/// program's memory it keeps what belongs to files, and of its descriptors the terminal's. `fork`, which Swift
/// may not call, in a process with threads allows only what is async-signal-safe.
bool cn_session_start_guard(int session);

#endif
