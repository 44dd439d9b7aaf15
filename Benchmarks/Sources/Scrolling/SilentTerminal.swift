// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTerminal

/// A terminal that takes every byte and shows none.
@MainActor
final class SilentTerminal: ByteChannel {
    let size: Size
    let now = Duration.zero
    private(set) var byteCount = 0
    private var receive: (@MainActor (ByteChannelEvent) -> Void)?
    private var application: Application?

    init(size: Size) {
        self.size = size
    }

    /// Starts an application that shows a view, and waits for its first frame.
    func show(_ view: View) async {
        let application = Application(root: ViewController(view: view)) {
            TerminalDisplay(channel: self, profile: .ansi)
        }
        self.application = application
        Task { @MainActor in try await application.run() }
        while byteCount == 0 { await Task.yield() }
    }

    /// Types bytes; returns when the frame is written that they lead to.
    func send(_ text: String) {
        let count = byteCount
        receive?(.bytes(Array(text.utf8)))
        precondition(byteCount > count)
    }

    func open(
        entering: [UInt8], leaving: [UInt8],
        receive: @escaping @MainActor (ByteChannelEvent) -> Void
    ) throws {
        self.receive = receive
    }

    func write(_ bytes: UnsafeRawBufferPointer) -> Int {
        byteCount += bytes.count
        return bytes.count
    }

    func setModes(entering: [UInt8], leaving: [UInt8]) {}
    func awaitBytes(for limit: Duration) -> [UInt8] { [] }
    func setAlarm(after delay: Duration?) {}
    func suspend() {}
    func runForeground(_ command: [String]) async throws -> Int32 { 0 }
    func close() {}
}
