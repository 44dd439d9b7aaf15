// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension TextRows.Place: RowPlace {}

extension TextRows: RowSource {
    mutating func lastPlace() -> Place {
        var place = Place(line: folded.visible(atOrBefore: storage.lineCount - 1))
        place.segment = segmentCount(ofLine: place.line) - 1
        place.row = segment(at: place).rowCount - 1
        return place
    }

    func isFirst(_ place: Place) -> Bool { place == Place() }

    mutating func columnCount(of place: Place) -> Int {
        var segment = segment(at: place)
        return segment.layout.size().width
    }

    /// Returns whether a line that does not wrap has text at or after a column.
    ///
    /// Only the text before the column is measured.
    mutating func goesOn(at column: Int, in place: Place) -> Bool {
        let segment = segment(at: place)
        return !segment.isLast || position(at: column, in: place) < segment.text.range.upperBound
    }

    mutating func setWidth(_ new: Int, keeping place: Place) -> Place {
        guard new != width else { return place }
        guard place != Place() else {
            width = new
            return place
        }
        let start = position(at: 0, in: place)
        width = new
        return self.place(of: start).place
    }
}

// MARK: The scroll bar

/// The scroll bar, whose steps are lines. In a text of enormous lines, its steps are stretches of bytes.
extension TextRows {
    /// The number of bytes of a step; nil if a step is a line.
    private var bytesOfBarStep: Int? {
        let unit = StoredText.maximumLength
        return storage.count / storage.lineCount > unit ? unit : nil
    }

    var barStepsAreLines: Bool { bytesOfBarStep == nil && folded.isEmpty }

    var barStepCount: Int {
        bytesOfBarStep.map { storage.count / $0 + 1 } ?? storage.lineCount - folded.hiddenCount
    }

    mutating func barStep(of place: Place) -> Int {
        guard let unit = bytesOfBarStep else { return folded.visibleCount(before: place.line) }
        return segment(at: place).text.range.lowerBound / unit
    }

    mutating func place(ofBarStep step: Int) -> Place {
        guard let unit = bytesOfBarStep else {
            let last = storage.lineCount - folded.hiddenCount - 1
            return existing(Place(line: folded.line(afterVisible: step.clamped(0, last))))
        }
        return place(of: min(storage.count, step.saturatingMultiplied(by: unit))).place
    }
}
