// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Finds the rectangle that looks like the next one in a direction.
///
/// The rules follow Android's `FocusFinder`. The beam is the strip that the source would sweep in
/// the direction. A rectangle in the beam comes before a rectangle beside it; for vertical
/// directions, only if it is not much farther away. Otherwise the nearest rectangle wins, and a
/// distance across the direction counts less than a distance along it. A row counts as two columns,
/// because it is about as high as two columns are wide.
struct FocusSearch {
    /// A rectangle in terms of the direction: its first and last distance along it, and its range
    /// across it.
    private struct Extent {
        let near: Double
        let far: Double
        let sides: ClosedRange<Double>

        var middle: Double { (sides.lowerBound + sides.upperBound) / 2 }
    }

    private let heading: FocusHeading
    private let source: Extent

    /// Prepares a search in a direction from a rectangle.
    ///
    /// - Parameters:
    ///   - source: The rectangle where the search begins.
    ///   - heading: The direction.
    ///   - isInside: Whether to search inside the source, from the edge where the direction enters
    ///     it.
    init(from source: Rect, _ heading: FocusHeading, isInside: Bool = false) {
        self.heading = heading
        let whole = Self.extent(of: source, heading)
        self.source =
            isInside ? Extent(near: whole.near, far: whole.near, sides: whole.sides) : whole
    }

    /// Returns the index of the best rectangle, the first of equally good ones; nil if none lies in
    /// the direction.
    func best(of rects: [Rect]) -> Int? {
        var best: (place: Int, extent: Extent)?
        for (place, rect) in rects.enumerated() where !rect.isEmpty {
            let extent = Self.extent(of: rect, heading)
            guard isAhead(extent) else { continue }
            if let present = best?.extent, !isBetter(extent, than: present) { continue }
            best = (place, extent)
        }
        return best?.place
    }

    private static func extent(of rect: Rect, _ heading: FocusHeading) -> Extent {
        let (left, right) = (Double(rect.minX), Double(rect.maxX))
        let (top, bottom) = (Double(rect.minY) * 2, Double(rect.maxY) * 2)
        return switch heading {
        case .right: Extent(near: left, far: right, sides: top...bottom)
        case .left: Extent(near: -right, far: -left, sides: top...bottom)
        case .down: Extent(near: top, far: bottom, sides: left...right)
        case .up: Extent(near: -bottom, far: -top, sides: left...right)
        }
    }

    private func isAhead(_ extent: Extent) -> Bool {
        (source.near < extent.near || source.far <= extent.near) && source.far < extent.far
    }

    private func isInBeam(_ extent: Extent) -> Bool {
        extent.sides.lowerBound < source.sides.upperBound
            && source.sides.lowerBound < extent.sides.upperBound
    }

    private func isBetter(_ first: Extent, than second: Extent) -> Bool {
        if beamBeats(first, second) { return true }
        if beamBeats(second, first) { return false }
        return weight(of: first) < weight(of: second)
    }

    /// Whether the first rectangle is better because it lies in the beam, and the second does not.
    private func beamBeats(_ first: Extent, _ second: Extent) -> Bool {
        guard isInBeam(first), !isInBeam(second) else { return false }
        // The second rectangle overlaps the source along the direction, so the rectangle straight
        // ahead wins.
        guard source.far <= second.near else { return true }
        if heading == .left || heading == .right { return true }
        return distance(to: first) < max(1, second.far - source.far)
    }

    private func distance(to extent: Extent) -> Double { max(0, extent.near - source.far) }

    private func weight(of extent: Extent) -> Double {
        let ahead = distance(to: extent)
        let aside = abs(extent.middle - source.middle)
        return 13 * ahead * ahead + aside * aside
    }
}
