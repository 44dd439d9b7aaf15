// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The menu of a pop-up button, below the text that the user types to filter it.
final class PopUpView: View {
    let menu: MenuView
    private let queryLabel = Label()
    private let countLabel = Label()
    private var hasScrolled = false

    init() {
        menu = MenuView(MenuContent([], joining: .all))
        super.init()
        for view in [menu, queryLabel, countLabel] as [View] { addSubview(view) }
        queryLabel.lineBreakMode = .byTruncatingHead
        countLabel.style = Style(foreground: .secondaryLabel)
        countLabel.textAlignment = .right
        menu.emptyText = "No match."
        show(query: "", matches: 0)
    }

    /// Shows the typed text and the number of matches; for an empty text, the menu gets this row.
    func show(query: String, matches: Int) {
        let sign = Symbol.chevronRight.text(in: self)
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
        menu.frame = room
        // Before the first frame, scrolls the selected item to the middle.
        guard !hasScrolled, !room.isEmpty else { return }
        hasScrolled = true
        menu.layoutIfNeeded()
        if let current = menu.current { menu.scrollToMiddle(current) }
    }
}
