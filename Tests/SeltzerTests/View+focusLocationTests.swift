// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerTesting
import Testing

@testable import Seltzer
@testable import SeltzerViews

/// The cursor of the terminal on the focused element, for users who read the screen at the cursor.
@MainActor
@Suite struct ViewFocusLocationTests {
    private func start(_ views: [View], follows: Bool = true) async -> Pilot {
        let controller = ViewController(view: StackView(.vertical, views))
        let pilot = await Pilot(controller, columns: 60, rows: 14)
        pilot.application.cursorFollowsFocus = follows
        await pilot.settle()
        return pilot
    }

    /// A sentence if the cursor is not on the focused element; nil if it is.
    private func problem(_ pilot: Pilot) -> String? {
        let focused = pilot.elements.flatMap(\.all).filter(\.isFocused)
        guard let element = focused.last(where: { !$0.visibleFrame.isEmpty }) else {
            return "nothing is focused"
        }
        guard let cursor = pilot.display.cursor else { return "no cursor on the \(element.line)" }
        return element.visibleFrame.contains(cursor.position)
            ? nil : "the cursor is at \(cursor.position), beside the \(element.line)"
    }

    @Test func theCursorFollowsTheFocusInEveryControl() async {
        let keys: [KeyChord] = [
            "down", "down", "up", "right", "right", "left", "tab", "shift-tab", "end",
        ]
        for sample in ElementSample.all {
            let pilot = await start(sample.make("Title") + [Button("Last")])
            #expect(problem(pilot) == nil, "\(sample.name)")
            for key in keys {
                await pilot.press(key)
                #expect(problem(pilot) == nil, "\(sample.name), after \(key)")
            }
        }
    }

    @Test func withoutTheSettingTheCursorIsHiddenOnAButton() async {
        let pilot = await start([Button("Save"), TextField("a")], follows: false)
        #expect(pilot.display.cursor == nil)
        await pilot.press("tab")
        #expect(pilot.display.cursor != nil)
    }

    @Test func theConsoleAndTheVariableSetIt() {
        func follows(_ environment: [String: String]) -> Bool {
            Application.cursorFollowsFocus(for: environment)
        }
        #expect(follows(["TERM": "linux"]))
        #expect(!follows(["TERM": "xterm-256color"]))
        #expect(!follows([:]))
        #expect(!follows(["TERM": "linux", "SELTZER_CURSOR_FOLLOWS_FOCUS": "0"]))
        #expect(follows(["TERM": "tmux", "SELTZER_CURSOR_FOLLOWS_FOCUS": "1"]))
        #expect(follows(["TERM": "linux", "SELTZER_CURSOR_FOLLOWS_FOCUS": ""]))
    }
}
