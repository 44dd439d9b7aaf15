// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Cells of one row, side by side, that look alike.
struct PictureRun {
    /// A cluster and the cells that it covers.
    struct Piece: Hashable {
        let text: String
        let column: Int
        let width: Int

        /// Whether the text is one scalar that has the usual width in every monospaced font.
        let isPlain: Bool

        /// Whether nothing of the piece is visible without a line or a ground.
        var isBlank: Bool { text == " " }
    }

    let row: Int
    let column: Int
    private(set) var width = 0
    let look: PictureLook
    private(set) var pieces: [Piece] = []

    /// Divides a screen into runs, row by row.
    static func runs(of buffer: CellBuffer, cursor: Cursor?, colors: PictureColors) -> [PictureRun]
    {
        var runs: [PictureRun] = []
        for y in 0..<buffer.size.height {
            for x in 0..<buffer.size.width {
                let point = Point(x: x, y: y)
                let cell = buffer[point]
                if cell.isTrailingHalf { continue }
                let look = PictureLook(
                    buffer.style(of: cell), colors: colors, isCursor: cursor?.position == point)
                if x == 0 || runs.last?.look != look {
                    runs.append(PictureRun(row: y, column: x, look: look))
                }
                let text = buffer.clusters.text(of: cell.glyph)
                runs[runs.count - 1].append(text, column: x, width: Int(cell.glyph.width))
            }
        }
        return runs
    }

    /// The clusters of the run, each with the run's look.
    var cells: [PictureCell] { pieces.map { PictureCell(row: row, piece: $0, look: look) } }

    /// Returns the runs of clusters of one row, in the same order.
    static func runs(of cells: [PictureCell]) -> [PictureRun] {
        var runs: [PictureRun] = []
        for cell in cells {
            if runs.last?.look != cell.look {
                runs.append(PictureRun(row: cell.row, column: cell.piece.column, look: cell.look))
            }
            runs[runs.count - 1].append(
                cell.piece.text, column: cell.piece.column, width: cell.piece.width)
        }
        return runs
    }

    private init(row: Int, column: Int, look: PictureLook) {
        self.row = row
        self.column = column
        self.look = look
    }

    private mutating func append(_ text: String, column: Int, width: Int) {
        pieces.append(
            Piece(
                text: text, column: column, width: width,
                isPlain: width == 1 && Self.isPlain(text)))
        self.width = column + width - self.column
    }

    private static func isPlain(_ text: String) -> Bool {
        guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else {
            return false
        }
        switch scalar.value {
        // ASCII, and the Latin, Greek and Cyrillic letters.
        case 0x21...0x7E: return true
        case 0xA1...0x24F, 0x370...0x52F: return scalar.properties.isAlphabetic
        default: return false
        }
    }
}

/// A cluster of a run with its look.
struct PictureCell: Hashable {
    let row: Int
    let piece: PictureRun.Piece
    let look: PictureLook
}
