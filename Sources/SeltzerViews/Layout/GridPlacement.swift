// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A view of a ``GridView``, and its place if the program gave it one.
@MainActor
struct GridPlacement {
    /// A cell of the grid.
    struct Cell {
        let row: Int
        let column: Int

        @MainActor
        init(row: Int, column: Int) {
            self.row = row.clamped(0, GridView.maximumRows - 1)
            self.column = max(0, column)
        }
    }

    /// The tracks that a view covers.
    struct Place {
        let rows: Range<Int>
        let columns: Range<Int>

        func intersects(_ other: Place) -> Bool {
            rows.overlaps(other.rows) && columns.overlaps(other.columns)
        }
    }

    let view: View
    /// The first cell; nil for the cell after the previous view.
    let cell: Cell?
    var rowSpan = 1
    var columnSpan = 1

    /// Returns the place of each view in a number of columns.
    ///
    /// Views without a cell of their own are placed where they cover no other view.
    static func places(of placements: [GridPlacement], in columns: Int) -> [Place] {
        // Views in one row are not obstacles, because the next view begins after the last one.
        var obstacles = placements.compactMap { placement in
            placement.cell.map { placement.place(at: $0, in: columns) }
        }
        var last: Place?
        return placements.map { placement in
            var place: Place
            if let cell = placement.cell {
                place = placement.place(at: cell, in: columns)
            } else {
                place = placement.place(after: last, in: columns)
                while let obstacle = obstacles.first(where: place.intersects),
                    place.rows.upperBound < GridView.maximumRows
                {
                    place = placement.place(
                        after: Place(rows: place.rows, columns: obstacle.columns), in: columns)
                }
                if place.rows.count > 1 { obstacles.append(place) }
            }
            last = Place(
                rows: place.rows.lowerBound..<place.rows.lowerBound + 1, columns: place.columns)
            return place
        }
    }

    /// Returns the tracks from a cell on, shifted or shortened to the existing columns.
    private func place(at cell: Cell, in columns: Int) -> Place {
        let height = rowSpan.clamped(1, GridView.maximumRows - cell.row)
        let column = min(cell.column, columns - 1)
        let width = columnSpan.clamped(1, columns - column)
        return Place(rows: cell.row..<cell.row + height, columns: column..<column + width)
    }

    /// Returns the place after another one; it is in the next row if this row has not enough
    /// columns left.
    private func place(after place: Place?, in columns: Int) -> Place {
        guard let place else { return self.place(at: Cell(row: 0, column: 0), in: columns) }
        let row = place.rows.lowerBound
        let column = place.columns.upperBound
        let isRoom = column + columnSpan.clamped(1, columns) <= columns
        let cell = isRoom ? Cell(row: row, column: column) : Cell(row: row + 1, column: 0)
        return self.place(at: cell, in: columns)
    }
}
