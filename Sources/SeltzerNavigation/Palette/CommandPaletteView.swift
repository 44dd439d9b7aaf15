// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// The field of a palette over a line, the list below it, and the keys in the last row.
final class CommandPaletteView: View {
    let field = TextField()
    let menu = MenuView(MenuContent([], joining: .all))
    private let sign = Label()
    private let question = Label()
    private let countLabel = Label()
    private let lines = [Divider(), Divider()]
    let footer = KeyFooter()

    init() {
        super.init()
        field.borderStyle = .none
        field.accessibilityLabel = "Command"
        menu.accessibilityLabel = "Commands"
        menu.looksFocused = true
        menu.emptyText = "No match."
        countLabel.style = Style(foreground: .secondaryLabel)
        countLabel.textAlignment = .right
        question.style = Style(attributes: .bold)
        footer.backgroundColor = .overlay
        footer.titleStyle = Style(foreground: .secondaryLabel)
        for view in [field, sign, question, countLabel, menu, footer] + lines as [View] {
            addSubview(view)
        }
    }

    /// The name of the requested value, before the field; empty for a command.
    var asks = "" {
        didSet {
            question.text = asks
            field.accessibilityLabel = asks.isEmpty ? "Command" : asks
            menu.accessibilityLabel = asks.isEmpty ? "Commands" : asks
            setNeedsLayout()
        }
    }

    /// The name of the dialog.
    override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(label: "Command palette")
    }

    /// The text of the number of matches.
    var count = "" {
        didSet {
            guard count != oldValue else { return }
            countLabel.text = count
            setNeedsLayout()
        }
    }

    /// The number of rows beside the rows of the list.
    static var otherRows: Int { 4 }

    override func layoutSubviews() {
        sign.styledText = StyledText(
            Symbol.chevronRight.text(in: self),
            style: Style(foreground: .accent, attributes: .bold))
        let isHigh = bounds.height > 7
        let width = bounds.width
        func row(_ y: Int, _ x: Int = 0, _ width: Int) -> Rect {
            Rect(x: x, y: y, width: max(0, width), height: y < bounds.height ? 1 : 0)
        }
        let countWidth = min(width / 3, cellWidth(of: count) + 1)
        let asked = asks.isEmpty ? 0 : min(width / 2, cellWidth(of: asks) + 1)
        question.frame = row(0, 3, asked)
        field.frame = row(0, 1 + asked, width - 2 - asked - countWidth)
        sign.frame = row(0, 1, min(1, width))
        countLabel.frame = row(0, width - countWidth - 1, countWidth)
        lines[0].frame = row(1, 0, width)
        let list = max(0, bounds.height - (isHigh ? Self.otherRows : 2))
        menu.frame = Rect(x: 0, y: min(2, bounds.height), width: width, height: list)
        lines[1].isHidden = !isHigh
        footer.isHidden = !isHigh
        lines[1].frame = row(bounds.height - 2, 0, width)
        footer.frame = row(bounds.height - 1, hasFills ? 1 : 2, width - 2)
    }
}
