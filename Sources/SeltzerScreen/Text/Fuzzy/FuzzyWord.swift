// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A word of a pattern: a list of scalars, each with the ways in which it may be written.
struct FuzzyWord: Sendable {
    /// A scalar of the word.
    ///
    /// It holds no reference, so that looking at it costs no counting.
    struct Element: Sendable {
        /// The ASCII character it may be; meaningless without one.
        var byte: UInt8 = 0
        /// The bits that `byte` may have or not: 0x20 for a letter in either case.
        var freeBits: UInt8 = 0
        /// Whether it may be an ASCII character.
        var isASCII = false
        /// Where in the word's ``sequences`` the other ways to write it are.
        var sequences = 0..<0
    }

    /// The scalars in their order.
    private(set) var elements: [Element] = []
    /// The ways to write scalars that take more than a byte.
    private(set) var sequences: [UTF8Sequence] = []
    /// What every text has that the word is found in.
    private(set) var signature = FuzzySignature()
    /// Whether small letters and capitals differ.
    let isCaseSensitive: Bool
    /// The scalars, each as the first of those that count as the same.
    private let folded: [Unicode.Scalar]

    init(_ scalars: some Collection<Unicode.Scalar>) {
        let isCaseSensitive = scalars.contains {
            $0.properties.isUppercase || $0.properties.generalCategory == .titlecaseLetter
        }
        self.isCaseSensitive = isCaseSensitive
        let variants = scalars.map { isCaseSensitive ? [$0] : CaseVariants.of($0) }
        folded = variants.compactMap(\.first)
        for variants in variants { append(variants) }
    }

    /// Returns whether the other word begins with this one, as far as this one can tell.
    func begins(_ other: FuzzyWord) -> Bool {
        if isCaseSensitive { return other.isCaseSensitive && other.folded.starts(with: folded) }
        guard other.isCaseSensitive else { return other.folded.starts(with: folded) }
        return other.folded.count >= folded.count
            && zip(other.folded, folded).allSatisfy { CaseVariants.of($0).first == $1 }
    }

    private mutating func append(_ variants: [Unicode.Scalar]) {
        var element = Element()
        let first = sequences.count
        for scalar in variants {
            if scalar.isASCII {
                let byte = UInt8(truncatingIfNeeded: scalar.value)
                element.freeBits = element.isASCII ? element.byte ^ byte : 0
                element.byte = byte
                element.isASCII = true
            } else {
                sequences.append(UTF8Sequence(scalar))
            }
        }
        element.byte |= element.freeBits
        element.sequences = first..<sequences.count
        elements.append(element)
        signature.formUnion(element.isASCII ? FuzzySignature(element.byte) : .beyondASCII)
    }
}

/// The bytes of a scalar that takes more than one.
struct UTF8Sequence: Sendable {
    /// The bytes, the first one in the lowest bits.
    private let bits: UInt32
    /// The number of bytes, 2 to 4.
    let count: Int
    /// The last byte.
    let last: UInt8

    init(_ scalar: Unicode.Scalar) {
        var bits: UInt32 = 0
        var last: UInt8 = 0
        var count = 0
        for byte in String(scalar).utf8 {
            bits |= UInt32(byte) << UInt32(8 * count)
            last = byte
            count += 1
        }
        self.bits = bits
        self.last = last
        self.count = count
    }

    /// Returns whether these bytes of the text come just before `end`.
    @inline(__always)
    func isFound(in text: UnsafeBufferPointer<UInt8>, before end: Int) -> Bool {
        guard end >= count else { return false }
        var rest = bits
        for position in end - count..<end {
            guard text[position] == UInt8(truncatingIfNeeded: rest) else { return false }
            rest >>= 8
        }
        return true
    }
}
