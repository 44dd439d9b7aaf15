// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTerminal

/// The bytes to a pane of tmux, which answers nothing.
@MainActor
final class PaneChannel: ByteChannel {
    let oracle: TmuxOracle
    private(set) var size: Size
    /// A time that only ``advance(by:)`` and resizes advance.
    private(set) var now = Duration.zero
    /// When the alarm is due; nil for never.
    private var alarm: Duration?
    /// Why a write failed; nil if none has.
    private(set) var failure: (any Error)?
    private var leaving: [UInt8] = []
    private var receive: (@MainActor (ByteChannelEvent) -> Void)?

    init(_ oracle: TmuxOracle) {
        self.oracle = oracle
        size = oracle.size
    }

    private func take(_ bytes: [UInt8]) {
        do { try oracle.take(bytes) } catch { failure = error }
    }

    func open(
        entering: [UInt8], leaving: [UInt8],
        receive: @escaping @MainActor (ByteChannelEvent) -> Void
    ) {
        take(entering)
        self.receive = receive
        self.leaving = leaving
    }

    func setModes(entering: [UInt8], leaving: [UInt8]) {
        self.leaving = leaving
    }

    func awaitBytes(for limit: Duration) -> [UInt8] { [] }

    func write(_ bytes: UnsafeRawBufferPointer) -> Int {
        take(Array(bytes))
        return bytes.count
    }

    func setAlarm(after delay: Duration?) {
        alarm = delay.map { now + $0 }
    }

    /// Lets time pass, in which the alarm may be due.
    func advance(by time: Duration) {
        now += time
        guard let alarm, alarm <= now else { return }
        self.alarm = nil
        receive?(.alarm)
    }

    func suspend() {}
    func runForeground(_ command: [String]) async throws -> Int32 { 0 }

    func close() {
        take(leaving)
        receive = nil
    }

    /// Gives the pane another size, and tells the display when tmux has it.
    func resize(to size: Size) throws {
        advance(by: .seconds(1))
        try change(to: size)
        report()
    }

    /// Gives the pane another size that is not reported yet.
    func change(to size: Size) throws {
        try oracle.resize(to: size)
        _ = try oracle.screen()
    }

    /// Tells the display the size that the pane has.
    func report() {
        size = oracle.size
        receive?(.resized(size))
    }
}
