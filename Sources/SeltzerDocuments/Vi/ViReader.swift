// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerText

/// Reads a text character by character in both directions; the end of each line is a place without a character.
struct ViReader {
    /// The result of a step.
    enum Step: Hashable {
        /// The reader is on another character of the line.
        case character
        /// The reader is at the end of its line.
        case lineEnd
        /// The reader is in another line.
        case line
        /// There is no further place.
        case none
    }

    private let text: ViText
    private(set) var line: Int
    private(set) var range: Range<Int>
    private var chunk: StoredText
    private var index: String.Index

    init(_ text: ViText, at position: Int) {
        self.text = text
        line = text.line(at: position)
        range = text.range(ofLine: line)
        let position = min(position, range.upperBound)
        chunk = text.storage.text(around: position)
        index = chunk.index(of: position)
    }

    var position: Int { chunk.stored(index) }

    /// The character at the position; nil at the end of the line.
    var character: Character? { index < chunk.string.endIndex ? chunk.string[index] : nil }

    /// The class of the character as for `w`: 0 for blanks and the end of the line.
    func kind(big: Bool) -> Int {
        guard let character else { return 0 }
        let kind = CharacterKind(character)
        if kind == .blank { return 0 }
        if big { return 1 }
        return switch kind {
        case .blank: 0
        case .sign: 1
        case .word: 2
        case .ideograph: 3
        case .hiragana: 4
        case .katakana: 5
        }
    }

    var isAtLineStart: Bool { position == range.lowerBound }
    var isLineEmpty: Bool { range.isEmpty }

    /// Goes to the next character, to the end of the line, or from there to the next line.
    @discardableResult
    mutating func goForward() -> Step {
        guard index < chunk.string.endIndex else {
            guard line + 1 < text.lineCount else { return .none }
            go(toLine: line + 1, atEnd: false)
            return .line
        }
        index = chunk.string.index(after: index)
        if index == chunk.string.endIndex, chunk.range.upperBound < range.upperBound { reload() }
        return index == chunk.string.endIndex ? .lineEnd : .character
    }

    /// Goes to the character before, or to the end of the line before.
    @discardableResult
    mutating func goBackward() -> Step {
        guard index > chunk.string.startIndex else {
            guard line > 0 else { return .none }
            go(toLine: line - 1, atEnd: true)
            return .line
        }
        index = chunk.string.index(before: index)
        if index == chunk.string.startIndex, chunk.range.lowerBound > range.lowerBound { reload() }
        return .character
    }

    private mutating func go(toLine new: Int, atEnd: Bool) {
        line = new
        range = text.range(ofLine: new)
        let position = atEnd ? range.upperBound : range.lowerBound
        chunk = text.storage.text(around: position)
        index = chunk.index(of: position)
    }

    /// Reads the part of an enormous line around the position.
    private mutating func reload() {
        let position = position
        chunk = text.storage.text(around: position)
        index = chunk.index(of: position)
    }
}
