// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The heading, the message and the buttons of an alert.
///
/// If the height is too small, the view leaves out the empty lines first, then the end of the message, but no button.
final class AlertView: View {
    private let headingLabel: Label
    private let messageLabel = Label()
    private let buttons: [Button]

    /// The width of a message in cells, beyond which more lines are easier to read than longer ones.
    private static var readableWidth: Int { 60 }

    init(heading: String, message: String, buttons: [Button]) {
        self.buttons = buttons
        headingLabel = Label(heading, style: Style(attributes: .bold), alignment: .center)
        messageLabel.text = message
        messageLabel.lineBreakMode = .byWordWrapping
        super.init()
        for view in [headingLabel, messageLabel] + buttons as [View] { addSubview(view) }
    }

    /// Returns the size of the whole content, with the message wrapped at a readable width.
    override func sizeThatFits(_ size: Size) -> Size {
        let width = min(size.width, naturalWidth)
        let lines = rowsOfMessage(in: width)
        let buttonRows = areButtonsInARow(in: width) ? 1 : buttons.count
        let gaps = lines == 0 ? 1 : 2
        return Size(width: width, height: 1 + lines + buttonRows + gaps)
    }

    private var naturalWidth: Int {
        let widest = messageLabel.sizeThatFits(Size(width: Self.readableWidth, height: .max)).width
        return max(cellWidth(of: headingLabel.text), widest, rowWidth).saturatingAdding(4)
    }

    /// The width of the buttons side by side, each with the room for its focus bars.
    private var rowWidth: Int { buttonWidths.reduce(0) { $0.saturatingAdding($1) } }

    private var buttonWidths: [Int] { buttons.map { $0.sizeThatFits(.unbounded).width } }

    private func areButtonsInARow(in width: Int) -> Bool { rowWidth <= width }

    private func rowsOfMessage(in width: Int) -> Int {
        guard !messageLabel.text.isEmpty else { return 0 }
        let room = width - (hasMargins(in: width) ? 4 : 0)
        return messageLabel.sizeThatFits(Size(width: max(1, room), height: .max)).height
    }

    /// Whether two columns stay empty at each side.
    private func hasMargins(in width: Int) -> Bool { width >= naturalWidth || width > 30 }

    override func layoutSubviews() {
        let isRow = areButtonsInARow(in: bounds.width)
        let buttonRows = min(bounds.height, isRow ? 1 : buttons.count)
        let lines = rowsOfMessage(in: bounds.width)
        var spare = bounds.height - buttonRows
        let headingRows = min(1, spare)
        spare -= headingRows
        let messageRows = min(lines, spare)
        spare -= messageRows
        let wantedGaps = lines == 0 ? 1 : 2
        let gap = spare >= wantedGaps ? 1 : 0
        let margin = hasMargins(in: bounds.width) ? 2 : 0
        var y = (spare - gap * wantedGaps) / 2
        headingLabel.frame = Rect(x: 0, y: y, width: bounds.width, height: headingRows)
        y += headingRows + gap
        messageLabel.textAlignment = lines == 1 ? .center : .left
        messageLabel.frame = Rect(
            x: margin, y: y, width: bounds.width - 2 * margin, height: messageRows)
        y += messageRows + (lines == 0 ? 0 : gap)
        layOutButtons(from: y, isRow: isRow)
    }

    private func layOutButtons(from top: Int, isRow: Bool) {
        var x = (bounds.width - rowWidth) / 2
        for (row, (button, width)) in zip(buttons, buttonWidths).enumerated() {
            if isRow {
                button.frame = Rect(x: x, y: top, width: width, height: 1)
                x += width
            } else {
                let width = min(width, bounds.width)
                button.frame = Rect(
                    x: (bounds.width - width) / 2, y: top + row, width: width, height: 1)
            }
        }
    }
}
