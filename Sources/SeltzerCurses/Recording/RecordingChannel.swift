// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTerminal

/// A channel that records the bytes to the terminal, and the terminal's sizes.
@MainActor
final class RecordingChannel: ByteChannel {
    private let channel: any ByteChannel
    private let recording: Recording
    private let terminal: String
    private var entering: [UInt8] = []
    private var leaving: [UInt8] = []

    /// Creates a channel that records another channel.
    ///
    /// - Parameter terminal: The name of the terminal.
    init(_ channel: any ByteChannel, recording: Recording, terminal: String) {
        self.channel = channel
        self.recording = recording
        self.terminal = terminal
    }

    var size: Size { channel.size }
    var bytesPerSecond: Int? { channel.bytesPerSecond }
    var now: Duration { channel.now }
    var resizeTime: Duration? { channel.resizeTime }

    func open(
        entering: [UInt8], leaving: [UInt8],
        receive: @escaping @MainActor (ByteChannelEvent) -> Void
    ) throws {
        // The recording begins before the terminal is taken over, so that the user can read a
        // refusal.
        recording.begin(size: channel.size, terminal: terminal)
        do {
            try channel.open(entering: entering, leaving: leaving) { [weak self] event in
                self?.note(event)
                receive(event)
            }
        } catch {
            recording.end()
            throw error
        }
        (self.entering, self.leaving) = (entering, leaving)
        recording.output(entering)
    }

    private func note(_ event: ByteChannelEvent) {
        switch event {
        case .resized(let size): recording.resize(size)
        case .resumed: recording.output(entering)
        case .bytes, .writable, .printed, .alarm, .hungUp, .terminated: break
        }
    }

    func setModes(entering: [UInt8], leaving: [UInt8]) {
        channel.setModes(entering: entering, leaving: leaving)
        (self.entering, self.leaving) = (entering, leaving)
    }

    func write(_ bytes: UnsafeRawBufferPointer) -> Int {
        let count = channel.write(bytes)
        recording.output(bytes.prefix(max(0, count)))
        return count
    }

    func suspend() {
        recording.output(leaving)
        channel.suspend()
    }

    func runForeground(_ command: [String]) async throws -> Int32 {
        recording.output(leaving)
        return try await channel.runForeground(command)
    }

    func close() {
        recording.output(leaving)
        recording.end()
        channel.close()
    }

    func expectAnswers(_ count: Int, until limit: Duration) {
        channel.expectAnswers(count, until: limit)
    }

    func awaitBytes(for limit: Duration) -> [UInt8] { channel.awaitBytes(for: limit) }
    var reportsPrinted: Bool {
        get { channel.reportsPrinted }
        set { channel.reportsPrinted = newValue }
    }
    func printed(from offset: Int) -> [UInt8] { channel.printed(from: offset) }

    var printedEnds: (output: Int, error: Int)? { channel.printedEnds }
    func notePrintedShown(to offset: Int) { channel.notePrintedShown(to: offset) }
    func unread(_ bytes: [UInt8]) { channel.unread(bytes) }
    func setAlarm(after delay: Duration?) { channel.setAlarm(after: delay) }
}
