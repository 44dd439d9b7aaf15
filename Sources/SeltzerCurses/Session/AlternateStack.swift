// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses

/// Gives the calling thread a stack of its own for signal handlers, so that the terminal is given
/// back even if the thread overflows its stack.
///
/// Sessions and displays call it at the start of every turn of the main actor that they cause. A
/// program that recurses without limit in turns of its own, or on other threads, calls it there. The
/// second call on a thread costs next to nothing.
public func ensureAlternateStack() {
    cn_ensure_alternate_stack()
}
