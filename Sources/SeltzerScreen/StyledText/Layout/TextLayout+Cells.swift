// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The way from a place in the text to a cell, and back.
extension TextLayout {
    /// Returns the cell where the cluster at a place in the text begins, as a column and the number of a line.
    ///
    /// It is where a cursor at that place stands. The end of a line, a newline, and the blanks at which a line wraps
    /// have the cell after the line's last cluster, which is column ``width`` where the line is full. Text that is left
    /// out of a line has the cell of the sign that stands for it. Lays out the lines up to the place, once.
    ///
    /// - Parameter index: A place in the string of ``text``. A place within a cluster counts as the cluster's start.
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

    /// Returns the place in the text of the cluster that a cell shows, of which a wide cluster has two.
    ///
    /// Cells to the left of a line have the line's first place, and those to the right of it the last place that
    /// belongs to the line. That is the line's end, or the start of its last cluster where the text goes on in the next
    /// line without a blank between: the end is the start of that line. Lines above the first one count as the first
    /// one, and those below the last one as the last one. Lays out the lines up to the cell, once.
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

    /// Returns the stretch of the text from the first cluster that a line shows to the last.
    ///
    /// - Parameter line: A line of this layout.
    public func range(of line: TextLine) -> Range<String.Index> {
        text.index(line.range.lowerBound)..<text.index(line.range.upperBound)
    }

    // MARK: One line

    /// Returns the column of an offset that lies in a line, or behind it and before the next one.
    private func column(of offset: Int, in line: TextLine) -> Int {
        var cells = 0
        let isInTail = !line.tail.isEmpty && offset >= line.tail.lowerBound
        forEachCluster(of: line) { range, width in
            if range.upperBound > offset { return false }
            cells += width
            return true
        }
        // The sign stands between the two parts.
        return line.indent + min(isInTail ? cells + 1 : cells, line.width)
    }

    /// Returns the offset of the cluster at a cell, counted from the first one of a line.
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
