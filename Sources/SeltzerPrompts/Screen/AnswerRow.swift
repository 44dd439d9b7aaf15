// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The row that remains of a question: a sign, the question and the answer.
struct AnswerRow: Hashable {
    /// The maximum width of a question for the alignment of answers, in cells.
    static let widestTitle = 24

    let title: String
    /// The answer; empty if the question was skipped.
    let words: String
    /// Whether the user cancelled instead of answering.
    var isBrokenOff = false

    /// Returns the text of the row.
    ///
    /// - Parameters:
    ///   - width: The width of the widest question, in cells.
    ///   - isUnicode: Whether the terminal shows characters beyond ASCII.
    func text(titleWidth width: Int, isUnicode: Bool) -> StyledText {
        var text = sign(isUnicode: isUnicode)
        text.append(" \(title)", style: Style(foreground: .secondaryLabel))
        let gap = max(0, min(width, Self.widestTitle) - title.cellWidth) + 2
        text.append(String(repeating: " ", count: gap))
        if words.isEmpty {
            text.append("skipped", style: Style(foreground: .secondaryLabel))
        } else {
            text.append(words)
        }
        return text
    }

    private func sign(isUnicode: Bool) -> StyledText {
        let (sign, color): (String, Color) =
            if isBrokenOff {
                (isUnicode ? "×" : "x", .danger)
            } else if words.isEmpty {
                (isUnicode ? "–" : "-", .tertiaryLabel)
            } else {
                (isUnicode ? "✓" : "+", .success)
            }
        return StyledText(sign, style: Style(foreground: color, attributes: .bold))
    }
}

/// The rows of the answers so far.
final class AnswerRowsView: View {
    var rows: [AnswerRow] = [] {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let width = rows.map(\.title.cellWidth).max() ?? 0
        for (y, row) in rows.enumerated() where y < bounds.height {
            canvas.draw(
                row.text(titleWidth: width, isUnicode: canvas.isUnicode),
                in: Rect(x: 0, y: y, width: bounds.width, height: 1), paragraphStyle: .oneLine)
        }
    }
}
