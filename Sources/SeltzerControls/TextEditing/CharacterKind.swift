// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The kind of a character, which decides where words begin and end.
package enum CharacterKind: Hashable {
    /// A space, a tab or a line end.
    case blank
    /// A letter of an alphabet, a Hangul syllable, a digit, or `_`.
    case word
    /// A Chinese character, even in Japanese and Korean text.
    case ideograph
    /// A hiragana syllable.
    case hiragana
    /// A katakana syllable.
    case katakana
    /// Any other character, such as punctuation.
    case sign

    /// Whether the character is part of a word.
    var isWord: Bool { self != .blank && self != .sign }

    /// Creates the kind of a character, from its first scalar.
    package init(_ character: Character) {
        guard let scalar = character.unicodeScalars.first else {
            self = .blank
            return
        }
        switch scalar.value {
        case 0x5F, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: self = .word
        case 0x20, 0x09...0x0D: self = .blank
        case 0x00...0x7F: self = .sign
        case 0x3041...0x309F: self = .hiragana
        case 0x30A1...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
        default:
            if scalar.properties.isIdeographic {
                self = .ideograph
            } else if scalar.properties.isWhitespace {
                self = .blank
            } else {
                self = scalar.isWord ? .word : .sign
            }
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isWord: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
            .otherNumber, .connectorPunctuation:
            true
        default: false
        }
    }
}
