// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A screen full of cells that tell their row and column: `r007c03`.
struct GridScreen {
    /// A cell and where its text begins on the screen.
    struct Cell {
        let row: Int
        let column: Int
        let point: Point

        var value: String { GridScreen.value(row: row, column: column) }
    }

    /// The cells of each line, from the one under the header to the one over the status bar.
    let lines: [[Cell]]

    /// Reads the lines of a screen.
    ///
    /// - Returns: Nil while the screen is not whole: lines missing, rows out of order, lines with other
    ///   columns, or no footer or button at the end of the bottom line.
    init?(_ text: [String], size: Size) {
        guard text.count == size.height, let bottom = text.last, Self.isBottom(bottom, of: size)
        else {
            return nil
        }
        lines = text.prefix(Self.statusRow(of: size.height)).enumerated().dropFirst()
            .map { Self.cells($1, y: $0) }
        guard let first = lines.first?.first else { return nil }
        for (index, line) in lines.enumerated() {
            guard line.allSatisfy({ $0.row == first.row + index }),
                line.map(\.column) == lines[0].map(\.column)
            else {
                return nil
            }
        }
    }

    /// Returns the row of the status bar; a footer is below it in a window of 16 rows or more.
    static func statusRow(of height: Int) -> Int { height >= 16 ? height - 2 : height - 1 }

    /// Returns whether a line is whole: the footer, or the button in its fill or between brackets.
    private static func isBottom(_ line: String, of size: Size) -> Bool {
        guard size.height < 16 else {
            return line.hasSuffix("Quit") && line.cellWidth == size.width - 1
        }
        return line.hasSuffix("?") && line.cellWidth == size.width - 2
            || line.hasSuffix("[?]") && line.cellWidth == size.width - 1
    }

    /// The data row of the first line.
    var firstRow: Int { lines[0][0].row }

    /// The cells in the order in which one reads them.
    var cells: [Cell] { Array(lines.joined()) }

    /// What stands in a cell.
    static func value(row: Int, column: Int) -> String {
        "r\(digits(row, 3))c\(digits(column, 2))"
    }

    /// A table of such cells as CSV, with a header.
    static func table(rows: Int, columns: Int) -> String {
        let header = (0..<columns).map { "title\(digits($0, 2))" }
        let data = (0..<rows).map { row in (0..<columns).map { value(row: row, column: $0) } }
        return ([header] + data).map { $0.joined(separator: ",") + "\n" }.joined()
    }

    private static func digits(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }

    private static func cells(_ line: String, y: Int) -> [Cell] {
        line.matches(of: /r(\d{3})c(\d{2})/).compactMap { match in
            guard let row = Int(match.1), let column = Int(match.2) else { return nil }
            let x = String(line[..<match.range.lowerBound]).cellWidth
            return Cell(row: row, column: column, point: Point(x: x, y: y))
        }
    }
}
