// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerTerminal

/// The bytes that erase the screen from the row of inline rows on.
let erased = "^M^[[K^[7^[[B^[[J^[8"

/// A byte channel in memory whose every answer the test decides.
@MainActor
final class ScriptedChannel: ByteChannel {
    /// Why a channel does not open.
    struct Refusal: Error {}

    var size = Size(width: 20, height: 4)
    var now: Duration = .zero
    var resizeTime: Duration?
    var bytesPerSecond: Int?
    /// The number of bytes taken by each of the next writes; then ``room``.
    var script: [Int] = []
    /// The number of bytes taken by a write that the script says nothing of.
    var room = Int.max
    var refusesToOpen = false
    private(set) var written: [UInt8] = []
    private(set) var writes = 0
    private(set) var entering: [UInt8] = []
    private(set) var leaving: [UInt8] = []
    private(set) var alarm: Duration?
    /// When the alarm is due.
    private(set) var alarmTime: Duration?
    private(set) var isOpen = false
    private(set) var suspensions = 0
    /// How many answers the terminal owes, and until when they are waited for.
    private(set) var owed: (count: Int, limit: Duration) = (0, .zero)
    private(set) var commands: [[String]] = []
    /// What comes from the terminal each time that it is waited for.
    var answers: [String] = []
    /// What has come already when the display looks, without a wait.
    var pending: [String] = []
    /// What was given back of what the terminal sent.
    private(set) var unread = ""
    /// The times waited for an answer.
    private(set) var waits: [Duration] = []
    var reportsPrinted = false
    /// What the process has printed on the terminal.
    var printed: [UInt8] = []
    /// The offset up to which the terminal shows it.
    private(set) var shownEnd = 0
    private var receive: (@MainActor (ByteChannelEvent) -> Void)?

    func open(
        entering: [UInt8],
        leaving: [UInt8],
        receive: @escaping @MainActor (ByteChannelEvent) -> Void
    ) throws {
        if refusesToOpen { throw Refusal() }
        self.entering = entering
        self.leaving = leaving
        self.receive = receive
        isOpen = true
    }

    func write(_ bytes: UnsafeRawBufferPointer) -> Int {
        writes += 1
        let taken = min(bytes.count, script.isEmpty ? room : script.removeFirst())
        written += bytes.prefix(taken)
        return taken
    }

    func setModes(entering: [UInt8], leaving: [UInt8]) {
        self.entering = entering
        self.leaving = leaving
    }

    func awaitBytes(for limit: Duration) -> [UInt8] {
        if limit == .zero {
            return pending.isEmpty ? [] : Array(pending.removeFirst().utf8)
        }
        waits.append(limit)
        guard !answers.isEmpty else {
            now += limit
            return []
        }
        return Array(answers.removeFirst().utf8)
    }

    func expectAnswers(_ count: Int, until limit: Duration) {
        owed = (count, limit)
    }

    func printed(from offset: Int) -> [UInt8] { Array(printed.dropFirst(offset)) }

    func notePrintedShown(to offset: Int) { shownEnd = offset }

    func unread(_ bytes: [UInt8]) {
        unread += String(decoding: bytes, as: UTF8.self)
    }

    func setAlarm(after delay: Duration?) {
        alarm = delay
        alarmTime = delay.map { now + $0 }
    }

    func suspend() {
        suspensions += 1
    }

    func runForeground(_ command: [String]) async throws -> Int32 {
        commands.append(command)
        send(.resumed)
        return 7
    }

    func close() {
        isOpen = false
        receive = nil
    }

    /// Tells the display something.
    func send(_ event: ByteChannelEvent) {
        receive?(event)
    }

    /// Sends text as the terminal would.
    func type(_ text: String) {
        send(.bytes(Array(text.utf8)))
    }

    /// Forgets what was written.
    func clear() {
        written = []
        writes = 0
    }
}
