// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A length of an element in a compositional layout.
public struct CollectionLayoutDimension: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case cells(Int)
        case width(Double)
        case height(Double)
    }

    let kind: Kind
    /// Whether the length is an estimate.
    public let isEstimated: Bool

    /// Returns a length in cells.
    public static func absolute(_ cells: Int) -> Self {
        Self(kind: .cells(max(0, cells)), isEstimated: false)
    }

    /// Returns an estimated length in cells.
    ///
    /// A group of one item whose height is an estimate is as high as its cell, and at least as high as the estimate.
    /// Elsewhere the estimate counts as ``absolute(_:)``: a place must not depend on cells that are not visible.
    public static func estimated(_ cells: Int) -> Self {
        Self(kind: .cells(max(0, cells)), isEstimated: true)
    }

    /// Returns a part of the width of the container, such as 0.5.
    public static func fractionalWidth(_ part: Double) -> Self {
        Self(kind: .width(max(0, part)), isEstimated: false)
    }

    /// Returns a part of the height of the container, such as 0.5.
    public static func fractionalHeight(_ part: Double) -> Self {
        Self(kind: .height(max(0, part)), isEstimated: false)
    }

    /// Returns the length in a container.
    func length(in container: Size) -> Double {
        switch kind {
        case .cells(let cells): Double(cells)
        case .width(let part): part * Double(container.width)
        case .height(let part): part * Double(container.height)
        }
    }
}

/// The size of an element in a compositional layout.
public struct CollectionLayoutSize: Hashable, Sendable {
    /// The width.
    public let widthDimension: CollectionLayoutDimension
    /// The height.
    public let heightDimension: CollectionLayoutDimension

    /// Creates a size.
    public init(
        widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension
    ) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
    }

    /// Returns the dimension along an axis.
    subscript(axis: Axis) -> CollectionLayoutDimension {
        axis == .horizontal ? widthDimension : heightDimension
    }

    /// Returns the size in a container, in whole cells.
    func size(in container: Size) -> Size {
        Size(
            width: Int(min(widthDimension.length(in: container), 1e9)),
            height: Int(min(heightDimension.length(in: container), 1e9)))
    }
}

/// The room between elements of a compositional layout.
public struct CollectionLayoutSpacing: Hashable, Sendable {
    /// The number of cells.
    public let spacing: Int
    /// Whether spare room of the container is added.
    public let isFlexible: Bool

    /// Returns room of a number of cells.
    public static func fixed(_ cells: Int) -> Self {
        Self(spacing: max(0, cells), isFlexible: false)
    }

    /// Returns room of at least a number of cells, which takes the spare room of the container.
    public static func flexible(_ cells: Int) -> Self {
        Self(spacing: max(0, cells), isFlexible: true)
    }
}
