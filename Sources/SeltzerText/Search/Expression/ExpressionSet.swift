// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A set of characters, such as `[a-z]`, `\d` or `.`.
struct ExpressionSet {
    indirect enum Content {
        /// A character that is equivalent to one scalar.
        case scalar(UInt32)
        /// Any other character: decomposed, and in its form without case.
        case cluster([UInt32], folded: [UInt32])
        case range(ClosedRange<UInt32>)
        case property(ScalarProperty)
        case union([Content])
        /// A set, and the sets that change it one after the other, as a list so that a long chain
        /// needs no recursion.
        case combined(Content, [(operation: Operation, other: Content)])
        case inverted(Content)

        /// The set of one character.
        init(_ character: Character) {
            let scalars = TextFolding(ignoresCase: false).scalars(of: character.unicodeScalars)
                .map(\.value)
            self =
                TextFolding.composed(scalars).map { .scalar($0) }
                ?? .cluster(scalars, folded: ExpressionSet.folded(scalars))
        }

        /// The maximum number of parts to examine for one character.
        fileprivate var partCount: Int {
            switch self {
            case .scalar, .cluster, .range, .property: 1
            case .union(let parts): parts.reduce(1) { $0 + $1.partCount }
            case .combined(let first, let others):
                others.reduce(first.partCount) { $0 + $1.other.partCount }
            case .inverted(let part): part.partCount
            }
        }
    }

    /// The operation by which a set changes the set before it.
    enum Operation {
        case intersection
        case difference
        case symmetricDifference

        fileprivate func result(_ one: Bool, _ two: Bool) -> Bool {
            switch self {
            case .intersection: one && two
            case .difference: one && !two
            case .symmetricDifference: one != two
            }
        }
    }

    private let content: Content
    private let ignoresCase: Bool
    /// The maximum number of parts to examine for a character beyond ASCII.
    let partCount: Int
    /// The characters of ASCII in the set, a bit for each.
    private(set) var ascii: (low: UInt64, high: UInt64) = (0, 0)

    init(_ content: Content, ignoresCase: Bool) {
        self.content = content
        self.ignoresCase = ignoresCase
        partCount = content.partCount
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
        let scalars = cluster.decomposed
        return has(scalars, ignoresCase ? Self.folded(scalars) : scalars, content)
    }

    /// Returns whether a scalar, or a byte that is not UTF-8, is in the set.
    private func has(_ value: UInt32) -> Bool {
        guard ignoresCase, let scalar = Unicode.Scalar(value) else {
            return Self.has(value, Unicode.Scalar(value), [], content)
        }
        let variants = CaseVariants.of(scalar).filter { $0.value != value }
        return Self.has(value, scalar, variants, content)
    }

    private static func has(
        _ value: UInt32, _ scalar: Unicode.Scalar?, _ variants: [Unicode.Scalar],
        _ content: Content
    ) -> Bool {
        switch content {
        case .scalar(let other):
            return value == other || variants.contains { $0.value == other }
        case .cluster: return false
        case .range(let range):
            return range.contains(value) || variants.contains { range.contains($0.value) }
        case .property(let property):
            guard let scalar else { return property.isAny }
            return property.contains(scalar) || variants.contains { property.contains($0) }
        case .union(let parts):
            return parts.contains { has(value, scalar, variants, $0) }
        case .combined(let first, let others):
            return others.reduce(has(value, scalar, variants, first)) { isIn, next in
                next.operation.result(isIn, has(value, scalar, variants, next.other))
            }
        case .inverted(let part): return !has(value, scalar, variants, part)
        }
    }

    /// Returns whether the set contains a cluster of several scalars.
    ///
    /// - Parameter folded: The scalars in the form without case, if the set ignores case.
    private func has(_ scalars: [UInt32], _ folded: [UInt32], _ content: Content) -> Bool {
        switch content {
        case .scalar, .range: return false
        case .cluster(let other, let otherFolded):
            return ignoresCase ? folded == otherFolded : scalars == other
        case .property(let property): return property.contains(LineReader.unicode(scalars[0]))
        case .union(let parts): return parts.contains { has(scalars, folded, $0) }
        case .combined(let first, let others):
            return others.reduce(has(scalars, folded, first)) { isIn, next in
                next.operation.result(isIn, has(scalars, folded, next.other))
            }
        case .inverted(let part): return !has(scalars, folded, part)
        }
    }

    private static func folded(_ scalars: [UInt32]) -> [UInt32] {
        TextFolding().scalars(of: scalars.map { LineReader.unicode($0) }).map(\.value)
    }
}
