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

    @Test func whatAStyleLeavesOpenComesFromTheBase() throws {
        let link = try #require(Link("https://example.org"))
        let base = Style(
            foreground: .red, background: .blue, attributes: .bold, underlineStyle: .curly,
            underlineColor: .green, link: link)
        #expect(Style().merged(over: base) == base)
        #expect(base.merged(over: Style()) == base)
        let green = Style(foreground: .green, attributes: .italic).merged(over: base)
        #expect(green.foreground == .green)
        #expect(green.background == .blue)
        #expect(green.attributes == [.bold, .italic, .underline])
        #expect(green.underlineStyle == .curly)
        #expect(green.underlineColor == .green)
        #expect(green.link == link)
        let double = Style(underlineStyle: .double).merged(over: base)
        #expect(double.underlineStyle == .double)
        #expect(double.underlineColor == .default)
    }
}
