// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The list of a pop-up button, below what the user types to narrow it down.
final class PopUpView: View {
    let list: ListView = PopUpListView()
    private let queryLabel = Label()
    private let countLabel = Label()
    private var hasScrolled = false

    init() {
        super.init()
        for view in [list, queryLabel, countLabel] as [View] { addSubview(view) }
        queryLabel.lineBreakMode = .byTruncatingHead
        countLabel.style = Style(foreground: .secondaryLabel)
        countLabel.textAlignment = .right
        list.emptyText = "No match."
        show(query: "", matches: 0)
    }

    /// Shows what was typed, and how many items match it; an empty text leaves the row to the list.
    func show(query: String, matches: Int) {
        let sign = window?.application?.capabilities.isUnicode == false ? ">" : "›"
        var text = StyledText("\(sign) ", style: Style(foreground: .accent))
        text.append(StyledText(query, style: Style(attributes: .bold)))
        queryLabel.styledText = text
        countLabel.text = String(matches)
        queryLabel.isHidden = query.isEmpty
        countLabel.isHidden = query.isEmpty
        setNeedsLayout()
    }

    override func layoutSubviews() {
        var room = bounds
        if !queryLabel.isHidden, bounds.height > 1 {
            let row = Rect(
                x: bounds.minX + 1, y: bounds.minY, width: max(0, bounds.width - 2), height: 1)
            let count = min(row.width / 2, cellWidth(of: countLabel.text) + 1)
            queryLabel.frame = row.inset(by: Insets(right: count))
            countLabel.frame = Rect(x: row.maxX - count, y: row.minY, width: count, height: 1)
            room = bounds.inset(by: Insets(top: 1))
        } else {
            queryLabel.frame = .zero
            countLabel.frame = .zero
        }
        list.frame = room
        // The selected item is in the middle before the first frame.
        guard !hasScrolled, !room.isEmpty else { return }
        hasScrolled = true
        list.selectRow(at: list.indexPathForSelectedRow, scrollPosition: .middle)
    }
}

/// A list in which typing searches, instead of moving to what begins with the typed letters.
private final class PopUpListView: ListView {
    override var actions: [Action] { super.actions.filter { $0.identifier != "select-row" } }

    override func handleKey(_ event: KeyEvent) -> Disposition { .ignored }
}
