// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The role of a cluster in line breaking: a subset of the classes of Unicode Standard Annex #14.
///
/// | class | of UAX #14 | |
/// |---|---|---|
/// | `space` | SP, and the spaces among BA | hangs beyond the line's end |
/// | `zeroWidthSpace` | ZW | a line may end after it |
/// | `glue` | GL, WJ | holds both sides |
/// | `opening`, `wideOpening` | OP, initial QU, wide PR | no line ends with it |
/// | `closing` | CL, CP, EX, final QU | no line begins with it, not even after blanks |
/// | `nonstarter` | NS, CJ, IS, PO | no line begins with it |
/// | `quotation` | the other QU | holds both sides |
/// | `breakAfter` | BA | a line may end after it |
/// | `solidus`, `hyphen`, `dash`, `leader` | SY, HY, B2, IN | the rules of the annex |
/// | `ideographic` | ID, H2, H3, EB, RI | a line may break on both sides |
/// | `numeric`, `alphabetic` | NU; all the rest | words |
///
/// The annex' own test file pairs every class with every other; of its 7,654 cases, 5,626 break
/// alike (Unicode 15.0). There are no dictionaries, which Thai, Lao, Khmer and Burmese need; their
/// text breaks at blanks, or otherwise between clusters.
enum LineBreakClass: UInt8 {
    case alphabetic, numeric, ideographic
    case space, zeroWidthSpace, glue
    case opening, wideOpening, closing, nonstarter, quotation
    case breakAfter, solidus, hyphen, dash, leader
    case newline, tab

    /// Returns whether a line may break between two clusters that stand side by side.
    static func mayBreak(after first: LineBreakClass, before second: LineBreakClass) -> Bool {
        switch second {
        case .closing, .nonstarter, .quotation, .glue, .zeroWidthSpace, .breakAfter, .solidus,
            .hyphen, .leader, .space, .tab, .newline:
            return first == .zeroWidthSpace
        case .dash where first == .dash: return false
        default: break
        }
        switch first {
        case .opening, .wideOpening, .glue, .quotation: return false
        case .zeroWidthSpace, .breakAfter, .dash, .leader, .ideographic: return true
        case .solidus: return second != .numeric
        case .hyphen: return second == .alphabetic || second == .ideographic
        case .alphabetic, .numeric, .closing, .nonstarter, .space, .tab, .newline:
            return second == .ideographic || second == .wideOpening || second == .dash
        }
    }

    /// Returns whether a line may break after blanks.
    static func mayBreak(
        afterBlanksAfter first: LineBreakClass?, before second: LineBreakClass
    ) -> Bool {
        if first == .opening || first == .wideOpening { return false }
        return second != .closing && second != .zeroWidthSpace
    }

    /// Classifies printable ASCII.
    @inline(__always)
    init(ascii byte: UInt8) {
        switch byte {
        case 0x20: self = .space
        case 0x30...0x39: self = .numeric
        case 0x21, 0x29, 0x3F, 0x5D, 0x7D: self = .closing
        case 0x28, 0x5B, 0x7B: self = .opening
        case 0x22, 0x27: self = .quotation
        case 0x2C, 0x2E, 0x3A, 0x3B: self = .nonstarter
        case 0x2D: self = .hyphen
        case 0x2F: self = .solidus
        case 0x7C: self = .breakAfter
        default: self = .alphabetic
        }
    }

    /// Classifies a cluster.
    init(_ character: Character) {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else {
            self = .alphabetic
            return
        }
        let second = scalars.dropFirst().first
        if second == "\u{FE0F}" {
            self = .ideographic
        } else if first == "\r", second == "\n" {
            self = .newline
        } else {
            self = .init(first)
        }
        // A blank with a mark is not a blank.
        if self == .space, second != nil { self = .alphabetic }
    }

    /// Classifies a cluster that is a single scalar.
    init(_ scalar: Unicode.Scalar) {
        guard scalar.value < 0x20 || scalar.value > 0x7E else {
            self = .init(ascii: UInt8(scalar.value))
            return
        }
        // Most ideographs and Hangul syllables, which no other property identifies.
        if (0x3400..<0xA000).contains(scalar.value) || (0xAC00..<0xD7A4).contains(scalar.value) {
            self = .ideographic
            return
        }
        self =
            Self.named(scalar.value) ?? Self.punctuation(scalar)
            ?? (Self.isIdeographic(scalar) ? .ideographic : .alphabetic)
    }

    private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xFF66...0xFFDC, 0x1F1E6...0x1F1FF: true
        default: ScalarWidth(scalar).cells == 2
        }
    }

    private static func punctuation(_ scalar: Unicode.Scalar) -> LineBreakClass? {
        switch scalar.properties.generalCategory {
        case .openPunctuation, .initialPunctuation:
            ScalarWidth(scalar).cells == 2 ? .wideOpening : .opening
        case .closePunctuation, .finalPunctuation: .closing
        default: nil
        }
    }

    /// The class of a scalar that no other property identifies.
    private static func named(_ value: UInt32) -> LineBreakClass? {
        switch value {
        case 0x0A, 0x2028, 0x2029: .newline
        case 0x09: .tab
        case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: .space
        case 0x200B: .zeroWidthSpace
        case 0xA0, 0x034F, 0x0F0C, 0x180E, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: .glue
        case 0xAD, 0x2010, 0x2012, 0x2013: .breakAfter
        case 0x2014, 0x2E3A, 0x2E3B: .dash
        case 0x2024...0x2026, 0x22EF: .leader
        case 0xA1, 0xBF: .opening
        case 0xFF04, 0xFFE1, 0xFFE5, 0xFFE6: .wideOpening
        case 0x3001, 0x3002, 0xFE50, 0xFE52, 0xFF01, 0xFF0C, 0xFF0E, 0xFF1F, 0xFF61, 0xFF64:
            .closing
        case 0xB0, 0x2030, 0x2032...0x2037, 0x2103, 0xFF05, 0xFFE0: .nonstarter
        case 0x203C, 0x2047...0x2049, 0x3005, 0x301C, 0x303B, 0x303C, 0xFE54, 0xFE55, 0xFF1A,
            0xFF1B, 0xFF65, 0xFF67...0xFF70, 0xFF9E, 0xFF9F:
            .nonstarter
        case 0x3040...0x30FF, 0x31F0...0x31FF: isSmallKana(value) ? .nonstarter : nil
        default: nil
        }
    }

    /// Small kana, their sound and repetition marks, and the middle dot.
    private static func isSmallKana(_ value: UInt32) -> Bool {
        switch value {
        case 0x3095, 0x3096, 0x309B...0x309E, 0x30A0, 0x30F5, 0x30F6, 0x30FB...0x30FE,
            0x31F0...0x31FF:
            return true
        default:
            // Katakana have the same order as hiragana, 0x60 higher.
            let hiragana = value >= 0x30A1 ? value - 0x60 : value
            return [
                0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E,
            ].contains(hiragana)
        }
    }
}
