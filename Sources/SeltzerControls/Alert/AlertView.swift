// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The heading, the message and the buttons of an alert, in the room that there is.
///
/// Where it is scarce the empty lines go first, then the end of the message; the buttons never.
final class AlertView: View {
    private let message: String
    private let headingLabel: Label
    private let messageLabel = Label()
    private let buttons: [Button]

    /// The columns of a message beyond which it is easier to read in more lines.
    private static var readableWidth: Int { 60 }
    private static var gapBetweenButtons: Int { 2 }

    init(heading: String, message: String, buttons: [Button]) {
        self.message = message
        self.buttons = buttons
        headingLabel = Label(heading, style: Style(attributes: .bold), alignment: .center)
        super.init()
        for view in [headingLabel, messageLabel] + buttons as [View] { addSubview(view) }
    }

    /// Returns the room for everything, with the message in lines that are easy to read.
    override func sizeThatFits(_ size: Size) -> Size {
        let width = min(size.width, naturalWidth)
        let lines = messageLines(in: width)
        let buttonRows = areButtonsInARow(in: width) ? 1 : buttons.count
        let gaps = lines.isEmpty ? 1 : 2
        return Size(width: width, height: 1 + lines.count + buttonRows + gaps)
    }

    private var naturalWidth: Int {
        let widest = TextLines.lines(of: message, width: Self.readableWidth).map(\.cellWidth).max()
        return max(headingLabel.text.cellWidth, widest ?? 0, rowWidth).saturatingAdding(4)
    }

    /// The width of the buttons side by side.
    private var rowWidth: Int {
        buttonWidths.reduce(-Self.gapBetweenButtons) {
            $0.saturatingAdding($1).saturatingAdding(Self.gapBetweenButtons)
        }
    }

    private var buttonWidths: [Int] { buttons.map { $0.sizeThatFits(.unbounded).width } }

    private func areButtonsInARow(in width: Int) -> Bool { rowWidth <= width }

    private func messageLines(in width: Int) -> [String] {
        message.isEmpty
            ? [] : TextLines.lines(of: message, width: width - (hasMargins(in: width) ? 4 : 0))
    }

    /// Whether there is room for two empty columns at each side.
    private func hasMargins(in width: Int) -> Bool { width >= naturalWidth || width > 30 }

    override func layoutSubviews() {
        let isRow = areButtonsInARow(in: bounds.width)
        let buttonRows = min(bounds.height, isRow ? 1 : buttons.count)
        let lines = messageLines(in: bounds.width)
        var spare = bounds.height - buttonRows
        let headingRows = min(1, spare)
        spare -= headingRows
        let messageRows = min(lines.count, spare)
        spare -= messageRows
        let wantedGaps = lines.isEmpty ? 1 : 2
        let gap = spare >= wantedGaps ? 1 : 0
        let margin = hasMargins(in: bounds.width) ? 2 : 0
        var y = (spare - gap * wantedGaps) / 2
        headingLabel.frame = Rect(x: 0, y: y, width: bounds.width, height: headingRows)
        y += headingRows + gap
        showMessage(lines, rows: messageRows)
        messageLabel.frame = Rect(
            x: margin, y: y, width: bounds.width - 2 * margin, height: messageRows)
        y += messageRows + (lines.isEmpty ? 0 : gap)
        layOutButtons(from: y, isRow: isRow)
    }

    private func showMessage(_ lines: [String], rows: Int) {
        var shown = lines.prefix(rows)
        if shown.count < lines.count, let last = shown.popLast() { shown.append(last + " …") }
        messageLabel.text = shown.joined(separator: "\n")
        messageLabel.textAlignment = lines.count == 1 ? .center : .left
    }

    private func layOutButtons(from top: Int, isRow: Bool) {
        var x = (bounds.width - rowWidth) / 2
        for (row, (button, width)) in zip(buttons, buttonWidths).enumerated() {
            if isRow {
                button.frame = Rect(x: x, y: top, width: width, height: 1)
                x += width + Self.gapBetweenButtons
            } else {
                let width = min(width, bounds.width)
                button.frame = Rect(
                    x: (bounds.width - width) / 2, y: top + row, width: width, height: 1)
            }
        }
    }
}
