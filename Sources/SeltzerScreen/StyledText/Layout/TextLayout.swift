// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A text, laid out in lines of a width.
///
/// Lines are laid out on demand, and earlier lines only once: the first screen of a text costs one
/// screen, even if the text is long. Blanks at which a line wraps belong to no line. Newlines are
/// `\n`, `\r\n`, U+2028 and U+2029. ``LineBreakMode/byWordWrapping`` breaks lines by a subset of
/// Unicode Standard Annex #14. It has the annex' rules for CJK: no line begins with closing
/// punctuation or small kana, and no line ends with an opening bracket. It has no dictionaries.
///
/// There is no bidirectional layout (Unicode Standard Annex #9). Cells follow each other in the
/// text's logical order, whatever its direction. Hebrew or Arabic text appears from left to right,
/// unless the terminal reverses it itself. Columns, selections and alignment follow the logical
/// order.
///
/// ```swift
/// var layout = TextLayout("Grapes, figs and pears", width: 8, paragraphStyle: ParagraphStyle(lineBreakMode: .byWordWrapping))
/// layout.size()    // 8 by 3 cells
/// ```
public struct TextLayout: Sendable {
    /// The beginning of a line.
    struct Place {
        var offset: Int
        var isFirst: Bool
    }

    /// The text.
    public let text: StyledText
    /// The width of a line in cells; `Int.max` for no limit.
    public let width: Int
    /// The breaking, indents and alignment of lines.
    public let paragraphStyle: ParagraphStyle
    /// The kinds of clusters that the display shows as one character.
    public let joinedClusters: JoinedClusters
    /// The part that the last allowed line leaves out if the text continues after it, for wrapped
    /// and for cut text; nil for the tail of wrapped text only.
    package var lastLineMode: TruncationMode?

    /// The number of lines between two remembered places.
    private static var stride: Int { 32 }
    /// The beginnings of every 32nd line after the first, as far as they are known; empty for a short text.
    private var places: [Place] = []
    /// The number of lines laid out so far.
    private(set) var known = 0
    /// The beginning of the line after the known ones; nil after the last line.
    private(set) var next: Place? = Place(offset: 0, isFirst: true)
    private var widest = 0

    /// Creates a layout; nothing is laid out yet.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - width: The width of a line in cells; `Int.max` for no limit.
    ///   - paragraphStyle: The breaking, indents and alignment of lines.
    ///   - joined: The kinds of clusters that the display shows as one character.
    public init(
        _ text: StyledText,
        width: Int,
        paragraphStyle: ParagraphStyle = ParagraphStyle(),
        joining joined: JoinedClusters = .all
    ) {
        self.text = text
        self.width = max(1, width)
        self.paragraphStyle = paragraphStyle
        joinedClusters = joined
    }

    /// Returns the lines in a range, counted from 0; fewer if the text ends earlier.
    ///
    /// - Parameters:
    ///   - range: The numbers of the requested lines.
    ///   - numberOfLines: The maximum number of lines to show; 0 for all. If wrapped text continues
    ///     after the last of them, the last one ends with an ellipsis.
    public mutating func lines(_ range: Range<Int>, numberOfLines: Int = 0) -> [TextLine] {
        let limit = numberOfLines > 0 ? numberOfLines : Int.max
        let rows = range.clamped(to: 0..<limit)
        guard !rows.isEmpty else { return [] }
        layOut(rows.lowerBound)
        guard var number = nearestKnownLine(to: rows.lowerBound) else { return [] }
        var place: Place? =
            number == 0
            ? Place(offset: 0, isFirst: true) : places[number / Self.stride - 1]
        var lines: [TextLine] = []
        while number < rows.upperBound, let start = place {
            if number == limit - 1, lastLineMode != nil, let line = lastLine(at: start) {
                lines.append(line)
                break
            }
            let step = line(at: start, isAlone: number + 1 == rows.upperBound)
            if number >= rows.lowerBound {
                let isCut = number == limit - 1 && step.next != nil
                lines.append(isCut ? lastLine(at: start) ?? step.line : step.line)
            }
            place = step.next
            number += 1
        }
        return lines
    }

    /// Returns the width of the widest line with its indent, and the number of lines; the call lays
    /// out all lines.
    ///
    /// - Parameter numberOfLines: The maximum number of lines to show; 0 for all.
    public mutating func size(numberOfLines: Int = 0) -> Size {
        if numberOfLines > 0 {
            layOut(numberOfLines.saturatingAdding(1))
            if known > numberOfLines {
                let lines = lines(0..<numberOfLines, numberOfLines: numberOfLines)
                let widths = lines.enumerated().map { row, line in
                    extent(of: line, isFirst: row == 0 || lines[row - 1].endsParagraph)
                }
                return Size(width: widths.max() ?? 0, height: lines.count)
            }
        }
        layOut(Int.max)
        return Size(width: widest, height: known)
    }

    /// Returns the number of lines, or a limit if there are more; lines after it are not laid out.
    package mutating func lineCount(upTo limit: Int) -> Int {
        layOut(limit)
        return min(known, limit)
    }

    /// Lays out lines from the beginning up to a number of lines, or all lines if there are fewer.
    mutating func layOut(_ count: Int) {
        while known < count, let place = next {
            let step = line(at: place)
            widest = max(widest, extent(of: step.line, isFirst: place.isFirst))
            known += 1
            next = step.next
            if known % Self.stride == 0, let next { places.append(next) }
        }
    }

    /// The width of a line with its paragraph's indent, independent of the alignment.
    private func extent(of line: TextLine, isFirst: Bool) -> Int {
        line.width.saturatingAdding(paragraphStyle.indent(isFirst: isFirst, width: width))
    }

    /// Returns the start and the number of the last remembered line that begins at or before an
    /// offset.
    func knownPlace(atOrBefore offset: Int) -> (number: Int, place: Place) {
        var low = 0
        var high = places.count
        while low < high {
            let middle = (low + high) / 2
            if places[middle].offset > offset { high = middle } else { low = middle + 1 }
        }
        let place = low > 0 ? places[low - 1] : Place(offset: 0, isFirst: true)
        return (low * Self.stride, place)
    }

    private func nearestKnownLine(to number: Int) -> Int? {
        guard number < known || next != nil else { return nil }
        return min(number / Self.stride, places.count) * Self.stride
    }

    // MARK: One line

    /// Returns a line, and the place of the next line; nil after the last line.
    ///
    /// - Parameter isAlone: Whether the place of the next line is not needed; then a long cut
    ///   paragraph is not searched for its end.
    func line(at place: Place, isAlone: Bool = false) -> (line: TextLine, next: Place?) {
        let indent = paragraphStyle.indent(isFirst: place.isFirst, width: width)
        if let mode = paragraphStyle.lineBreakMode.truncation {
            if isAlone, mode == .tail || mode == .clip {
                return (beginning(at: place.offset, mode: mode, indent: indent), nil)
            }
            let paragraph = paragraph(from: place.offset)
            let line = cut(paragraph.range, mode: mode, indent: indent)
            return (line, paragraph.next.map { Place(offset: $0, isFirst: true) })
        }
        let end = LineWrapper.end(
            of: text.string, from: place.offset,
            limit: width == .max ? .max : width - indent,
            breaksWords: paragraphStyle.lineBreakMode == .byCharWrapping,
            tabInterval: paragraphStyle.tabInterval, column: indent,
            joining: joinedClusters)
        let next = place.offset + end.next
        let isLast = next == text.byteCount && !end.isNewline
        let line = TextLine(
            head: place.offset..<place.offset + end.end, tail: 0..<0, isTruncated: false,
            column: indent, indent: aligned(end.width, after: indent), width: end.width,
            endsParagraph: end.isNewline || isLast)
        return (line, isLast ? nil : Place(offset: next, isFirst: end.isNewline))
    }

    /// Returns the last shown line of text that continues after it; nil if the line needs no sign of
    /// it.
    private func lastLine(at place: Place) -> TextLine? {
        let indent = paragraphStyle.indent(isFirst: place.isFirst, width: width)
        let wraps = paragraphStyle.lineBreakMode.truncation == nil
        switch lastLineMode {
        case nil where !wraps: return nil
        case .tail where wraps && line(at: place).next == nil: return nil
        case nil, .tail:
            return beginning(
                at: place.offset, mode: .tail, indent: indent, isOpen: wraps ? true : nil)
        case .clip: return beginning(at: place.offset, mode: .clip, indent: indent)
        case .head?, .middle?:
            let paragraph = paragraph(from: place.offset)
            return cut(
                paragraph.range, mode: lastLineMode ?? .tail, indent: indent,
                isOpen: continues(after: paragraph))
        }
    }

    /// Whether text other than a last newline follows a paragraph.
    private func continues(after paragraph: (range: Range<Int>, next: Int?)) -> Bool {
        paragraph.next.map { $0 < text.byteCount } ?? false
    }

    /// Returns the start of a paragraph, cut to the width, without a search for a distant end of
    /// the paragraph.
    ///
    /// - Parameter isOpen: Whether the line ends with an ellipsis even if the paragraph fits; nil
    ///   if another paragraph decides.
    private func beginning(
        at offset: Int, mode: TruncationMode, indent: Int, isOpen: Bool? = false
    ) -> TextLine {
        // These bytes are enough for a line of the longest emoji.
        let rest = text.substring(offset..<text.byteCount).utf8
        let enough = min(width.saturatingAdding(1).saturatingMultiplied(by: 64), rest.count)
        let window = rest.prefix(enough).withContiguousStorageIfAvailable { $0.firstNewline } ?? nil
        if window == nil, enough < rest.count {
            let end = text.endOfCluster(at: text.startOfScalar(at: offset + enough))
            let line = cut(offset..<end, mode: mode, indent: indent, isOpen: true)
            if line.head.upperBound < end { return line }
        }
        let paragraph = paragraph(from: offset)
        return cut(
            paragraph.range, mode: mode, indent: indent,
            isOpen: isOpen ?? continues(after: paragraph))
    }

    /// Cuts a paragraph, or the rest of one, to the width if it is wider.
    ///
    /// - Parameter isOpen: Whether text continues after the range, so that the line always ends
    ///   with an ellipsis.
    private func cut(
        _ range: Range<Int>, mode: TruncationMode, indent: Int, isOpen: Bool = false
    ) -> TextLine {
        let limit = width == .max ? .max : width - indent
        let tabs = TabStops(interval: paragraphStyle.tabInterval, column: indent)
        let paragraph = text.substring(range)
        let whole = paragraph.prefix(
            width: isOpen ? limit - 1 : limit, joining: joinedClusters, tabs: tabs)
        let isWhole = whole.end == paragraph.endIndex
        if isWhole {
            let cells = whole.width + (isOpen ? 1 : 0)
            return TextLine(
                head: range, tail: 0..<0, isTruncated: isOpen,
                column: indent, indent: aligned(cells, after: indent),
                width: cells, endsParagraph: true)
        }
        let cut = TruncatedText(
            paragraph, width: limit, mode: mode, isUnicode: true, joining: joinedClusters,
            tabs: tabs)
        let end = range.lowerBound + cut.head.utf8.count
        return TextLine(
            head: range.lowerBound..<end,
            tail: range.upperBound - cut.tail.utf8.count..<range.upperBound,
            isTruncated: !cut.sign.isEmpty, column: indent,
            indent: aligned(cut.width, after: indent),
            width: cut.width,
            endsParagraph: true)
    }

    private func aligned(_ cells: Int, after indent: Int) -> Int {
        guard width != .max else { return indent }
        return indent + max(0, paragraphStyle.alignment.indent(of: cells, in: width - indent))
    }

    /// Returns a paragraph, or the rest of it, without its newline, and the start of the next
    /// paragraph; nil after the last one.
    private func paragraph(from start: Int) -> (range: Range<Int>, next: Int?) {
        let rest = text.string.utf8[text.index(start)...]
        let found = rest.withContiguousStorageIfAvailable { $0.firstNewline } ?? nil
        guard let newline = found else { return (start..<text.byteCount, nil) }
        return (start..<start + newline.lowerBound, start + newline.upperBound)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The place of the first newline in UTF-8.
    fileprivate var firstNewline: Range<Int>? {
        for (index, byte) in enumerated() {
            if byte == 0x0A {
                return index > 0 && self[index - 1] == 0x0D
                    ? index - 1..<index + 1 : index..<index + 1
            }
            if byte == 0xE2, index + 2 < count, self[index + 1] == 0x80,
                self[index + 2] & 0xFE == 0xA8
            {
                return index..<index + 3
            }
        }
        return nil
    }
}
