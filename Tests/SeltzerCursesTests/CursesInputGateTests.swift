// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerTerminal
import Testing

@testable import SeltzerCurses

@Suite struct CursesInputGateTests {
    private static let keys: [String: [UInt8]] = [
        "kcuu1": Array("\u{1B}OA".utf8), "kf5": Array("\u{1B}[15~".utf8),
        "kf1": Array("\u{1B}[[A".utf8), "kbs": [0x7F],
    ]
    private static let sgr = TerminalProfile(
        name: "x", strings: keys.merging(["kmous": Array("\u{1B}[<".utf8)]) { $1 })
    private static let x10 = TerminalProfile(
        name: "x", strings: keys.merging(["kmous": Array("\u{1B}[M".utf8)]) { $1 })

    /// What a gate does with some bytes.
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var bytes: String
        var passed: String
        var released = ""
        var isSGR = true
    }

    static let cases: [Case] = [
        Case(testDescription: "text", bytes: "aé漢\r", passed: "aé漢\r"),
        Case(testDescription: "keys", bytes: "\u{1B}OA\u{1B}[15~x", passed: "\u{1B}OA\u{1B}[15~x"),
        Case(testDescription: "linux key", bytes: "\u{1B}[[Aq", passed: "\u{1B}[[Aq"),
        Case(testDescription: "unknown key", bytes: "\u{1B}[99;5ux", passed: "x"),
        Case(testDescription: "unknown SS3", bytes: "\u{1B}OZx", passed: "x"),
        Case(testDescription: "alt", bytes: "\u{1B}a\u{1B}é", passed: "\u{1B}a\u{1B}é"),
        Case(testDescription: "escape", bytes: "\u{1B}", passed: "", released: "\u{1B}"),
        Case(testDescription: "two escapes", bytes: "\u{1B}\u{1B}x", passed: "\u{1B}\u{1B}x"),
        Case(testDescription: "alt and bracket", bytes: "\u{1B}[", passed: "", released: "\u{1B}["),
        Case(testDescription: "cut key", bytes: "\u{1B}[15", passed: ""),
        Case(
            testDescription: "mouse", bytes: "\u{1B}[<0;250;3M\u{1B}[<0;1;1m",
            passed: "\u{1B}[<0;250;3M\u{1B}[<0;1;1m"),
        Case(testDescription: "mouse without a row", bytes: "\u{1B}[<0;5Mx", passed: "x"),
        Case(testDescription: "mouse far off", bytes: "\u{1B}[<0;999999;1Mx", passed: "x"),
        Case(
            testDescription: "mouse without an end", bytes: "\u{1B}[<0;5\u{07}x", passed: "\u{07}x"),
        Case(testDescription: "old mouse, unknown", bytes: "\u{1B}[M !!x", passed: "x"),
        Case(
            testDescription: "old mouse", bytes: "\u{1B}[M !!x", passed: "\u{1B}[M !!x",
            isSGR: false),
        Case(
            testDescription: "new mouse, unknown", bytes: "\u{1B}[<0;1;1Mx", passed: "x",
            isSGR: false),
        Case(
            testDescription: "endless sequence",
            bytes: "\u{1B}[" + String(repeating: "1", count: 100) + "ux", passed: "x"),
    ]

    @Test(arguments: cases)
    func passesWhatNcursesCanTake(example: Case) {
        let profile = example.isSGR ? Self.sgr : Self.x10
        var gate = CursesInputGate(profile: profile)
        #expect(gate.accept(Array(example.bytes.utf8)) == Array(example.passed.utf8))
        #expect(gate.release() == Array(example.released.utf8))
        #expect(!gate.isHolding)
    }

    @Test(arguments: cases)
    func cutsMakeNoDifference(example: Case) {
        let profile = example.isSGR ? Self.sgr : Self.x10
        var gate = CursesInputGate(profile: profile)
        var passed: [UInt8] = []
        for byte in example.bytes.utf8 { passed += gate.accept([byte]) }
        #expect(passed == Array(example.passed.utf8))
        #expect(gate.release() == Array(example.released.utf8))
    }

    @Test(arguments: [
        [0xFF], [0x80, 0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
        [0xE6, 0xBC] as [UInt8],
    ])
    func invalidBytesAreDroppedAndTheNextOnesPass(bytes: [UInt8]) {
        var gate = CursesInputGate(profile: Self.sgr)
        #expect(gate.accept(bytes + Array("abc".utf8)) == Array("abc".utf8))
    }

    @Test func beginningOfAScalarIsHeldAndNeverReleased() {
        var gate = CursesInputGate(profile: Self.sgr)
        #expect(gate.accept([0xE6, 0xBC]) == [])
        #expect(gate.isHolding)
        #expect(gate.release() == [])
    }
}
