// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses

/// A file descriptor of a terminal, which is closed with the last reference to it.
///
/// Dispatch requires a descriptor to outlive the sources that watch it, and these end some time after they are
/// cancelled. So each source holds a reference.
final class TerminalDescriptor: Sendable {
    let number: Int32
    private let sharedFlags: Int32

    /// Opens the terminal at a path, or by default the terminal of the process.
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
