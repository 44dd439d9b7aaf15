// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DockItem, DockViewState.

import Foundation
import SeltzerBase
import SeltzerControls
import SeltzerDesktop
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
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
@Suite struct DockViewTests {
    private func start(
        _ dock: DockView, columns: Int = 40, rows: Int = 10, look: DisplayLook = .dark
    ) async -> Pilot {
        await Pilot(
            plain: ViewController(view: dock), columns: columns, rows: rows,
            capabilities: look.capabilities)
    }

    private func makeDock() -> DockView {
        DockView(
            [
                DockItem(.top, PaneLabel("title"), isResizable: false),
                DockItem(.leading, ListView(["one", "two"]), thickness: 10, canCollapse: true),
                DockItem(.bottom, ListView(["log"]), thickness: 3),
                DockItem(.trailing, PaneLabel("side"), thickness: 6),
            ], center: ListView(["center"]))
    }

    private func frame(of item: DockItem, in dock: DockView) -> Rect {
        dock.convert(item.viewController.view.bounds, from: item.viewController.view)
    }

    @Test func eachItemTakesItsEdgeOfTheRest() async {
        let dock = makeDock()
        let pilot = await start(dock)
        #expect(frame(of: dock.docks[0], in: dock) == Rect(x: 0, y: 0, width: 40, height: 1))
        #expect(frame(of: dock.docks[1], in: dock) == Rect(x: 0, y: 1, width: 10, height: 9))
        #expect(frame(of: dock.docks[2], in: dock) == Rect(x: 11, y: 7, width: 29, height: 3))
        #expect(frame(of: dock.docks[3], in: dock) == Rect(x: 34, y: 1, width: 6, height: 5))
        #expect(dock.docks.map(\.thickness) == [1, 10, 3, 6])
        #expect(pilot.screen.contains("┠"))
        let center = dock.centerViewController.view
        #expect(
            dock.convert(center.bounds, from: center)
                == Rect(x: 11, y: 1, width: 22, height: 5))
    }

    @Test func itsStateComesBackWithEqualItems() async throws {
        let dock = makeDock()
        let pilot = await start(dock)
        await pilot.drag(fromColumn: 10, row: 3, toColumn: 14, row: 3)
        await pilot.drag(fromColumn: 20, row: 6, toColumn: 20, row: 5)
        dock.docks[1].isCollapsed = true
        await pilot.settle()
        let state = dock.state
        #expect(state.docks.map(\.thickness) == [1, 14, 4, 6])
        #expect(state.docks.map(\.isCollapsed) == [false, true, false, false])
        let copy = try JSONDecoder().decode(
            DockViewState.self, from: JSONEncoder().encode(state))
        let other = makeDock()
        other.state = copy
        let second = await start(other)
        #expect(other.state == state)
        #expect(other.docks.map(\.thickness) == [1, 0, 4, 6])
        #expect(second.events(DockResized.self).isEmpty)
        other.docks[1].isCollapsed = false
        await second.settle()
        #expect(other.docks.map(\.thickness) == [1, 14, 4, 6])
        // One that does not fit is ignored.
        other.state = DockViewState(docks: [])
        #expect(other.docks.map(\.thickness) == [1, 14, 4, 6])
    }

    @Test func theUserMovesADivider() async {
        let dock = makeDock()
        let pilot = await start(dock)
        await pilot.drag(fromColumn: 10, row: 3, toColumn: 14, row: 3)
        #expect(dock.docks[1].thickness == 14)
        await pilot.drag(fromColumn: 20, row: 6, toColumn: 20, row: 5)
        #expect(dock.docks[2].thickness == 4)
        let events = pilot.events(DockResized.self)
        #expect(events.first?.edge == .leading)
        #expect(events.last == DockResized(edge: .bottom, thickness: 4))
    }

    @Test func keysMoveAndCollapse() async {
        let dock = makeDock()
        let pilot = await start(dock)
        await pilot.press("tab", "right")
        #expect(dock.docks[1].thickness == 11)
        await pilot.press("enter")
        #expect(dock.docks[1].isCollapsed)
        #expect(dock.docks[1].thickness == 0)
        #expect(pilot.events(DockToggled.self) == [DockToggled(edge: .leading, isCollapsed: true)])
        await pilot.press("enter")
        #expect(dock.docks[1].thickness == 11)
    }

    @Test func f6GoesThroughAllPanes() async {
        let dock = makeDock()
        let pilot = await start(dock)
        let views =
            [dock.docks[1], dock.docks[2]].map(\.viewController.view)
            + [dock.centerViewController.view]
        views[0].becomeFirstResponder()
        for index in [1, 2, 0, 1] {
            await pilot.press("f6")
            #expect(views[index].isFirstResponder)
        }
        await pilot.press("shift-f6")
        #expect(views[0].isFirstResponder)
    }

    @Test func itemsComeAndGo() async {
        let dock = makeDock()
        let pilot = await start(dock)
        let items = dock.docks
        await pilot.drag(fromColumn: 10, row: 3, toColumn: 14, row: 3)
        dock.centerViewController.view.becomeFirstResponder()
        dock.docks = [items[2], items[1]]
        await pilot.settle()
        #expect(frame(of: items[2], in: dock) == Rect(x: 0, y: 7, width: 40, height: 3))
        #expect(items[1].thickness == 14)
        #expect(items[0].viewController.view.window == nil)
        #expect(items[3].thickness == 0)
        #expect(dock.centerViewController.view.isFirstResponder)
        dock.docks = []
        await pilot.settle()
        #expect(dock.centerViewController.view.frame.size == Size(width: 40, height: 10))
        dock.docks = [items[0], items[0]]
        await pilot.settle()
        #expect(pilot.screen.hasPrefix("title"))
        #expect(await pilot.faults().isEmpty)
    }

    @Test func controllersAreChildren() async {
        let dock = makeDock()
        let root = ViewController(view: dock)
        let pilot = await Pilot(plain: root, columns: 40, rows: 10)
        #expect(root.children.contains { $0 === dock.centerViewController })
        #expect(root.children.contains { $0 === dock.docks[0].viewController })
        let item = dock.docks[0]
        dock.docks.removeFirst()
        await pilot.settle()
        #expect(item.viewController.parent == nil)
    }

    @Test func aDockViewIsFreed() {
        weak var weakDock: DockView?
        do {
            let dock = makeDock()
            dock.docks.removeLast()
            weakDock = dock
        }
        #expect(weakDock == nil)
    }

    @Test func tinyScreensBreakNothing() async {
        let dock = makeDock()
        let pilot = await start(dock)
        for size in [Size(width: 5, height: 3), Size(width: 1, height: 1), .zero] {
            await pilot.resize(columns: size.width, rows: size.height)
        }
        await pilot.resize(columns: 40, rows: 10)
        #expect(dock.docks[1].thickness == 10)
        #expect(await pilot.faults().isEmpty)
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let pilot = await start(makeDock(), look: look)
        await pilot.press("tab")
        #expect(
            pilot.difference(fromSnapshot: "dockView-\(look.rawValue)", isStyled: true) == nil)
    }

    @Test func f6LeavesASplitViewInADock() async {
        let tree = Checkbox("tree")
        let panes = ["one", "two"].map { Checkbox($0) }
        let dock = DockView(
            [DockItem(.leading, tree, thickness: 12)], center: SplitView(.vertical, panes))
        let pilot = await Pilot(plain: ViewController(view: dock), columns: 60, rows: 12)
        tree.becomeFirstResponder()
        var seen: [String] = []
        for _ in 0..<3 {
            await pilot.press("f6")
            seen.append(([tree] + panes).first { $0.isFirstResponder }?.title ?? "")
        }
        #expect(seen == ["one", "two", "tree"])
    }
}
