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

    /// What a byte is worth after another, at `before * 256 + byte` where `before` is the kind of the byte before
    /// (``kinds``).
    static let bonuses: [Int8] = Kind.allCases.flatMap { before in
        (0...255).map { Int8(bonus(of: Kind($0), after: before)) }
    }

    /// The kind of each byte.
    static let kinds: [UInt8] = (0...255).map { UInt8(Kind($0).rawValue) }

    /// The kind that is before the beginning of a text.
    static let kindBeforeStart = UInt8(Kind.space.rawValue)

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
