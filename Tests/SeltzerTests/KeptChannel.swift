// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTerminal

/// A byte channel that keeps what is written.
@MainActor
final class KeptChannel: ByteChannel {
    let size = Size(width: 100, height: 70)
    private(set) var now = Duration.zero
    private(set) var written: [UInt8] = []
    private var receive: (@MainActor (ByteChannelEvent) -> Void)?

    func open(
        entering: [UInt8], leaving: [UInt8],
        receive: @escaping @MainActor (ByteChannelEvent) -> Void
    ) {
        self.receive = receive
    }

    func setModes(entering: [UInt8], leaving: [UInt8]) {
        written += entering + leaving
    }

    func awaitBytes(for limit: Duration) -> [UInt8] {
        now += limit
        return []
    }

    func write(_ bytes: UnsafeRawBufferPointer) -> Int {
        written += bytes
        return bytes.count
    }

    func setAlarm(after delay: Duration?) {}
    func suspend() {}
    func runForeground(_ command: [String]) async throws -> Int32 { 0 }
    func close() { receive = nil }

    /// Sends text as the terminal would.
    func type(_ text: String) { receive?(.bytes(Array(text.utf8))) }

    /// Whether a text has been written as it is.
    func hasWritten(_ text: String) -> Bool {
        String(decoding: written, as: UTF8.self).contains(text)
    }
}
