// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerScreen

@Suite struct StyledTextThemeTests {
    @Test func rolesBecomeColorsOfTheTheme() {
        let text = StyledText("x", style: Style(foreground: .danger))
        let resolved = text.resolved(in: .fathom, .trueColor)
        #expect(resolved.runs.map(\.style.foreground) == [Theme.fathom[.danger]])
        #expect(StyledText("plain").resolved(in: .fathom, .trueColor) == "plain")
    }

    @Test func attributesReplaceRolesWithoutColors() {
        let text = StyledText("x", style: Style(foreground: .danger))
        let resolved = text.resolved(in: .fathom, .monochrome)
        #expect(resolved.runs.map(\.style.foreground) == [.default])
        #expect(resolved.runs.first?.style.attributes != [])
    }

    @Test func openColorsStayOpen() {
        let text = StyledText("x", style: Style(attributes: .bold))
        #expect(text.resolved(in: .fathom, .trueColor) == text)
    }

    @Test func tabsReachTheNextStopAcrossParts() {
        let text: StyledText = "ab\("c\td", .bold)\te"
        let expanded = text.splitLines[0]
        #expect(expanded.string == "abc     d       e")
        #expect(expanded.runs.map { String($0.text) } == ["ab", "c     d", "       e"])
    }
}
