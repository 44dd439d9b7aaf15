// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Text in which parts have styles of their own.
///
/// ```swift
/// let count: StyledText = "\(errors, style: Style(foreground: .red)) errors, \("3", .bold) warnings"
/// ```
///
/// A style belongs to whole clusters: a mark that is appended takes the style of the letter it joins. What a
/// part's style leaves open comes from where the text is drawn (``Style/merged(over:)``). Text has no direction: it is
/// shown in its logical order, as ``TextLayout`` says.
public struct StyledText: Hashable, Sendable {
    /// A part of the text with one style.
    public struct Run: Hashable, Sendable {
        /// The part.
        public let text: Substring
        /// Its style.
        public let style: Style
    }

    /// The end of a part, as an offset in UTF-8, and the part's style.
    struct Span: Hashable, Sendable {
        var end: Int
        var style: Style
    }

    /// The text without its styles.
    public private(set) var string: String

    /// The parts in order, none empty and no neighbours alike; no parts where all of the text is plain, so
    /// that plain text costs no more than a string.
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

    /// Whether there is no text.
    public var isEmpty: Bool { string.isEmpty }

    /// Whether no part of the text has a style.
    public var isPlain: Bool { spans.isEmpty }

    /// The number of cells that the text takes on one line, where every kind of cluster is shown as one
    /// character.
    public var cellWidth: Int { string.cellWidth }

    /// Returns the number of cells that the text takes on one line of a display, as a ``Canvas`` shows it there.
    ///
    /// - Parameter joined: The clusters that the display shows as one character.
    public func cellWidth(joining joined: JoinedClusters) -> Int {
        string.cellWidth(joining: joined)
    }

    /// The parts in order, neighbours in different styles; one for text in one style, none for empty text.
    public var runs: [Run] {
        var runs: [Run] = []
        forEachRun(in: 0..<length) { runs.append(Run(text: $0, style: $1)) }
        return runs
    }

    /// Appends text with its styles.
    public mutating func append(_ other: StyledText) {
        guard !other.isEmpty else { return }
        let joint = length
        string += other.string
        guard !(spans.isEmpty && other.spans.isEmpty) else { return }
        if spans.isEmpty, joint > 0 { spans = [Span(end: joint, style: Style())] }
        // Where the first cluster appended joins the last one, that one's style goes on to its end.
        let start = joint > 0 ? endOfCluster(at: joint) : 0
        if joint > 0 { spans[spans.count - 1].end = start }
        if other.spans.isEmpty { addSpan(to: length, style: Style()) }
        for span in other.spans { addSpan(to: joint + span.end, style: span.style) }
        forgetPlainSpan()
    }

    /// Appends text in one style.
    public mutating func append(_ text: some StringProtocol, style: Style = Style()) {
        append(StyledText(text, style: style))
    }

    /// Lays a style over a part: what it leaves open stays as it was.
    ///
    /// - Parameters:
    ///   - style: Its colours, attributes and link come before those of the text (``Style/merged(over:)``).
    ///   - range: Places in ``string``, widened to whole clusters; nil for all of it. What lies outside of the
    ///     text does not count.
    public mutating func addStyle(_ style: Style, in range: Range<String.Index>? = nil) {
        let part = range.map(offsets) ?? 0..<length
        guard !part.isEmpty else { return }
        let old = spans.isEmpty ? [Span(end: length, style: Style())] : spans
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

    /// Returns the text of both.
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
    var length: Int { string.utf8.count }

    /// Adds the part from the last one's end on; joined with that one if it has the same style.
    private mutating func addSpan(to end: Int, style: Style) {
        guard end > (spans.last?.end ?? 0) else { return }
        if spans.last?.style == style {
            spans[spans.count - 1].end = end
        } else {
            spans.append(Span(end: end, style: style))
        }
    }

    /// Leaves the text up to a place between two clusters.
    mutating func removeAll(after offset: Int) {
        guard offset < length else { return }
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
    /// The text without its styles.
    public var description: String { string }
}
