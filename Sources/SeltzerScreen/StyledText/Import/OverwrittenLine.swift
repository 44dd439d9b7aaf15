// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A line of a program's output in which the cursor is not at the end, as cells that can be written over.
struct OverwrittenLine: Sendable {
    private struct Cell {
        /// The cluster that begins in the cell; empty for the further cells of a cluster.
        var text: String
        var style: Style

        static let blank = Cell(text: " ", style: Style())
    }

    /// The number of columns that the cursor can be moved to.
    static var maximumColumns: Int { 4_096 }
    /// The distance between the tab stops of a terminal.
    private static var tabWidth: Int { 8 }

    private var cells: [Cell] = []
    /// The column of the cursor, which may be behind the end.
    private(set) var column: Int

    /// Creates a line with the cursor at its end.
    init(_ line: StyledText) {
        column = 0
        line.forEachRun(in: 0..<line.length) { text, style in
            for character in text {
                let width =
                    character == "\t"
                    ? Self.tabWidth - cells.count % Self.tabWidth : character.cellWidth
                if width == 0, let last = cells.lastIndex(where: { !$0.text.isEmpty }) {
                    cells[last].text.append(character)
                }
                append(String(character), style, width: width)
            }
        }
        column = cells.count
    }

    private mutating func append(_ text: String, _ style: Style, width: Int) {
        for place in 0..<width { cells.append(Cell(text: place == 0 ? text : "", style: style)) }
    }

    /// The line as text.
    var text: StyledText {
        var text = StyledText()
        var start = 0
        while start < cells.count {
            let style = cells[start].style
            let end = cells[start...].firstIndex { $0.style != style } ?? cells.count
            text.append(cells[start..<end].map(\.text).joined(), style: style)
            start = end
        }
        return text
    }

    // MARK: The cursor

    /// Moves the cursor to a column; one before the first counts as the first.
    mutating func move(to new: Int) { column = min(max(0, new), Self.maximumColumns) }

    /// Moves the cursor back by a character.
    mutating func moveBack() {
        guard column > 0 else { return }
        column -= 1
        while column > 0, column < cells.count, cells[column].text.isEmpty { column -= 1 }
    }

    // MARK: Changes

    /// Writes over what is there, up to the end of the line.
    ///
    /// - Returns: The text that is to be added at the end.
    mutating func write(_ text: String, style: Style) -> Substring {
        var rest = text[...]
        while column < cells.count, let character = rest.first {
            let width = character.cellWidth
            if character == "\t" {
                let stop = (column / Self.tabWidth + 1) * Self.tabWidth
                column = min(stop, cells.count)
                // The end comes before the stop, so the tab goes on behind it.
                if stop > cells.count { return rest }
            } else if width == 0 {
                join(character)
            } else {
                split(at: column)
                split(at: column + width)
                let end = min(column + width, cells.count)
                cells.replaceSubrange(
                    column..<end,
                    with: (0..<width).map {
                        Cell(text: $0 == 0 ? String(character) : "", style: style)
                    })
                column += width
            }
            rest.removeFirst()
        }
        if !rest.isEmpty {
            while cells.count < column { cells.append(.blank) }
        }
        return rest
    }

    /// Adds a mark to the cluster before the cursor.
    private mutating func join(_ mark: Character) {
        if let base = cells[..<column].lastIndex(where: { !$0.text.isEmpty }) {
            cells[base].text.append(mark)
        }
    }

    /// Replaces a cluster that lies on both sides of a column by blanks.
    private mutating func split(at column: Int) {
        guard column < cells.count, cells[column].text.isEmpty,
            let start = cells[..<column].lastIndex(where: { !$0.text.isEmpty })
        else { return }
        let end = cells[column...].firstIndex { !$0.text.isEmpty } ?? cells.count
        for place in start..<end { cells[place] = .blank }
    }

    /// Erases a part of the line (EL, ECMA-48 section 8.3.41): 0 for the part from the cursor on, 1 for that up to the
    /// cursor, 2 for all of it.
    mutating func erase(_ part: Int) {
        switch part {
        case 0 where column < cells.count:
            split(at: column)
            cells.removeSubrange(column...)
        case 1 where column + 1 < cells.count:
            split(at: column + 1)
            for place in 0...column { cells[place] = .blank }
        case 1, 2: cells = []
        default: break
        }
    }
}
