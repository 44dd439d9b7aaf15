// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SheetModel

/// The user chose a table in the tree; posted by the ``SchemaController``.
struct TableChosen: RoutedEvent {
    /// The index of the file.
    let document: Int
    let name: String
    /// The column to go to; nil for the first one.
    let column: String?
}

/// The tree of the tables, views and columns of the files.
final class SchemaController: ViewController, OutlineViewDataSource, TableViewDelegate {
    private enum Item: Hashable {
        /// A text, with the index of the file.
        case heading(String, Int)
        case table(Int, Int)
        case column(Int, Int, Int)
    }

    private var tables: [[SheetTable]] = []
    private var names: [String] = []
    let outline = OutlineView()
    private let count = Label(style: .quiet, alignment: .right)

    override func loadView() {
        outline.columns = [
            TableColumn("", identifier: "name", isSortable: false),
            TableColumn(
                "", identifier: "kind", width: .fitting, alignment: .right, isSortable: false),
        ]
        outline.showsHeader = false
        outline.outlineDataSource = self
        outline.delegate = self
        outline.accessibilityLabel = "Schema"
        outline.emptyText = "No tables"
        outline.activatesOnSingleClick = true
        let heading = StackView(.horizontal, [Label("Schema", style: .bold), count])
        heading.setFlex(1, of: count)
        heading.layoutMargins = Insets(top: 1, left: 2, right: 2)
        heading.isLayoutMarginsRelativeArrangement = true
        let column = StackView(.vertical, [heading, outline], spacing: 1)
        column.setFlex(1, of: outline)
        column.backgroundColor = .surface
        view = column
        on { [weak self] (event: OutlineItemActivated) in self?.open(event.item) ?? .ignored }
    }

    /// Shows the tables of files, and unfolds the first ones at first.
    func show(_ documents: [SheetDocument]) {
        loadViewIfNeeded()
        let isFirst = tables.allSatisfy(\.isEmpty)
        (tables, names) = (documents.map(\.tables), documents.map(\.file.name))
        count.text = NumberFormat().string(tables.joined().count)
        outline.reloadData()
        guard isFirst, let first = tables.first else { return }
        for index in first.indices.prefix(2) { outline.expandItem(Item.table(0, index)) }
    }

    /// Selects a column or its table, without an event.
    func mark(_ table: String, column: String?, of document: Int) {
        guard tables.indices.contains(document),
            let index = tables[document].firstIndex(where: { $0.name == table })
        else { return }
        let place = tables[document][index].columns.firstIndex { $0.name == column }
        let items = [place.map { Item.column(document, index, $0) }, .table(document, index)]
        if let item = items.compactMap({ $0 }).first(where: { outline.row(forItem: $0) != nil }) {
            outline.selectItem(item)
        }
    }

    private func open(_ item: AnyHashable) -> Disposition {
        switch item.base as? Item {
        case .table(let file, let table):
            post(TableChosen(document: file, name: tables[file][table].name, column: nil))
        case .column(let file, let table, let place):
            let table = tables[file][table]
            let column = table.columns[place].name
            post(TableChosen(document: file, name: table.name, column: column))
        default: return .ignored
        }
        return .stop
    }

    /// The keys pass over headings.
    func tableView(_ tableView: TableView, canFocusRowAt indexPath: TableIndexPath) -> Bool {
        if case .heading = outline.item(atRow: indexPath.row)?.base as? Item { return false }
        return true
    }

    // MARK: Items

    func outlineView(_ outlineView: OutlineView, childrenOf item: AnyHashable?) -> OutlineChildren {
        switch item?.base as? Item {
        case nil: return OutlineChildren(tables.indices.flatMap(items))
        case .table(let file, let table):
            let columns = tables[file][table].columns.indices
            return OutlineChildren(columns.map { Item.column(file, table, $0) })
        default: return .none
        }
    }

    /// Returns the tables of a file, then its views, with headings.
    private func items(ofFile file: Int) -> [Item] {
        let all = tables[file].indices.map { Item.table(file, $0) }
        let views = tables[file].firstIndex(where: \.isView) ?? all.count
        let name = tables.count > 1 ? [Item.heading(names[file], file)] : []
        let heading: [Item] =
            views < all.count ? [.heading("", file), .heading("Views", file)] : []
        let end = file + 1 < tables.count ? [Item.heading(" ", file)] : []
        return name + all[..<views] + heading + all[views...] + end
    }

    func outlineView(
        _ outlineView: OutlineView, textOf item: AnyHashable, in column: TableColumn?
    ) -> StyledText {
        let isName = column == outline.columns.first
        switch item.base as? Item {
        case .heading(let text, _): return StyledText(isName ? text : "", style: .bold)
        case .table(let file, let index):
            let table = tables[file][index]
            let count = table.rowCount.map { NumberFormat().string($0) } ?? ""
            return isName
                ? StyledText(TextSanitizer.line(table.name)) : StyledText(count, style: .quiet)
        case .column(let file, let index, let place):
            let column = tables[file][index].columns[place]
            return isName
                ? StyledText(TextSanitizer.line(column.name))
                : StyledText(column.kind.rawValue, style: .quiet)
        default: return StyledText()
        }
    }
}

extension Style {
    static let quiet = Style(foreground: .secondaryLabel)
    static let bold = Style(attributes: .bold)
}
