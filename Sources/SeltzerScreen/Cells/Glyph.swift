// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What a cell shows: one scalar, or a cluster of several by its number in a ``ClusterTable``.
@frozen
public struct Glyph: Hashable, Sendable {
    /// A scalar's value, or a cluster's number with the top bit set.
    @usableFromInline package let bits: UInt32
    /// The cells it covers: 1 or 2; 0 marks the right half of a wide one.
    public let width: UInt8
    /// Whether the display may take it to be of another width, so that the cursor must be placed anew after it.
    public let isWidthContested: Bool

    /// Creates a glyph from its parts; the bits must be of a scalar that is no control.
    @inlinable
    package init(bits: UInt32, width: UInt8, isWidthContested: Bool = false) {
        self.bits = bits
        self.width = width
        self.isWidthContested = isWidthContested
    }

    /// Creates the glyph of one scalar, or of what ``TextSanitizer`` makes of it; nil for one without
    /// width.
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

    /// The empty cell's glyph.
    @inlinable public static var space: Glyph { Glyph(bits: 0x20, width: 1) }

    /// The right half of a wide glyph.
    @inlinable package static var trailingHalf: Glyph { Glyph(bits: 0, width: 0) }

    /// Whether it is a cluster of several scalars, kept in a ``ClusterTable``.
    @inlinable public var isCluster: Bool { bits & 0x8000_0000 != 0 }
}
