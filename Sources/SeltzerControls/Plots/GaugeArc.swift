// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The upper half of a ring that is filled up to a part, from the left to the right.
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

    /// Returns a thin line of dots for the part that is not filled, which can be told from the filled part without
    /// colour.
    func thinRest(with color: Color) -> PixelGrid {
        ring(.braille, of: 0.6, isFilled: false, color)
    }

    private func ring(
        _ shape: PixelGrid.Shape, of width: Double, isFilled: Bool, _ color: Color
    ) -> PixelGrid {
        var grid = PixelGrid(size: size, shape: shape)
        let end = PlotMath.unitVector(Double.pi * fraction)
        let middle = radius - thickness / 2
        for y in 0..<grid.pixelSize.height {
            for x in 0..<grid.pixelSize.width {
                let perCell = shape.pixelsPerCell
                let right = (Double(x) + 0.5) / Double(perCell.width) - Double(size.width) / 2
                let up = radius - (Double(y) + 0.5) * 2 / Double(perCell.height)
                let distance = (right * right + up * up).squareRoot()
                guard abs(distance - middle) <= width / 2 else { continue }
                // The sine of the angle between the end and the pixel, both counted from the left.
                let isBefore = -end.y * right - end.x * up >= 0
                if isBefore == isFilled { grid[Point(x: x, y: y)] = color }
            }
        }
        return grid
    }
}
