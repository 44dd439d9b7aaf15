// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerTerminal

@Suite struct TerminalQuirkTableTests {
    @Test func everyNameStandsForOneProgram() {
        let rows = TerminalQuirkTable.rows
        for names in [rows.map(\.name), rows.flatMap(\.entries), rows.compactMap(\.program)] {
            #expect(Set(names).count == names.count)
        }
        #expect(rows.allSatisfy { $0.name == $0.name.lowercased() })
    }

    @Test(arguments: [
        ("foot", "foot"), ("foot-extra", "foot"), ("footer", nil), ("xterm-ghostty", "ghostty"),
        ("xterm-256color", nil), ("", nil),
    ])
    func entryNamesItsProgram(entry: String, program: String?) {
        #expect(TerminalQuirkTable.row(ofEntry: entry)?.name == program)
    }
}
