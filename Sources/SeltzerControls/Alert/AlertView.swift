// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The heading, the message and the buttons of an alert.
///
/// If the height is too small, the view leaves out the empty lines first. Then heading and message scroll; the buttons
/// stay.
final class AlertView: View {
    private let headingLabel: Label
    private let messageLabel = Label()
    private let textView = AlertTextView()
    private let moreSign = AlertMoreSign()
    private let buttons: [Button]

    /// The maximum width of a text in cells: longer lines are hard to read.
    private static var readableWidth: Int { 60 }

    init(heading: String, message: String, buttons: [Button]) {
        self.buttons = buttons
        headingLabel = Label(heading, style: Style(attributes: .bold))
        messageLabel.text = message
        for label in [headingLabel, messageLabel] { label.lineBreakMode = .byWordWrapping }
        super.init()
        for label in [headingLabel, messageLabel] { textView.addSubview(label) }
        for view in [textView, moreSign] + buttons as [View] { addSubview(view) }
        textView.on { [weak self] (_: Scrolled) in
            self?.showSign()
            return .ignored
        }
    }

    /// The name of the dialog; the labels are the elements.
    override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(label: headingLabel.text)
    }

    /// The columns beside the text, where a button has its focus bar and its padding.
    private static var margin: Int { 3 }
    private static var minimumWidth: Int { 44 }

    /// Returns the size of the whole content, with the texts wrapped at a readable width.
    override func sizeThatFits(_ size: Size) -> Size {
        let width = min(size.width, naturalWidth)
        let lines = rows(of: messageLabel, in: width)
        let buttonRows = areButtonsInARow(in: width) ? 1 : buttons.count
        let gaps = lines == 0 ? 3 : 4
        let heading = max(1, rows(of: headingLabel, in: width))
        return Size(width: width, height: heading + lines + buttonRows + gaps)
    }

    private var naturalWidth: Int {
        let room = Size(width: Self.readableWidth, height: .max)
        let widest = [headingLabel, messageLabel].map { $0.sizeThatFits(room).width }.max() ?? 0
        let text = widest.saturatingAdding(2 * Self.margin)
        return max(Self.minimumWidth, text, rowWidth.saturatingAdding(4))
    }

    /// The width of the buttons side by side, each with the room for its focus bars.
    private var rowWidth: Int { buttonWidths.reduce(0) { $0.saturatingAdding($1) } }

    private var buttonWidths: [Int] { buttons.map { $0.sizeThatFits(.unbounded).width } }

    private func areButtonsInARow(in width: Int) -> Bool { rowWidth <= width }

    private func rows(of label: Label, in width: Int) -> Int {
        guard !label.text.isEmpty else { return 0 }
        let room = width - 2 * margin(in: width)
        return label.sizeThatFits(Size(width: max(1, room), height: .max)).height
    }

    /// The empty columns beside the text.
    private func margin(in width: Int) -> Int { width > 30 ? Self.margin : min(1, width / 8) }

    override func layoutSubviews() {
        let isRow = areButtonsInARow(in: bounds.width)
        let buttonRows = min(bounds.height, isRow ? 1 : buttons.count)
        let lines = rows(of: messageLabel, in: bounds.width)
        var spare = bounds.height - buttonRows
        let headingRows = min(max(1, rows(of: headingLabel, in: bounds.width)), spare)
        spare -= headingRows
        let messageRows = min(lines, spare)
        spare -= messageRows
        // The gaps are above the heading, below it, below the message, and below the buttons.
        let wantedGaps = lines == 0 ? 3 : 4
        let hasEdges = spare >= wantedGaps
        let hasGaps = spare >= wantedGaps - 2
        let gap = hasGaps ? 1 : 0
        let margin = margin(in: bounds.width)
        let width = max(0, bounds.width - 2 * margin)
        var y = hasEdges ? 1 : 0
        let height = headingRows + (messageRows == 0 ? 0 : gap + messageRows)
        // One column wider than the text, so that the scroll bar lies in the margin.
        textView.frame = Rect(x: margin, y: y, width: width + min(1, margin), height: height)
        let allHeading = max(1, rows(of: headingLabel, in: bounds.width))
        headingLabel.frame = Rect(x: 0, y: 0, width: width, height: allHeading)
        messageLabel.frame = Rect(x: 0, y: allHeading + gap, width: width, height: lines)
        textView.contentSize = Size(
            width: width, height: lines == 0 ? allHeading : allHeading + gap + lines)
        moreSign.frame = Rect(
            x: margin + width - 1, y: y + height - 1, width: min(1, width), height: min(1, height))
        showSign()
        y = bounds.height - buttonRows - (hasEdges ? 1 : 0)
        layOutButtons(from: y, isRow: isRow, margin: max(0, margin - 1))
    }

    private func showSign() {
        moreSign.isHidden =
            textView.contentOffset.y.saturatingAdding(textView.bounds.height)
            >= textView.contentSize.height
    }

    // MARK: Scrolling

    /// The keys that scroll a text that does not fit; they work while a button is focused.
    ///
    /// If the buttons stand in a column, Up and Down move between them, and only the paging keys scroll.
    override var actions: [Action] {
        guard textView.contentSize.height > textView.bounds.height else { return super.actions }
        let steps: [(String, String, KeySequence, ListMove)] = [
            ("scroll-up", "Scroll up", "up", .items(-1)),
            ("scroll-down", "Scroll down", "down", .items(1)),
        ]
        let pages: [(String, String, KeySequence, ListMove)] = [
            ("page-up", "Page up", "pageup", .pages(-1)),
            ("page-down", "Page down", "pagedown", .pages(1)),
            ("scroll-to-top", "Top", "home", .first),
            ("scroll-to-bottom", "Bottom", "end", .last),
        ]
        let moves = areButtonsInARow(in: bounds.width) ? steps + pages : pages
        return super.actions
            + moves.map { identifier, title, key, move in
                Action(identifier, title: title, keys: [key]) {
                    ($0 as? AlertView)?.scroll(move) == true ? .stop : .ignored
                }.priority(.low).group(.moves(move, "Scroll")).mayDecline().category(.move)
            }
    }

    /// Scrolls the text; returns whether it moved.
    private func scroll(_ move: ListMove) -> Bool {
        let last = textView.contentSize.height - textView.bounds.height
        guard last > 0 else { return false }
        let old = textView.contentOffset
        textView.contentOffset.y = move.target(
            from: old.y, in: 0...last, page: max(1, textView.bounds.height - 1))
        return textView.contentOffset != old
    }

    /// Lays out the buttons: the last two at the right, the others at the left.
    private func layOutButtons(from top: Int, isRow: Bool, margin: Int) {
        let widths = buttonWidths
        guard isRow else {
            for (row, (button, width)) in zip(buttons, widths).enumerated() {
                let width = min(width, bounds.width)
                button.frame = Rect(
                    x: max(0, bounds.width - width - margin), y: top + row, width: width, height: 1)
            }
            return
        }
        let margin = min(margin, (bounds.width - rowWidth) / 2)
        let leading = max(0, buttons.count - 2)
        var x = margin
        for (index, (button, width)) in zip(buttons, widths).enumerated() {
            if index == leading {
                x = bounds.width - margin - widths[leading...].reduce(0, +)
            }
            button.frame = Rect(x: x, y: top, width: width, height: 1)
            x += width
        }
    }
}

/// The heading and the message, which scroll if they do not fit; the buttons keep the focus.
private final class AlertTextView: ScrollView {
    override var canBecomeFirstResponder: Bool { false }
    override var takesFocusOnPress: Bool { false }
}

/// The sign for text below the visible part.
///
/// One row has no room for a scroll bar, so only this sign shows that there is more text.
private final class AlertMoreSign: View {
    override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.draw(canvas[.ellipsis], in: bounds, style: Style())
    }
}
