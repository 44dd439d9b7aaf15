// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import HitTestPicture
import Testing

@testable import HitTest

@Suite struct HitTestCommandTests {
    @Test func optionsAreRead() throws {
        let command = try HitTest.parse([
            "--rule", "self", "--front", "BB", "--disable", "AA", "--disable", "BBBB", "--hide",
            "BBBBB", "--points", "1,2",
        ])
        #expect(command.rule == .itself)
        #expect(command.front == .bb)
        #expect(command.disable == [.aa, .bbbb])
        #expect(command.hide == [.bbbbb])
        #expect(command.points == PointList("1,2"))
    }

    @Test func aPointMayBeginWithAMinus() throws {
        let command = try HitTest.parse(["--points", "-5,3 3,3", "--rule", "final"])
        #expect(command.points == PointList("-5,3 3,3"))
        #expect(command.rule == .final)
    }

    @Test(arguments: [
        ["--points", "--rule"], ["--points"], ["--rule", "other"], ["--front", "AAA"],
        ["--disable", "CC"], ["--hide", "bb"],
        ["--points", "1;2"], ["--points", ""], ["surplus"],
    ])
    func badArgumentsAreRefused(arguments: [String]) {
        let error = #expect(throws: (any Error).self) { try HitTest.parse(arguments) }
        if let error { #expect(HitTest.exitCode(for: error) == .validationFailure) }
        if let error { #expect(HitTest.message(for: error).contains(arguments[0])) }
    }
}
