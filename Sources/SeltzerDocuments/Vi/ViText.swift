// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerText

/// A text as vi sees it: lines of clusters, without an empty line after the last line end.
///
/// Positions are bytes from the start of the text. A copy shares the storage.
struct ViText: Sendable {
    /// The greatest number of bytes before a cursor whose columns are counted; beyond it, a byte is a column.
    private static var measuredBytes: Int { 1 << 16 }

    var storage: TextStorage

    /// The number of lines; at least 1.
    var lineCount: Int {
        let count = storage.lineCount
        return count > 1 && storage.startOfLine(count - 1) == storage.count ? count - 1 : count
    }

    /// Returns the number of the line with a position.
    func line(at position: Int) -> Int { min(storage.lineNumber(at: position), lineCount - 1) }

    /// Returns the bytes of a line without its end; a number that does not exist counts as the nearest line.
    func range(ofLine line: Int) -> Range<Int> {
        storage.rangeOfLine(line.clamped(0, lineCount - 1))
    }

    /// Returns the line around a position, without its end.
    func line(around position: Int) -> Range<Int> { range(ofLine: line(at: position)) }

    /// Returns the place where the line after a line begins; the end of the text after the last line.
    func end(ofLine line: Int) -> Int {
        line + 1 < storage.lineCount ? storage.startOfLine(line + 1) : storage.count
    }

    /// Returns the position after the cluster at a position, at most the end of the line.
    func next(_ position: Int) -> Int {
        position >= line(around: position).upperBound
            ? position : storage.boundary(from: position, by: .character, .forward)
    }

    /// Returns the position of the cluster before a position, at least the beginning of the line.
    func previous(_ position: Int) -> Int {
        position <= line(around: position).lowerBound
            ? position : storage.boundary(from: position, by: .character, .backward)
    }

    /// Returns a position on a cluster: at the end of a line, the position of the last cluster.
    func onCharacter(_ position: Int) -> Int {
        let range = line(around: position)
        guard position >= range.upperBound else {
            return storage.boundary(atOrBefore: max(range.lowerBound, position))
        }
        return range.isEmpty ? range.lowerBound : previous(range.upperBound)
    }

    /// Returns the position of the first character of a line that is no blank; of a blank line, the last character.
    func firstNonblank(ofLine line: Int) -> Int {
        let range = range(ofLine: line)
        return min(skippingBlanks(from: range.lowerBound), onCharacter(range.upperBound))
    }

    /// Returns the position of the first character in the line that is no blank, from a position on.
    func skippingBlanks(from position: Int) -> Int {
        var reader = ViReader(self, at: position)
        while let character = reader.character, character == " " || character == "\t" {
            reader.goForward()
        }
        return reader.position
    }

    /// Whether there are only blanks between the beginning of the line and a position.
    func isInIndent(_ position: Int) -> Bool {
        skippingBlanks(from: line(around: position).lowerBound) >= position
    }

    /// Whether a line has only blanks.
    func isBlank(line: Int) -> Bool {
        let range = range(ofLine: line)
        return skippingBlanks(from: range.lowerBound) == range.upperBound
    }

    /// Returns the end of a line as the text writes it, such as a line feed.
    func lineEnd(atLine line: Int) -> String { EditableDocument(storage).lineEnd(atLine: line) }

    // MARK: Characters

    /// Returns the byte at a position, which must be in the text.
    func byte(_ position: Int) -> UInt8? { storage.bytes(in: position..<position + 1).first }

    /// Whether the byte at a position, which must be in the text, is a space or a tab.
    func isBlank(_ position: Int) -> Bool {
        let byte = byte(position)
        return byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }

    /// Returns the number of characters from a place to another one in its line; beyond the greatest number, of bytes.
    func characters(from start: Int, to end: Int) -> Int {
        guard end - start <= Self.measuredBytes else { return end - start }
        var reader = ViReader(self, at: start), count = 0
        while reader.position < end, reader.character != nil {
            reader.goForward()
            count += 1
        }
        return count
    }

    /// Returns the place after a number of characters, as ``characters(from:to:)`` counts, at most the end of the line.
    func position(after count: Int, from start: Int) -> Int {
        guard count <= Self.measuredBytes else {
            let end = line(around: start).upperBound
            return storage.boundary(atOrBefore: min(end, start.saturatingAdding(count)))
        }
        var reader = ViReader(self, at: start), left = count
        while left > 0, reader.character != nil {
            reader.goForward()
            left -= 1
        }
        return reader.position
    }

    // MARK: Columns

    /// Returns the cells of the character at a position; of a tab, as many as reach the next stop.
    private func width(of character: Character, at column: Int, _ tabInterval: Int) -> Int {
        guard character == "\t" else { return String(character).cellWidth(joining: .all) }
        return tabInterval - column % tabInterval
    }

    /// Returns the column of a position in its line, in cells; on a tab, the last column of the tab.
    func column(of position: Int, tabInterval: Int) -> Int {
        let range = line(around: position)
        guard position - range.lowerBound <= Self.measuredBytes else {
            return position - range.lowerBound
        }
        var reader = ViReader(self, at: range.lowerBound), column = 0
        while reader.position < position, let character = reader.character {
            column += width(of: character, at: column, tabInterval)
            reader.goForward()
        }
        guard reader.character == "\t" else { return column }
        return column + width(of: "\t", at: column, tabInterval) - 1
    }

    /// Returns the position of the character over a column of a line; the end of the line if the line is shorter.
    func position(atColumn column: Int, ofLine line: Int, tabInterval: Int) -> Int {
        let range = range(ofLine: line)
        guard column <= Self.measuredBytes else {
            return storage.boundary(atOrBefore: range.lowerBound + min(range.count, column))
        }
        var reader = ViReader(self, at: range.lowerBound), end = 0
        while let character = reader.character {
            end += max(1, width(of: character, at: end, tabInterval))
            if end > column { break }
            reader.goForward()
        }
        return reader.position
    }
}
