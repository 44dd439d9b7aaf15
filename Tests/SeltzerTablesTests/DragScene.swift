// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews

/// Two lists between which rows are dragged, and what the interactions were told.
@MainActor
final class DragScene {
    let pilot: Pilot
    let root: DragRoot
    var left: DragList { root.left }
    var right: DragList { root.right }

    init(
        columns: Int = 44, rows: Int = 10, look: DisplayLook = .dark,
        left: [String] = ["Lemon", "Mint", "Peach", "柚子"], right: [String] = ["Plain"],
        _ prepare: @MainActor (DragRoot) -> Void = { _ in }
    ) async {
        root = DragRoot(left: left, right: right)
        prepare(root)
        pilot = await Pilot(
            plain: root, columns: columns, rows: rows, capabilities: look.capabilities)
    }

    var dragSession: DragSession? { pilot.application.dragSession }

    /// Presses at a cell and moves to another one, with the button held.
    func lift(from: (Int, Int), to: (Int, Int), modifiers: KeyModifiers = []) async {
        await pilot.mouseDown(column: from.0, row: from.1)
        await pilot.move(column: to.0, row: to.1, modifiers: modifiers)
    }

    func release(at: (Int, Int), modifiers: KeyModifiers = []) async {
        await pilot.mouseUp(column: at.0, row: at.1, modifiers: modifiers)
    }
}

/// The controller of the scene.
final class DragRoot: ViewController {
    let left: DragList
    let right: DragList

    init(left: [String], right: [String]) {
        (self.left, self.right) = (DragList(left), DragList(right))
        super.init()
    }

    override func loadView() {
        view = View()
        left.table.frame = Rect(x: 0, y: 0, width: 16, height: 6)
        right.table.frame = Rect(x: 20, y: 0, width: 16, height: 6)
        view.addSubview(left.table)
        view.addSubview(right.table)
    }

    override var actions: [Action] { Action.dragActions(of: self) }
}

/// A list whose rows can be moved to another one.
@MainActor
final class DragList: TableViewDragDelegate, TableViewDropDelegate {
    let table: ListView
    var names: [String] { didSet { table.setItems(names) } }
    var intent = TableViewDropProposal.Intent.insertAtDestinationIndexPath
    var allowsMove = true
    /// What the delegate was told, in order.
    var log: [String] = []

    init(_ names: [String]) {
        self.names = names
        table = ListView(names)
        table.dragDelegate = self
        table.dropDelegate = self
    }

    func tableView(
        _ tableView: TableView, itemsForBeginning session: DragSession, at indexPath: TableIndexPath
    ) -> [DragItem] {
        session.localContext = self
        log.append("items \(indexPath.row)")
        return [DragItem(names[indexPath.row], localObject: indexPath.row)]
    }

    func tableView(
        _ tableView: TableView, dragSessionAllowsMoveOperation session: DragSession
    ) -> Bool { allowsMove }

    func tableView(
        _ tableView: TableView, dragSession session: DragSession,
        didEndWith operation: DropOperation
    ) {
        log.append("ended \(operation)")
        guard operation == .move, session.localContext as? DragList === self, !movedHere else {
            return movedHere = false
        }
        remove(session.items)
    }

    private var movedHere = false

    private func remove(_ items: [DragItem]) {
        let rows = Set(items.compactMap { $0.localObject(as: Int.self) })
        names = names.indices.filter { !rows.contains($0) }.map { names[$0] }
    }

    func tableView(_ tableView: TableView, canHandle session: DropSession) -> Bool {
        log.append("can handle")
        return session.canLoadItems(.text)
    }

    func tableView(
        _ tableView: TableView, dropSessionDidUpdate session: DropSession,
        withDestinationIndexPath destinationIndexPath: TableIndexPath?
    ) -> TableViewDropProposal {
        TableViewDropProposal(operation: session.suggestedOperation, intent: intent)
    }

    func tableView(_ tableView: TableView, performDropWith coordinator: TableViewDropCoordinator) {
        var row = coordinator.destinationIndexPath?.row ?? names.count
        log.append("drop at \(row)")
        let texts = coordinator.items.map(\.title.string)
        if coordinator.proposal.operation == .move,
            coordinator.session.localDragSession?.localContext as? DragList === self
        {
            let rows = coordinator.items.compactMap { $0.localObject(as: Int.self) }
            row -= rows.filter { $0 < row }.count
            remove(coordinator.items)
            movedHere = true
        }
        names.insert(contentsOf: texts, at: row)
    }

    func tableView(_ tableView: TableView, dropSessionDidEnd session: DropSession) {
        log.append("session over")
    }
}
