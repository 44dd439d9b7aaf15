// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Text with a style for each of its parts.
///
/// ```swift
/// let count: StyledText = "\(errors, style: Style(foreground: .red)) errors, \("3", .bold) warnings"
/// ```
///
/// A style belongs to whole clusters: an appended mark takes the style of the letter that it joins.
/// Everything that a part's style leaves open comes from the place where the text is drawn
/// (``Style/merged(over:)``). Text appears in its logical order, as ``TextLayout`` describes.
public struct StyledText: Hashable, Sendable {
    /// A part of the text with one style.
    public struct Run: Hashable, Sendable {
        /// The text of the part.
        public let text: Substring
        /// The style of the part.
        public let style: Style
    }

    /// The end of a part, as an offset in UTF-8, and the part's style.
    struct Span: Hashable, Sendable {
        var end: Int
        var style: Style
    }

    /// The text without styles.
    public private(set) var string: String

    /// The parts in order; no part is empty, and neighbors differ in style.
    ///
    /// Plain text has no parts, so that it costs no more than a string.
    private(set) var spans: [Span]

    /// Creates text in one style.
    public init(_ string: some StringProtocol, style: Style = Style()) {
        var native = String(string)
        native.makeContiguousUTF8()
        self.string = native
        let isPlain = style == Style() || native.isEmpty
        spans = isPlain ? [] : [Span(end: native.utf8.count, style: style)]
    }

    /// Creates empty text.
    public init() {
        self.init("")
    }

    /// Whether the text is empty.
    public var isEmpty: Bool { string.isEmpty }

    /// Whether no part of the text has a style.
    public var isPlain: Bool { spans.isEmpty }

    /// The width of the text on one line, in cells, on a display that joins every kind of cluster.
    public var cellWidth: Int { string.cellWidth }

    /// Returns the width of the text on one line of a display, in cells, as a ``Canvas`` shows it
    /// on that display.
    ///
    /// - Parameter joined: The kinds of clusters that the display shows as one character.
    public func cellWidth(joining joined: JoinedClusters) -> Int {
        string.cellWidth(joining: joined)
    }

    /// The parts in order, with different styles for neighbors; one part for text in one style, none for empty
    /// text.
    public var runs: [Run] {
        var runs: [Run] = []
        forEachRun(in: 0..<byteCount) { runs.append(Run(text: $0, style: $1)) }
        return runs
    }

    /// Appends text with its styles.
    public mutating func append(_ other: StyledText) {
        guard !other.isEmpty else { return }
        let joint = byteCount
        string += other.string
        guard !(spans.isEmpty && other.spans.isEmpty) else { return }
        if spans.isEmpty, joint > 0 { spans = [Span(end: joint, style: Style())] }
        // If the first appended cluster joins the last one, the style of the last one continues to its end.
        let start = joint > 0 ? endOfCluster(at: joint) : 0
        if joint > 0 { spans[spans.count - 1].end = start }
        if other.spans.isEmpty { addSpan(to: byteCount, style: Style()) }
        for span in other.spans { addSpan(to: joint + span.end, style: span.style) }
        forgetPlainSpan()
    }

    /// Appends text in one style.
    public mutating func append(_ text: some StringProtocol, style: Style = Style()) {
        append(StyledText(text, style: style))
    }

    /// Merges a style over a part; everything that the style leaves open stays unchanged.
    ///
    /// - Parameters:
    ///   - style: The style, whose colors, attributes and link replace the existing ones
    ///     (``Style/merged(over:)``).
    ///   - range: Positions in ``string``, widened to whole clusters; nil for the whole text. Positions outside are
    ///     clamped.
    public mutating func addStyle(_ style: Style, in range: Range<String.Index>? = nil) {
        let part = range.map(offsets) ?? 0..<byteCount
        guard !part.isEmpty else { return }
        let old = spans.isEmpty ? [Span(end: byteCount, style: Style())] : spans
        spans = []
        var start = 0
        for span in old {
            let first = part.lowerBound.clamped(start, span.end)
            let last = part.upperBound.clamped(first, span.end)
            addSpan(to: first, style: span.style)
            addSpan(to: last, style: last > first ? style.merged(over: span.style) : span.style)
            addSpan(to: span.end, style: span.style)
            start = span.end
        }
        forgetPlainSpan()
    }

    /// Adds a style to the text that a pattern matched.
    ///
    /// - Parameters:
    ///   - style: The style, which is merged over the styles of the text.
    ///   - match: A match in ``string``; ranges outside of the text have no effect.
    public mutating func addStyle(_ style: Style, in match: FuzzyMatch) {
        for range in match.ranges {
            let part = range.clamped(to: 0..<byteCount)
            addStyle(style, in: index(part.lowerBound)..<index(part.upperBound))
        }
    }

    /// Returns the concatenation of two texts.
    public static func + (first: StyledText, second: StyledText) -> StyledText {
        var text = first
        text.append(second)
        return text
    }

    /// Appends text with its styles.
    public static func += (text: inout StyledText, other: StyledText) {
        text.append(other)
    }

    /// The bytes of the text.
    var byteCount: Int { string.utf8.count }

    /// Adds a part from the end of the last part up to an offset; parts with equal styles are
    /// merged.
    private mutating func addSpan(to end: Int, style: Style) {
        guard end > (spans.last?.end ?? 0) else { return }
        if spans.last?.style == style {
            spans[spans.count - 1].end = end
        } else {
            spans.append(Span(end: end, style: style))
        }
    }

    /// Removes the text after a position between two clusters.
    mutating func removeAll(after offset: Int) {
        guard offset < byteCount else { return }
        string.removeSubrange(index(offset)...)
        while let last = spans.last, last.end > offset {
            spans.removeLast()
            addSpan(to: offset, style: last.style)
        }
        forgetPlainSpan()
    }

    private mutating func forgetPlainSpan() {
        if spans.count == 1, spans[0].style == Style() { spans = [] }
    }
}

extension StyledText: CustomStringConvertible {
    /// The text without styles.
    public var description: String { string }
}
