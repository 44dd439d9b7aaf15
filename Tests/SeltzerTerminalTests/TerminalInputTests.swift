// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@testable import SeltzerTerminal

/// What a display gives back of it is in `TerminalDisplayTests`.
@Suite struct TerminalInputTests {
    private var input = TerminalInput(
        profile: .ansi, settings: InputSettings(escapeTimeout: .milliseconds(400)))

    @Test mutating func resetKeepsTheSettings() {
        _ = input.decode([0x1B], at: .zero)
        input.reset()
        #expect(input.deadline == nil)
        #expect(input.expire(at: .seconds(9)) == [])
        _ = input.decode([0x1B], at: .zero)
        #expect(input.deadline == .milliseconds(400))
        #expect(input.expire(at: .milliseconds(400)) == [.key(.escape)])
    }

    @Test mutating func transcriptHasTheBytesOfEachEvent() {
        let received = input.transcribe(Array("a\u{1B}[A\u{1B}".utf8), at: .zero)
        #expect(received.map(\.bytes.count) == [1, 3])
        #expect(received.flatMap(\.decoded) == [.typed("a"), .key(.up)])
        #expect(input.transcribeExpired(at: .seconds(1)).flatMap(\.decoded) == [.key(.escape)])
    }

    @Test mutating func onlyReportedBytesAreGivenBack() {
        let bytes = Array("ab".utf8)
        let events = input.decode(bytes, at: .zero).compactMap {
            if case .event(let event) = $0 { event } else { nil }
        }
        #expect(input.bytes(of: events) == [])
        input.setReported(bytes)
        #expect(input.bytes(of: events) == bytes)
        #expect(input.bytes(of: events.suffix(1)) == [UInt8(ascii: "b")])
        input.setReported([])
        #expect(input.bytes(of: events) == [])
    }
}
