// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension MarkdownRows.Place: RowPlace {}

extension MarkdownRows: RowSource {
    mutating func lastPlace() -> Place { last ?? Place() }

    func isFirst(_ place: Place) -> Bool { place == first ?? Place() }

    func columnCount(of place: Place) -> Int { 0 }

    mutating func setWidth(_ new: Int, keeping place: Place) -> Place {
        guard place != Place(), place.block < document.blockCount, !row(place).pieces.isEmpty else {
            width = new
            return place
        }
        let position = position(atColumn: 0, in: place)
        width = new
        var new = place
        let rows = part(Place(block: place.block, part: place.part)).rows
        new.row = rows.lastIndex { $0.ends.map { $0.first <= position } ?? false } ?? 0
        return new
    }

    // MARK: The scroll bar

    var barStepCount: Int { max(1, document.lineCount) }

    var barStepsAreLines: Bool { true }

    func barStep(of place: Place) -> Int { line(of: place) }

    mutating func place(ofBarStep step: Int) -> Place { place(ofLine: step) }
}
