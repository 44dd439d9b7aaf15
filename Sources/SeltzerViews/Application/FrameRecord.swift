// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The cells that one frame drew, who drew them, and why.
@MainActor
struct FrameRecord {
    /// A drawn rectangle.
    struct Part {
        let rect: Rect
        /// The views of the cells, row by row.
        let runs: [Run]
        let texts: CellTexts

        /// The number of the view that drew a cell of the rectangle.
        func author(at location: Point) -> UInt16 {
            var rest = (location.y - rect.minY) * rect.width + location.x - rect.minX
            for run in runs {
                rest -= Int(run.count)
                if rest < 0 { return run.author }
            }
            return ViewNumbers.none
        }
    }

    /// Neighboring cells that one view drew.
    struct Run: Equatable {
        var count: UInt16
        let author: UInt16
    }

    /// A reason, with the number of its view.
    struct Cause: Hashable {
        let kind: FrameCause.Kind
        let view: UInt16
        /// The number of the handled input, from 1; 0 for none.
        let input: UInt8
        let rect: Rect
    }

    let number: Int
    let time: Duration
    let size: Size
    let parts: [Part]
    let causes: [Cause]
    /// The inputs that were handled before the frame.
    let inputs: [String]

    /// The last part that has a cell; nil if the frame did not draw the cell.
    func part(at location: Point) -> Part? { parts.last { $0.rect.contains(location) } }

    /// The memory of the record in bytes.
    var byteCount: Int {
        let words = inputs.reduce(0) { $0 + MemoryLayout<String>.stride + $1.utf8.count }
        // Each array has a head of 32 bytes.
        let own = MemoryLayout<Self>.stride + words + 3 * 32
        let cells = parts.reduce(0) { sum, part in
            sum + MemoryLayout<Part>.stride + part.texts.byteCount
                + part.runs.capacity * MemoryLayout<Run>.stride + 2 * 32
        }
        return own + cells + causes.capacity * MemoryLayout<Cause>.stride
    }

    /// The numbers of views that the record uses, once for each use.
    func forEachNumber(_ body: (UInt16) -> Void) {
        for part in parts { part.runs.forEach { body($0.author) } }
        causes.forEach { body($0.view) }
    }
}

/// The cells of the screen before the first kept frame.
struct FrameBase {
    struct Cell {
        var text = " "
        var author = ViewNumbers.none
    }

    private(set) var size = Size.zero
    private(set) var cells: [Cell] = []

    /// The memory of the cells in bytes.
    var byteCount: Int { cells.count * MemoryLayout<Cell>.stride }

    /// The cell at a location; nil outside of the screen.
    subscript(location: Point) -> Cell? {
        Rect(origin: .zero, size: size).contains(location)
            ? cells[location.y * size.width + location.x] : nil
    }

    /// Draws the cells of a record over the cells.
    ///
    /// - Parameter numbers: Counts the uses of the authors; nil for a copy that counts none.
    @MainActor
    mutating func take(_ record: FrameRecord, counting numbers: ViewNumbers?) {
        if record.size != size {
            for cell in cells { numbers?.release(cell.author) }
            size = record.size
            cells = Array(repeating: Cell(), count: size.area)
        }
        for part in record.parts {
            let rows = part.texts.rows
            var runs = part.runs.flatMap { Array(repeating: $0.author, count: Int($0.count)) }[...]
            for y in part.rect.minY..<part.rect.maxY {
                let row = rows[y - part.rect.minY]
                for x in part.rect.minX..<part.rect.maxX {
                    let (place, column) = (y * size.width + x, x - part.rect.minX)
                    let author = runs.popFirst() ?? ViewNumbers.none
                    numbers?.retain(author)
                    numbers?.release(cells[place].author)
                    cells[place] = Cell(
                        text: column < row.count ? row[column] : " ", author: author)
                }
            }
        }
    }

    /// The text of the rows, without blanks at the end.
    var text: String {
        (0..<size.height).map { y in
            var row = cells[y * size.width..<(y + 1) * size.width].map(\.text)
            while row.last == " " { row.removeLast() }
            return row.joined()
        }.joined(separator: "\n")
    }
}
