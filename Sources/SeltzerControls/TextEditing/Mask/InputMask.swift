// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The form that a text must have: places for characters of some kind, and what stands between them.
///
/// ```swift
/// phone.mask = try InputMask(parsing: "(###) ###-####")
/// date.mask = try InputMask(parsing: "[0-3]#/[01]#/####")
/// ```
///
/// | In the pattern | Means |
/// |---|---|
/// | `#` | a place for a digit |
/// | `A` | a place for a letter |
/// | `N` | a place for a letter or a digit |
/// | `H` | a place for a hexadecimal digit |
/// | `*` | a place for any character |
/// | `[0-5ab]` | a place for one of these; a `-` between two means those from the one to the other |
/// | `\` | what follows is meant itself, also in brackets |
/// | anything else | itself, which nobody needs to type |
public struct InputMask: Hashable, Sendable {
    /// A place that is filled by typing.
    enum Place: Hashable, Sendable {
        case digit, letter, letterOrDigit, hexadecimalDigit, any
        case oneOf([ClosedRange<Character>])

        /// Returns whether a character may stand here.
        func accepts(_ character: Character) -> Bool {
            guard character != InputMask.hole, character.cellWidth > 0 else { return false }
            return switch self {
            case .digit: ("0"..."9").contains(character)
            case .letter: character.isLetter
            case .letterOrDigit: character.isLetter || character.isWholeNumber
            case .hexadecimalDigit: character.isASCII && character.isHexDigit
            case .any: true
            case .oneOf(let ranges): ranges.contains { $0.contains(character) }
            }
        }
    }

    /// What stands in a place that is empty though later ones are not; it cannot be typed.
    static var hole: Character { "\0" }

    /// The pattern, as it was given.
    public let pattern: String
    /// The places, in order.
    let places: [Place]
    /// What stands before each place, and behind the last one.
    let literals: [String]

    /// Reads a mask.
    ///
    /// - Throws: ``InputMaskError``, which tells where the pattern is wrong.
    public init(parsing pattern: String) throws(InputMaskError) {
        var parser = InputMaskParser(pattern)
        try parser.parse()
        self.pattern = pattern
        places = parser.places
        literals = parser.literals
    }

    // MARK: Texts

    /// Returns the characters that a text has in the places, those that fit; what is left out of it.
    ///
    /// - Parameters:
    ///   - text: A text, with what stands between the places or without.
    ///   - characters: What is in the places already.
    ///   - place: The number of the place to begin with; afterwards of the one behind the last.
    func fill(_ text: String, into characters: inout [Character], at place: inout Int) -> String {
        var rest = ""
        for character in text {
            if place < places.count, places[place].accepts(character) {
                while characters.count <= place { characters.append(Self.hole) }
                characters[place] = character
                place += 1
            } else if let next = self.place(behind: character, from: place) {
                while characters.count < next { characters.append(Self.hole) }
                place = next
            } else {
                rest.append(character)
            }
        }
        return rest
    }

    /// Returns the characters that a text has in the places; what does not fit is left out.
    func characters(of text: String) -> String {
        var (characters, place): ([Character], Int) = ([], 0)
        _ = fill(text, into: &characters, at: &place)
        while characters.last == Self.hole { characters.removeLast() }
        let filled = String(characters)
        return filled.count == characters.count ? filled : ""
    }

    /// Returns the place behind the next one of a literal; nil where none comes.
    private func place(behind literal: Character, from place: Int) -> Int? {
        (max(0, place)...places.count).first { literals[$0].contains(literal) }
    }

    /// Returns whether characters can stand in the places, from the first one on.
    func accepts(_ characters: some StringProtocol) -> Bool {
        characters.count <= places.count
            && zip(characters, places).allSatisfy { $0 == Self.hole || $1.accepts($0) }
    }

    /// Returns whether each place has a character.
    func isComplete(_ characters: some StringProtocol) -> Bool {
        characters.count == places.count && !characters.contains(Self.hole)
    }

    /// Returns the text that characters make in the places: with what stands between them, up to the last one, and
    /// with all of it where none is missing; `_` for one that is.
    func text(of characters: some StringProtocol) -> String {
        var text = ""
        var end = ""
        for (literal, character) in zip(literals, characters) {
            text += literal + (character == Self.hole ? "_" : String(character))
            if character != Self.hole { end = text }
        }
        return isComplete(characters) ? text + literals[places.count] : end
    }

    // MARK: Places in the text

    /// Returns where a place is in the text that characters make, in bytes.
    func offset(ofPlace place: Int, in characters: some StringProtocol) -> Int {
        var offset = 0
        for (number, (literal, character)) in zip(literals, characters).enumerated() {
            offset += literal.utf8.count
            if number == place { return offset }
            offset += character == Self.hole ? 1 : String(character).utf8.count
        }
        return offset
    }

    /// Returns the first place that is not before another one of the text that characters make, in bytes.
    func place(atOrAfter offset: Int, in characters: some StringProtocol) -> Int {
        (0...characters.count).first { self.offset(ofPlace: $0, in: characters) >= offset }
            ?? characters.count
    }
}

/// An error in the pattern of an ``InputMask``.
public struct InputMaskError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of the wrong character, from 1; after the last one if a character is missing.
    public let position: Int
    /// The problem, in a few words.
    public let message: String

    /// The error in one sentence.
    public var description: String { "Character \(position) of the mask: \(message)." }
}
