// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The places of tokens and of the text between them, in rows or in one row.
struct TokenLayout: Hashable {
    /// The cells of each token, in the coordinates of the content.
    private(set) var tokens: [Rect] = []
    /// The cells of the text, and of the cursor after it.
    private(set) var field = Rect.zero
    /// The size of the content.
    private(set) var size = Size.zero

    /// The least width for text, in cells.
    static var minimumFieldWidth: Int { 8 }

    /// Lays out tokens.
    ///
    /// - Parameters:
    ///   - widths: The widths of the tokens in cells; a token is at most as wide as a row.
    ///   - fieldIndex: The number of tokens before the text.
    ///   - fieldWidth: The width that the text needs, with the cursor.
    ///   - width: The width of a row.
    ///   - wraps: Whether tokens that do not fit begin another row.
    init(widths: [Int], fieldIndex: Int, fieldWidth: Int, width: Int, wraps: Bool) {
        let width = max(1, width)
        let wanted = max(fieldWidth, Self.minimumFieldWidth)
        var place = Point.zero
        tokens.reserveCapacity(widths.count)
        func next(_ length: Int) -> Rect {
            if wraps, place.x > 0, place.x.saturatingAdding(length) > width {
                place = Point(x: 0, y: place.y + 1)
            }
            let rect = Rect(
                x: place.x, y: place.y, width: wraps ? min(length, width) : length, height: 1)
            place.x = rect.maxX.saturatingAdding(1)
            return rect
        }
        for index in 0...widths.count {
            if index == fieldIndex {
                field = next(wanted)
                // The text at the end gets the rest of its row.
                if index == widths.count {
                    field.size.width = max(field.width, width.saturatingSubtracting(field.minX))
                }
            }
            if index < widths.count { tokens.append(next(min(widths[index], width))) }
        }
        let last = tokens.last.map { max($0.maxX, field.maxX) } ?? field.maxX
        size = Size(width: wraps ? width : max(last, width), height: place.y + 1)
    }

    /// Returns the index at which a token would be dropped at a point of the content.
    func insertionIndex(at point: Point) -> Int {
        for (index, rect) in tokens.enumerated() {
            if point.y < rect.minY { return index }
            if point.y == rect.minY, point.x < rect.minX + (rect.width + 1) / 2 { return index }
        }
        return tokens.count
    }

    /// Returns the index of the token at a point of the content; nil for none.
    func token(at point: Point) -> Int? { tokens.firstIndex { $0.contains(point) } }
}
