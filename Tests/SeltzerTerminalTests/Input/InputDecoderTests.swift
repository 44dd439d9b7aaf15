// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct InputDecoderTests {
    @Test func escapeAloneIsReportedAfterItsTimeout() {
        var decoder = InputDecoder(profile: TerminalProfile(name: "none"))
        var found: [DecodedInput] = []
        decoder.decode([0x1B], at: .seconds(7), into: &found)
        #expect(found.isEmpty)
        #expect(decoder.deadline == .seconds(7) + .milliseconds(50))
        decoder.expire(at: .seconds(7) + .milliseconds(49), into: &found)
        #expect(found.isEmpty)
        decoder.expire(at: .seconds(7) + .milliseconds(50), into: &found)
        #expect(found == [.event(.key(KeyPress(.escape)))])
        #expect(decoder.deadline == nil)
    }
}
