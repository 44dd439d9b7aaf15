// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The upper half of a ring, filled from the left up to a fraction.
///
/// A cell counts as twice as high as wide.
struct GaugeArc {
    /// The size in cells; the width is four times the height.
    let size: Size
    /// The part that is filled, from 0 to 1.
    let fraction: Double

    private var radius: Double { Double(size.height) * 2 }
    private var thickness: Double { max(1.5, radius * 0.3) }

    /// Returns the filled part.
    func filled(with color: Color) -> PixelGrid {
        ring(.quadrants, of: thickness, isFilled: true, color)
    }

    /// Returns the part that is not filled.
    func rest(with color: Color) -> PixelGrid {
        ring(.quadrants, of: thickness, isFilled: false, color)
    }

    /// Returns a thin line of dots for the part that is not filled; without color, the line differs from the filled
    /// part.
    func thinRest(with color: Color) -> PixelGrid {
        ring(.braille, of: 0.6, isFilled: false, color)
    }

    private func ring(
        _ shape: PixelGrid.Shape, of width: Double, isFilled: Bool, _ color: Color
    ) -> PixelGrid {
        var grid = PixelGrid(size: size, shape: shape)
        let perCell = shape.pixelsPerCell
        for y in 0..<grid.pixelSize.height {
            for x in 0..<grid.pixelSize.width {
                let place = offset(
                    (Double(x) + 0.5) / Double(perCell.width),
                    (Double(y) + 0.5) / Double(perCell.height))
                let distance = (place.right * place.right + place.up * place.up).squareRoot()
                guard abs(distance - (radius - thickness / 2)) <= width / 2 else { continue }
                // A cell of blocks has one color, so its center decides which part draws it: a shared cell would have a
                // hole.
                let decisive =
                    shape == .braille
                    ? place
                    : offset(
                        Double(x / perCell.width) + 0.5, Double(y / perCell.height) + 0.5)
                if isBefore(decisive) == isFilled { grid[Point(x: x, y: y)] = color }
            }
        }
        return grid
    }

    /// Returns the place of a point in cells, from the middle of the ring.
    private func offset(_ column: Double, _ row: Double) -> (right: Double, up: Double) {
        (column - Double(size.width) / 2, radius - row * 2)
    }

    /// Returns whether a place lies before the end of the filled part.
    private func isBefore(_ place: (right: Double, up: Double)) -> Bool {
        // The sine of the angle between the end and the place, both counted from the left.
        let end = PlotMath.unitVector(Double.pi * fraction)
        return -end.y * place.right - end.x * place.up >= 0
    }
}
