// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ProcessReading
import Seltzer

/// The table of processes, which is also their tree.
///
/// Rows are identified by process number and start time, so selection and scroll position stay
/// while the table is refreshed.
final class ProcessesView: OutlineView, OutlineViewDataSource {
    private(set) var list = ProcessList()
    /// The columns that the user wants.
    var wantedColumns = ProcessColumn.allCases
    /// The processes with children that were shown before; new ones are unfolded, and the others
    /// keep their state.
    private var knownParents: Set<ProcessIdentity> = []
    /// The process of the last tooltip, and the point of the tooltip.
    private var toolTipped: (process: ProcessIdentity, point: Point)?

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        outlineDataSource = self
        accessibilityLabel = "Processes"
        accessibilityTraits = .updatesFrequently
    }

    /// The selected process; nil for none.
    var selectedProcess: ProcessIdentity? { selectedItems.first?.base as? ProcessIdentity }

    /// Shows new processes, and keeps selection and scroll position.
    ///
    /// - Returns: The process that was selected, if it has ended.
    @discardableResult
    func show(_ list: ProcessList) -> ProcessSample? {
        let selected = selectedProcess
        let before = selected.flatMap { self.list[$0] }
        self.list = list
        reloadData()
        unfoldNewParents()
        defer { hideStaleToolTip() }
        // A table selects the neighbor of a removed row. A signal must not reach this neighbor.
        if selectedProcess != selected {
            deselectAll()
            // In a tree, the row appears again as soon as its parents are unfolded.
            if let selected, list[selected] != nil { selectItem(AnyHashable(selected)) }
        }
        guard let selected, list[selected] == nil else { return nil }
        return before
    }

    private func unfoldNewParents() {
        let new = Set(list.children.keys).subtracting(knownParents)
        guard !new.isEmpty else { return }
        if knownParents.isEmpty {
            expandItem(nil, expandChildren: true)
        } else {
            for parent in new { expandItem(AnyHashable(parent)) }
        }
        knownParents.formUnion(new)
    }

    /// Hides the tooltip of a process whose row is no longer under the pointer.
    private func hideStaleToolTip() {
        guard let toolTipInteraction, toolTipInteraction.isShown, let toolTipped,
            process(at: toolTipped.point)?.identity != toolTipped.process
        else { return }
        toolTipInteraction.hide()
    }

    private func process(at point: Point) -> ProcessSample? {
        indexPathForRow(at: point).flatMap { item(atRow: $0.row)?.base as? ProcessIdentity }
            .flatMap { list[$0] }
    }

    /// Drops the folded state of all processes, so that the next tree is unfolded.
    func forgetFolds() { knownParents = [] }

    /// Shows the columns that fit.
    func chooseColumns() {
        let columns = ProcessColumn.shown(wantedColumns, inWidth: bounds.width).map(\.tableColumn)
        if columns != self.columns { self.columns = columns }
    }

    override func layoutSubviews() {
        chooseColumns()
        super.layoutSubviews()
    }

    /// The keys of a tree; in a flat list, the keys of a table.
    override var actions: [Action] {
        list.children.isEmpty
            ? super.actions.filter { $0.identifier?.contains("fold") != true } : super.actions
    }

    /// Letters are keys of the program, so typing does not search.
    override func handleKey(_ event: KeyEvent) -> Disposition { .ignored }

    // MARK: Items

    func outlineView(
        _ outlineView: OutlineView, childrenOf item: AnyHashable?
    ) -> OutlineChildren {
        if let process = item?.base as? ProcessIdentity {
            return OutlineChildren(list.children[process] ?? [])
        }
        let list = list
        return OutlineChildren(
            count: list.top.count, child: { AnyHashable(list.top[$0]) },
            index: { ($0.base as? ProcessIdentity).flatMap(list.place) })
    }

    func outlineView(_ outlineView: OutlineView, isItemExpandable item: AnyHashable) -> Bool {
        (item.base as? ProcessIdentity).map { list.children[$0] != nil } ?? false
    }

    func outlineView(_ outlineView: OutlineView, parentOf item: AnyHashable) -> AnyHashable? {
        (item.base as? ProcessIdentity).flatMap(list.parent).map { AnyHashable($0) }
    }

    func outlineView(
        _ outlineView: OutlineView, textOf item: AnyHashable, in column: TableColumn?
    ) -> StyledText {
        guard let process = (item.base as? ProcessIdentity).flatMap({ list[$0] }),
            let column = column.flatMap({ ProcessColumn(rawValue: $0.identifier) })
        else { return StyledText() }
        return column.text(of: process)
    }

    // MARK: Tooltips

    /// Returns the tooltip of a cell: the meaning of a column, or the whole command of a process.
    func toolTip(at point: Point) -> ToolTip? {
        guard bounds.contains(point) else { return nil }
        toolTipped = nil
        if point.y == visibleRect.minY - 1 {
            let column = columns.indices.first { index in
                let rect = rect(ofColumn: index)
                return point.x >= rect.minX && point.x < rect.maxX
            }
            return column.flatMap { ProcessColumn(rawValue: columns[$0].identifier) }
                .map { ToolTip($0.explanation) }
        }
        guard let process = process(at: point) else { return nil }
        toolTipped = (process.identity, point)
        return ToolTip(TextSanitizer.line(String(process.command.prefix(400))))
    }
}
