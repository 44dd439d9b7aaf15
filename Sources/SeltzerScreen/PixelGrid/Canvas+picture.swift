// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A picture whose pixels were scaled for characters that divide a cell.
package struct PictureCells: Sendable {
    package let picture: Picture
    package let shape: PixelGrid.Shape
    /// One pixel for each part of a cell.
    let pixels: PixelImage

    /// Scales a picture, which is the expensive part of drawing it.
    package init(_ picture: Picture, shape: PixelGrid.Shape) {
        (self.picture, self.shape) = (picture, shape)
        let perCell = shape.pixelsPerCell
        let width = picture.size.width.clamped(1, CellBuffer.maximumSide)
        let height = picture.size.height.clamped(1, CellBuffer.maximumArea / 8 / width)
        let area = Size(width: width * perCell.width, height: height * perCell.height)
        pixels = picture.image.raster(of: area, at: picture.place)
    }
}

extension Canvas {
    /// Draws a picture in cells, scaled to a rectangle.
    ///
    /// With half blocks each cell shows two pixels, each in its own color. A display without colors
    /// shows dots of braille, and a display with only ASCII shows characters of different density.
    /// Pixels without opacity leave the ground as it is. To keep the picture's proportions, choose
    /// a rectangle that has them; a cell is about twice as high as wide.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - rect: The place in cells; the part outside of the clip is not drawn.
    ///   - shape: The way in which characters divide a cell.
    public func draw(
        _ image: PixelImage, in rect: Rect, shape: PixelGrid.Shape = .halfBlocks
    ) {
        guard !clip.intersection(rect).isEmpty else { return }
        let picture = Picture(image, size: rect.size)
        draw(PictureCells(picture, shape: pictureShape(shape)), at: rect.origin)
    }

    /// Returns the shape in which this display shows a picture.
    package func pictureShape(_ wanted: PixelGrid.Shape) -> PixelGrid.Shape {
        guard isUnicode else { return .halfBlocks }
        return hasColors ? wanted : .braille
    }

    /// The size of a cell in pixels, on a display that shows pictures; nil on other displays.
    package var cellPixels: Size? { buffer.clusters.pictures.cellPixels }

    /// Draws cells that refer to a picture, which the display shows in its own pixels.
    ///
    /// - Returns: False if the display shows no pictures, or if there is no room for another one.
    package func drawPixels(of picture: Picture, at point: Point) -> Bool {
        let shown = clip.intersection(Rect(origin: point, size: picture.size))
        guard !shown.isEmpty else { return true }
        guard let number = buffer.clusters.pictures.number(of: picture) else { return false }
        let look = ornamentLook(of: Style(foreground: .default))
        for y in shown.minY..<shown.maxY {
            for x in shown.minX..<shown.maxX {
                let cell = Point(x: x - point.x, y: y - point.y)
                buffer.write(
                    Glyph(picture: number, cell: cell), x: x + translation.x, y: y + translation.y,
                    look: look)
            }
        }
        return true
    }

    /// Draws a scaled picture with its first cell at a point.
    package func draw(_ cells: PictureCells, at point: Point) {
        let shown = clip.intersection(Rect(origin: point, size: cells.picture.size))
        guard !shown.isEmpty else { return }
        let painter = PicturePainter(self, cells)
        for y in shown.minY..<shown.maxY {
            for x in shown.minX..<shown.maxX {
                painter.paint(Point(x: x - point.x, y: y - point.y), at: Point(x: x, y: y))
            }
        }
    }
}
