// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerText

/// Steps from one place of a text to another, and units of text; all places are bytes from the start.
extension TextStorage {
    /// The number of lines without a word that a step by a word passes at most.
    private static var maximumEmptyLines: Int { 1_000 }

    /// Returns the position after a step from a position between two clusters; the same position at the end of the
    /// text.
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
            let end = step(from: position, by: granularity, direction)
            let passed = string(in: min(position, end)..<max(position, end))
            let hasWord = passed.contains { character in
                let kind = CharacterKind(character)
                return granularity == .word ? kind.isWord : kind != .blank
            }
            if hasWord { return end }
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
            let text = text(around: position)
            let local = text.string.range(enclosing: text.local(position), granularity)
            return text.stored(local.lowerBound)..<text.stored(local.upperBound)
        }
    }

    /// Returns the nearest position at or before another one that lies between two clusters.
    func boundary(atOrBefore position: Int) -> Int {
        let position = position.clamped(0, count)
        let line = rangeOfLine(lineNumber(at: position))
        if position >= line.upperBound { return line.upperBound }
        let text = text(around: position)
        return text.stored(text.string.boundary(atOrBefore: text.local(position)))
    }
}
