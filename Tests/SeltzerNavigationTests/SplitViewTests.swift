// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: SplitDivider, SplitEvents, SplitViewItem, SplitViewState, JoinedLine, PaneContainer,
// View+enclosingViewController.

import Foundation
import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

/// A label that fills a pane, with its text at the top.
private final class PaneLabel: Label {
    override init(frame: Rect) {
        super.init(frame: frame)
        verticalAlignment = .top
    }
}

@MainActor
@Suite struct SplitViewTests {
    private func start(
        _ split: View, columns: Int = 21, rows: Int = 5, look: DisplayLook = .dark
    ) async -> Pilot {
        let controller = ViewController(view: split)
        controller.wantsInitialFocus = false
        return await Pilot(
            plain: controller, columns: columns, rows: rows, capabilities: look.capabilities)
    }

    private func labels(_ names: String...) -> [View] { names.map { PaneLabel(StyledText($0)) } }

    @Test func thePointerMovesADividerAndItIsTold() async {
        let split = SplitView(.horizontal, labels("one", "two"))
        let pilot = await start(split)
        #expect(pilot.screen.hasPrefix("one       │two"))
        await pilot.mouseDown(column: 10, row: 1)
        await pilot.move(column: 12, row: 4)
        await pilot.move(column: 99, row: 1)
        await pilot.mouseUp(column: 99, row: 1)
        #expect(split.thickness(ofItemAt: 0) == 17)
        #expect(
            pilot.events(DividerMoved.self)
                == [DividerMoved(index: 0, position: 12), DividerMoved(index: 0, position: 17)])
        #expect(pilot.events(PaneToggled.self).isEmpty)
    }

    @Test func aCancelledPressMovesItBack() async {
        let split = SplitView(.horizontal, labels("one", "two"))
        let pilot = await start(split)
        await pilot.mouseDown(column: 10, row: 1)
        await pilot.move(column: 4, row: 1)
        await pilot.send(.focus(false))
        #expect(split.position(ofDividerAt: 0) == 10)
    }

    @Test func keysMoveAFocusedDivider() async {
        let split = SplitView(.horizontal, labels("one", "two"))
        var sent = 0
        split.dividers[0].addAction(for: .valueChanged) { _ in sent += 1 }
        let pilot = await start(split)
        await pilot.press("tab", "right", "right", "left", "pageup", "end", "home")
        #expect(
            pilot.events(DividerMoved.self).map(\.position) == [11, 12, 11, 3, 17, 3])
        #expect(sent == 6)
        // At its end the key stays here, and nothing is told.
        await pilot.press("home", "left")
        #expect(sent == 6)
        #expect(split.dividers[0].isFirstResponder)
        split.axis = .vertical
        await pilot.press("down")
        #expect(pilot.screen == "one\n\n───────━━━━━━━───────\ntwo\n")
    }

    @Test func aDoubleClickOrEnterCollapsesAndExpands() async {
        let split = SplitView(items: [
            SplitViewItem(view: Button("one"), preferredThickness: 8, canCollapse: true),
            SplitViewItem(view: PaneLabel("two")),
        ])
        let pilot = await start(split)
        await pilot.click(column: 8, row: 1)
        await pilot.click(column: 8, row: 1)
        #expect(split.items[0].isCollapsed)
        #expect(pilot.screen.hasPrefix("│two"))
        #expect(pilot.screen.contains("▸"))
        #expect(pilot.events(PaneToggled.self) == [PaneToggled(index: 0, isCollapsed: true)])
        // What is collapsed takes no keys.
        await pilot.press("tab")
        #expect(split.dividers[0].isFirstResponder)
        await pilot.press("enter")
        #expect(split.thickness(ofItemAt: 0) == 8)
        await pilot.drag(fromColumn: 8, row: 1, toColumn: 0, row: 1)
        #expect(split.items[0].isCollapsed)
        await pilot.drag(fromColumn: 0, row: 1, toColumn: 6, row: 1)
        #expect(split.thickness(ofItemAt: 0) == 6)
    }

    @Test func aPaneThatCannotCollapseStays() async {
        let split = SplitView(.horizontal, labels("one", "two"))
        let pilot = await start(split)
        await pilot.click(column: 10, row: 1)
        await pilot.click(column: 10, row: 1)
        await pilot.press("enter")
        await pilot.drag(fromColumn: 10, row: 1, toColumn: 0, row: 1)
        #expect(split.thickness(ofItemAt: 0) == 3)
        #expect(pilot.events(PaneToggled.self).isEmpty)
    }

    @Test func theFocusDoesNotStayInACollapsedPane() async {
        let button = Button("one")
        let item = SplitViewItem(view: button)
        let split = SplitView(items: [item, SplitViewItem(view: PaneLabel("two"))])
        let pilot = await start(split)
        button.becomeFirstResponder()
        item.isCollapsed = true
        await pilot.settle()
        #expect(split.dividers[0].isFirstResponder)
        #expect(pilot.events(PaneToggled.self).isEmpty)
    }

    @Test(arguments: [false, true])
    func anExpandedPaneGetsTheFocusBackUnlessTheUserMovedIt(isMoved: Bool) async {
        let boxes = (0..<3).map { Checkbox("box \($0)") }
        let item = SplitViewItem(view: StackView(.vertical, [boxes[0], boxes[1]]))
        let split = SplitView(items: [item, SplitViewItem(view: boxes[2])])
        let pilot = await start(split, columns: 60)
        boxes[1].becomeFirstResponder()
        item.isCollapsed = true
        await pilot.settle()
        #expect(split.dividers[0].isFirstResponder)
        if isMoved { await pilot.press("tab") }
        item.isCollapsed = false
        await pilot.settle()
        #expect(boxes[isMoved ? 2 : 1].isFirstResponder)
    }

    @Test func f6GoesFromPaneToPane() async {
        let boxes = (0..<2).map { Checkbox("box \($0)") }
        let lower = Checkbox("lower")
        let first = StackView(.vertical, [boxes[0], lower])
        let split = SplitView(.horizontal, [first, PaneLabel("nothing to focus"), boxes[1]])
        let pilot = await start(split, columns: 60)
        lower.becomeFirstResponder()
        await pilot.press("f6")
        #expect(boxes[1].isFirstResponder)
        await pilot.press("f6")
        #expect(lower.isFirstResponder)
        await pilot.press("shift-f6")
        #expect(boxes[1].isFirstResponder)
    }

    @Test func nestedDividersAndBoxesAreJoined() async {
        let inner = SplitView(.vertical, labels("b", "c"))
        let split = SplitView(.horizontal, [PaneLabel("a"), inner])
        let pilot = await start(GroupBox("", split), columns: 13, rows: 7)
        #expect(
            pilot.screen == """
                ╭─────┬─────╮
                │ a   │b    │
                │     │     │
                │     ├─────┤
                │     │c    │
                │     │     │
                ╰─────┴─────╯
                """)
        await pilot.drag(fromColumn: 8, row: 3, toColumn: 8, row: 2)
        #expect(pilot.screen.contains("│ a   │b"))
        split.setPosition(3, ofDividerAt: 0)
        await pilot.settle()
        #expect(pilot.screen.contains("├"))
    }

    @Test func proportionsSurviveTheirProgram() async throws {
        func make() -> SplitView {
            SplitView(items: [
                SplitViewItem(view: PaneLabel("a"), preferredThickness: 5, canCollapse: true),
                SplitViewItem(view: PaneLabel("b")), SplitViewItem(view: PaneLabel("c")),
            ])
        }
        let old = make()
        let pilot = await start(old, columns: 42)
        old.setPosition(9, ofDividerAt: 0)
        old.setPosition(17, ofDividerAt: 1)
        old.items[0].isCollapsed = true
        await pilot.settle()
        let data = try JSONEncoder().encode(old.state)
        let new = make()
        new.state = try JSONDecoder().decode(SplitViewState.self, from: data)
        _ = await start(new, columns: 42)
        #expect(new.state == old.state)
        new.items[0].isCollapsed = false
        #expect(new.thickness(ofItemAt: 0) == 9)
        // A file can hold anything.
        new.state = SplitViewState(panes: [.init(thickness: 1)])
        new.state = SplitViewState(
            panes: [.init(thickness: -5), .init(thickness: .max), .init(thickness: .min)])
        #expect((0..<3).reduce(0) { $0 + new.thickness(ofItemAt: $1) } == 40)
    }

    @Test func controllersAreChildrenOfTheControllerAround() async {
        let controllers = (0..<2).map { _ in ViewController(view: View()) }
        let split = SplitView(items: controllers.map { SplitViewItem(viewController: $0) })
        let pilot = await start(split)
        #expect(controllers[0].parent?.view === split)
        split.removeItem(at: 0)
        #expect(controllers[0].parent == nil)
        #expect(split.dividers.isEmpty)
        split.addItem(SplitViewItem(viewController: controllers[0]))
        #expect(controllers[0].parent === controllers[1].parent)
        split.removeFromSuperview()
        await pilot.settle()
        #expect(controllers[1].parent == nil)
    }

    @Test func aDisabledDividerStays() async {
        let split = SplitView(.horizontal, labels("one", "two"))
        split.dividers[0].isEnabled = false
        let pilot = await start(split)
        await pilot.drag(fromColumn: 10, row: 1, toColumn: 4, row: 1)
        await pilot.press("tab", "left")
        #expect(split.position(ofDividerAt: 0) == 10)
        split.setPosition(5, ofDividerAt: 0)
        #expect(split.position(ofDividerAt: 0) == 5)
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let inner = SplitView(.vertical, labels("preview", "log"))
        let split = SplitView(
            items: [
                SplitViewItem(view: PaneLabel("files"), preferredThickness: 7, canCollapse: true),
                SplitViewItem(view: PaneLabel("editor")), SplitViewItem(view: inner),
            ])
        let pilot = await start(split, columns: 36, rows: 9, look: look)
        inner.dividers[0].becomeFirstResponder()
        await pilot.move(column: 7, row: 1)
        #expect(pilot.difference(fromSnapshot: "splitView-\(look.rawValue)", isStyled: true) == nil)
        split.items[0].isCollapsed = true
        split.dividers[1].isEnabled = false
        inner.dividers[0].resignFirstResponder()
        await pilot.settle()
        #expect(
            pilot.difference(fromSnapshot: "splitView-collapsed-\(look.rawValue)", isStyled: true)
                == nil)
    }

    @Test(arguments: [(0, 0), (1, 1), (2, 3), (5, 1)])
    func smallSizesDoNotTrap(columns: Int, rows: Int) async {
        for axis in [Axis.horizontal, .vertical] {
            let split = SplitView(axis, labels("漢字", "\u{1B}[31mred", "three"))
            let pilot = await start(split, columns: columns, rows: rows)
            await pilot.drag(fromColumn: 0, row: 0, toColumn: .max, row: .min)
            await pilot.press("tab", "end", "home", "enter", "tab", "right", "f6")
            await pilot.resize(columns: 40, rows: 12)
            #expect(pilot.screen.contains("three"))
        }
    }

    @Test(arguments: [0, 1, 1_000])
    func anyNumberOfPanesIsShown(count: Int) async {
        let split = SplitView(.horizontal, (0..<count).map { PaneLabel("pane \($0)") })
        let pilot = await start(split, columns: 80)
        await pilot.press("tab", "right", "f6")
        await pilot.drag(fromColumn: 40, row: 0, toColumn: 60, row: 0)
        #expect(split.dividers.count == max(0, count - 1))
        #expect(pilot.screen.contains("pane") == (count == 1))
    }

    @Test func f6GoesThroughNestedPanesInTheirOrder() async throws {
        let boxes = ["tree", "editor", "grid", "detail"].map { Checkbox($0) }
        let rows = SplitView(.horizontal, [boxes[2], boxes[3]])
        let main = SplitView(.vertical, [boxes[1], rows])
        let split = SplitView(.horizontal, [boxes[0], main])
        let pilot = await start(split, columns: 60)
        boxes[2].becomeFirstResponder()
        var seen: [String] = []
        for key in Array(repeating: "f6", count: 4) + Array(repeating: "shift-f6", count: 4) {
            await pilot.press(try #require(KeyChord(parsing: key)))
            seen.append(boxes.first { $0.isFirstResponder }?.title ?? "")
        }
        #expect(seen.prefix(4) == ["detail", "tree", "editor", "grid"])
        #expect(seen.suffix(4) == ["editor", "tree", "detail", "grid"])
    }

    @Test func f6SkipsNestedPanesWithoutAnythingToFocus() async {
        let box = Checkbox("box"), last = Checkbox("last")
        let inner = SplitView(.vertical, [PaneLabel("a"), PaneLabel("b")])
        let split = SplitView(.horizontal, [box, inner, last])
        let pilot = await start(split, columns: 60)
        box.becomeFirstResponder()
        await pilot.press("f6")
        #expect(last.isFirstResponder)
        await pilot.press("f6")
        #expect(box.isFirstResponder)
    }
}
