// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The row that remains of a question: a sign, the question and the answer.
///
/// The answer is as important as the question: a row that is too long first cuts the question, down
/// to half of the row, and then the answer. Rows on the screen and rows that moved above are cut in
/// the same way, because a row that the terminal wraps breaks the column of answers. The program has
/// the whole answer.
struct AnswerRow: Hashable {
    /// The maximum width of the column of questions, in cells.
    static let widestTitle = 24
    /// The width of the sign and the space after it.
    private static let signWidth = 2
    /// The number of empty cells between the question and the answer.
    private static let gap = 2

    let title: String
    /// The answer; empty if the question was skipped.
    let words: String
    /// Whether the user cancelled instead of answering.
    var isBrokenOff = false

    /// Returns the width of the column of questions in some rows, in cells.
    ///
    /// The column is narrower than the widest question if an answer needs the room.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - width: The width of the rows.
    static func titleColumn(of rows: [AnswerRow], in width: Int) -> Int {
        let widest = rows.map(\.title.cellWidth).max() ?? 0
        let room = rows.map { $0.titleRoom(in: width) }.min() ?? 0
        return min(widest, widestTitle, room)
    }

    /// Returns the text of the row, which fits into its width.
    ///
    /// - Parameters:
    ///   - column: The width of the column of questions.
    ///   - width: The width of the row.
    ///   - isUnicode: Whether the terminal shows characters beyond ASCII.
    func text(titleColumn column: Int, in width: Int, isUnicode: Bool) -> StyledText {
        let quiet = Style(foreground: .secondaryLabel)
        var text = sign(isUnicode: isUnicode)
        text.append(" ", style: quiet)
        let room = titleRoom(in: width)
        // An ellipsis alone says nothing, and its cells are better used by the answer.
        if room > 1 || title.cellWidth <= room {
            let title = StyledText(title, style: quiet).cut(to: room, isUnicode: isUnicode)
            text += title
            text.append(
                String(repeating: " ", count: max(0, column - title.cellWidth) + Self.gap))
        }
        text.append(shownWords, style: words.isEmpty ? quiet : Style())
        return text.cut(to: width, isUnicode: isUnicode)
    }

    private var shownWords: String { words.isEmpty ? "skipped" : words }

    /// The maximum width of the question that leaves the answer its width, or half of the row.
    private func titleRoom(in width: Int) -> Int {
        let half = (width + 1) / 2
        return max(0, width - Self.signWidth - Self.gap - min(shownWords.cellWidth, half))
    }

    private func sign(isUnicode: Bool) -> StyledText {
        let (symbol, color): (Symbol, Color) =
            if isBrokenOff {
                (.xmark, .danger)
            } else if words.isEmpty {
                (.enDash, .tertiaryLabel)
            } else {
                (.checkmark, .success)
            }
        return StyledText(
            symbol.text(isUnicode: isUnicode), style: Style(foreground: color, attributes: .bold))
    }
}

/// The rows of the answers so far; the last ones, if there are too few rows.
final class AnswerRowsView: View {
    var rows: [AnswerRow] = [] {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let column = AnswerRow.titleColumn(of: rows, in: bounds.width)
        for (y, row) in rows.suffix(max(0, bounds.height)).enumerated() {
            canvas.draw(
                row.text(titleColumn: column, in: bounds.width, isUnicode: canvas.isUnicode),
                in: Rect(x: 0, y: y, width: bounds.width, height: 1), paragraphStyle: .oneLine)
        }
    }
}

extension StyledText {
    /// Returns the text, or its beginning and an ellipsis if it is wider than some cells.
    fileprivate func cut(to width: Int, isUnicode: Bool) -> StyledText {
        guard cellWidth > width else { return self }
        guard width > 0 else { return StyledText() }
        var (count, used) = (0, 1)
        for character in string {
            used += character.cellWidth
            if used > width { break }
            count += 1
        }
        return clusters(0..<count) + StyledText(Symbol.ellipsis.text(isUnicode: isUnicode))
    }
}
