// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What a character is to somebody who moves by words.
enum CharacterKind: Hashable {
    /// A space, a tab, the end of a line.
    case blank
    /// A letter of an alphabet, a syllable of Hangul, a digit, or `_`.
    case word
    /// A Chinese character, in Japanese and Korean text too.
    case ideograph
    /// A syllable of hiragana.
    case hiragana
    /// A syllable of katakana.
    case katakana
    /// A sign.
    case sign

    /// Whether it makes a word.
    var isWord: Bool { self != .blank && self != .sign }

    /// The kind of a character, by its first scalar.
    init(_ character: Character) {
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
