// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The breaking, indents and alignment of a text's lines.
public struct ParagraphStyle: Hashable, Sendable {
    /// The treatment of a line that is too wide.
    public var lineBreakMode: LineBreakMode
    /// The alignment of lines that are narrower than the space.
    public var alignment: TextAlignment
    /// The indent of the first line of each paragraph, in cells; newlines separate paragraphs.
    public var firstLineHeadIndent: Int
    /// The indent of the other lines of a paragraph, in cells; if it is larger than the first
    /// line's, the paragraph has a hanging indent.
    public var headIndent: Int
    /// The distance of tab stops from the left edge, in cells, from 1 to 1,024.
    public var defaultTabInterval: Int

    /// Creates a style; by default lines are cut at the tail, at the left edge and without indents.
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

    /// Returns the indent of a line; it leaves at least two cells for text, the width of a wide character.
    func indent(isFirst: Bool, width: Int) -> Int {
        max(0, min(isFirst ? firstLineHeadIndent : headIndent, width.saturatingSubtracting(2)))
    }

    var tabInterval: Int { defaultTabInterval.clamped(1, 1_024) }
}

/// The treatment of a line of text that is wider than its space.
public enum LineBreakMode: Hashable, Sendable {
    /// The text continues on the next line, after a whole word if possible.
    case byWordWrapping
    /// The text continues on the next line, after the last cluster that fits.
    case byCharWrapping
    /// The line is cut.
    case byTruncating(TruncationMode)

    /// The beginning is left out: `…wxyz`.
    public static var byTruncatingHead: LineBreakMode { .byTruncating(.head) }
    /// The middle is left out: `ab…yz`.
    public static var byTruncatingMiddle: LineBreakMode { .byTruncating(.middle) }
    /// The end is left out: `abcd…`.
    public static var byTruncatingTail: LineBreakMode { .byTruncating(.tail) }
    /// The end is left out, without an ellipsis.
    public static var byClipping: LineBreakMode { .byTruncating(.clip) }

    /// Whether lines wrap.
    package var isWrapping: Bool { truncation == nil }

    /// The part that is left out of a line; nil if lines wrap.
    var truncation: TruncationMode? {
        if case .byTruncating(let mode) = self { mode } else { nil }
    }
}

/// The position of text in a space that is wider than the text.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    /// At the left edge.
    case left
    /// In the middle; an odd cell is on the right.
    case center
    /// At the right edge.
    case right
    /// At the edge where text begins: the left edge, because cells follow each other in the logical
    /// order of the text.
    case natural

    /// As ``natural``: cells cannot be stretched to fill a line.
    public static var justified: TextAlignment { .natural }
}
