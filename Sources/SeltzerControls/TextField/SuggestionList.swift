// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The list of texts beside a field; one text may be selected.
///
/// The field keeps the keys and moves the selection. Only visible texts have views.
final class SuggestionList: ScrollView {
    /// Runs with the index of a text that was clicked.
    var take: ((Int) -> Void)?
    private var rows: [Int: SuggestionRow] = [:]
    /// Hidden rows that wait to be shown again.
    private var spareRows: [SuggestionRow] = []

    /// The texts.
    ///
    /// When the texts are set, the list selects none and scrolls to the first.
    var items: [StyledText] = [] {
        didSet {
            selectedIndex = nil
            contentSize.height = items.count
            contentOffset = .zero
            for (index, row) in rows { show(index, in: row) }
            setNeedsLayout()
        }
    }

    /// The index of the selected text, to which the list scrolls; nil for none.
    var selectedIndex: Int? {
        didSet {
            for (index, row) in rows { row.isSelected = index == selectedIndex }
            guard let selectedIndex else { return }
            scrollRectToVisible(rect(ofRow: selectedIndex))
        }
    }

    /// The maximum number of texts that are measured for the width of the list.
    private static var maximumMeasured: Int { 1_000 }

    /// Returns the height of all texts, and a width for the widest of the first thousand texts.
    override func sizeThatFits(_ size: Size) -> Size {
        let widths = items.prefix(Self.maximumMeasured).map {
            $0.cellWidth(joining: joinedClusters)
        }
        let bar = items.count > size.height ? 1 : 0
        let width = (widths.max() ?? 0).saturatingAdding(2 + bar)
        return Size(width: min(width, size.width), height: items.count)
    }

    /// A list with its number of texts.
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

    private func addRow(_ index: Int) -> SuggestionRow {
        let row = spareRows.popLast() ?? makeRow()
        rows[index] = row
        show(index, in: row)
        row.isHidden = false
        return row
    }

    private func makeRow() -> SuggestionRow {
        let row = SuggestionRow()
        row.take = { [weak self] in self?.take?($0) }
        addSubview(row)
        return row
    }

    private func show(_ index: Int, in row: SuggestionRow) {
        guard items.indices.contains(index) else { return }
        row.index = index
        row.label.styledText = items[index]
        row.isSelected = index == selectedIndex
    }
}

/// A row of a list beside a field.
private final class SuggestionRow: Control {
    var index = 0
    let label = Label()
    var take: ((Int) -> Void)?

    private let highlight = RowHighlight { SuggestionRow.look(of: $0) }

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(label)
        addSubview(highlight)
    }

    override var canBecomeFirstResponder: Bool { false }

    /// A row with the text as its label, and its number.
    override var defaultAccessibility: AccessibilityAttributes {
        var attributes = AccessibilityAttributes(.row, traits: isSelected ? .selected : [])
        attributes.index = index
        return attributes
    }

    override func activate() {
        take?(index)
    }

    override func layoutSubviews() {
        label.frame = bounds.inset(by: Insets(left: 1, right: 1))
        highlight.frame = bounds
    }

    private static func look(of highlight: RowHighlight) -> RowHighlight.Look? {
        guard let row = highlight.superview as? SuggestionRow else { return nil }
        var look = RowHighlight.Look(row.state.subtracting(.focused))
        if row.isSelected { look?.bar = .hairline }
        return look
    }
}
