// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What a place in a text is worth to a match.
///
/// The scheme is the one that fzf and fzy share (Junegunn Choi, *fzf*, `algo.go`; John Hawthorn, *fzy*,
/// `ALGORITHM.md`), in whole numbers of its own: letters that follow each other are worth most, then the beginnings
/// of words, and what is left out between them costs.
enum FuzzyScoring {
    /// What each scalar of the pattern is worth where it is found.
    static let found = 16
    /// What a scalar is worth in addition that directly follows the one before.
    static let consecutive = 10
    /// What the first byte left out between two scalars costs.
    static let gapStart = 3
    /// What each further byte costs.
    static let gapExtension = 1
    /// What a gap costs at most: beyond that, far is far.
    static let gapLimit = 20
    /// How many times the first scalar of a word counts the place it is at: people type beginnings.
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

    /// A byte that counts as what is before the beginning of a text.
    static let blank = 0x20

    /// What a byte is worth, looked up.
    struct Tables {
        /// The kind of each byte.
        let kinds: UnsafeMutablePointer<UInt8>
        /// What a byte is worth after one of a kind, at 256 times the kind and the byte.
        let bonuses: UnsafeMutablePointer<Int8>

        /// Allocates the tables, until ``deallocate()`` is called.
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

    /// Characters beyond ASCII are letters in all, of no case.
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
