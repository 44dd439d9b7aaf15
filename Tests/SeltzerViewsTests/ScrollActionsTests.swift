// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ScrollActionsTests {
    @Test(
        "Keys scroll as far as there is content",
        arguments: [
            (["down"], 0, 1), (["down", "down", "up"], 0, 1), (["pagedown"], 0, 4),
            (["pagedown", "pageup", "pageup"], 0, 0), (["end"], 0, 16), (["end", "down"], 0, 16),
            (["end", "home"], 0, 0), (["right"], 2, 0), (["right", "right", "left"], 2, 0),
        ])
    func keys(keys: [String], x: Int, y: Int) async throws {
        let scene = await ScrollScene(width: 30)
        await scene.pilot.press("tab")
        #expect(scene.scrollView.isFirstResponder)
        for key in keys { await scene.pilot.press(try #require(KeyChord(parsing: key))) }
        #expect(scene.offset == Point(x: x, y: y))
    }

    @Test func homeAndEndGoSidewaysWhereNothingScrollsVertically() async {
        let scene = await ScrollScene(lines: 2, width: 30)
        await scene.pilot.press("tab", "end")
        #expect(scene.offset == Point(x: 22, y: 0))
        #expect(
            scene.scrollView.actions.map(\.title) == [
                "Scroll left", "Scroll right", "Left end", "Right end",
            ])
        await scene.pilot.press("home")
        #expect(scene.offset == .zero)
    }

    @Test func aKeyThatMovesNothingIsLeftToSuperiors() async {
        let scene = await ScrollScene()
        var heard: [String] = []
        scene.scrollView.superview?.on { (event: KeyEvent) in
            heard.append(event.chord.description)
            return .ignored
        }
        await scene.pilot.press("tab", "up", "down", "left", "end", "pagedown")
        #expect(
            heard == ["tab", "up", "left", "page-down"]
                || heard == ["tab", "up", "left", "pagedown"]
                || heard == ["up", "left", "pagedown"])
    }

    @Test func keysThatAViewInsideLeavesScroll() async {
        let scene = await ScrollScene()
        let field = ProbeView("f", Rect(x: 0, y: 1, width: 3, height: 1))
        field.isFocusable = true
        scene.lines.addSubview(field)
        field.becomeFirstResponder()
        await scene.pilot.press("pagedown")
        #expect(scene.offset.y == 5)
    }
}
