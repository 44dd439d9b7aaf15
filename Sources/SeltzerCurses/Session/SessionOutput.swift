// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses

/// The bytes from a session to its terminal; the session's own bytes come before all others.
struct SessionOutput {
    private let session: Int32
    /// The session's own bytes that the terminal has not accepted yet.
    private var backlog: ArraySlice<UInt8> = []
    /// Whether the receiver waits until more bytes can be written.
    private var isWritableWanted = false

    init(session: Int32) {
        self.session = session
    }

    /// Whether the terminal must be watched until it accepts more bytes.
    var awaitsWriting: Bool { !backlog.isEmpty || isWritableWanted }

    /// Writes the receiver's bytes that the terminal accepts at once, and returns their number.
    mutating func write(_ bytes: UnsafeRawBufferPointer) -> Int {
        let written = backlog.isEmpty ? writeNow(bytes) : 0
        if written < bytes.count { isWritableWanted = true }
        return written
    }

    /// Writes bytes of the session, now or as soon as the terminal accepts them; they replace
    /// earlier bytes that still wait.
    mutating func send(_ bytes: [UInt8]) {
        backlog = bytes[...]
        flush()
    }

    /// Writes waiting bytes of the session.
    ///
    /// - Returns: Whether the receiver is waiting and can write now.
    mutating func resume() -> Bool {
        flush()
        guard backlog.isEmpty else { return false }
        defer { isWritableWanted = false }
        return isWritableWanted
    }

    private mutating func flush() {
        let written = backlog.withUnsafeBytes { writeNow($0) }
        backlog = backlog.dropFirst(written)
    }

    private func writeNow(_ bytes: UnsafeRawBufferPointer) -> Int {
        var written = 0
        while written < bytes.count {
            let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
            let result = cn_session_write(session, rest.baseAddress, rest.count)
            if result > 0 {
                written += result
            } else if result == 0 || result == -Int(CN_EAGAIN) {
                return written
            } else {
                // The terminal was restored or is gone. The bytes are lost, and reading reports the
                // end.
                return bytes.count
            }
        }
        return written
    }
}
