// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// An extent in cells.
@frozen
public struct Size: Hashable, Sendable {
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int

    /// The size of nothing.
    @inlinable public static var zero: Size { Size(width: 0, height: 0) }

    /// The size that stands for "as large as you like" in a measuring call.
    @inlinable public static var unbounded: Size { Size(width: .max, height: .max) }

    /// Creates a size from columns and rows, in cells.
    @inlinable
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Whether no cell fits into this size.
    @inlinable public var isEmpty: Bool { width <= 0 || height <= 0 }

    /// The number of cells; 0 if a side is not positive.
    @inlinable public var area: Int { isEmpty ? 0 : width.saturatingMultiplied(by: height) }
}

extension Size {
    /// Returns whether both are the same size, by Core Graphics' name.
    @inlinable
    public func equalTo(_ other: Size) -> Bool { self == other }
}

extension Size: CustomStringConvertible {
    /// The size as `width×height`.
    public var description: String { "\(width)×\(height)" }
}
