// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The rows that a view of some height shows from a row on.
extension TextRows {
    /// Returns the last row of the text.
    mutating func lastPlace() -> Place {
        var place = Place(line: storage.lineCount - 1)
        place.segment = segmentCount(ofLine: place.line) - 1
        place.row = segment(at: place).rowCount - 1
        return place
    }

    /// Returns the first row of a view that shows the end of the text.
    mutating func lastTop(height: Int) -> Place {
        place(lastPlace(), movedBy: 1 - max(1, height))
    }

    /// Returns the rows of a view.
    mutating func places(from top: Place, height: Int) -> [Place] {
        var places: [Place] = [], place: Place? = top
        while places.count < height, let current = place {
            places.append(current)
            place = next(after: current)
        }
        return places
    }

    /// Returns the number of a row from the top; nil if it is not visible.
    mutating func rowNumber(of place: Place, from top: Place, height: Int) -> Int? {
        guard place >= top, place.line - top.line < height else { return nil }
        return places(from: top, height: height).firstIndex(of: place)
    }

    /// Returns whether a row of a view reaches a column.
    mutating func hasText(atColumn column: Int, from top: Place, height: Int) -> Bool {
        for place in places(from: top, height: height) {
            var segment = segment(at: place)
            if segment.layout.size().width > column { return true }
        }
        return false
    }

    /// Returns whether the line of a row goes on at a column or after it, for lines that do not wrap.
    ///
    /// Only the text before the column is measured.
    mutating func goesOn(at column: Int, in place: Place) -> Bool {
        let segment = segment(at: place)
        return !segment.isLast || position(at: column, in: place) < segment.text.range.upperBound
    }
}
