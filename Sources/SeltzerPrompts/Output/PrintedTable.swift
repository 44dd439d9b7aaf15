// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Rows of words in columns, for printing.
///
/// ```swift
/// PrintedTable([["fra", "ok"], ["nyc", "failed"]], header: ["Region", "State"]).print()
/// ```
///
/// For a table on the screen of an application see `TableView`.
public struct PrintedTable: Sendable {
    /// The titles of the columns; empty for none.
    public var header: [String]
    /// The rows; a short row has empty cells at its end.
    public var rows: [[StyledText]]
    /// The columns that are aligned at their right edge, such as numbers.
    public var rightAligned: Set<Int>

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - header: The titles of the columns; empty for none.
    ///   - rightAligned: The columns that are aligned at their right edge, counted from 0.
    public init(_ rows: [[StyledText]], header: [String] = [], rightAligned: Set<Int> = []) {
        (self.rows, self.header, self.rightAligned) = (rows, header, rightAligned)
    }

    /// Creates a table of words without styles.
    public init(_ rows: [[String]], header: [String] = [], rightAligned: Set<Int> = []) {
        self.init(
            rows.map { $0.map { StyledText($0) } }, header: header, rightAligned: rightAligned)
    }

    /// Returns the lines of the table; the widest columns shrink until a line fits.
    ///
    /// - Parameter width: The maximum width of a line in cells; nil for no limit.
    public func lines(width: Int? = nil) -> [StyledText] {
        let titles = header.map { StyledText($0, style: Style(attributes: .bold)) }
        let all = (header.isEmpty ? [] : [titles]) + rows
        let count = all.map(\.count).max() ?? 0
        var widths = (0..<count).map { column in
            all.map { column < $0.count ? $0[column].cellWidth : 0 }.max() ?? 0
        }
        if let width {
            while widths.reduce(0, +) + 2 * max(0, count - 1) > width,
                let widest = widths.indices.max(by: { widths[$0] < widths[$1] }), widths[widest] > 1
            { widths[widest] -= 1 }
        }
        return all.map { line(of: $0, widths) }
    }

    private func line(of row: [StyledText], _ widths: [Int]) -> StyledText {
        var line = StyledText()
        for (column, width) in widths.enumerated() {
            let cell = column < row.count ? row[column].truncated(to: width) : StyledText()
            let gap = String(repeating: " ", count: max(0, width - cell.cellWidth))
            if column > 0 { line.append("  ") }
            if rightAligned.contains(column) {
                line.append(gap)
                line.append(cell)
            } else {
                line.append(cell)
                if column < widths.count - 1 { line.append(gap) }
            }
        }
        return line
    }

    /// Prints the table on standard output.
    ///
    /// On a terminal it has styles and fits the width; elsewhere it is plain text in full width.
    @MainActor
    public func print() {
        let text = StandardOutput.lineText(for: 1)
        for line in lines(width: ProcessTerminal.isOutputTerminal ? ProcessTerminal.width : nil) {
            Swift.print(text(line))
        }
    }
}

extension StyledText {
    /// Returns the text truncated to a width, with an ellipsis.
    fileprivate func truncated(to width: Int) -> StyledText {
        guard cellWidth > width else { return self }
        return cells(0..<max(0, width - 1)) + "…"
    }
}
