// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerText

/// Steps and units of text; all places are bytes from the start of the text.
extension TextStorage {
    /// The maximum number of lines without a word that a step by a word passes.
    private static var maximumEmptyLines: Int { 1_000 }

    /// Returns the position after a step from a position between two clusters; at the end of the text, the same
    /// position.
    ///
    /// A line end counts as one character.
    func boundary(
        from position: Int, by granularity: TextGranularity, _ direction: TextStorageDirection
    ) -> Int {
        let number = lineNumber(at: position), line = rangeOfLine(number)
        let isForward = direction == .forward
        switch granularity {
        case .document: return isForward ? count : 0
        case .line: return isForward ? line.upperBound : line.lowerBound
        case .character:
            if isForward, position >= line.upperBound {
                return number + 1 < lineCount ? startOfLine(number + 1) : count
            }
            if !isForward, position <= line.lowerBound {
                return number > 0 ? rangeOfLine(number - 1).upperBound : 0
            }
            return step(from: position, by: granularity, direction)
        case .word, .wordBetweenBlanks:
            return wordBoundary(from: position, inLine: number, by: granularity, direction)
        }
    }

    private func step(
        from position: Int, by granularity: TextGranularity, _ direction: TextStorageDirection
    ) -> Int {
        let text = text(around: position)
        return text.stored(
            text.string.boundary(from: text.local(position), by: granularity, direction))
    }

    private func wordBoundary(
        from position: Int, inLine number: Int, by granularity: TextGranularity,
        _ direction: TextStorageDirection
    ) -> Int {
        var position = position, number = number
        for _ in 0..<Self.maximumEmptyLines {
            let line = rangeOfLine(number)
            position = position.clamped(line.lowerBound, line.upperBound)
            let start = passing(from: position, direction, in: line) { !granularity.isPart($0) }
            if let kind = kind(from: start, direction, in: line) {
                let isSame = granularity.sameness
                return passing(from: start, direction, in: line) { isSame(kind, $0) }
            }
            if direction == .forward {
                guard number + 1 < lineCount else { return count }
                number += 1
                position = startOfLine(number)
            } else {
                guard number > 0 else { return 0 }
                number -= 1
                position = rangeOfLine(number).upperBound
            }
        }
        return position
    }

    /// Returns the unit of text at a position: the character after it, the word, or the line with its end.
    func range(enclosing position: Int, _ granularity: TextGranularity) -> Range<Int> {
        switch granularity {
        case .document: return 0..<count
        case .line:
            let number = lineNumber(at: position)
            let end = number + 1 < lineCount ? startOfLine(number + 1) : count
            return startOfLine(number)..<end
        case .character: return position..<boundary(from: position, by: .character, .forward)
        case .word, .wordBetweenBlanks:
            let line = rangeOfLine(lineNumber(at: position))
            guard let kind = kind(from: position, .forward, in: line) else {
                return position..<position
            }
            if granularity == .word, kind == .sign {
                return position..<boundary(from: position, by: .character, .forward)
            }
            let isSame = granularity.sameness
            let start = passing(from: position, .backward, in: line) { isSame(kind, $0) }
            return start..<passing(from: position, .forward, in: line) { isSame(kind, $0) }
        }
    }

    /// Returns the nearest position between two clusters, at or before a position.
    func boundary(atOrBefore position: Int) -> Int {
        let position = position.clamped(0, count)
        let line = rangeOfLine(lineNumber(at: position))
        if position >= line.upperBound { return line.upperBound }
        let text = text(around: position)
        return text.stored(text.string.boundary(atOrBefore: text.local(position)))
    }
}

/// Stretches of characters of one kind, of any length. An enormous line is read in parts, with the same result.
extension TextStorage {
    /// The number of bytes that a step backward reads at once.
    private static var blockSize: Int { 1 << 16 }

    /// Returns the kind of the character after or before a position; nil at the end of the line.
    private func kind(
        from position: Int, _ direction: TextStorageDirection, in line: Range<Int>
    ) -> CharacterKind? {
        let text = text(around: position), string = text.string
        let index = text.index(of: position)
        if direction == .forward {
            return position < line.upperBound && index < string.endIndex
                ? CharacterKind(string[index]) : nil
        }
        return position > line.lowerBound && index > string.startIndex
            ? CharacterKind(string[string.index(before: index)]) : nil
    }

    /// Returns the position after all characters that fulfill a condition, beginning at a position; at most the end of
    /// the line.
    private func passing(
        from start: Int, _ direction: TextStorageDirection, in line: Range<Int>,
        _ passes: (CharacterKind) -> Bool
    ) -> Int {
        let ascii = (0..<128).map {
            passes(CharacterKind(Character(Unicode.Scalar(UInt8($0)))))
        }
        var position = start
        while true {
            let last = position
            position =
                direction == .forward
                ? passingASCII(from: position, to: line.upperBound, ascii)
                : passingASCII(backFrom: position, to: line.lowerBound, ascii)
            let (next, isDone) = passingCharacters(from: position, direction, in: line, passes)
            position = next
            if isDone || position == last { return position }
        }
    }

    /// Passes the characters of a part of the line.
    ///
    /// - Returns: The position, and whether a character that does not fulfill the condition was found there.
    private func passingCharacters(
        from start: Int, _ direction: TextStorageDirection, in line: Range<Int>,
        _ passes: (CharacterKind) -> Bool
    ) -> (position: Int, isDone: Bool) {
        let text = text(around: start), string = text.string, isForward = direction == .forward
        let first = text.index(of: start), end = isForward ? string.endIndex : string.startIndex
        let isEdge =
            isForward
            ? text.range.upperBound == line.upperBound : text.range.lowerBound == line.lowerBound
        var index = first
        while index != end {
            let next = isForward ? string.index(after: index) : string.index(before: index)
            // A character at the edge of the part may continue beyond it.
            if next == end, !isEdge, index != first { break }
            guard passes(CharacterKind(string[isForward ? index : next])) else {
                return (text.stored(index), true)
            }
            index = next
        }
        return (text.stored(index), index == end && isEdge)
    }

    /// Passes ASCII characters whose flags are set, but not a character that a combining mark may follow.
    private func passingASCII(from start: Int, to end: Int, _ flags: [Bool]) -> Int {
        var position = start
        forEachPart(in: start..<end) { part in
            for byte in part {
                guard byte < 0x80, flags[Int(byte)] else {
                    if byte >= 0x80, position > start { position -= 1 }
                    return false
                }
                position += 1
            }
            return true
        }
        return position
    }

    private func passingASCII(backFrom start: Int, to end: Int, _ flags: [Bool]) -> Int {
        var position = start
        while position > end {
            let block = bytes(in: max(end, position - Self.blockSize)..<position)
            for byte in block.reversed() {
                guard byte < 0x80, flags[Int(byte)] else {
                    // The first passed character may belong to the cluster of the character before it.
                    return byte >= 0x80 && position < start ? position + 1 : position
                }
                position -= 1
            }
        }
        return position
    }
}
