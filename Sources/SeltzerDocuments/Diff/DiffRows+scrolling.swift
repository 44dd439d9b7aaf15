// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension DiffRows: RowSource {
    /// Rows do not wrap.
    var width: Int { .max }

    mutating func setWidth(_ new: Int, keeping place: Place) -> Place { place }

    mutating func next(after place: Place) -> Place? {
        place.index + 1 < rows.count ? Place(index: place.index + 1) : nil
    }

    mutating func previous(before place: Place) -> Place? {
        place.index > 0 ? Place(index: place.index - 1) : nil
    }

    mutating func place(_ place: Place, movedBy distance: Int) -> Place {
        existing(Place(index: place.index.saturatingAdding(distance)))
    }

    mutating func existing(_ place: Place) -> Place {
        Place(index: max(0, min(place.index, rows.count - 1)))
    }

    mutating func lastPlace() -> Place { Place(index: max(0, rows.count - 1)) }

    func isFirst(_ place: Place) -> Bool { place.index == 0 }

    mutating func columnCount(of place: Place) -> Int {
        guard rows.indices.contains(place.index), rows[place.index].kind == .line else { return 0 }
        let row = rows[place.index]
        var widest = 0
        for index in [row.old, row.new] where index >= 0 { widest = max(widest, text(index).width) }
        return widest
    }

    var barStepCount: Int { max(1, rows.count) }

    /// Steps are rows, and matches are in lines, also of folded parts.
    var barStepsAreLines: Bool { false }

    mutating func barStep(of place: Place) -> Int { place.index }

    mutating func place(ofBarStep step: Int) -> Place { existing(Place(index: step)) }
}
