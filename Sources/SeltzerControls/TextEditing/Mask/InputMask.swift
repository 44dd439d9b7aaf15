// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The form that a text must have: places for characters of certain kinds, and literals between them.
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
/// | `[0-5ab]` | a place for one of these characters; `0-5` is a range |
/// | `\` | the next character as a literal, also in brackets |
/// | anything else | a literal, which the user need not type |
public struct InputMask: Hashable, Sendable {
    /// A place that the user fills by typing.
    enum Place: Hashable, Sendable {
        case digit, letter, letterOrDigit, hexadecimalDigit, any
        case oneOf([ClosedRange<Character>])

        /// Returns whether a character fits in the place.
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

    /// The character of an empty place before filled places; it cannot be typed.
    static var hole: Character { "\0" }

    /// The pattern, as it was given.
    public let pattern: String
    /// The places, in order.
    let places: [Place]
    /// The literals before each place, and after the last one.
    let literals: [String]

    /// Parses a pattern.
    ///
    /// - Throws: ``InputMaskError`` with the position of the error in the pattern.
    public init(parsing pattern: String) throws(InputMaskError) {
        var parser = InputMaskParser(pattern)
        try parser.parse()
        self.pattern = pattern
        places = parser.places
        literals = parser.literals
    }

    // MARK: Texts

    /// Fills places with the characters of a text.
    ///
    /// - Parameters:
    ///   - text: A text, with or without the literals between the places.
    ///   - characters: The characters of the places, which the text is filled into.
    ///   - place: The first place to fill; afterwards the place after the last filled place.
    /// - Returns: The characters of the text that do not fit.
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

    /// Returns the characters that a text fills into the places; characters that do not fit are left out.
    func characters(of text: String) -> String {
        var (characters, place): ([Character], Int) = ([], 0)
        _ = fill(text, into: &characters, at: &place)
        while characters.last == Self.hole { characters.removeLast() }
        let filled = String(characters)
        return filled.count == characters.count ? filled : ""
    }

    /// Returns the first place at or after another place that has a literal before it; nil for none.
    private func place(behind literal: Character, from place: Int) -> Int? {
        (max(0, place)...places.count).first { literals[$0].contains(literal) }
    }

    /// Returns whether characters fit in the places, from the first place on.
    func accepts(_ characters: some StringProtocol) -> Bool {
        characters.count <= places.count
            && zip(characters, places).allSatisfy { $0 == Self.hole || $1.accepts($0) }
    }

    /// Returns whether each place has a character.
    func isComplete(_ characters: some StringProtocol) -> Bool {
        characters.count == places.count && !characters.contains(Self.hole)
    }

    /// Returns the text of characters in the places, with the literals before them and `_` for an empty place.
    ///
    /// The text ends after the last character. If no place is empty, the last literals follow.
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

    /// Returns the position of a place in the text of characters, in bytes.
    func offset(ofPlace place: Int, in characters: some StringProtocol) -> Int {
        var offset = 0
        for (number, (literal, character)) in zip(literals, characters).enumerated() {
            offset += literal.utf8.count
            if number == place { return offset }
            offset += character == Self.hole ? 1 : String(character).utf8.count
        }
        return offset
    }

    /// Returns the first place at or after a position in the text of characters, in bytes.
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
