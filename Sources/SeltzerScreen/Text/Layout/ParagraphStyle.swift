// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// How the lines of a text are broken and where they stand.
public struct ParagraphStyle: Hashable, Sendable {
    /// What becomes of a line that is too wide.
    public var lineBreakMode: LineBreakMode
    /// Where lines stand that are narrower than the space.
    public var alignment: TextAlignment
    /// The free cells before the first line of each paragraph, which is what newlines part.
    public var firstLineHeadIndent: Int
    /// The free cells before the other lines of a paragraph: more than those before the first make a hanging
    /// indent.
    public var headIndent: Int
    /// The cells from one tab stop to the next, counted from the left edge; 1 to 1,024.
    public var defaultTabInterval: Int

    /// Creates a style; what is not named is cut at the tail, at the left edge and without indents.
    public init(
        lineBreakMode: LineBreakMode = .byTruncatingTail,
        alignment: TextAlignment = .left,
        firstLineHeadIndent: Int = 0,
        headIndent: Int = 0,
        defaultTabInterval: Int = 8
    ) {
        self.lineBreakMode = lineBreakMode
        self.alignment = alignment
        self.firstLineHeadIndent = firstLineHeadIndent
        self.headIndent = headIndent
        self.defaultTabInterval = defaultTabInterval
    }

    /// Returns the free cells before a line; two cells of the width are left for text, the room of a wide
    /// character.
    func indent(isFirst: Bool, width: Int) -> Int {
        max(0, min(isFirst ? firstLineHeadIndent : headIndent, width.saturatingSubtracting(2)))
    }

    var tabInterval: Int { defaultTabInterval.clamped(1, 1_024) }
}
