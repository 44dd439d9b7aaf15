// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// Every screen of the programs for a user who reads it at the cursor, as with a braille display.
@MainActor
@Suite struct CursorOnFocusTests {
    private static let keys: [KeyChord] = [
        "tab", "down", "right", "tab", "up", "left", "shift-tab",
    ]

    @Test("keeps the cursor on the focus", arguments: ScreenLeakTests.screens)
    func keepsTheCursorOnTheFocus(_ screen: ScreenLeakTests.Screen) async throws {
        let root = try screen.make()
        let application = Application(root: root) { throw ApplicationError.noTerminal }
        application.cursorFollowsFocus = true
        let pilot = await Pilot(application, columns: 100, rows: 40)
        var before = "the start"
        for key in Self.keys + Self.keys + Array(repeating: "tab", count: 12) {
            let problem = problem(pilot)
            #expect(problem == nil, "after \(before): \(problem ?? "")")
            await pilot.press(key)
            before = "\(key)"
        }
    }

    /// A sentence if the cursor is not on the focused element; nil if it is.
    private func problem(_ pilot: Pilot) -> String? {
        guard pilot.application.keyWindow?.firstResponder is View else { return nil }
        let focused = pilot.elements.flatMap(\.all).filter(\.isFocused)
        guard !focused.isEmpty else { return "no element is focused" }
        guard let element = focused.last(where: { !$0.visibleFrame.isEmpty }) else { return nil }
        guard let cursor = pilot.display.cursor else { return "no cursor on the \(element.line)" }
        return element.visibleFrame.contains(cursor.position)
            ? nil : "the cursor is at \(cursor.position), beside the \(element.line)"
    }
}
