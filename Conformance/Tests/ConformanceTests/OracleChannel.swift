// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTerminal

/// The bytes to and from an emulator in this process, with a shell that uses it before and afterwards.
@MainActor
final class OracleChannel: ByteChannel {
    let oracle: VTermOracle
    /// The number of bytes taken by each of the next writes; then all are.
    var script: [Int] = []
    private(set) var now = Duration.zero
    /// When the alarm is due; nil for never.
    private var alarm: Duration?
    private var entering: [UInt8] = []
    private var leaving: [UInt8] = []
    private var receive: (@MainActor (ByteChannelEvent) -> Void)?
    private var isWritableWanted = false

    init(_ oracle: VTermOracle) {
        self.oracle = oracle
    }

    var size: Size { oracle.size }

    func open(
        entering: [UInt8], leaving: [UInt8],
        receive: @escaping @MainActor (ByteChannelEvent) -> Void
    ) {
        oracle.take(entering)
        self.receive = receive
        setModes(entering: entering, leaving: leaving)
    }

    func setModes(entering: [UInt8], leaving: [UInt8]) {
        self.entering = entering
        self.leaving = leaving
    }

    func awaitBytes(for limit: Duration) -> [UInt8] {
        let bytes = oracle.takeAnswers()
        if bytes.isEmpty { now += limit }
        return bytes
    }

    func write(_ bytes: UnsafeRawBufferPointer) -> Int {
        var count = min(bytes.count, script.isEmpty ? .max : script.removeFirst())
        // libvterm does not put a character together that comes in two parts.
        while count > 0, count < bytes.count, bytes[count] & 0xC0 == 0x80 { count -= 1 }
        oracle.take(Array(bytes.prefix(count)))
        isWritableWanted = count < bytes.count
        return count
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

    func runForeground(_ command: [String]) async throws -> Int32 { 0 }

    /// Lets a shell say something in between.
    func suspend() {
        oracle.take(leaving)
        oracle.take(Array("stopped\r\n".utf8))
        oracle.take(entering)
        receive?(.resumed)
    }

    func close() {
        oracle.take(leaving)
        receive = nil
    }

    /// Gives the display what the emulator has answered.
    func deliverAnswers() {
        let bytes = oracle.takeAnswers()
        if !bytes.isEmpty { receive?(.bytes(bytes)) }
    }

    /// Lets the display write the rest of what was cut.
    func takeRest() {
        while isWritableWanted {
            isWritableWanted = false
            receive?(.writable)
        }
    }

    /// Gives the emulator another size, and tells the display.
    func resize(to size: Size) {
        advance(by: .seconds(1))
        oracle.resize(to: size)
        receive?(.resized(size))
    }
}
