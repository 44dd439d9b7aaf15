// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The heading, the message, the fields and the buttons of an alert.
///
/// If the height is too small, the view leaves out the empty lines first. Then heading and message scroll; the fields
/// and the buttons stay. The buttons of an action sheet are a column, with a line above the button that cancels.
final class AlertView: View {
    private let headingLabel = Label()
    private let messageLabel = Label()
    private let textView = AlertTextView()
    private let moreSign = AlertMoreSign()
    private let isSheet: Bool
    /// The text fields below the message.
    var fields: [TextField] = [] { didSet { exchange(oldValue, for: fields) } }
    /// The buttons from left to right, or from the top.
    var buttons: [Button] = [] { didSet { exchange(oldValue, for: buttons) } }
    /// The button that stands apart in an action sheet.
    weak var cancelButton: Button?

    /// The maximum width of a text in cells: longer lines are hard to read.
    private static var readableWidth: Int { 60 }

    /// Creates the view of an alert, or of an action sheet.
    init(isSheet: Bool) {
        self.isSheet = isSheet
        super.init(frame: .zero)
        headingLabel.style = Style(attributes: .bold)
        for label in [headingLabel, messageLabel] {
            label.numberOfLines = 0
            label.lineBreakMode = .byWordWrapping
            textView.addSubview(label)
        }
        for view in [textView, moreSign] { addSubview(view) }
        textView.on { [weak self] (_: Scrolled) in
            self?.showSign()
            return .ignored
        }
    }

    /// Shows other texts; empty texts take no room.
    func show(heading: String, message: String) {
        guard heading != headingLabel.text || message != messageLabel.text else { return }
        (headingLabel.text, messageLabel.text) = (heading, message)
        invalidateIntrinsicContentSize()
        window?.setNeedsLayout()
    }

    private func exchange(_ old: [View], for new: [View]) {
        guard !old.elementsEqual(new, by: ===) else { return }
        for view in old where !new.contains(where: { $0 === view }) { view.removeFromSuperview() }
        // Tab visits the views in their order.
        for view in fields as [View] + buttons as [View] { addSubview(view) }
        invalidateIntrinsicContentSize()
        window?.setNeedsLayout()
    }

    /// The name of the dialog; the labels are the elements.
    override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(label: headingLabel.text)
    }

    /// The columns beside the text, where a button has its focus bar and its padding.
    private static var margin: Int { 3 }
    private var minimumWidth: Int { isSheet ? 24 : 44 }

    /// Returns the size of the whole content, with the texts wrapped at a readable width.
    override func sizeThatFits(_ size: Size) -> Size {
        let width = min(size.width, naturalWidth)
        let texts = rows(of: headingLabel, in: width) + rows(of: messageLabel, in: width)
        return Size(
            width: width,
            height: texts + fields.count + buttonRows(in: width) + wantedGaps(in: width))
    }

    private func buttonRows(in width: Int) -> Int {
        areButtonsInARow(in: width) ? 1 : buttons.count + (hasDivider ? 1 : 0)
    }

    /// Whether a line separates the button that cancels.
    private var hasDivider: Bool {
        isSheet && buttons.count > 1 && buttons.last === cancelButton
    }

    /// The number of empty lines: between the texts, the fields and the buttons, and at both edges.
    private func wantedGaps(in width: Int) -> Int {
        let parts = [
            rows(of: headingLabel, in: width), rows(of: messageLabel, in: width), fields.count,
            buttons.count,
        ]
        return parts.count { $0 > 0 } + 1
    }

    private var naturalWidth: Int {
        let room = Size(width: Self.readableWidth, height: .max)
        let widest = [headingLabel, messageLabel].map { $0.sizeThatFits(room).width }.max() ?? 0
        let text = widest.saturatingAdding(2 * Self.margin)
        let buttons = isSheet ? buttonWidths.max() ?? 0 : rowWidth
        return max(minimumWidth, text, buttons.saturatingAdding(4))
    }

    /// The width of the buttons side by side, each with the room for its focus bars.
    private var rowWidth: Int { buttonWidths.reduce(0) { $0.saturatingAdding($1) } }

    private var buttonWidths: [Int] { buttons.map { $0.sizeThatFits(.unbounded).width } }

    private func areButtonsInARow(in width: Int) -> Bool { !isSheet && rowWidth <= width }

    private func rows(of label: Label, in width: Int) -> Int {
        guard !label.text.isEmpty else { return 0 }
        let room = width - 2 * margin(in: width)
        return label.sizeThatFits(Size(width: max(1, room), height: .max)).height
    }

    /// The empty columns beside the text.
    private func margin(in width: Int) -> Int { width > 30 ? Self.margin : min(1, width / 8) }

    override func layoutSubviews() {
        let isRow = areButtonsInARow(in: bounds.width)
        let buttonRows = min(bounds.height, buttonRows(in: bounds.width))
        let fieldRows = min(bounds.height - buttonRows, fields.count)
        let heading = rows(of: headingLabel, in: bounds.width)
        let lines = rows(of: messageLabel, in: bounds.width)
        var spare = bounds.height - buttonRows - fieldRows
        let headingRows = min(heading, spare)
        spare -= headingRows
        let messageRows = min(lines, spare)
        spare -= messageRows
        let wantedGaps = wantedGaps(in: bounds.width)
        let hasEdges = spare >= wantedGaps
        let gap = spare >= wantedGaps - 2 ? 1 : 0
        let margin = margin(in: bounds.width)
        let width = max(0, bounds.width - 2 * margin)
        let textGap = heading > 0 && lines > 0 ? gap : 0
        let height = headingRows + (messageRows == 0 ? 0 : textGap + messageRows)
        // One column wider than the text, so that the scroll bar lies in the margin.
        textView.frame = Rect(
            x: margin, y: hasEdges ? 1 : 0, width: width + min(1, margin), height: height)
        headingLabel.frame = Rect(x: 0, y: 0, width: width, height: heading)
        messageLabel.frame = Rect(x: 0, y: heading + textGap, width: width, height: lines)
        textView.contentSize = Size(
            width: width, height: lines == 0 ? heading : heading + textGap + lines)
        moreSign.frame = Rect(
            x: margin + width - 1, y: textView.frame.maxY - 1, width: min(1, width),
            height: min(1, height))
        showSign()
        let bottom = bounds.height - buttonRows - (hasEdges ? 1 : 0)
        // The bars of a focused field and of a focused button lie in the margin.
        let outer = max(0, margin - 1)
        layOutFields(from: bottom - fieldRows - gap, count: fieldRows, margin: outer)
        layOutButtons(from: bottom, isRow: isRow, margin: outer)
    }

    private func layOutFields(from top: Int, count: Int, margin: Int) {
        for (row, field) in fields.enumerated() {
            field.frame = Rect(
                x: margin, y: max(0, top) + row, width: max(0, bounds.width - 2 * margin),
                height: row < count ? 1 : 0)
        }
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
        if isSheet { return layOutSheet(from: top, margin: margin) }
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

    /// Draws the line above the button that cancels.
    override func draw(_ rect: Rect, in canvas: Canvas) {
        guard hasDivider, let cancelButton, cancelButton.frame.minY > 0 else { return }
        let frame = cancelButton.frame
        canvas.drawHorizontalLine(
            at: Point(x: frame.minX, y: frame.minY - 1), length: frame.width,
            style: Style(foreground: .separator))
    }

    /// Lays out a column of buttons as wide as the sheet.
    private func layOutSheet(from top: Int, margin: Int) {
        let width = max(0, bounds.width - 2 * margin)
        var y = top
        for button in buttons {
            if hasDivider, button === cancelButton { y += 1 }
            button.frame = Rect(x: margin, y: y, width: width, height: 1)
            y += 1
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
