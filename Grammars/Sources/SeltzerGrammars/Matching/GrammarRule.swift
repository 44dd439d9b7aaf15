// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A rule of a context, ready for matching.
final class GrammarRule: Sendable {
    /// The ways in which a rule finds text.
    enum Kind: UInt8, Sendable {
        case text, foldedText, anyCharacter, word, keyword, integer, float, octal, hexadecimal
        case escape, character, range, lineContinue, spaces, identifier, pattern
        case capturedCharacter, capturedText, capturedPattern
    }

    let kind: Kind
    let parts: GrammarRuleParts
    /// The bytes with which a match can begin.
    let firstBytes: ByteSet

    init(_ kind: Kind, _ parts: GrammarRuleParts) {
        (self.kind, self.parts) = (kind, parts)
        firstBytes = Self.firstBytes(of: kind, parts)
    }

    /// Whether a search from one place tells where the next match begins.
    var isSearch: Bool { kind == .pattern || kind == .keyword || kind == .capturedPattern }

    /// Whether the rule depends on the captures of the context.
    var isDynamic: Bool {
        kind == .capturedCharacter || kind == .capturedText || kind == .capturedPattern
    }

    private static func firstBytes(of kind: Kind, _ parts: GrammarRuleParts) -> ByteSet {
        switch kind {
        case .text, .range, .lineContinue: return ByteSet(parts.bytes.prefix(1))
        case .foldedText, .word:
            guard let first = parts.bytes.first, parts.isInsensitive else {
                return ByteSet(parts.bytes.prefix(1))
            }
            guard first < 0x80, parts.folded.isASCII else { return .all }
            let isLetter = (0x61...0x7A).contains(first.folded)
            return ByteSet(isLetter ? [first.folded, first.folded - 32] : [first])
        case .anyCharacter: return parts.set.firstBytes
        case .keyword: return parts.delimiters.set.firstBytesOfOthers
        case .integer: return ByteSet(0x30...0x39)
        case .float: return ByteSet(Array(0x30...0x39) + [0x2E])
        case .octal, .hexadecimal: return ByteSet([0x30])
        case .escape: return ByteSet([0x5C])
        case .character: return ByteSet([0x27])
        case .spaces: return ByteSet(Array(9...13) + [0x20]).union(.beyondASCII)
        case .identifier:
            return ByteSet(Array(0x41...0x5A) + Array(0x61...0x7A) + [0x5F]).union(.beyondASCII)
        case .pattern: return parts.pattern?.firstBytes ?? ByteSet()
        case .capturedCharacter, .capturedText, .capturedPattern: return .all
        }
    }
}

/// The values of a rule, of which each kind of rules uses some.
struct GrammarRuleParts: Sendable {
    /// The text to find, or its beginning.
    var bytes: [UInt8] = []
    /// The character that ends a range.
    var closingBytes: [UInt8] = []
    var folded = FoldedText("")
    var isInsensitive = false
    var set = ScalarSet()
    var delimiters = WordDelimiters()
    var keywords: KeywordSet?
    var pattern: Pattern?
    /// The text or the expression in which `%1` stands for a capture.
    var template = ""
    var options = Pattern.Options()
    /// The number of the capture of a single character, from 0.
    var captureIndex = 0

    /// The way to another context.
    var contextSwitch = ContextSwitch()
    /// The style of the found text; nil for the style of the context.
    var style: StyleNumber?
    var isLookAhead = false
    var needsFirstNonSpace = false
    /// The only column for a match, in characters from 0; nil for any.
    var column: Int?
    /// The numbers of the regions that begin and end; 0 for none.
    var beginRegion: Int32 = 0
    var endRegion: Int32 = 0
}

/// The number of a style in the table of its library, with the kind of its tokens.
struct StyleNumber: Hashable, Sendable {
    let rawValue: UInt32

    /// The style of text whose definition names none.
    static let none = StyleNumber(number: 0, kind: 0)

    init(number: Int, kind: UInt8) {
        rawValue = UInt32(truncatingIfNeeded: number) << 8 | UInt32(kind)
    }

    var number: Int { Int(rawValue >> 8) }
    var kind: UInt8 { UInt8(truncatingIfNeeded: rawValue) }
}

/// A change of the context: contexts to leave, then contexts to enter.
struct ContextSwitch: Hashable, Sendable {
    var pops = 0
    /// The numbers of the contexts to enter, the outermost first.
    var pushes: [Int] = []

    var stays: Bool { pops == 0 && pushes.isEmpty }
}
