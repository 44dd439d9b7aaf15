// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A set of characters, such as `[a-z]`, `\d` or `.`.
struct ExpressionSet {
    indirect enum Content {
        /// A character that one scalar is equivalent to.
        case scalar(UInt32)
        /// Another character, decomposed.
        case cluster([UInt32])
        case range(ClosedRange<UInt32>)
        case property(ScalarProperty)
        case union([Content])
        case intersection(Content, Content)
        case difference(Content, Content)
        case inverted(Content)

        /// The set of one character.
        init(_ character: Character) {
            let scalars = TextFolding(ignoresCase: false).scalars(of: character.unicodeScalars)
                .map(\.value)
            self = TextFolding.composed(scalars).map { .scalar($0) } ?? .cluster(scalars)
        }
    }

    private let content: Content
    private let ignoresCase: Bool
    /// The characters of ASCII in the set, a bit for each.
    private(set) var ascii: (low: UInt64, high: UInt64) = (0, 0)

    init(_ content: Content, ignoresCase: Bool) {
        self.content = content
        self.ignoresCase = ignoresCase
        for value in UInt32(0)..<128 where has(value) {
            if value < 64 {
                ascii.low |= 1 << UInt64(value)
            } else {
                ascii.high |= 1 << UInt64(value - 64)
            }
        }
    }

    /// Returns whether a character of ASCII is in the set.
    @inline(__always)
    func containsASCII(_ value: UInt32) -> Bool {
        (value < 64 ? ascii.low &>> UInt64(value) : ascii.high &>> UInt64(value &- 64)) & 1 != 0
    }

    /// Returns whether a cluster is in the set.
    @inline(__always)
    func contains(_ cluster: borrowing TextCluster) -> Bool {
        if let value = cluster.composed {
            return value < 0x80 ? containsASCII(value) : has(value)
        }
        return has(cluster.decomposed, content)
    }

    private func has(_ value: UInt32) -> Bool {
        let scalar = LineReader.unicode(value)
        guard ignoresCase else { return Self.has(value, scalar, [], content) }
        let variants = CaseVariants.of(scalar).filter { $0.value != value }
        return Self.has(value, scalar, variants, content)
    }

    private static func has(
        _ value: UInt32, _ scalar: Unicode.Scalar, _ variants: [Unicode.Scalar], _ content: Content
    ) -> Bool {
        switch content {
        case .scalar(let other):
            return value == other || variants.contains { $0.value == other }
        case .cluster: return false
        case .range(let range):
            return range.contains(value) || variants.contains { range.contains($0.value) }
        case .property(let property):
            return property.contains(scalar) || variants.contains { property.contains($0) }
        case .union(let parts):
            return parts.contains { has(value, scalar, variants, $0) }
        case .intersection(let one, let two):
            return has(value, scalar, variants, one) && has(value, scalar, variants, two)
        case .difference(let one, let two):
            return has(value, scalar, variants, one) && !has(value, scalar, variants, two)
        case .inverted(let part): return !has(value, scalar, variants, part)
        }
    }

    /// Returns whether the set has a cluster of several scalars.
    private func has(_ scalars: [UInt32], _ content: Content) -> Bool {
        switch content {
        case .scalar, .range: return false
        case .cluster(let other):
            return scalars == other || ignoresCase && Self.isSame(scalars, other)
        case .property(let property): return property.contains(LineReader.unicode(scalars[0]))
        case .union(let parts): return parts.contains { has(scalars, $0) }
        case .intersection(let one, let two): return has(scalars, one) && has(scalars, two)
        case .difference(let one, let two): return has(scalars, one) && !has(scalars, two)
        case .inverted(let part): return !has(scalars, part)
        }
    }

    private static func isSame(_ one: [UInt32], _ two: [UInt32]) -> Bool {
        let folding = TextFolding()
        return folding.scalars(of: one.map { LineReader.unicode($0) })
            == folding.scalars(of: two.map { LineReader.unicode($0) })
    }
}
