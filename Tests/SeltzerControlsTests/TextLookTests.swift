// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerScreen
import Testing

@Suite struct TextLookTests {
    private let plain = Style(foreground: .label, background: .field)

    @Test func withoutAColorAndAFontTheStyleOfTheControlStays() {
        #expect(TextLook().style(plain, isEnabled: true) == plain)
    }

    @Test func aDisabledControlKeepsItsOwnColorAndGetsTheFont() {
        var look = TextLook()
        look.color = .danger
        look.font = .boldSystemFont(ofSize: 1)
        let enabled = look.style(plain, isEnabled: true)
        #expect(enabled.foreground == .danger && enabled.background == .field)
        #expect(enabled.attributes.contains(.bold))
        let disabled = look.style(plain, isEnabled: false)
        #expect(disabled.foreground == .label)
        #expect(disabled.attributes.contains(.bold))
    }
}
