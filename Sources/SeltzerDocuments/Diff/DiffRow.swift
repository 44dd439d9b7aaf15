// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A row of differences: a heading, or a line of one version or of both.
struct DiffRow: Hashable {
    enum Kind: UInt8 {
        /// An empty row between two files.
        case blank
        /// The heading of a file.
        case file
        /// The heading of a hunk.
        case hunk
        /// The lines that are left out before a hunk, in place of its heading.
        case gap
        /// A line.
        case line
    }

    var kind: Kind
    var file: Int32
    var hunk: Int32 = -1
    /// The index in ``DiffRows/lines`` of the line of the old version; -1 for none.
    var old: Int32 = -1
    /// The index in ``DiffRows/lines`` of the line of the new version; -1 for none.
    ///
    /// A common line has the same index for both versions.
    var new: Int32 = -1
}
