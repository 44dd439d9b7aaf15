// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses
import SeltzerScreen

/// The part of a glyph that the cells of ncurses can hold.
///
/// By libc's tables, a cell of ncurses holds one spacing character and four marks. Of a longer
/// cluster, only the first character appears. A question mark replaces a character that is unknown
/// to libc, or wider by its tables. The width in columns is always Seltzer's.
struct CursesText: Hashable {
    /// The scalars of the glyph's first cell.
    private(set) var scalars: [UInt32]
    /// The number of columns of the scalars; spaces fill the other columns.
    private(set) var columns: Int

    /// Creates the text of a cell's glyph.
    init(_ glyph: Glyph, in clusters: ClusterTable) {
        if (0x20..<0x7F).contains(glyph.bits) {
            self.init(scalars: [glyph.bits], columns: 1)
        } else {
            self.init(clusters.text(of: glyph), columns: Int(glyph.width))
        }
    }

    private init(scalars: [UInt32], columns: Int) {
        self.scalars = scalars
        self.columns = columns
    }

    /// Creates the text of a glyph of one or two columns.
    init(_ text: String, columns wanted: Int) {
        let all = text.unicodeScalars.map(\.value)
        let first = all.first ?? 0x20
        let width = Int(cn_wcwidth(first))
        guard (1...max(1, wanted)).contains(width) else {
            scalars = [0x3F]
            columns = 1
            return
        }
        // The marks end before a joiner, which would have nothing to join.
        let marks = all.dropFirst().prefix { cn_wcwidth($0) == 0 && !Self.isJoiner($0) }
        scalars = [first] + marks.prefix(Int(CN_SCALARS) - 1)
        columns = width
    }

    private static func isJoiner(_ scalar: UInt32) -> Bool {
        scalar == 0x200D
    }
}
