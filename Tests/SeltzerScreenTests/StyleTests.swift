// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@Suite struct StyleTests {
    @Test func aPlainStyleKeepsTheBackgroundBeneath() {
        #expect(Style().background == .clear)
        #expect(Style().foreground == .default)
        #expect(Style().attributes.isEmpty)
    }

    @Test func addingKeepsWhatIsThere() {
        let style = Style(foreground: .red, attributes: .bold).adding([.underline, .dim])
        #expect(style == Style(foreground: .red, attributes: [.bold, .underline, .dim]))
    }
}
