// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A word of a pattern: a list of scalars, each with its variants.
struct FuzzyWord: Sendable {
    /// A scalar of the word.
    ///
    /// It holds no reference, so that reading it counts no references.
    struct Element: Sendable {
        /// The last byte of the scalar's most common variant, repeated eight times.
        var bytes: UInt64 = 0
        /// The bits in which this byte may vary, repeated eight times: 0x20 for an ASCII letter in
        /// either case.
        var freeBits: UInt64 = 0
        /// The range of its variants of several bytes in the word's ``sequences``.
        var sequences = 0..<0
        /// Whether a variant ends with a different byte.
        var hasFurtherSequences = false
    }

    /// The scalars, in order.
    private(set) var elements: [Element] = []
    /// The variants of more than one byte.
    private(set) var sequences: [UTF8Sequence] = []
    /// The signature that every matching text contains.
    private(set) var signature = FuzzySignature()
    /// Whether case matters.
    let isCaseSensitive: Bool
    /// The scalars, each as the first of its variants.
    private var folded: [Unicode.Scalar] = []

    init(_ scalars: some Collection<Unicode.Scalar>) {
        let isCaseSensitive = scalars.contains {
            if $0.isASCII { return "A" <= $0 && $0 <= "Z" }
            return $0.properties.isUppercase || $0.properties.generalCategory == .titlecaseLetter
        }
        self.isCaseSensitive = isCaseSensitive
        elements.reserveCapacity(scalars.underestimatedCount)
        folded.reserveCapacity(scalars.underestimatedCount)
        if scalars.allSatisfy(\.isASCII) {
            add(scalars)
        } else {
            add(FuzzyLetter.composed(scalars))
        }
    }

    /// Adds scalars, each as one letter.
    private mutating func add(_ scalars: some Collection<Unicode.Scalar>) {
        for scalar in scalars {
            // Most scalars have only ASCII variants; a pasted pattern may have millions of them.
            if scalar.isASCII, isCaseSensitive || !CaseVariants.hasVariantsBeyondASCII(scalar) {
                append(ascii: UInt8(truncatingIfNeeded: scalar.value))
            } else {
                append(isCaseSensitive ? [scalar] : CaseVariants.of(scalar))
            }
        }
    }

    /// Returns whether the other word certainly begins with this one.
    func begins(_ other: FuzzyWord) -> Bool {
        if isCaseSensitive { return other.isCaseSensitive && other.folded.starts(with: folded) }
        guard other.isCaseSensitive else { return other.folded.starts(with: folded) }
        return other.folded.count >= folded.count
            && zip(other.folded, folded).allSatisfy { CaseVariants.of($0).first == $1 }
    }

    /// Adds a scalar whose variants are ASCII: a letter in either case, unless case matters.
    private mutating func append(ascii byte: UInt8) {
        let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        let freeBits: UInt8 = isLetter && !isCaseSensitive ? 0x20 : 0
        let element = Element(
            bytes: UInt64(byte | freeBits) &* FuzzyText.ones,
            freeBits: UInt64(freeBits) &* FuzzyText.ones,
            sequences: sequences.count..<sequences.count)
        elements.append(element)
        folded.append(Unicode.Scalar(byte & ~freeBits))
        signature.formUnion(FuzzySignature(byte))
    }

    private mutating func append(_ variants: [Unicode.Scalar]) {
        folded += variants.prefix(1)
        let ascii = variants.filter(\.isASCII).map { UInt8(truncatingIfNeeded: $0.value) }
        var others = variants.filter { !$0.isASCII }.map { UTF8Sequence([$0]) }
        for variant in variants where !variant.isASCII {
            others += FuzzyLetter.spellings(of: variant).map { UTF8Sequence($0) }
        }
        var element = Element()
        let byte = ascii.last ?? others.first?.last ?? 0
        let freeBits = ascii.count == 2 ? ascii[0] ^ ascii[1] : 0
        element.bytes = UInt64(byte | freeBits) &* FuzzyText.ones
        element.freeBits = UInt64(freeBits) &* FuzzyText.ones
        element.sequences = sequences.count..<sequences.count + others.count
        element.hasFurtherSequences = others.contains { $0.last != byte }
        sequences += others
        elements.append(element)
        signature.formUnion(ascii.last.map { FuzzySignature($0) } ?? .beyondASCII)
    }
}

/// The bytes of a letter that takes more than one byte.
struct UTF8Sequence: Sendable {
    /// The bytes, the first one in the lowest bits: eight and the rest.
    private var bits: (UInt64, UInt64) = (0, 0)
    /// The number of bytes, 2 to 16.
    let count: Int
    /// The last byte.
    let last: UInt8

    /// Creates the sequence of a scalar, or of a base and its marks; bytes after the 16th are left
    /// out.
    init(_ scalars: [Unicode.Scalar]) {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        var last: UInt8 = 0
        var count = 0
        for byte in String(text).utf8.prefix(16) {
            let place = UInt64(8 * (count & 7))
            if count < 8 {
                bits.0 |= UInt64(byte) << place
            } else {
                bits.1 |= UInt64(byte) << place
            }
            last = byte
            count += 1
        }
        self.last = last
        self.count = count
    }

    /// Returns whether these bytes of the text come just before `end`.
    func isFound(in text: FuzzyText, before end: Int) -> Bool {
        guard end >= count else { return false }
        var rest = bits.0
        for index in 0..<count {
            if index == 8 { rest = bits.1 }
            guard text.bytes[end - count + index] == UInt8(truncatingIfNeeded: rest) else {
                return false
            }
            rest >>= 8
        }
        return true
    }
}
