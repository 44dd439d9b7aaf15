// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_GUARD_H
#define CN_GUARD_H

#include <stdbool.h>

// The guard is a process that restores the terminal if this process is killed by SIGKILL, which no
// process can catch.

/// Starts a process that gives the terminal of a session back, and shows the kept output, if this
/// process dies without restoring the terminal; false if it cannot be started.
///
/// The guard shares the table of sessions, and so always has the newest bytes for giving the
/// terminal back. It keeps only the parts of the program's memory that belong to files, and only
/// the terminal's descriptor. It calls only functions that are async-signal-safe, because it comes
/// from `fork` in a process with threads. Swift may not call `fork`.
bool cn_session_start_guard(int session);

/// Ends the guard of a session, if it has one, without an effect on the terminal.
void cn_guard_dismiss(int session);

#endif
