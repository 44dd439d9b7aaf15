// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A line of a program's output in which the cursor was moved, as cells that can be overwritten.
struct OverwrittenLine: Sendable {
    private struct Cell {
        /// The cluster that begins in the cell; empty for the other cells of a cluster.
        var text: String
        var style: Style

        static let blank = Cell(text: " ", style: Style())
    }

    /// The last column to which the cursor can move beyond the end of a line.
    static var maximumColumns: Int { 4_096 }
    /// The maximum length in bytes of a line that can be overwritten.
    static var maximumLength: Int { 1 << 16 }
    /// The distance between the tab stops of a terminal.
    private static var tabWidth: Int { 8 }

    private var cells: [Cell] = []
    /// The bytes of all cells.
    private var length = 0
    /// The column of the cursor, which may be after the end of the line.
    private(set) var column = 0

    /// Creates a line with the cursor at its end.
    init(_ line: StyledText) {
        line.forEachRun(in: 0..<line.byteCount) { text, style in
            for character in text { append(character, style) }
        }
        column = cells.count
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

    /// Moves the cursor to a column; a negative column counts as the first.
    mutating func move(to new: Int) {
        column = min(max(0, new), max(Self.maximumColumns, cells.count))
    }

    /// Moves the cursor back by a character.
    mutating func moveBack() {
        guard column > 0 else { return }
        column -= 1
        while column > 0, column < cells.count, cells[column].text.isEmpty { column -= 1 }
    }

    // MARK: Changes

    /// Replaces the text from the cursor on, and adds the rest at the end of the line.
    ///
    /// - Returns: The text that exceeds the maximum length; the caller adds it at the end.
    mutating func write(_ text: String, style: Style) -> Substring {
        var rest = text[...]
        while let character = rest.first {
            if column < cells.count {
                overwrite(character, style)
            } else {
                guard length < Self.maximumLength else { break }
                if cells.count < column {
                    let blanks = Array(repeating: Cell.blank, count: column - cells.count)
                    replace(cells.count..<cells.count, with: blanks)
                }
                append(character, style)
                column = cells.count
            }
            rest.removeFirst()
        }
        return rest
    }

    private mutating func overwrite(_ character: Character, _ style: Style) {
        if character == "\t" {
            let stop = (column / Self.tabWidth + 1) * Self.tabWidth
            if stop > cells.count {
                // The line ends before the stop, so the tab continues after its end.
                append(character, style)
            }
            column = min(stop, cells.count)
            return
        }
        let width = character.cellWidth
        guard width > 0 else { return join(character, before: column) }
        split(at: column)
        split(at: column + width)
        replace(
            column..<min(column + width, cells.count), with: Self.cells(character, style, width))
        column += width
    }

    private mutating func append(_ character: Character, _ style: Style) {
        let width =
            character == "\t"
            ? Self.tabWidth - cells.count % Self.tabWidth : character.cellWidth
        guard width > 0 else { return join(character, before: cells.count) }
        replace(cells.count..<cells.count, with: Self.cells(character, style, width))
    }

    private static func cells(_ character: Character, _ style: Style, _ width: Int) -> [Cell] {
        (0..<width).map { Cell(text: $0 == 0 ? String(character) : "", style: style) }
    }

    private mutating func replace(_ range: Range<Int>, with new: [Cell]) {
        for cell in cells[range] { length -= cell.text.utf8.count }
        for cell in new { length += cell.text.utf8.count }
        cells.replaceSubrange(range, with: new)
    }

    /// Adds a mark to the cluster before a column.
    private mutating func join(_ mark: Character, before column: Int) {
        guard let base = cells[..<column].lastIndex(where: { !$0.text.isEmpty }) else { return }
        cells[base].text.append(mark)
        length += mark.utf8.count
    }

    /// Replaces a cluster on both sides of a column with blanks.
    private mutating func split(at column: Int) {
        guard column < cells.count, cells[column].text.isEmpty,
            let start = cells[..<column].lastIndex(where: { !$0.text.isEmpty })
        else { return }
        let end = cells[column...].firstIndex { !$0.text.isEmpty } ?? cells.count
        replace(start..<end, with: Array(repeating: .blank, count: end - start))
    }

    /// Erases a part of the line: 0 for the part from the cursor on, 1 for the part up to the
    /// cursor, 2 for the whole line.
    ///
    /// Source: EL, ECMA-48 section 8.3.41.
    mutating func erase(_ part: Int) {
        switch part {
        case 0 where column < cells.count:
            split(at: column)
            replace(column..<cells.count, with: [])
        case 1 where column + 1 < cells.count:
            split(at: column + 1)
            replace(0..<column + 1, with: Array(repeating: .blank, count: column + 1))
        case 1, 2: replace(0..<cells.count, with: [])
        default: break
        }
    }
}
