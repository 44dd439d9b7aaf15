// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The scores of positions in a text.
///
/// Consecutive letters score highest, then the beginnings of words; gaps cost.
///
/// Source: the scheme of fzf and fzy (Junegunn Choi, *fzf*, `algo.go`; John Hawthorn, *fzy*,
/// `ALGORITHM.md`), with other numbers.
enum FuzzyScoring {
    /// The score of each matched scalar of the pattern.
    static let found = 16
    /// The bonus of a scalar that directly follows the previous one.
    static let consecutive = 10
    /// The cost of the first byte of a gap.
    static let gapStart = 3
    /// The cost of each further byte of a gap.
    static let gapExtension = 1
    /// The maximum cost of a gap.
    static let gapLimit = 20
    /// The factor for the position of a word's first scalar, because people type the beginnings of
    /// words.
    static let firstFactor = 2

    /// The kinds of bytes.
    private enum Kind: Int, CaseIterable {
        case space, separator, punctuation, small, capital, digit, beyond

        init(_ byte: UInt8) {
            switch byte {
            case 0x00...0x20, 0x7F: self = .space
            case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: ":"), UInt8(ascii: ","),
                UInt8(ascii: ";"), UInt8(ascii: "|"):
                self = .separator
            case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .small
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .capital
            case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
            case 0x80...: self = .beyond
            default: self = .punctuation
            }
        }
    }

    /// The byte that stands for the position before the text.
    static let blank = 0x20

    /// Tables of the scores of bytes.
    struct Tables {
        /// The kind of each byte.
        let kinds: UnsafeMutablePointer<UInt8>
        /// The score of a byte after a kind of byte, at index 256 times the kind plus the byte.
        let bonuses: UnsafeMutablePointer<Int8>

        /// Allocates the tables; ``deallocate()`` frees them.
        init() {
            kinds = .allocate(capacity: 256)
            bonuses = .allocate(capacity: 256 * Kind.allCases.count)
            for byte in UInt8.min ... .max {
                let kind = Kind(byte)
                kinds[Int(byte)] = UInt8(kind.rawValue)
                for before in Kind.allCases {
                    let bonus = FuzzyScoring.bonus(of: kind, after: before)
                    bonuses[before.rawValue << 8 | Int(byte)] = Int8(bonus)
                }
            }
        }

        func deallocate() {
            kinds.deallocate()
            bonuses.deallocate()
        }
    }

    /// Characters beyond ASCII count as letters without case.
    private static func bonus(of kind: Kind, after before: Kind) -> Int {
        switch (before, kind) {
        case (_, .space): 0
        case (_, .separator), (_, .punctuation): 7
        case (.space, _), (.separator, _): 9
        case (.punctuation, _): 8
        case (.small, .capital), (.beyond, .capital): 7
        case (.digit, .digit): 0
        case (_, .digit): 7
        default: 0
        }
    }
}
