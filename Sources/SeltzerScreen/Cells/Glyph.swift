// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The content of a cell: one scalar, or the number of a cluster in a ``ClusterTable``.
@frozen
public struct Glyph: Hashable, Sendable {
    /// The value of the scalar, or the number of the cluster with the top bit set.
    @usableFromInline package let bits: UInt32
    /// The width in cells: 1 or 2; 0 marks the right half of a wide glyph.
    public let width: UInt8
    /// Whether the display may give the glyph another width, so that the cursor must move
    /// explicitly after it.
    public let isWidthContested: Bool

    /// Creates a glyph from its parts; the bits must not represent a control character.
    @inlinable
    package init(bits: UInt32, width: UInt8, isWidthContested: Bool = false) {
        self.bits = bits
        self.width = width
        self.isWidthContested = isWidthContested
    }

    /// Creates the glyph of one scalar, or of its replacement by ``TextSanitizer``; nil if it has no width.
    package init?(sanitizing scalar: Unicode.Scalar) {
        let shown: Unicode.Scalar
        switch TextSanitizer.substitute(for: scalar) {
        case .itself: shown = scalar
        case .scalar(let other): shown = other
        case .nothing: return nil
        }
        let width = ScalarWidth(shown)
        guard width.cells > 0 else { return nil }
        self.init(
            bits: shown.value,
            width: UInt8(width.cells),
            isWidthContested: width.isContested
        )
    }

    /// The glyph of an empty cell.
    @inlinable public static var space: Glyph { Glyph(bits: 0x20, width: 1) }

    /// The right half of a wide glyph.
    @inlinable package static var trailingHalf: Glyph { Glyph(bits: 0, width: 0) }

    /// Whether the glyph is a cluster of several scalars, stored in a ``ClusterTable``.
    @inlinable public var isCluster: Bool { bits & 0x8000_0000 != 0 }
}
