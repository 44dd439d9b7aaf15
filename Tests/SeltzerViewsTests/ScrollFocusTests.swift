// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ScrollFocusTests {
    private func field(_ name: String, _ y: Int, _ x: Int = 0) -> ProbeView {
        let field = ProbeView(name, Rect(x: x, y: y, width: 3, height: 1))
        field.isFocusable = true
        return field
    }

    @Test func aViewThatGetsTheKeysIsScrolledIntoSight() async {
        let scene = await ScrollScene(width: 30)
        let fields = [field("a", 2), field("b", 12, 20), field("c", 6)]
        fields.forEach(scene.lines.addSubview)
        fields[1].becomeFirstResponder()
        await scene.pilot.settle()
        #expect(scene.offset == Point(x: 16, y: 9))
        fields[2].becomeFirstResponder()
        await scene.pilot.settle()
        #expect(scene.offset == Point(x: 0, y: 6))
        await scene.pilot.press("tab", "tab")
        #expect(fields[0].isFirstResponder)
        #expect(scene.offset == Point(x: 0, y: 2))
    }

    @Test func itStaysInSightWhenRoomGetsScarceAndNotOtherwise() async {
        let scene = await ScrollScene()
        let field = field("a", 4)
        scene.lines.addSubview(field)
        field.becomeFirstResponder()
        await scene.pilot.resize(columns: 8, rows: 2)
        #expect(scene.offset.y == 3)
        await scene.pilot.wheel(dy: 3, column: 1, row: 1)
        #expect(scene.offset.y == 12)
        await scene.pilot.resize(columns: 8, rows: 4)
        #expect(scene.offset.y == 12)
    }

    @Test func aScrollViewAroundAScrollViewFollows() async {
        let inner = ScrollView()
        inner.frame = Rect(x: 0, y: 20, width: 8, height: 6)
        inner.contentSize = Size(width: 5, height: 40)
        let field = field("f", 30)
        inner.addSubview(field)
        let outer = ScrollView()
        outer.addSubview(inner)
        outer.contentSize = Size(width: 8, height: 60)
        let pilot = await Pilot(ViewController(view: outer), columns: 10, rows: 5)
        field.becomeFirstResponder()
        await pilot.settle()
        let place = field.convert(Point.zero, to: nil)
        #expect((0..<5).contains(place.y))
        #expect(inner.contentOffset.y == 25)
        #expect(outer.contentOffset.y > 15)
    }

    @Test func theCursorOfAViewTooLargeIsSeen() async {
        let scene = await ScrollScene()
        let editor = ProbeView("e", Rect(x: 0, y: 3, width: 5, height: 15))
        editor.isFocusable = true
        editor.cursor = Point(x: 0, y: 10)
        scene.lines.addSubview(editor)
        editor.becomeFirstResponder()
        await scene.pilot.settle()
        #expect(scene.offset.y == 9)
        #expect(scene.pilot.display.cursor?.position == Point(x: 0, y: 4))
    }

    @Test func theScrollViewItselfHasNothingToReveal() async {
        let scene = await ScrollScene()
        scene.scrollView.contentOffset.y = 6
        await scene.pilot.press("tab")
        #expect(scene.scrollView.isFirstResponder)
        #expect(scene.offset.y == 6)
        #expect(!scene.scrollView.scrollFocusToVisible())
    }
}
