// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses

/// Installs a separate stack for signal handlers on the calling thread, so that the terminal is restored even if the
/// thread overflows its own stack.
///
/// Call it on threads that the program creates. The thread that opens a session already has such a
/// stack. On Linux, the threads of Dispatch's pool, which run the main actor and all tasks, have
/// one too. Further calls on the same thread cost almost nothing.
public func ensureAlternateStack() {
    cn_ensure_alternate_stack()
}
