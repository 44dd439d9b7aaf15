// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The samples of the page of drag and drop.
@MainActor
@Suite struct DragSamplesTests {
    private final class BarController: ViewController {
        let bottle = Label("Lemonade")
        let glass = Label("Glass")
        let drawer = Label("Drawer")
        var opened: [String] = []

        override func viewDidLoad() {
            DragInteraction(on: bottle) { _ in [DragItem("Lemonade", localObject: 3)] }
            DropInteraction(on: glass) { session in
                session.canLoadItems(.text)
            } proposal: { session in
                DropProposal(operation: session.suggestedOperation)
            } performDrop: { [weak self] session in
                session.loadItems(.text) { texts, _ in self?.glass.text = texts.joined() }
            }
            SpringLoadedInteraction(on: drawer) { [weak self] in self?.drawer.text = "Open" }
            FileDropInteraction(on: self)
            DropInteraction(on: self) { session in
                session.canLoadItems(.path)
            } performDrop: { [weak self] session in
                session.loadItems(.path) { paths, _ in self?.opened += paths }
            }
        }

        override func loadView() {
            for label in [bottle, glass, drawer] { label.isUserInteractionEnabled = true }
            view = StackView(.vertical, [bottle, glass, drawer])
        }

        override var actions: [Action] { Action.dragActions(of: self) + [.help] }
    }

    /// A list whose rows the user moves to other views.
    private final class DrinksController: ViewController, TableViewDragDelegate,
        TableViewDropDelegate
    {
        private(set) var drinks = ["Lemonade", "Cassis fizz"]
        let list = ListView(["Lemonade", "Cassis fizz"])

        override func loadView() {
            list.dragDelegate = self
            list.dropDelegate = self
            view = list
        }

        func tableView(
            _ tableView: TableView, itemsForBeginning session: DragSession,
            at indexPath: TableIndexPath
        ) -> [DragItem] {
            [DragItem(drinks[indexPath.row], localObject: indexPath.row)]
        }

        func tableView(
            _ tableView: TableView, dropSessionDidUpdate session: DropSession,
            withDestinationIndexPath destinationIndexPath: TableIndexPath?
        ) -> TableViewDropProposal {
            TableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        }

        func tableView(
            _ tableView: TableView, performDropWith coordinator: TableViewDropCoordinator
        ) {
            let row = coordinator.destinationIndexPath?.row ?? drinks.count
            drinks.insert(contentsOf: coordinator.items.map(\.title.string), at: row)
            list.setItems(drinks)
        }
    }

    @Test func theBottleIsPouredAndTheDrawerSpringsOpen() async {
        let bar = BarController()
        let pilot = await Pilot(bar, columns: 40, rows: 6)
        await pilot.mouseDown(column: 1, row: 0)
        await pilot.move(column: 3, row: 2)
        await pilot.advance(by: .milliseconds(510))
        #expect(bar.drawer.text == "Open")
        await pilot.move(column: 3, row: 1)
        await pilot.mouseUp(column: 3, row: 1)
        #expect(bar.glass.text == "Lemonade")
        await pilot.paste("/tmp")
        #expect(bar.opened == ["/tmp"])
    }

    @Test func aRowIsCopied() async {
        let controller = DrinksController()
        let pilot = await Pilot(controller, columns: 30, rows: 6)
        await pilot.drag(fromColumn: 3, row: 0, toColumn: 3, row: 4)
        #expect(controller.drinks == ["Lemonade", "Cassis fizz", "Lemonade"])
    }
}
