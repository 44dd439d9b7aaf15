// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

/// Lets rows of a list be dragged.
private final class Crate: TableViewDragDelegate {
    func tableView(
        _ tableView: TableView, itemsForBeginning session: DragSession, at indexPath: TableIndexPath
    ) -> [DragItem] { [DragItem("Lemon")] }
}

@MainActor
@Suite struct SpringLoadedInteractionTests {
    private let crate = Crate()
    private static let children = ["": ["fruit", "milk"], "fruit": ["pear"]]

    private func start(_ view: View, height: Int = 5) async -> Pilot {
        let root = ViewController()
        root.view = View()
        let source = Label("Bottle")
        source.isUserInteractionEnabled = true
        source.frame = Rect(x: 0, y: 8, width: 10, height: 1)
        view.frame = Rect(x: 0, y: 0, width: 30, height: height)
        root.view.addSubview(view)
        root.view.addSubview(source)
        DragInteraction(on: source) { _ in [DragItem("Lemonade")] }
        return await Pilot(root, columns: 40, rows: 10)
    }

    private func lift(_ pilot: Pilot, to column: Int, _ row: Int) async {
        await pilot.mouseDown(column: 1, row: 8)
        await pilot.move(column: column, row: row)
    }

    @Test func aViewOpensOnceAfterItemsHaveRestedOnIt() async {
        var count = 0
        let view = View()
        SpringLoadedInteraction(on: view) { count += 1 }
        let pilot = await start(view)
        await lift(pilot, to: 3, 2)
        await pilot.advance(by: .milliseconds(490))
        #expect(count == 0)
        await pilot.advance(by: .milliseconds(20))
        #expect(count == 1)
        #expect(pilot.events(SpringLoaded.self).count == 1)
        await pilot.move(column: 4, row: 2)
        await pilot.advance(by: .seconds(2))
        #expect(count == 1)
        await pilot.move(column: 36, row: 2)
        await pilot.move(column: 4, row: 2)
        await pilot.advance(by: .milliseconds(510))
        #expect(count == 2)
    }

    @Test func leavingAndTheEndOfTheDragStopTheTime() async {
        let view = View()
        SpringLoadedInteraction(on: view) { Issue.record("It opened") }
        let pilot = await start(view)
        await lift(pilot, to: 3, 2)
        await pilot.advance(by: .milliseconds(300))
        await pilot.move(column: 36, row: 2)
        await pilot.advance(by: .seconds(1))
        await pilot.move(column: 3, row: 2)
        await pilot.press("escape")
        await pilot.advance(by: .seconds(1))
    }

    @Test func aDisclosureGroupAndATabOpen() async {
        let group = DisclosureGroup("More", Label("Inside"))
        var pilot = await start(group)
        await lift(pilot, to: 3, 0)
        await pilot.advance(by: .milliseconds(510))
        #expect(group.isExpanded)
        #expect(pilot.events(DisclosureToggled.self).map(\.isExpanded) == [true])
        let tabs = TabView([
            Tab("One", viewController: ViewController(view: Label("First"))),
            Tab("Two", viewController: ViewController(view: Label("Second"))),
        ])
        pilot = await start(tabs)
        await lift(pilot, to: 9, 0)
        await pilot.advance(by: .milliseconds(510))
        #expect(tabs.selectedIndex == 1)
        #expect(pilot.application.dragSession != nil)
    }

    @Test func aDragGoesOnAfterATabHasHiddenItsOrigin() async {
        var dropped = 0
        let bottle = Label("Lemonade"), glass = Label("Glass")
        for label in [bottle, glass] {
            label.isUserInteractionEnabled = true
            label.verticalAlignment = .top
        }
        var ended: [DropOperation] = []
        DragInteraction(on: bottle, didEnd: { ended.append($1) }) { _ in [DragItem("Lemonade")] }
        DropInteraction(on: glass) { _ in dropped += 1 }
        let tabs = TabView([
            Tab("One", viewController: ViewController(view: bottle)),
            Tab("Two", viewController: ViewController(view: glass)),
        ])
        let pilot = await start(tabs)
        await pilot.mouseDown(column: 2, row: 2)
        await pilot.move(column: 9, row: 0)
        await pilot.advance(by: .milliseconds(510))
        #expect(bottle.window == nil)
        await pilot.move(column: 3, row: 3)
        #expect(pilot.screen.contains("→ Lemonade"))
        await pilot.mouseUp(column: 3, row: 3)
        #expect(dropped == 1)
        #expect(ended == [.move])
        #expect(await pilot.faults() == [])
    }

    @Test func aFoldedItemOfAnOutlineUnfolds() async {
        let outline = OutlineView { item in
            OutlineChildren(Self.children[item.map { "\($0)" } ?? ""] ?? [])
        } text: {
            StyledText("\($0)")
        }
        let pilot = await start(outline)
        await lift(pilot, to: 5, 0)
        await pilot.advance(by: .milliseconds(510))
        #expect(outline.isItemExpanded("fruit"))
        #expect(pilot.events(OutlineItemToggled.self).count == 1)
    }

    @Test func keysOpenWhatTheFocusRestsOn() async {
        let inside = ListView(["Cellar"])
        let group = DisclosureGroup("More", inside)
        let origin = ListView(["Lemon", "Mint"])
        origin.dragDelegate = crate
        let root = ViewController()
        root.view = StackView(.vertical, [origin, group])
        let pilot = await Pilot(root, columns: 30, rows: 12)
        origin.becomeFirstResponder()
        await pilot.press("ctrl-t")
        await pilot.advance(by: .seconds(1))
        #expect(pilot.events(SpringLoaded.self).isEmpty)
        await pilot.press("tab")
        await pilot.advance(by: .milliseconds(490))
        #expect(!group.isExpanded)
        await pilot.advance(by: .milliseconds(20))
        #expect(group.isExpanded)
        #expect(pilot.application.dragSession?.isCarriedByKeys == true)
        await pilot.press("tab")
        #expect(inside.isFirstResponder)
    }

    @Test func whatKeysPickUpFromDoesNotOpen() async {
        let outline = OutlineView { item in
            OutlineChildren(Self.children[item.map { "\($0)" } ?? ""] ?? [])
        } text: {
            StyledText("\($0)")
        }
        outline.canMoveItems = { _ in true }
        let pilot = await start(outline)
        outline.becomeFirstResponder()
        await pilot.press("home", "ctrl-t")
        #expect(pilot.application.dragSession != nil)
        await pilot.advance(by: .seconds(1))
        #expect(!outline.isItemExpanded("fruit"))
        await pilot.press("down", "up")
        await pilot.advance(by: .milliseconds(510))
        #expect(outline.isItemExpanded("fruit"))
    }

    @Test func theFocusedTabIsOpenAlready() async {
        let tabs = TabView([
            Tab("One", viewController: ViewController(view: Label("First"))),
            Tab("Two", viewController: ViewController(view: Label("Second"))),
        ])
        tabs.selectedIndex = 1
        let origin = ListView(["Lemon"])
        origin.dragDelegate = crate
        let root = ViewController()
        root.view = StackView(.vertical, [origin, tabs])
        let pilot = await Pilot(root, columns: 30, rows: 12)
        origin.becomeFirstResponder()
        await pilot.press("ctrl-t", "tab")
        await pilot.advance(by: .seconds(1))
        #expect(tabs.selectedIndex == 1)
    }
}
