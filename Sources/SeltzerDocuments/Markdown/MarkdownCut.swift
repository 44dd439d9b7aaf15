// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A place between the rows of a document that does not depend on their width: before a block without a parent, or before
/// a line of a block of code.
struct MarkdownCut: Hashable, Comparable {
    var block = 0
    /// The number of lines of code before the cut; 0 before the block.
    var line = 0

    static func < (first: MarkdownCut, second: MarkdownCut) -> Bool {
        (first.block, first.line) < (second.block, second.line)
    }
}

extension MarkdownRows {
    /// Returns the place of a cut, which may be after the last row.
    mutating func place(of cut: MarkdownCut) -> Place {
        cut.line == 0 || cut.block >= document.blockCount
            ? Place(block: cut.block) : place(ofCodeLine: cut.line, in: cut.block)
    }

    /// Returns the first row after a cut; nil for none.
    mutating func firstPlace(after cut: MarkdownCut) -> Place? {
        guard cut.line > 0, cut.block < document.blockCount else {
            return block(from: cut.block).map { Place(block: $0) }
        }
        return existingOrNext(place(ofCodeLine: cut.line, in: cut.block))
    }
}
