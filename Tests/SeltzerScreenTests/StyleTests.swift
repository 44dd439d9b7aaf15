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

    @Test func underlineStyleAndAttributeAreOne() {
        var style = Style(underlineStyle: .curly)
        #expect(style.attributes == .underline)
        style.attributes = .bold
        #expect(style.underlineStyle == .none)
        style.underlineStyle = .double
        #expect(style.attributes == [.bold, .underline])
        style.underlineStyle = .none
        #expect(style == Style(attributes: .bold))
        #expect(Style(attributes: .underline) == Style(underlineStyle: .single))
    }

    @Test func aStyleWithAllItCanHaveStaysSmall() {
        #expect(MemoryLayout<Style>.size <= 24)
    }

    @Test func addingKeepsWhatIsThere() {
        let style = Style(foreground: .red, attributes: .bold).adding([.underline, .dim])
        #expect(style == Style(foreground: .red, attributes: [.bold, .underline, .dim]))
    }
}
