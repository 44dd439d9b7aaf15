// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses

/// A descriptor of a terminal, closed when nobody refers to it any more.
///
/// Dispatch wants a descriptor to outlive the sources that watch it, which end a while after they are
/// cancelled; each of them holds one reference.
final class TerminalDescriptor: Sendable {
    let number: Int32
    private let sharedFlags: Int32

    /// Opens the terminal at a path; without one, the terminal that the process talks to.
    init(path: String?) throws(TerminalError) {
        let terminal = path.map { cn_terminal_open_path($0) } ?? cn_terminal_open()
        guard terminal.descriptor >= 0 else { throw .noTerminal }
        number = terminal.descriptor
        sharedFlags = terminal.shared_flags
    }

    deinit {
        cn_terminal_close(terminal)
    }

    var terminal: cn_terminal { cn_terminal(descriptor: number, shared_flags: sharedFlags) }
}
