// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The rectangles of a line's glyph, from the weights of its four arms.
struct LineBoxes {
    let boxes: [CellShape.Box]

    /// The positions of the lines of each weight in a cell, across their direction.
    private struct Tracks {
        let length: Int
        let light: Range<Int>
        let heavy: Range<Int>
        /// The two strokes of a double line.
        let near: Range<Int>
        let far: Range<Int>

        /// The tracks as seen from the other end of the cell.
        var mirrored: Tracks {
            Tracks(
                length: length, light: mirror(light), heavy: mirror(heavy), near: mirror(far),
                far: mirror(near))
        }

        func mirror(_ range: Range<Int>) -> Range<Int> {
            length - range.upperBound..<length - range.lowerBound
        }

        static var columns: Tracks {
            Tracks(length: 16, light: 8..<10, heavy: 6..<10, near: 4..<6, far: 10..<12)
        }

        static var rows: Tracks {
            Tracks(length: 32, light: 16..<18, heavy: 14..<18, near: 12..<14, far: 18..<20)
        }
    }

    /// Draws the arms; the bits are encoded as in `LineArmsTable`.
    init(arms bits: UInt8) {
        func weight(_ shift: UInt8) -> UInt8 { bits >> shift & 3 }
        let (up, right, down, left) = (weight(0), weight(2), weight(4), weight(6))
        let (columns, rows) = (Tracks.columns, Tracks.rows)
        func boxes(
            _ own: UInt8, opposite: UInt8, along: Tracks, sides: (UInt8, UInt8), across: Tracks,
            box: (Range<Int>, Range<Int>) -> CellShape.Box
        ) -> [CellShape.Box] {
            Self.strokes(own, opposite: opposite, along: along, sides: sides, across: across)
                .map { box($0.along, $0.across) }
        }
        self.boxes =
            boxes(up, opposite: down, along: rows, sides: (left, right), across: columns) {
                CellShape.Box(x: $1, y: $0)
            }
            + boxes(
                down, opposite: up, along: rows.mirrored, sides: (left, right), across: columns
            ) {
                CellShape.Box(x: $1, y: rows.mirror($0))
            }
            + boxes(left, opposite: right, along: columns, sides: (up, down), across: rows) {
                CellShape.Box(x: $0, y: $1)
            }
            + boxes(
                right, opposite: left, along: columns.mirrored, sides: (up, down), across: rows
            ) {
                CellShape.Box(x: columns.mirror($0), y: $1)
            }
    }

    /// Returns the strokes of one arm, which begins at the edge of the cell at which `along`
    /// begins.
    ///
    /// - Parameters:
    ///   - own: The weight of the arm.
    ///   - opposite: The weight of the arm that continues it.
    ///   - along: The positions of the lines across the arm.
    ///   - sides: The weights of the arms at the near and at the far side of the arm.
    ///   - across: The positions of the lines parallel to the arm.
    private static func strokes(
        _ own: UInt8, opposite: UInt8, along: Tracks, sides: (near: UInt8, far: UInt8),
        across: Tracks
    ) -> [(along: Range<Int>, across: Range<Int>)] {
        /// Returns the end of one stroke of a double arm. The stroke meets a double arm on its own
        /// side, and goes round a double arm on the other side.
        func end(side: UInt8, other: UInt8) -> Int {
            if side == 3 { return along.near.upperBound }
            return opposite != 3 && other == 3
                ? along.far.upperBound : along.light.upperBound
        }
        switch own {
        case 0: return []
        case 3:
            return [
                (0..<end(side: sides.near, other: sides.far), across.near),
                (0..<end(side: sides.far, other: sides.near), across.far),
            ]
        default:
            let end: Int
            if sides.near != 3, sides.far != 3 {
                end =
                    max(sides.near, sides.far) == 2
                    ? along.heavy.upperBound : along.light.upperBound
            } else if opposite != 0 {
                end = along.light.upperBound
            } else {
                end = sides.near == sides.far ? along.near.upperBound : along.far.upperBound
            }
            return [(0..<end, own == 1 ? across.light : across.heavy)]
        }
    }
}
