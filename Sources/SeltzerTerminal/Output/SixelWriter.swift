// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Writes a picture as sixels (DCS q), in the colors that describe it best.
///
/// Source: the manual of the VT340, EK-VT3XX-TP, chapter 14.
enum SixelWriter {
    /// Returns the sixels of a picture, in the colors of a palette that knows all of its colors.
    static func bytes(of image: PixelImage, palette: ColorQuantizer) -> [UInt8] {
        let size = image.size
        var result = Array("\u{1B}P0;1;0q\"1;1;\(size.width);\(size.height)".utf8)
        for (index, color) in palette.colors.enumerated() {
            let parts = [color.red, color.green, color.blue].map {
                "\((Int($0) * 100 + 127) / 255)"
            }
            result += Array("#\(index);2;\(parts.joined(separator: ";"))".utf8)
        }
        image.rgba.withUnsafeBufferPointer { bytes in
            for top in stride(from: 0, to: size.height, by: 6) {
                let rows = top..<min(top + 6, size.height)
                appendBand(rows, of: bytes, size.width, palette, to: &result)
            }
        }
        return result + Array("\u{1B}\\".utf8)
    }

    /// Appends six rows of pixels: one line of sixels for each of their colors.
    private static func appendBand(
        _ rows: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, _ width: Int,
        _ palette: ColorQuantizer, to result: inout [UInt8]
    ) {
        var sixels = [UInt8](repeating: 0, count: palette.colors.count * width)
        var isUsed = [Bool](repeating: false, count: palette.colors.count)
        for y in rows {
            let bit = UInt8(1 << (y - rows.lowerBound))
            for x in 0..<width {
                let start = (y * width + x) * 4
                guard let color = palette.index(of: bytes, at: start) else { continue }
                sixels[color * width + x] |= bit
                isUsed[color] = true
            }
        }
        var isFirst = true
        for color in isUsed.indices where isUsed[color] {
            if !isFirst { result.append(UInt8(ascii: "$")) }
            isFirst = false
            result += Array("#\(color)".utf8)
            let start = color * width
            appendRuns(of: sixels[start..<start + width], to: &result)
        }
        result.append(UInt8(ascii: "-"))
    }

    /// Appends a line of sixels, with repeated ones as a number; the end without pixels is left out.
    private static func appendRuns(of line: ArraySlice<UInt8>, to result: inout [UInt8]) {
        let end = line.lastIndex { $0 != 0 }.map { $0 + 1 } ?? line.startIndex
        var x = line.startIndex
        while x < end {
            var next = x + 1
            while next < end, line[next] == line[x] { next += 1 }
            let sixel = line[x] + 63
            if next - x > 3 {
                result += Array("!\(next - x)".utf8) + [sixel]
            } else {
                for _ in x..<next { result.append(sixel) }
            }
            x = next
        }
    }
}

/// Chooses the colors that describe a picture best, by median cut.
///
/// Source: Paul Heckbert, *Color image quantization for frame buffer display* (1982). Colors are
/// first reduced to 5 bits for each part.
struct ColorQuantizer {
    /// A color of the palette.
    struct Entry: Hashable {
        var red: UInt8, green: UInt8, blue: UInt8
    }

    /// The palette.
    private(set) var colors: [Entry] = []
    /// The number of the color for each reduced color that is known.
    private var indices = [UInt8](repeating: 0, count: 1 << 15)
    private var isKnown: [Bool]

    /// Chooses at most 256 colors for pixels of four bytes; at least two.
    init(_ rgba: [UInt8], colors limit: Int) {
        var counts = [Int](repeating: 0, count: 1 << 15)
        rgba.withUnsafeBufferPointer { rgba in
            for start in stride(from: 0, to: rgba.count, by: 4) where rgba[start + 3] >= 128 {
                counts[Self.key(rgba, start)] += 1
            }
        }
        isKnown = counts.map { $0 > 0 }
        var boxes = [counts.indices.filter { counts[$0] > 0 }]
        while boxes.count < limit.clamped(2, 256) {
            guard
                let widest = boxes.indices.max(by: {
                    Self.weight(boxes[$0]) < Self.weight(boxes[$1])
                }),
                Self.weight(boxes[widest]) > 0
            else { break }
            let (low, high) = Self.split(boxes[widest], counts)
            boxes[widest] = low
            boxes.append(high)
        }
        for (index, box) in boxes.enumerated() where !box.isEmpty {
            for key in box { indices[key] = UInt8(index) }
        }
        colors = boxes.map { Self.mean($0, counts) }
    }

    /// Finds the nearest colors of the palette for the pixels of another picture.
    mutating func add(_ rgba: [UInt8]) {
        rgba.withUnsafeBufferPointer { rgba in
            for start in stride(from: 0, to: rgba.count, by: 4) where rgba[start + 3] >= 128 {
                let key = Self.key(rgba, start)
                guard !isKnown[key] else { continue }
                isKnown[key] = true
                indices[key] = UInt8(nearest(to: key))
            }
        }
    }

    private func nearest(to key: Int) -> Int {
        func distance(_ color: Entry) -> Int {
            let parts = [color.red, color.green, color.blue]
            return parts.indices.reduce(0) { sum, index in
                let difference = Int(parts[index]) - Self.part(key, index) * 255 / 31
                return sum + difference * difference
            }
        }
        return colors.indices.min { distance(colors[$0]) < distance(colors[$1]) } ?? 0
    }

    /// Returns the number of the color of a known pixel; nil for a pixel without opacity.
    func index(of rgba: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
        rgba[start + 3] < 128 ? nil : Int(indices[Self.key(rgba, start)])
    }

    private static func key(_ rgba: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        Int(rgba[start] >> 3) << 10 | Int(rgba[start + 1] >> 3) << 5 | Int(rgba[start + 2] >> 3)
    }

    private static func part(_ key: Int, _ index: Int) -> Int { key >> (10 - 5 * index) & 31 }

    /// Returns the longest side of a box, and its index.
    private static func longest(_ box: [Int]) -> (length: Int, part: Int) {
        var best = (length: 0, part: 0)
        for index in 0..<3 {
            var low = 31, high = 0
            for key in box {
                low = min(low, part(key, index))
                high = max(high, part(key, index))
            }
            if high - low > best.length { best = (high - low, index) }
        }
        return best
    }

    private static func weight(_ box: [Int]) -> Int { box.count < 2 ? 0 : longest(box).length }

    /// Divides a box so that both halves have about the same number of pixels.
    private static func split(_ box: [Int], _ counts: [Int]) -> ([Int], [Int]) {
        let index = longest(box).part
        let sorted = box.sorted { part($0, index) < part($1, index) }
        let half = sorted.reduce(0) { $0 + counts[$1] } / 2
        var sum = 0, place = 0
        while place < sorted.count - 1, sum + counts[sorted[place]] <= half || place == 0 {
            sum += counts[sorted[place]]
            place += 1
        }
        return (Array(sorted[..<place]), Array(sorted[place...]))
    }

    private static func mean(_ box: [Int], _ counts: [Int]) -> Entry {
        let total = max(1, box.reduce(0) { $0 + counts[$1] })
        let parts = (0..<3).map { index in
            let sum = box.reduce(0) { $0 + part($1, index) * counts[$1] }
            return UInt8(min(255, (sum * 255 / 31 + total / 2) / total))
        }
        return Entry(red: parts[0], green: parts[1], blue: parts[2])
    }
}
