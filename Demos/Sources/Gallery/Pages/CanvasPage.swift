// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension GalleryPage {
    static let canvas = GalleryPage(
        name: "canvas", title: "Canvas", group: .plots,
        summary: "Draws with pixels that are smaller than cells.", hint: "Move the slider."
    ) {
        let globe = PixelPicture("A globe of lines", .braille, PixelPicture.drawGlobe)
        let gear = PixelPicture("A gear", .quadrants, PixelPicture.drawGear)
        let ball = PixelPicture("A ball in the light", .halfBlocks, PixelPicture.drawBall)
        ball.paintWithoutColors = PixelPicture.drawDottedBall
        let slider = Slider(value: 40, in: 0...360, step: 5) { slider in
            for picture in [globe, gear, ball] { picture.degrees = slider.value }
        }
        let pictures = SpecimensView([
            Specimen("Braille", "Lines of 2×4 dots", globe),
            Specimen("Quadrants", "2×2 pixels, filled", gear),
            Specimen("Half blocks", "1×2, with colors", ball),
        ])
        let column = VStack(spacing: 1) {
            SpecimenView(Specimen("Turn", "Turns all pictures", slider))
            pictures
        }
        column.compactSpacing = 0
        column.setFlex(1, of: pictures)
        return ViewController(view: column)
    }
}

/// A picture of pixels that turns.
private final class PixelPicture: View {
    var degrees = 40.0 {
        didSet { setNeedsDisplay() }
    }
    /// Draws the picture on a display without colors; nil if it needs no other drawing there.
    var paintWithoutColors: (@MainActor (inout PixelGrid, Circle, Double) -> Void)?
    private let shape: PixelGrid.Shape
    private let paint: @MainActor (inout PixelGrid, Circle, Double) -> Void

    /// The largest circle in a grid, in pixels that may be higher than wide.
    struct Circle {
        let (x, y, width, height): (Double, Double, Double, Double)

        /// Returns the pixel of a place in the circle, whose radius is 1.
        func pixel(_ x: Double, _ y: Double) -> Point {
            Point(
                x: Int((self.x + x * width).rounded()), y: Int((self.y + y * height).rounded()))
        }

        /// Calls a closure with each pixel and its place in the circle.
        func forEach(in grid: PixelGrid, _ body: (Point, Double, Double) -> Void) {
            for y in 0..<grid.pixelSize.height {
                for x in 0..<grid.pixelSize.width {
                    body(
                        Point(x: x, y: y), (Double(x) - self.x) / width,
                        (Double(y) - self.y) / height)
                }
            }
        }
    }

    init(
        _ label: String, _ shape: PixelGrid.Shape,
        _ paint: @escaping @MainActor (inout PixelGrid, Circle, Double) -> Void
    ) {
        (self.shape, self.paint) = (shape, paint)
        super.init(frame: .zero)
        accessibilityRole = .image
        accessibilityLabel = label
    }

    override func sizeThatFits(_ size: Size) -> Size { Size(width: 22, height: 11) }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let size = Size(width: min(22, bounds.width), height: bounds.height)
        var grid = PixelGrid(size: size, shape: shape)
        let pixels = grid.pixelSize
        // A cell is twice as high as wide.
        let radius = min(Double(size.width), 2 * Double(size.height)) / 2
        guard radius >= 1 else { return }
        let perCell = shape.pixelsPerCell
        let circle = Circle(
            x: Double(pixels.width - 1) / 2, y: Double(pixels.height - 1) / 2,
            width: radius * Double(perCell.width) - 0.5,
            height: radius * Double(perCell.height) / 2 - 0.5)
        let paint = canvas.hasColors ? paint : paintWithoutColors ?? paint
        paint(&grid, circle, degrees * .pi / 180)
        canvas.draw(grid, at: .zero)
    }

    /// Draws circles of latitude and longitude, with dots for their parts on the far side.
    static func drawGlobe(_ grid: inout PixelGrid, in circle: Circle, angle: Double) {
        func point(_ latitude: Double, _ longitude: Double) -> (x: Double, y: Double, z: Double) {
            let (x, z) = (cos(latitude) * sin(longitude), cos(latitude) * cos(longitude))
            let (y, tilt) = (-sin(latitude), 0.4)
            return (x, y * cos(tilt) + z * sin(tilt), z * cos(tilt) - y * sin(tilt))
        }
        func draw(_ isFront: Bool, _ place: (Double) -> (x: Double, y: Double, z: Double)) {
            var last = place(0)
            for step in 1...36 {
                let next = place(Double(step) * .pi / 18)
                if (last.z + next.z > 0) == isFront {
                    grid.drawLine(
                        from: circle.pixel(last.x, last.y), to: circle.pixel(next.x, next.y),
                        color: isFront ? .accent : .tertiaryLabel,
                        pattern: isFront ? .solid : .dotted)
                }
                last = next
            }
        }
        for isFront in [false, true] {
            for latitude in [-0.9, -0.45, 0, 0.45, 0.9] {
                draw(isFront) { point(latitude, $0) }
            }
            for turn in 0..<6 {
                let longitude = angle + Double(turn) * .pi / 6
                draw(isFront) { point($0, longitude) }
            }
        }
    }

    /// Fills a wheel with eight teeth and a hole.
    static func drawGear(_ grid: inout PixelGrid, in circle: Circle, angle: Double) {
        var picture = grid
        circle.forEach(in: grid) { point, x, y in
            let distance = (x * x + y * y).squareRoot()
            let tooth = cos(8 * (atan2(y, x) - angle))
            let edge = 0.86 + 0.14 * min(1, max(-1, 3 * tooth))
            if distance <= edge, distance >= 0.3 { picture[point] = .info }
        }
        grid = picture
    }

    /// Fills a ball, which is brighter towards a light that circles it.
    static func drawBall(_ grid: inout PixelGrid, in circle: Circle, angle: Double) {
        var picture = grid
        circle.forEach(in: grid) { point, x, y in
            guard let part = brightness(x, y, angle) else { return }
            picture[point] = .rgb(
                UInt8(40 + 215 * part * part), UInt8(30 + 170 * part), UInt8(60 + 90 * part))
        }
        grid = picture
    }

    /// Fills a ball with pixels of one color, which are denser towards the light.
    static func drawDottedBall(_ grid: inout PixelGrid, in circle: Circle, angle: Double) {
        let limits = [[0.2, 0.6], [0.8, 0.4]]
        var picture = grid
        circle.forEach(in: grid) { point, x, y in
            guard let part = brightness(x, y, angle) else { return }
            if part > limits[point.y % 2][point.x % 2] { picture[point] = .label }
        }
        grid = picture
    }

    /// Returns the brightness of a place of the ball, from 0 to 1; nil outside of the ball.
    private static func brightness(_ x: Double, _ y: Double, _ angle: Double) -> Double? {
        let depth = 1 - x * x - y * y
        guard depth >= 0 else { return nil }
        let light = (x * sin(angle) - y * 0.5 + depth.squareRoot() * cos(angle)) / 1.12
        return 0.15 + 0.85 * max(0, light)
    }
}
