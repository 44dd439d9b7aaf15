// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The place of a picture in the area that shows it, as parts of the area's sides.
///
/// A picture that fills its area begins at 0 and has the length 1. A larger picture begins below 0,
/// and its edges are cut.
package struct PicturePlace: Hashable, Sendable {
    package var x: Double, y: Double, width: Double, height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The whole area.
    package static let fill = PicturePlace(x: 0, y: 0, width: 1, height: 1)
}

extension PixelImage {
    /// Returns the picture in another size.
    ///
    /// A smaller picture has the averages of its pixels, a larger one repeats them.
    ///
    /// - Parameter size: In pixels; sides below 1 count as 1, and rows beyond ``maximumPixels`` are
    ///   left out.
    public func scaled(to size: Size) -> PixelImage {
        size == self.size ? self : raster(of: size, at: .fill)
    }

    /// Returns an area of pixels with the picture at its place; all other pixels have no opacity.
    package func raster(of area: Size, at place: PicturePlace) -> PixelImage {
        let width = area.width.clamped(1, Self.maximumPixels)
        let height = area.height.clamped(1, Self.maximumPixels / width)
        let size = Size(width: width, height: height)
        return raster(Rect(origin: .zero, size: size), of: size, at: place)
    }

    /// Returns a part of an area of pixels with the picture at its place; the rest of the area takes
    /// neither time nor memory.
    package func raster(_ part: Rect, of area: Size, at place: PicturePlace) -> PixelImage {
        let width = part.width.clamped(1, Self.maximumPixels)
        let height = part.height.clamped(1, Self.maximumPixels / width)
        let columns = Self.sources(
            part.minX..<part.minX + width, of: area.width, place.x, place.width, size.width)
        let rows = Self.sources(
            part.minY..<part.minY + height, of: area.height, place.y, place.height, size.height)
        var result = [UInt8](repeating: 0, count: width * height * 4)
        rgba.withUnsafeBufferPointer { source in
            result.withUnsafeMutableBufferPointer { target in
                for y in 0..<height where !rows[y].isEmpty {
                    for x in 0..<width where !columns[x].isEmpty {
                        let start = (y * width + x) * 4
                        average(source, columns[x], rows[y], target, start)
                    }
                }
            }
        }
        return PixelImage(size: Size(width: width, height: height), bytes: result)
    }

    /// Returns the pixels of the picture that some pixels of the area show, along one side.
    private static func sources(
        _ part: Range<Int>, of count: Int, _ start: Double, _ length: Double, _ side: Int
    ) -> [Range<Int>] {
        let first = start * Double(count), whole = length * Double(count)
        guard whole > 0, whole.isFinite, first.isFinite else {
            return Array(repeating: 0..<0, count: part.count)
        }
        let scale = Double(side) / whole
        // The middle of a pixel decides whether it belongs to the picture.
        return part.map { index in
            let middle = (Double(index) + 0.5 - first) * scale
            guard middle >= 0, middle < Double(side) else { return 0..<0 }
            let low = max(0, ((Double(index) - first) * scale).rounded(.down))
            let high = min(Double(side), ((Double(index + 1) - first) * scale).rounded(.down))
            let begin = scale <= 1 ? Int(middle) : min(Int(low), side - 1)
            return begin..<(scale <= 1 ? begin + 1 : max(begin + 1, Int(high)))
        }
    }

    /// Writes the average of some pixels, in which a pixel counts as much as it is opaque.
    private func average(
        _ source: UnsafeBufferPointer<UInt8>, _ columns: Range<Int>, _ rows: Range<Int>,
        _ target: UnsafeMutableBufferPointer<UInt8>, _ start: Int
    ) {
        var red = 0, green = 0, blue = 0, opacity = 0
        for y in rows {
            var index = (y * size.width + columns.lowerBound) * 4
            for _ in columns {
                let weight = Int(source[index + 3])
                red += Int(source[index]) * weight
                green += Int(source[index + 1]) * weight
                blue += Int(source[index + 2]) * weight
                opacity += weight
                index += 4
            }
        }
        guard opacity > 0 else { return }
        let half = opacity / 2, count = columns.count * rows.count
        target[start] = UInt8((red + half) / opacity)
        target[start + 1] = UInt8((green + half) / opacity)
        target[start + 2] = UInt8((blue + half) / opacity)
        target[start + 3] = UInt8((opacity + count / 2) / count)
    }
}
