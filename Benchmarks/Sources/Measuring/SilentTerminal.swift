// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTerminal

/// A terminal that takes every byte and shows none.
@MainActor
package final class SilentTerminal: ByteChannel {
    package let size: Size
    package let now = Duration.zero
    /// The bytes that were written so far.
    package private(set) var byteCount = 0
    private var receive: (@MainActor (ByteChannelEvent) -> Void)?
    private var application: Application?
    private var display: TerminalDisplay?

    /// Creates a terminal of an extent in cells.
    package init(size: Size) {
        self.size = size
    }

    /// Starts an application that shows a view, and waits for its first frame.
    package func show(_ view: View, presentation: ScreenPresentation = .fullScreen) async {
        await show(ViewController(view: view), presentation: presentation)
    }

    /// Starts an application that shows a controller, and waits for its first frame.
    package func show(
        _ controller: ViewController, presentation: ScreenPresentation = .fullScreen
    ) async {
        let display = TerminalDisplay(channel: self, profile: .ansi)
        let application = Application(root: controller) { display }
        application.presentation = presentation
        (self.application, self.display) = (application, display)
        Task { @MainActor in try await application.run() }
        while byteCount == 0 { await Task.yield() }
    }

    /// Types bytes; returns when the frame is written that they lead to.
    package func send(_ text: String) {
        let count = byteCount
        send(Array(text.utf8))
        precondition(byteCount > count)
    }

    /// Shows lines above the rows of an inline application; returns when they are all written.
    package func log(_ lines: [StyledText]) async {
        let count = byteCount
        for line in lines { application?.log(line) }
        while byteCount - count < lines.count || display?.hasWaitingLines == true {
            await Task.yield()
        }
    }

    /// Waits until all lines above the rows are written.
    package func takeLines() async {
        repeat { await settle() } while display?.hasWaitingLines == true
    }

    /// Waits until a frame is written.
    package func nextFrame() async {
        let count = byteCount
        while byteCount == count { await Task.yield() }
    }

    /// Lets the application draw what it has to draw, if anything.
    package func settle() async {
        // A frame is a turn of the main actor after the change, and may lead to another one.
        for _ in 0..<8 { await Task.yield() }
    }

    /// Types bytes, whatever they lead to.
    package func send(_ bytes: [UInt8]) {
        receive?(.bytes(bytes))
    }

    package func open(
        entering: [UInt8], leaving: [UInt8],
        receive: @escaping @MainActor (ByteChannelEvent) -> Void
    ) throws {
        self.receive = receive
    }

    package func write(_ bytes: UnsafeRawBufferPointer) -> Int {
        byteCount += bytes.count
        return bytes.count
    }

    package func setModes(entering: [UInt8], leaving: [UInt8]) {}
    package func awaitBytes(for limit: Duration) -> [UInt8] { [] }
    package func setAlarm(after delay: Duration?) {}
    package func suspend() {}
    package func runForeground(_ command: [String]) async throws -> Int32 { 0 }
    package func close() {}
}
