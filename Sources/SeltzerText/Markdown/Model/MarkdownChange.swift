// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The change that an addition made to a Markdown document.
public struct MarkdownChange: Hashable, Sendable {
    /// The number of the first block that is new or different.
    public let firstBlock: Int
    /// Whether definitions of links were added or removed, so that texts before ``firstBlock`` may have other links.
    public let changesDefinitions: Bool

    /// Creates a change; the blocks from `firstBlock` on are new or different.
    public init(firstBlock: Int, changesDefinitions: Bool) {
        self.firstBlock = firstBlock
        self.changesDefinitions = changesDefinitions
    }
}
