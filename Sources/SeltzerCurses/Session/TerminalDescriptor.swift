// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses
import SeltzerBase

/// A file descriptor of a terminal, which is closed with the last reference to it.
///
/// Dispatch requires a descriptor to outlive the sources that watch it, and the sources end some
/// time after they are cancelled. So each source holds a reference.
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

    /// The size of the terminal in cells; 80×24 if the terminal does not report one.
    var size: Size {
        var (columns, rows): (Int32, Int32) = (80, 24)
        _ = cn_winsize(number, &columns, &rows)
        return Size(width: Int(columns), height: Int(rows))
    }

    // MARK: Reading

    /// The number of bytes of one read.
    static let readCount = 4096

    /// Reads the bytes that have arrived.
    ///
    /// - Returns: The bytes, and their number or a negative error number.
    func read() -> (bytes: [UInt8], result: Int) {
        var result = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: Self.readCount) { buffer, count in
            result = cn_read(number, buffer.baseAddress, Self.readCount)
            count = max(result, 0)
        }
        return (bytes, result)
    }

    /// Waits until bytes arrive, up to a time limit; zero only checks.
    ///
    /// - Returns: Whether there are bytes to read, or the terminal is gone.
    func awaitBytes(for limit: Duration) -> Bool {
        cn_await_readable(number, limit.milliseconds)
    }

    /// Keeps bytes for the next session of the process on this terminal, at most 4096 of them.
    func unread(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { cn_unread(number, $0.baseAddress, $0.count) }
    }

    /// Returns the bytes that earlier sessions returned unread, and forgets them.
    func takeUnread() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: Int(CN_UNREAD)) { buffer, count in
            count = cn_take_unread(number, buffer.baseAddress)
        }
    }
}
