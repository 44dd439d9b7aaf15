// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user folded or unfolded a section; posted by the Markdown view, whose own handlers run first.
public struct SectionFolded: RoutedEvent, Hashable, Sendable {
    /// The heading of the section.
    public let heading: MarkdownHeading
    /// Whether the section is folded now.
    public let isFolded: Bool

    /// Creates the event of a section that was folded or unfolded.
    public init(heading: MarkdownHeading, isFolded: Bool) {
        self.heading = heading
        self.isFolded = isFolded
    }
}

/// The user selected text of a Markdown view; posted by the view, whose own handlers run first.
public struct MarkdownSelectionChanged: RoutedEvent, Hashable, Sendable {
    /// The lines of the source that the selection touches; nil for no selection.
    public let lines: Range<Int>?

    /// Creates the event of a selection of lines.
    public init(lines: Range<Int>?) {
        self.lines = lines
    }
}

/// A heading of a document that a Markdown view shows.
public struct MarkdownHeading: Hashable, Sendable {
    /// The text without marks.
    public let title: String
    /// The level, from 1 to 6.
    public let level: Int
    /// The line in the source, from 0.
    public let line: Int
    /// The number of the block in the document.
    public let block: Int

    /// Creates a heading.
    public init(title: String, level: Int, line: Int, block: Int) {
        self.title = title
        self.level = level
        self.line = line
        self.block = block
    }
}
