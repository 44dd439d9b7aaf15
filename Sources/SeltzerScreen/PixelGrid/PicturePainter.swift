// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Draws single cells of a scaled picture.
struct PicturePainter {
    /// A pixel over the ground of its cell; nil if the ground is seen.
    typealias Pixel = (red: Int, green: Int, blue: Int)

    private let canvas: Canvas
    private let pixels: PixelImage
    private let bytes: [UInt8]
    private let shape: PixelGrid.Shape
    /// The range in which dithering changes each part of a color.
    private let dither: Int
    /// Whether a dot of text is darker than the ground.
    private let isInkDark: Bool

    init(_ canvas: Canvas, _ cells: PictureCells) {
        self.canvas = canvas
        pixels = cells.pixels
        bytes = cells.pixels.rgba
        shape = cells.shape
        isInkDark = canvas.palette.appearance == .light
        dither =
            switch canvas.palette.richness {
            case .full, .plain: 0
            case .indexed: 20
            case .basic: 96
            }
    }

    /// Draws one cell of the picture.
    func paint(_ cell: Point, at point: Point) {
        let place = Rect(x: point.x, y: point.y, width: 1, height: 1)
        let ground = ground(of: point)
        switch (canvas.isUnicode, canvas.hasColors, shape) {
        case (false, _, _): paintASCII(cell, in: place, over: ground)
        case (true, false, _), (true, true, .braille): paintDots(cell, in: place, over: ground)
        case (true, true, .halfBlocks): paintHalves(cell, in: place, over: ground)
        case (true, true, .quadrants): paintQuadrants(cell, in: place, over: ground)
        }
    }

    /// The color below a cell; nil for a color that only the terminal knows.
    private func ground(of point: Point) -> Pixel? {
        let shown = canvas.buffer[point + canvas.translation].background
        guard case .rgb(let red, let green, let blue) = shown.components else { return nil }
        return (Int(red), Int(green), Int(blue))
    }

    // MARK: Pixels

    /// The pixel of a scaled picture; nil if it has no opacity.
    private func pixel(_ x: Int, _ y: Int, over ground: Pixel?) -> Pixel? {
        // The largest areas have no pixels at their end.
        guard x < pixels.size.width, y < pixels.size.height else { return nil }
        let start = (y * pixels.size.width + x) * 4
        let opacity = Int(bytes[start + 3])
        let color = (
            red: Int(bytes[start]), green: Int(bytes[start + 1]), blue: Int(bytes[start + 2])
        )
        guard opacity < 255 else { return dithered(color, x, y) }
        guard let ground else { return opacity < 128 ? nil : dithered(color, x, y) }
        guard opacity > 0 else { return nil }
        func mixed(_ upper: Int, _ lower: Int) -> Int {
            (upper * opacity + lower * (255 - opacity) + 127) / 255
        }
        let mixture = (
            red: mixed(color.red, ground.red), green: mixed(color.green, ground.green),
            blue: mixed(color.blue, ground.blue)
        )
        return dithered(mixture, x, y)
    }

    /// The pattern of ordered dithering (Bayer, 4×4).
    private static let pattern = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

    private func step(_ x: Int, _ y: Int) -> Int { Self.pattern[y % 4 * 4 + x % 4] }

    private func dithered(_ color: Pixel, _ x: Int, _ y: Int) -> Pixel {
        guard dither > 0 else { return color }
        let change = (step(x, y) * 2 - 15) * dither / 32
        return (
            (color.red + change).clamped(0, 255), (color.green + change).clamped(0, 255),
            (color.blue + change).clamped(0, 255)
        )
    }

    /// The luma of ITU-R BT.601, 0 to 255.
    private func luma(_ color: Pixel) -> Int {
        (299 * color.red + 587 * color.green + 114 * color.blue) / 1000
    }

    private func color(_ pixel: Pixel) -> Color {
        .rgb(UInt8(pixel.red), UInt8(pixel.green), UInt8(pixel.blue))
    }

    /// Returns the mean of some pixels; nil if there are none.
    private func mean(_ pixels: [Pixel]) -> Pixel? {
        guard !pixels.isEmpty else { return nil }
        let sum = pixels.reduce((0, 0, 0)) { ($0.0 + $1.red, $0.1 + $1.green, $0.2 + $1.blue) }
        return (sum.0 / pixels.count, sum.1 / pixels.count, sum.2 / pixels.count)
    }

    /// Returns the pixels of a cell, row by row.
    private func pixels(of cell: Point, over ground: Pixel?) -> [Pixel?] {
        let perCell = shape.pixelsPerCell
        return (0..<perCell.height).flatMap { y in
            (0..<perCell.width).map { x in
                pixel(
                    cell.x * perCell.width + x, cell.y * perCell.height + y, over: ground)
            }
        }
    }

    // MARK: Cells

    private func paintHalves(_ cell: Point, in place: Rect, over ground: Pixel?) {
        let upper = pixel(cell.x, cell.y * 2, over: ground)
        let lower = pixel(cell.x, cell.y * 2 + 1, over: ground)
        switch (upper, lower) {
        case (nil, nil): break
        case (let upper?, nil): canvas.fillUpperHalf(of: place, with: color(upper))
        case (nil, let lower?): canvas.fillLowerHalf(of: place, with: color(lower))
        case (let upper?, let lower?):
            let style = Style(foreground: color(lower), background: color(upper))
            canvas.fill(place, with: style, character: upper == lower ? " " : "▄")
        }
    }

    /// Draws the character whose two colors are nearest to the four pixels of a cell.
    private func paintQuadrants(_ cell: Point, in place: Rect, over ground: Pixel?) {
        let parts = pixels(of: cell, over: ground)
        let seen = parts.compactMap(\.self)
        guard let middle = mean(seen).map(luma) else { return }
        let isWhole = seen.count == parts.count
        var bits = 0
        var bright: [Pixel] = [], dark: [Pixel] = []
        for (index, part) in parts.enumerated() {
            guard let part else { continue }
            if !isWhole || luma(part) > middle {
                bits |= 1 << index
                bright.append(part)
            } else {
                dark.append(part)
            }
        }
        let background = isWhole ? mean(dark).map(color) ?? .clear : .clear
        canvas.fill(
            place,
            with: Style(foreground: mean(bright).map(color) ?? .clear, background: background),
            character: Canvas.quadrants[bits])
    }

    /// Draws dots: more dots where the picture is brighter, or darker on a light ground.
    private func paintDots(_ cell: Point, in place: Rect, over ground: Pixel?) {
        var bits: UInt8 = 0
        var lit: [Pixel] = []
        for (index, part) in pixels(of: cell, over: ground).enumerated() {
            guard let part else { continue }
            let ink = isInkDark ? 255 - luma(part) : luma(part)
            if ink > step(cell.x * 2 + index % 2, cell.y * 4 + index / 2) * 16 + 7 {
                bits |= 1 << UInt8(index)
                lit.append(part)
            }
        }
        guard let color = mean(lit).map(color) else { return }
        canvas.fill(
            place, with: Style(foreground: canvas.hasColors ? color : .label),
            character: Canvas.braille(bits))
    }

    /// The characters of a display with only ASCII, from the least ink to the most.
    private static let ramp: [Character] = Array(" .:-=+*#%@")

    private func paintASCII(_ cell: Point, in place: Rect, over ground: Pixel?) {
        guard let middle = mean(pixels(of: cell, over: ground).compactMap(\.self)) else { return }
        if canvas.hasColors {
            canvas.fill(place, with: Style(background: color(middle)))
        } else {
            let ink = isInkDark ? 255 - luma(middle) : luma(middle)
            canvas.fill(
                place, with: Style(foreground: .label),
                character: Self.ramp[ink * Self.ramp.count / 256])
        }
    }
}
