// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses

/// Gives the calling thread a stack of its own for signal handlers, so that the terminal is given
/// back even if the thread overflows its stack.
///
/// For threads that a program makes itself. The thread that opens a session has such a stack, and on Linux
/// those of Dispatch's pool, which run the main actor and all tasks. The second call on a thread costs next
/// to nothing.
public func ensureAlternateStack() {
    cn_ensure_alternate_stack()
}
