// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The list of completions beside a text; one item may be selected.
///
/// The text keeps the keys and moves the selection. Only visible items have views.
final class CompletionList: ScrollView {
    /// Runs with the index of an item that was clicked.
    var take: ((Int) -> Void)?
    private var rows: [Int: CompletionRow] = [:]
    /// Hidden rows that wait to be shown again.
    private var spareRows: [CompletionRow] = []
    /// The width of the column of signs, with the empty cell after it; 0 without signs.
    private(set) var symbolWidth = 0

    /// The items.
    ///
    /// When the items are set, the list selects none and scrolls to the first.
    var items: [CompletionItem] = [] {
        didSet {
            selectedIndex = nil
            let signs = items.compactMap { $0.symbol.map { cellWidth(of: $0.unicode) } }
            symbolWidth = signs.max().map { $0 + 1 } ?? 0
            contentSize.height = items.count
            contentOffset = .zero
            for (index, row) in rows { show(index, in: row) }
            setNeedsLayout()
        }
    }

    /// The index of the selected item, to which the list scrolls; nil for none.
    var selectedIndex: Int? {
        didSet {
            for (index, row) in rows { row.isSelected = index == selectedIndex }
            guard let selectedIndex else { return }
            scrollRectToVisible(rect(ofRow: selectedIndex))
        }
    }

    /// The maximum number of items that are measured for the width of the list.
    private static var maximumMeasured: Int { 1_000 }

    /// Returns the height of all items, and a width for the widest of the first thousand items.
    override func sizeThatFits(_ size: Size) -> Size {
        let widths = items.prefix(Self.maximumMeasured).map { item in
            let detail = item.detail.isEmpty ? 0 : cellWidth(of: item.detail).saturatingAdding(2)
            return cellWidth(of: item.title).saturatingAdding(detail)
        }
        let bar = items.count > size.height ? 1 : 0
        let width = (widths.max() ?? 0).saturatingAdding(2 + symbolWidth + bar)
        return Size(width: min(width, size.width), height: items.count)
    }

    /// A list with its number of items.
    override var defaultAccessibility: AccessibilityAttributes {
        var attributes = AccessibilityAttributes(.list, label: "Suggestions")
        attributes.count = items.count
        return attributes
    }

    override var canBecomeFirstResponder: Bool { false }

    private func rect(ofRow row: Int) -> Rect {
        Rect(x: 0, y: row, width: visibleSize.width, height: 1)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let visible = visibleRect
        let shown = max(0, visible.minY)..<max(0, min(items.count, visible.maxY))
        for (index, row) in rows where !shown.contains(index) {
            rows[index] = nil
            row.isHidden = true
            spareRows.append(row)
        }
        for index in shown {
            let row = rows[index] ?? addRow(index)
            row.frame = rect(ofRow: index)
        }
    }

    private func addRow(_ index: Int) -> CompletionRow {
        let row = spareRows.popLast() ?? makeRow()
        rows[index] = row
        show(index, in: row)
        row.isHidden = false
        return row
    }

    private func makeRow() -> CompletionRow {
        let row = CompletionRow()
        row.take = { [weak self] in self?.take?($0) }
        addSubview(row)
        return row
    }

    private func show(_ index: Int, in row: CompletionRow) {
        guard items.indices.contains(index) else { return }
        row.index = index
        row.show(items[index], symbolWidth: symbolWidth)
        row.isSelected = index == selectedIndex
    }
}
