// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The form in which texts are compared; searching, matching and sorting use it, so that they
/// agree.
///
/// Canonically equivalent texts have the same form: for example, an `é` of one scalar and an `é` of
/// two scalars. If ``ignoresCase`` is true, texts that differ only in case also have the same form,
/// by Unicode's full case folding: `σ` and `ς`, `s` and `ſ`, `ß` and `SS`.
///
/// ```swift
/// TextFolding().folded("Stra\u{DF}e") == TextFolding().folded("STRASSE")    // true
/// ```
public struct TextFolding: Hashable, Sendable {
    /// Whether upper and lower case count as the same.
    public var ignoresCase: Bool

    /// Creates a folding, which ignores case by default.
    public init(ignoresCase: Bool = true) {
        self.ignoresCase = ignoresCase
    }

    /// Returns the form in which a text is compared.
    ///
    /// The form is canonically decomposed, and is not meant to be shown.
    public func folded(_ text: String) -> String {
        if text.isASCII { return ignoresCase ? text.lowercased() : text }
        var result = String.UnicodeScalarView()
        result.append(contentsOf: scalars(of: Array(text.unicodeScalars)))
        return String(result)
    }

    /// Returns the form in which a part of a text is compared.
    public func folded(_ text: some StringProtocol) -> String {
        folded(String(text))
    }

    /// Returns whether two texts have the same form.
    public func matches(_ first: some StringProtocol, _ second: some StringProtocol) -> Bool {
        folded(first) == folded(second)
    }

    /// Returns whether the form of one text begins with the form of another: `ß` begins with `s`.
    ///
    /// Only the beginning of the text is read, because a text may be very long.
    public func text(_ text: some StringProtocol, beginsWith beginning: some StringProtocol) -> Bool
    {
        let wanted = folded(beginning)
        // Folding never makes a character shorter.
        return folded(text.prefix(wanted.count)).hasPrefix(wanted)
    }

    // MARK: Scalars

    /// Returns the folded scalars of a text, with their marks in the canonical order.
    package func scalars(of text: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
        scalars(of: Array(text))
    }

    /// Returns the folded scalars of a text, with their marks in the canonical order.
    ///
    /// This function is not generic. Other modules would call a generic one without specialization,
    /// which takes many times as long.
    package func scalars(of text: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var decomposed: [Unicode.Scalar] = []
        for scalar in text {
            Self.canonical.forEachScalar(of: scalar) { decomposed.append($0) }
        }
        Self.orderMarks(in: &decomposed)
        guard ignoresCase else { return decomposed }
        var result: [Unicode.Scalar] = []
        result.reserveCapacity(decomposed.count)
        for scalar in decomposed { forEachScalar(of: scalar) { result.append($0) } }
        Self.orderMarks(in: &result)
        return result
    }

    private static let canonical = TextFolding(ignoresCase: false)

    /// Calls a closure with each scalar of a scalar's folded form.
    ///
    /// Marks from several calls are not yet in canonical order.
    @inline(__always)
    package func forEachScalar(of scalar: Unicode.Scalar, _ body: (Unicode.Scalar) -> Void) {
        let value = scalar.value
        if value < 0x80 {
            let isCapital = ignoresCase && value &- 0x41 < 26
            body(isCapital ? Unicode.Scalar(UInt8(truncatingIfNeeded: value | 0x20)) : scalar)
        } else {
            forEachScalar(beyondASCII: scalar, body)
        }
    }

    private func forEachScalar(
        beyondASCII scalar: Unicode.Scalar, _ body: (Unicode.Scalar) -> Void
    ) {
        let value = scalar.value
        if 0xAC00...0xD7A3 ~= value { return Self.forEachJamo(of: value &- 0xAC00, body) }
        let place = FoldingTable.place(of: value, ignoresCase: ignoresCase)
        if place == 0 { return body(scalar) }
        FoldingTable.forEachScalar(at: place, body)
    }

    /// Calls a closure with the parts of a Hangul syllable.
    private static func forEachJamo(of number: UInt32, _ body: (Unicode.Scalar) -> Void) {
        let parts = [0x1100 + number / 588, 0x1161 + number % 588 / 28, 0x11A7 + number % 28]
        for part in number % 28 == 0 ? parts.dropLast() : parts[...] {
            if let scalar = Unicode.Scalar(part) { body(scalar) }
        }
    }

    /// Puts the marks after each base in canonical order.
    private static func orderMarks(in scalars: inout [Unicode.Scalar]) {
        var start = 0
        while start < scalars.count {
            guard scalars[start].value >= 0x300, scalars[start].combiningClass != 0 else {
                start += 1
                continue
            }
            var end = start
            var marks: [(order: UInt8, place: Int, scalar: Unicode.Scalar)] = []
            while end < scalars.count, scalars[end].combiningClass != 0 {
                marks.append((scalars[end].combiningClass, end, scalars[end]))
                end += 1
            }
            if marks.count > 1 {
                marks.sort { ($0.order, $0.place) < ($1.order, $1.place) }
                for (index, mark) in marks.enumerated() { scalars[start + index] = mark.scalar }
            }
            start = end
        }
    }
}

extension Unicode.Scalar {
    /// The canonical combining class; 0 for a scalar that begins a letter.
    package var combiningClass: UInt8 {
        value < 0x300 ? 0 : properties.canonicalCombiningClass.rawValue
    }
}

extension FoldingTable {
    /// Returns the place of the sequence that replaces a scalar; 0 for none.
    @inline(__always)
    static func place(of value: UInt32, ignoresCase: Bool) -> Int {
        guard value < end else { return 0 }
        return ignoresCase
            ? place(of: Int(value), foldingIndex.utf8Start, foldingBlocks.utf8Start)
            : place(of: Int(value), decompositionIndex.utf8Start, decompositionBlocks.utf8Start)
    }

    @inline(__always)
    private static func place(
        of value: Int, _ index: UnsafePointer<UInt8>, _ blocks: UnsafePointer<UInt8>
    ) -> Int {
        let block = number(index + (value >> 6) * 2, digits: 2)
        return number(blocks + (block * 64 + (value & 63)) * 4, digits: 4)
    }

    static func forEachScalar(at place: Int, _ body: (Unicode.Scalar) -> Void) {
        let start = sequences.utf8Start + place
        for index in 0..<number(start, digits: 1) {
            let value = number(start + 1 + index * 5, digits: 5)
            if let scalar = Unicode.Scalar(UInt32(value)) { body(scalar) }
        }
    }

    @inline(__always)
    private static func number(_ start: UnsafePointer<UInt8>, digits: Int) -> Int {
        var number = 0
        for index in 0..<digits { number = number << 5 | Int(start[index] &- 0x30) }
        return number
    }
}

extension TextFolding {
    /// Returns the one scalar that is canonically equivalent to decomposed scalars; nil for none.
    package static func composed(_ scalars: [UInt32]) -> UInt32? {
        if scalars.count == 1 { return scalars[0] }
        if scalars.count <= 3, let syllable = syllable(scalars) { return syllable }
        return compositions[scalars]
    }

    private static let compositions: [[UInt32]: UInt32] = {
        var compositions: [[UInt32]: UInt32] = [:]
        for value in 0xC0..<FoldingTable.end {
            let place = FoldingTable.place(of: value, ignoresCase: false)
            guard place != 0 else { continue }
            var scalars: [UInt32] = []
            FoldingTable.forEachScalar(at: place) { scalars.append($0.value) }
            if scalars.count > 1, compositions[scalars] == nil { compositions[scalars] = value }
        }
        return compositions
    }()

    private static func syllable(_ jamos: [UInt32]) -> UInt32? {
        guard jamos.count >= 2, 0x1100...0x1112 ~= jamos[0], 0x1161...0x1175 ~= jamos[1] else {
            return nil
        }
        let first = 0xAC00 + (jamos[0] - 0x1100) * 588 + (jamos[1] - 0x1161) * 28
        guard jamos.count == 3 else { return first }
        return 0x11A8...0x11C2 ~= jamos[2] ? first + jamos[2] - 0x11A7 : nil
    }
}

extension String {
    /// Whether all characters are ASCII; found without a call for each byte.
    package var isASCII: Bool {
        var text = self
        return text.withUTF8 { bytes in
            var all: UInt8 = 0
            for byte in bytes { all |= byte }
            return all < 0x80
        }
    }
}
