// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension StyledText {
    /// A part of the text with its styles; setting it replaces the part.
    ///
    /// - Parameter range: Positions in ``string``, widened to whole clusters; positions outside of the text are
    ///   clamped.
    public subscript(range: Range<String.Index>) -> StyledText {
        get { part(offsets(range)) }
        set { replaceSubrange(range, with: newValue) }
    }

    /// Returns a part of the text, counted in clusters from 0; positions outside of the text are clamped.
    public func clusters(_ range: Range<Int>) -> StyledText {
        let end = string.endIndex
        let first =
            string.index(string.startIndex, offsetBy: max(0, range.lowerBound), limitedBy: end)
            ?? end
        let count = max(0, range.upperBound).saturatingSubtracting(max(0, range.lowerBound))
        let last = string.index(first, offsetBy: count, limitedBy: end) ?? end
        return part(offset(first)..<offset(last))
    }

    /// Returns the part of a line that lies in a range of cells, counted from 0.
    ///
    /// The result is as wide as the range, or ends with the text. A wide cluster that the range
    /// cuts becomes a space, as in a ``Canvas``.
    ///
    /// - Parameters:
    ///   - range: The cells; cells outside of the text are ignored.
    ///   - joined: The kinds of clusters that the display shows as one character.
    public func cells(_ range: Range<Int>, joining joined: JoinedClusters = .all) -> StyledText {
        guard range.upperBound > 0, !range.isEmpty else { return StyledText() }
        let lower = max(0, range.lowerBound)
        let before = string.prefix(width: lower, joining: joined)
        var start = before.end
        var text = StyledText()
        var width = before.width
        if width < lower, start < string.endIndex {
            // The lower bound cuts a wide cluster.
            let cut = string.index(after: start)
            width += string[start].cellWidth(joining: joined)
            let blanks = min(width, range.upperBound) - lower
            text.append(
                String(repeating: " ", count: blanks), style: style(at: offset(start)))
            start = cut
            if width >= range.upperBound { return text }
        }
        let rest = string[start...].prefix(
            width: range.upperBound.saturatingSubtracting(width), joining: joined)
        text.append(part(offset(start)..<offset(rest.end)))
        width = width.saturatingAdding(rest.width)
        if width < range.upperBound, rest.end < string.endIndex {
            text.append(
                String(repeating: " ", count: range.upperBound - width),
                style: style(at: offset(rest.end)))
        }
        return text
    }

    /// Calls `body` for each part in a range of offsets; both ends must lie between clusters.
    func forEachRun(in range: Range<Int>, _ body: (Substring, Style) -> Void) {
        guard !range.isEmpty else { return }
        guard !spans.isEmpty else { return body(substring(range), Style()) }
        var start = range.lowerBound
        var number = spanNumber(at: start)
        while start < range.upperBound, number < spans.count {
            let end = Swift.min(spans[number].end, range.upperBound)
            body(substring(start..<end), spans[number].style)
            start = end
            number += 1
        }
    }

    /// Returns the style of the cluster at an offset; the plain style after the end.
    func style(at offset: Int) -> Style {
        let number = spanNumber(at: offset)
        return number < spans.count ? spans[number].style : Style()
    }

    /// Returns the part between two offsets, which must lie between clusters.
    func part(_ range: Range<Int>) -> StyledText {
        var text = StyledText()
        forEachRun(in: range) { text.append($0, style: $1) }
        return text
    }

    /// Returns the text between two offsets.
    func substring(_ range: Range<Int>) -> Substring {
        string[index(range.lowerBound)..<index(range.upperBound)]
    }

    /// Returns the position at an offset.
    func index(_ offset: Int) -> String.Index {
        string.utf8.index(string.startIndex, offsetBy: offset)
    }

    /// Returns the end of the cluster at an offset; the offset itself if it lies between two
    /// clusters.
    func endOfCluster(at offset: Int) -> Int {
        let index = index(offset)
        guard offset < byteCount, String.Index(index, within: string) == nil else { return offset }
        return self.offset(string.index(after: index))
    }

    /// Returns the start of the scalar at an offset.
    func startOfScalar(at offset: Int) -> Int {
        let bytes = string.utf8
        var start = offset
        while start > 0, start < byteCount, bytes[index(start)] & 0xC0 == 0x80 { start -= 1 }
        return start
    }

    /// Returns the offsets of a range, widened to whole clusters and clamped to the text.
    func offsets(_ range: Range<String.Index>) -> Range<Int> {
        let part = range.clamped(to: string.startIndex..<string.endIndex)
        guard !part.isEmpty else { return 0..<0 }
        var first = part.lowerBound
        if String.Index(first, within: string) == nil {
            first = string.index(before: string.index(after: first))
        }
        return offset(first)..<endOfCluster(at: offset(part.upperBound))
    }

    private func offset(_ index: String.Index) -> Int {
        string.utf8.distance(from: string.startIndex, to: index)
    }

    /// Returns the index of the span that contains an offset, by bisection.
    private func spanNumber(at offset: Int) -> Int {
        var low = 0
        var high = spans.count
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].end > offset { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
