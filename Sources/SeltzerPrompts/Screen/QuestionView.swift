// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A question: a bar down its side, the question, the controls, a message or help, and the keys.
///
/// If there are too few rows, the keys are left out first, then the help. In a single row, the
/// controls are beside the question.
final class QuestionView: View {
    private let screen: any QuestionScreenLike
    private let keys = KeyFooter()

    init(_ screen: any QuestionScreenLike) {
        self.screen = screen
        super.init(frame: .zero)
        keys.backgroundColor = .clear
        keys.titleStyle = Style(foreground: .secondaryLabel)
        addSubview(screen.body.view)
        addSubview(keys)
    }

    /// The number of rows that the complete question needs.
    var wantedHeight: Int {
        1 + max(1, screen.body.rows) + (lowerText == nil ? 0 : 1) + (screen.body.showsKeys ? 1 : 0)
    }

    /// Shows another message.
    func update() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// The message, or else the help; nil for none.
    private var lowerText: StyledText? {
        if screen.isChecking {
            return StyledText("Checking…", style: Style(foreground: .secondaryLabel))
        }
        if let message = screen.message {
            let sign = Symbol.xmark.text(in: self)
            return StyledText("\(sign) \(message)", style: Style(foreground: .danger))
        }
        return screen.help.isEmpty
            ? nil : StyledText(screen.help, style: Style(foreground: .secondaryLabel))
    }

    private var titleWidth: Int {
        screen.title.cellWidth + (screen.body.note.isEmpty ? 0 : screen.body.note.cellWidth + 1)
    }

    override func layoutSubviews() {
        let width = max(0, bounds.width - 2)
        let body = screen.body.view
        guard bounds.height > 1 else {
            // The question gets at most half of the row.
            let start = min(titleWidth + 2, width / 2)
            let x = 2 + start - screen.body.inset
            body.frame = Rect(x: x, y: 0, width: bounds.width - x, height: bounds.height)
            keys.isHidden = true
            return
        }
        let lower = lowerText == nil ? 0 : 1
        let content = max(1, screen.body.rows)
        keys.isHidden = !screen.body.showsKeys || bounds.height < 1 + content + lower + 1
        let below = (keys.isHidden ? 0 : 1) + (lowerRow == nil ? 0 : 1)
        let x = 2 - screen.body.inset
        body.frame = Rect(
            x: x, y: 1, width: bounds.width - x, height: max(1, bounds.height - 1 - below))
        keys.frame = Rect(x: 1, y: bounds.height - 1, width: width + 1, height: 1)
    }

    /// The row of the message; nil if there is no room for it.
    private var lowerRow: Int? {
        guard lowerText != nil, bounds.height >= 3 else { return nil }
        return bounds.height - 1 - (keys.isHidden ? 0 : 1)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.fill(
            Rect(x: 0, y: 0, width: min(1, bounds.width), height: bounds.height),
            with: Style(foreground: .focus), symbol: .leftBar)
        let width = max(0, bounds.width - 2)
        var title = StyledText(screen.title, style: Style(attributes: .bold))
        if !screen.body.note.isEmpty {
            title.append(" \(screen.body.note)", style: Style(foreground: .secondaryLabel))
        }
        let room = bounds.height > 1 ? width : min(titleWidth, max(0, width / 2 - 1))
        canvas.draw(
            title, in: Rect(x: 2, y: 0, width: room, height: 1),
            paragraphStyle: .oneLine)
        if let lowerText, let lowerRow {
            canvas.draw(
                lowerText, in: Rect(x: 2, y: lowerRow, width: width, height: 1),
                paragraphStyle: .oneLine)
        }
    }
}

extension ParagraphStyle {
    /// One line, truncated with an ellipsis.
    static var oneLine: ParagraphStyle { ParagraphStyle(lineBreakMode: .byTruncatingTail) }
}
