// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Finds the rectangle that lies next to another in a direction, as people see it.
///
/// The rules are those of Android's `FocusFinder`: what lies in the beam, the strip that the source would sweep in
/// that direction, comes before what lies beside it; vertically only where it is not too far behind that. Among
/// equals the nearest wins, where a step off the direction counts less than one along it. A row of cells is about
/// as high as two columns are wide, and counts so.
struct FocusSearch {
    /// A rectangle as seen in the direction: how far ahead it begins and ends, and where it lies across.
    private struct Extent {
        let near: Double
        let far: Double
        let sides: ClosedRange<Double>

        var middle: Double { (sides.lowerBound + sides.upperBound) / 2 }
    }

    private let heading: FocusHeading
    private let source: Extent

    /// Prepares a search.
    ///
    /// - Parameters:
    ///   - source: Where the search begins.
    ///   - heading: Where it goes.
    ///   - isInside: Whether what lies within the source is looked for, from the edge where the search enters it.
    init(from source: Rect, _ heading: FocusHeading, isInside: Bool = false) {
        self.heading = heading
        let whole = Self.extent(of: source, heading)
        self.source =
            isInside ? Extent(near: whole.near, far: whole.near, sides: whole.sides) : whole
    }

    /// The place of the best of some rectangles, the first of several that are as good; nil where none lies in
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

    /// Whether the first is better because it lies in the beam, and the second does not.
    private func beamBeats(_ first: Extent, _ second: Extent) -> Bool {
        guard isInBeam(first), !isInBeam(second) else { return false }
        // What overlaps the source in the direction is no rival to what lies straight ahead.
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
