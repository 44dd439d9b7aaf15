// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Something in a document that the user can act on: a link or the heading of a section.
struct MarkdownItem: Hashable, Comparable {
    let block: Int
    let part: Int
    /// The number of the link in its part; -1 for a heading.
    let link: Int

    static func heading(_ block: Int) -> Self { Self(block: block, part: 0, link: -1) }

    var isHeading: Bool { link < 0 }

    static func < (first: Self, second: Self) -> Bool {
        (first.block, first.part, first.link) < (second.block, second.part, second.link)
    }
}
