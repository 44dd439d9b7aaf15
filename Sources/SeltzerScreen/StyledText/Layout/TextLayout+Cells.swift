// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Conversions between places in the text and cells.
extension TextLayout {
    /// Returns the first cell of the cluster at a place in the text, as a column and the number of
    /// a line.
    ///
    /// A cursor at this place stands in this cell. For the end of a line, a newline, and the blanks
    /// at which a line wraps, it is the cell after the line's last cluster: column ``width`` if the
    /// line is full. For text that is left out of a line, it is the cell of the ellipsis. The call
    /// lays out the lines up to the place, once.
    ///
    /// - Parameter index: A place in the string of ``text``. A place inside a cluster counts as the
    ///   cluster's start.
    public mutating func cell(of index: String.Index) -> Point {
        let offset = text.string.utf8.distance(
            from: text.string.startIndex, to: min(index, text.string.endIndex))
        while let next, next.offset <= offset { layOut(known + 1) }
        var (number, place) = knownPlace(atOrBefore: offset)
        var step = line(at: place)
        while let next = step.next, next.offset <= offset {
            number += 1
            place = next
            step = line(at: place)
        }
        return Point(x: column(of: offset, in: step.line), y: number)
    }

    /// Returns the place in the text of the cluster that a cell shows; both cells of a wide cluster
    /// have the same place.
    ///
    /// A cell to the left of a line means the first place of the line. A cell to the right of it
    /// means the last place that belongs to the line: its end, or the start of its last cluster if
    /// the text continues in the next line without a blank between. Lines above the first one count
    /// as the first one, and lines below the last one count as the last one. The call lays out the
    /// lines up to the cell, once.
    ///
    /// - Parameter cell: A column and the number of a line.
    public mutating func index(at cell: Point) -> String.Index {
        let wanted = max(0, cell.y)
        layOut(wanted.saturatingAdding(1))
        let number = min(wanted, known - 1)
        guard let line = lines(number..<number + 1).first else { return text.string.startIndex }
        var offset = self.offset(at: cell.x.saturatingSubtracting(line.indent), in: line)
        if !line.endsParagraph, offset == line.range.upperBound, offset > line.range.lowerBound,
            self.cell(of: text.index(offset)).y > number
        {
            let index = text.index(offset)
            offset -= text.string[text.string.index(before: index)].utf8.count
        }
        return text.index(offset)
    }

    /// Returns the range of the text from the first cluster that a line shows to the last one.
    ///
    /// - Parameter line: A line of this layout.
    public func range(of line: TextLine) -> Range<String.Index> {
        text.index(line.range.lowerBound)..<text.index(line.range.upperBound)
    }

    // MARK: One line

    /// Returns the column of an offset in a line, or between the line and the next one.
    private func column(of offset: Int, in line: TextLine) -> Int {
        var cells = 0
        let isInTail = !line.tail.isEmpty && offset >= line.tail.lowerBound
        forEachCluster(of: line) { range, width in
            if range.upperBound > offset { return false }
            cells += width
            return true
        }
        // The ellipsis stands between the two parts.
        return line.indent + min(isInTail ? cells + 1 : cells, line.width)
    }

    /// Returns the offset of the cluster at a cell, counted from the first cell of a line.
    private func offset(at cell: Int, in line: TextLine) -> Int {
        var end = 0
        var found: Int?
        var isBehindSign = false
        forEachCluster(of: line) { range, width in
            if line.isTruncated, !isBehindSign, range.lowerBound >= line.head.upperBound {
                isBehindSign = true
                end += 1
                if cell < end { found = line.head.upperBound }
            }
            end += width
            if found == nil, cell < end { found = range.lowerBound }
            return found == nil
        }
        return found ?? (line.tail.isEmpty ? line.head : line.tail).upperBound
    }

    /// Calls `body` for each cluster that a line shows, with its offsets and its cells, until it returns false.
    private func forEachCluster(of line: TextLine, _ body: (Range<Int>, Int) -> Bool) {
        let tabs = TabStops(interval: paragraphStyle.tabInterval, column: line.column)
        var goesOn = true
        for (part, tabs) in [(line.head, tabs), (line.tail, nil)] where goesOn {
            var (start, column) = (part.lowerBound, 0)
            func add(_ cells: Int, _ bytes: Int) -> Bool {
                goesOn = body(start..<start + bytes, cells)
                start += bytes
                column += cells
                return goesOn
            }
            text.substring(part).forEachPiece { piece in
                switch piece {
                case .ascii(let bytes):
                    return bytes.allSatisfy { _ in add(1, 1) }
                case .scalar(let scalar):
                    let cells = tabs?.width(of: scalar, at: column) ?? scalar.cellWidth
                    return add(cells, UTF8.width(scalar))
                case .cluster(let character):
                    return add(
                        character.cellWidth(joining: joinedClusters), character.utf8.count)
                }
            }
        }
    }
}
