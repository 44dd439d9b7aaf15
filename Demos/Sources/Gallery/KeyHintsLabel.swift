// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Key caps with their effects beside them, in as few rows as fit.
final class KeyHintsLabel: Label {
    /// The keys and their effects.
    var hints: [(key: String, title: String)] = [] {
        didSet {
            guard !hints.elementsEqual(oldValue, by: ==) else { return }
            // Screen readers read this text; the drawn rows depend on the width.
            styledText = Self.row(of: hints[...])
            invalidateIntrinsicContentSize()
        }
    }

    private static let gap = "  "

    private static func row(of hints: ArraySlice<(key: String, title: String)>) -> StyledText {
        var row = StyledText()
        for (key, title) in hints {
            if !row.isEmpty { row += StyledText(gap) }
            row += StyledText(" \(key) ", style: Style(background: .control, attributes: .bold))
            row += StyledText(" \(title)", style: Style(foreground: .secondaryLabel))
        }
        return row
    }

    private func rows(width: Int) -> [StyledText] {
        var rows: [StyledText] = []
        var start = hints.startIndex
        while start < hints.endIndex {
            var end = start + 1
            while end < hints.endIndex, Self.row(of: hints[start...end]).cellWidth <= width {
                end += 1
            }
            rows.append(Self.row(of: hints[start..<end]))
            start = end
        }
        return rows
    }

    override func sizeThatFits(_ size: Size) -> Size {
        let rows = rows(width: size.width > 0 ? size.width : .max)
        return Size(width: rows.map(\.cellWidth).max() ?? 0, height: max(1, rows.count))
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        for (y, row) in rows(width: bounds.width).enumerated() {
            canvas.clipped(to: bounds).draw(row, at: Point(x: 0, y: y))
        }
    }
}
