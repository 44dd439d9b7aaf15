// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerCurses
import Testing

@Suite struct TerminalErrorTests {
    static let all: [TerminalError] = [
        .noTerminal, .noName, .unknownName("x"), .noDatabase, .noCursorAddressing("x"),
        .refused("no"), .tooManySessions, .notReusable, .windowsInUse,
    ]

    @Test(arguments: all)
    func descriptionIsOneSentence(error: TerminalError) {
        let text = error.description
        #expect(text.hasSuffix("."))
        #expect(text.filter { $0 == "." }.count == 1)
        #expect(text.first?.isUppercase == true)
    }

    @Test func nameFromTheEnvironmentIsMadeSafe() {
        let name = "\u{1B}[2J\n" + String(repeating: "é", count: 10_000)
        let text = TerminalError.unknownName(name).description
        #expect(text.unicodeScalars.allSatisfy { (0x20..<0x7F).contains($0.value) })
        #expect(text.count < 160)
    }
}
