// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let dragAndDrop = GalleryPage(
        name: "drag-and-drop", title: "Drag and drop", group: .lists,
        summary: "Moves or copies rows, and accepts files.",
        hint: "Drag a bottle, or take and drop it with Ctrl-T.", fillsRoom: true,
        usefulRows: 12
    ) {
        DragAndDropPageController()
    }
}

/// Shows two lists, a third list in a group that springs open, and a target for files.
private final class DragAndDropPageController: ViewController {
    private let shelf = BottleList(["Lemon", "Mint", "Raspberry", "柚子", "Cassis", "Peach"])
    private let fridge = BottleList(["Plain"])
    private let cellar = BottleList(["Elderflower"])
    private lazy var group = DisclosureGroup("&Cellar", cellar.list)
    private let files = Label("Drop files here", style: Style(foreground: .secondaryLabel))

    override func loadView() {
        files.numberOfLines = 0
        files.lineBreakMode = .byTruncatingMiddle
        files.verticalAlignment = .top
        let fileArea = StackView(.vertical, [files])
        // The text begins in the same column as the title of the group.
        fileArea.layoutMargins = Insets(left: 1, right: 1)
        fileArea.setFlex(1, of: files)
        let last = StackView(.vertical, [group, fileArea], spacing: 1)
        last.setFlex(1, of: fileArea)
        view = FillingSpecimensView([
            Specimen("Shelf", "Shift selects more", shelf.list),
            Specimen("Fridge", "Ctrl copies a bottle", fridge.list),
            Specimen("Cellar and files", "The cellar springs open", last),
        ])
    }

    override func viewDidLoad() {
        FileDropInteraction(on: self)
        // The page accepts files at any place of the pointer or the focus.
        DropInteraction(on: self) {
            $0.canLoadItems(.path)
        } performDrop: { [weak self] session in
            session.loadItems(.path) { paths, _ in self?.show(paths) }
        }
    }

    override var actions: [Action] { Action.dragActions(of: self) }

    override var preferredFocusedView: View? { shelf.list }

    private func show(_ paths: [String]) {
        files.text = (["Got \(paths.count):"] + paths).joined(separator: "\n")
    }
}

/// A list of bottles that the user moves and copies to other lists.
@MainActor
private final class BottleList: TableViewDragDelegate, TableViewDropDelegate {
    let list: ListView
    private var names: [String] { didSet { list.setItems(names) } }
    /// Whether the rows of the current drag were moved within the list.
    private var hasMovedRows = false

    init(_ names: [String]) {
        self.names = names
        list = ListView(names)
        list.allowsMultipleSelection = true
        list.emptyText = "Empty"
        list.dragDelegate = self
        list.dropDelegate = self
    }

    func tableView(
        _ tableView: TableView, itemsForBeginning session: DragSession, at indexPath: TableIndexPath
    ) -> [DragItem] {
        session.localContext = self
        return [DragItem(names[indexPath.row], localObject: indexPath.row)]
    }

    func tableView(
        _ tableView: TableView, dragSession session: DragSession,
        didEndWith operation: DropOperation
    ) {
        if operation == .move, !hasMovedRows { remove(session.items) }
        hasMovedRows = false
    }

    func tableView(_ tableView: TableView, canHandle session: DropSession) -> Bool {
        session.localDragSession?.localContext is BottleList
    }

    func tableView(
        _ tableView: TableView, dropSessionDidUpdate session: DropSession,
        withDestinationIndexPath destinationIndexPath: TableIndexPath?
    ) -> TableViewDropProposal {
        TableViewDropProposal(
            operation: session.suggestedOperation, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: TableView, performDropWith coordinator: TableViewDropCoordinator) {
        var row = coordinator.destinationIndexPath?.row ?? names.count
        let isOwn = coordinator.session.localDragSession?.localContext as? BottleList === self
        if isOwn, coordinator.proposal.operation == .move {
            row -= rows(of: coordinator.items).filter { $0 < row }.count
            remove(coordinator.items)
            hasMovedRows = true
        }
        names.insert(contentsOf: coordinator.items.map(\.title.string), at: row)
    }

    private func rows(of items: [DragItem]) -> Set<Int> {
        Set(items.compactMap { $0.localObject(as: Int.self) })
    }

    private func remove(_ items: [DragItem]) {
        let rows = rows(of: items)
        names = names.enumerated().filter { !rows.contains($0.offset) }.map(\.element)
    }
}
