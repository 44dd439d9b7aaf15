// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTerminal

/// The bytes to and from an emulator in this process.
@MainActor
final class OracleChannel: ByteChannel {
    let oracle: VTermOracle
    var size: Size { oracle.size }
    private(set) var now = Duration.zero
    private var leaving: [UInt8] = []
    private var receive: (@MainActor (ByteChannelEvent) -> Void)?

    init(_ oracle: VTermOracle) {
        self.oracle = oracle
    }

    func open(
        entering: [UInt8], leaving: [UInt8],
        receive: @escaping @MainActor (ByteChannelEvent) -> Void
    ) {
        oracle.take(entering)
        self.leaving = leaving
        self.receive = receive
    }

    func setModes(entering: [UInt8], leaving: [UInt8]) {
        self.leaving = leaving
    }

    func awaitBytes(for limit: Duration) -> [UInt8] {
        let bytes = oracle.takeAnswers()
        if bytes.isEmpty { now += limit }
        return bytes
    }

    func write(_ bytes: UnsafeRawBufferPointer) -> Int {
        oracle.take(Array(bytes))
        return bytes.count
    }

    func setAlarm(after delay: Duration?) {}
    func suspend() {}
    func runForeground(_ command: [String]) async throws -> Int32 { 0 }

    func close() {
        oracle.take(leaving)
        receive = nil
    }

    /// Gives the display what the emulator has answered.
    func deliverAnswers() {
        let bytes = oracle.takeAnswers()
        if !bytes.isEmpty { receive?(.bytes(bytes)) }
    }
}
