// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerText

/// The rows of the text of a ``TextView``: lays out requested lines, and keeps their layouts.
///
/// A line longer than ``StoredText/maximumLength`` is laid out in segments of that length. Each segment begins a row.
/// This limits the cost of a key in any text.
@MainActor
struct TextRows {
    /// The place of a row: its line, its segment in the line, and its number in the segment.
    struct Place: Hashable, Comparable {
        var line = 0
        var segment = 0
        var row = 0

        static func < (first: Place, second: Place) -> Bool {
            (first.line, first.segment, first.row) < (second.line, second.segment, second.row)
        }
    }

    /// The layout of a segment.
    struct Segment {
        var text: StoredText
        var layout: TextLayout
        let rowCount: Int
        /// Whether the segment is the last of its line.
        let isLast: Bool
    }

    /// The width for the layout of text that does not wrap.
    private static var unlimitedWidth: Int { Int(Int32.max) }
    /// The maximum number of kept segments.
    private static var maximumKept: Int { 512 }

    /// The width of a row in cells; `Int.max` if lines do not wrap.
    var width = Int.max { didSet { if width != oldValue { forgetAll() } } }
    var tabInterval = 4 { didSet { if tabInterval != oldValue { forgetAll() } } }
    /// The alignment of rows that wrap.
    var alignment = TextAlignment.natural {
        didSet { if alignment != oldValue { forgetAll() } }
    }
    var joinedClusters = JoinedClusters.all {
        didSet { if joinedClusters != oldValue { forgetAll() } }
    }
    private(set) var storage = TextStorage()
    private(set) var revision = 0
    /// Returns the tokens of a line, which set its colors.
    var tokens: @MainActor (Int) -> [SyntaxToken] = { _ in [] }
    /// Returns a stretch of a line with its styles; nil for the styles of the tokens.
    var styles: (@MainActor (StoredText) -> StyledText)?
    /// The lines that are not shown.
    var folded = FoldedLines() { didSet { if folded != oldValue { revision += 1 } } }
    private var kept: [Place: Segment] = [:]

    /// Replaces the text.
    ///
    /// - Parameters:
    ///   - new: The new text.
    ///   - change: The difference from the old text; nil to lay out everything again.
    mutating func setStorage(_ new: TextStorage, change: TextChange?) {
        let old = storage
        storage = new
        revision += 1
        guard let change else {
            folded = FoldedLines()
            return forgetAll()
        }
        let first = old.lineNumber(at: change.start)
        let last = old.lineNumber(at: change.start + change.oldCount)
        folded.shift(replaced: first...last, by: new.lineCount - old.lineCount)
        moveSegments(
            replaced: first...last, byLines: new.lineCount - old.lineCount,
            bytes: change.newCount - change.oldCount)
    }

    /// Forgets the segments of lines, and moves the kept segments after them.
    private mutating func moveSegments(
        replaced lines: ClosedRange<Int>, byLines lineCount: Int, bytes: Int
    ) {
        if lineCount == 0 {
            var replaced: [Place] = []
            for key in kept.keys where lines.contains(key.line) { replaced.append(key) }
            for key in replaced { kept[key] = nil }
            guard bytes != 0 else { return }
            // A loop over the keys or indices would hold a second reference, and each change would copy all segments.
            var index = kept.startIndex
            while index < kept.endIndex {
                if kept.keys[index].line > lines.upperBound {
                    kept.values[index].text.move(by: bytes)
                }
                kept.formIndex(after: &index)
            }
            return
        }
        let old = kept
        kept = Dictionary(minimumCapacity: old.count)
        for (place, segment) in old where !lines.contains(place.line) {
            var place = place, segment = segment
            if place.line > lines.upperBound {
                place.line += lineCount
                segment.text.move(by: bytes)
            }
            kept[place] = segment
        }
    }

    /// Lays out lines again after their styles changed.
    mutating func forget(_ lines: Set<Int>) {
        kept = kept.filter { !lines.contains($0.key.line) }
    }

    mutating func forgetAll() {
        kept = [:]
        revision += 1
    }

    // MARK: Segments

    /// Returns the number of segments of a line.
    func segmentCount(ofLine line: Int) -> Int {
        // A lookup in the kept segments is cheaper than a lookup of the line in the tree.
        if kept[Place(line: line)]?.isLast == true { return 1 }
        return Self.segmentCount(of: storage.rangeOfLine(line))
    }

    private static func segmentCount(of line: Range<Int>) -> Int {
        max(1, (line.count + StoredText.maximumLength - 1) / StoredText.maximumLength)
    }

    private func start(ofSegment index: Int, of range: Range<Int>) -> Int {
        let start = range.lowerBound + index * StoredText.maximumLength
        guard index > 0, start < range.upperBound else {
            return min(start, range.upperBound)
        }
        return min(range.upperBound, storage.startOfScalar(atOrAfter: start))
    }

    /// Returns a segment of a line.
    mutating func segment(at place: Place) -> Segment {
        let key = Place(line: place.line, segment: place.segment)
        if let segment = kept[key] { return segment }
        if kept.count >= Self.maximumKept { kept = [:] }
        let line = storage.rangeOfLine(place.line)
        let range =
            start(
                ofSegment: place.segment, of: line)..<start(ofSegment: place.segment + 1, of: line)
        let text = StoredText(storage, range)
        var style = ParagraphStyle(lineBreakMode: width == .max ? .byClipping : .byWordWrapping)
        style.defaultTabInterval = tabInterval
        if width != .max { style.alignment = alignment }
        var layout = TextLayout(
            styled(text, at: place, of: line), width: min(width, Self.unlimitedWidth),
            paragraphStyle: style, joining: joinedClusters)
        // Unicode's line ends also begin a row.
        let isRow = width == .max && !text.mayHaveLineEnd
        let segment = Segment(
            text: text, layout: layout, rowCount: isRow ? 1 : layout.size().height,
            isLast: place.segment + 1 >= Self.segmentCount(of: line))
        kept[key] = segment
        return segment
    }

    /// Returns the text of a segment with its colors; only the first segment of a line has colors.
    private func styled(_ text: StoredText, at place: Place, of line: Range<Int>) -> StyledText {
        if let styles { return styles(text) }
        let tokens = place.segment == 0 ? tokens(place.line) : []
        return StyledText(text.string, tokens) { text.index(of: line.lowerBound + $0) }
    }

    // MARK: Moving by rows

    /// Returns the next row; nil after the last row.
    mutating func next(after place: Place) -> Place? {
        var next = place
        next.row += 1
        let segment = segment(at: place)
        if next.row < segment.rowCount { return next }
        next.row = 0
        next.segment += 1
        if !segment.isLast { return next }
        next.segment = 0
        next.line = folded.visible(atOrAfter: next.line + 1)
        return next.line < storage.lineCount ? next : nil
    }

    /// Returns the previous row; nil before the first row.
    mutating func previous(before place: Place) -> Place? {
        var previous = place
        if place.row > 0 {
            previous.row -= 1
            return previous
        }
        if place.segment > 0 {
            previous.segment -= 1
        } else {
            guard place.line > 0 else { return nil }
            previous.line = folded.visible(atOrBefore: previous.line - 1)
            previous.segment = segmentCount(ofLine: previous.line) - 1
        }
        previous.row = segment(at: previous).rowCount - 1
        return previous
    }

    /// Returns the row at a distance from a row; beyond the text, the first or the last row.
    mutating func place(_ place: Place, movedBy distance: Int) -> Place {
        var place = place
        if width == .max, segmentCount(ofLine: place.line) == 1, abs(distance) > 1_000 {
            // Each line has one row, except enormous lines.
            let count = folded.visibleCount(before: place.line).saturatingAdding(distance)
            let last = storage.lineCount - folded.hiddenCount - 1
            place.line = folded.line(afterVisible: count.clamped(0, last))
            place.row = 0
            return place
        }
        for _ in 0..<abs(distance) {
            guard let next = distance > 0 ? next(after: place) : previous(before: place) else {
                break
            }
            place = next
        }
        return place
    }

    /// Returns the nearest row that exists.
    mutating func existing(_ place: Place) -> Place {
        var place = place
        place.line = folded.visible(atOrBefore: place.line.clamped(0, storage.lineCount - 1))
        place.segment = place.segment.clamped(0, segmentCount(ofLine: place.line) - 1)
        place.row = place.row.clamped(0, segment(at: place).rowCount - 1)
        return place
    }

    // MARK: Positions

    /// Returns the row and the column of a position in bytes.
    ///
    /// For a position in folded lines, returns the end of the visible line before them.
    mutating func place(of position: Int) -> (place: Place, column: Int) {
        var position = position
        var line = storage.lineNumber(at: position), range = storage.rangeOfLine(line)
        if !folded.isEmpty, folded.isHidden(line) {
            line = folded.visible(atOrBefore: line)
            range = storage.rangeOfLine(line)
            position = range.upperBound
        }
        var place = Place(line: line)
        // The end is checked again: in a file that was rewritten meanwhile, the line may have moved.
        place.segment = max(0, position - range.lowerBound) / StoredText.maximumLength
        while place.segment > 0,
            start(ofSegment: place.segment, of: range) > position
                || start(ofSegment: place.segment, of: range) == range.upperBound
        {
            place.segment -= 1
        }
        var segment = segment(at: place)
        let cell = segment.layout.cell(of: segment.text.index(of: position))
        place.row = cell.y
        return (place, cell.x)
    }

    /// Returns the position in bytes of a cell in a row; for a cell after the text, the end of the row.
    mutating func position(at column: Int, in place: Place) -> Int {
        var segment = segment(at: place)
        return segment.text.stored(segment.layout.index(at: Point(x: column, y: place.row)))
    }

    /// Returns the bytes that some columns of a row show, perhaps with a few bytes beside them.
    ///
    /// Marks outside of these bytes cost nothing, because only marks in these bytes need their columns.
    mutating func bytes(of columns: Range<Int>, in place: Place) -> Range<Int> {
        // Half of a wide cluster may be visible.
        let first = position(at: max(0, columns.lowerBound - 2), in: place)
        guard width != .max else {
            return first..<max(first, position(at: columns.upperBound + 2, in: place))
        }
        var segment = segment(at: place)
        let row = segment.layout.lines(place.row..<place.row + 1).first
        return first..<max(first, segment.text.stored(row?.range.upperBound ?? 0))
    }

    /// Returns the columns of a range of bytes in a row; nil if the row shows none of these bytes.
    ///
    /// - Parameters:
    ///   - range: The bytes.
    ///   - place: The row.
    mutating func columns(of range: Range<Int>, in place: Place) -> Range<Int>? {
        var segment = segment(at: place)
        guard range.lowerBound <= segment.text.range.upperBound,
            range.upperBound >= segment.text.range.lowerBound
        else { return nil }
        let start = segment.layout.cell(of: segment.text.index(of: range.lowerBound))
        let end = segment.layout.cell(of: segment.text.index(of: range.upperBound))
        guard start.y <= place.row, place.row <= end.y else { return nil }
        // Rows of other alignments begin with an indent.
        let line =
            end.y > place.row || start.y < place.row
            ? segment.layout.lines(place.row..<place.row + 1).first : nil
        var columns = start.y == place.row ? start.x : line?.indent ?? 0
        let last = end.y > place.row ? line.map { $0.indent + $0.width } ?? 0 : end.x
        columns = min(columns, last)
        // A line end in the range takes a cell.
        let endsLine =
            segment.text.range.upperBound < range.upperBound
            && place.row == segment.rowCount - 1
        return columns..<last + (endsLine ? 1 : 0)
    }
}
