// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct SixelWriterTests {
    private func image(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) throws
        -> PixelImage
    {
        var bytes: [UInt8] = []
        for y in 0..<height { for x in 0..<width { bytes += color(x, y) } }
        return try #require(PixelImage(size: Size(width: width, height: height), rgba: bytes))
    }

    private func sixels(_ image: PixelImage, colors: Int = 256) -> String {
        String(
            decoding: SixelWriter.bytes(
                of: image, palette: ColorQuantizer(image.rgba, colors: colors)),
            as: UTF8.self
        ).replacing("\u{1B}", with: "^[")
    }

    @Test func eachColorHasALineOfItsPixels() throws {
        let picture = try image(2, 2) { x, y in x == y ? [255, 255, 255, 255] : [0, 0, 0, 255] }
        let text = sixels(picture)
        #expect(text.hasPrefix("^[P0;1;0q\"1;1;2;2#0;2;0;0;0#1;2;100;100;100"))
        #expect(text.hasSuffix("#0A@$#1@A-^[\\"))
    }

    @Test func pixelsWithoutOpacityAreLeftOut() throws {
        let picture = try image(1, 6) { _, y in [255, 0, 0, y == 0 ? 0 : 255] }
        #expect(sixels(picture).hasSuffix("#0}-^[\\"))
        let none = try image(1, 1) { _, _ in [0, 0, 0, 0] }
        #expect(sixels(none).hasSuffix("-^[\\"))
    }

    @Test func paletteIsLimitedAndNearTheColors() throws {
        let picture = try image(64, 64) { x, y in [UInt8(x * 4), UInt8(y * 4), 128, 255] }
        for limit in [2, 16, 256] {
            let palette = ColorQuantizer(picture.rgba, colors: limit)
            #expect(palette.colors.count == limit)
            #expect(Set(palette.colors).count == limit)
        }
        let palette = ColorQuantizer(picture.rgba, colors: 256)
        var worst = 0
        let indices = picture.rgba.withUnsafeBufferPointer { bytes in
            stride(from: 0, to: bytes.count, by: 4).map { palette.index(of: bytes, at: $0) }
        }
        for (place, index) in indices.enumerated() {
            let start = place * 4
            let color = palette.colors[try #require(index)]
            worst = max(worst, abs(Int(color.red) - Int(picture.rgba[start])))
        }
        #expect(worst <= 24)
    }

    @Test func colorsOfAnotherPictureAreTheNearest() throws {
        let picture = try image(2, 1) { x, _ in x == 0 ? [255, 0, 0, 255] : [0, 0, 255, 255] }
        var palette = ColorQuantizer(picture.rgba, colors: 16)
        let other = try image(2, 1) { x, _ in x == 0 ? [40, 0, 200, 255] : [180, 60, 60, 255] }
        palette.add(other.rgba)
        let colors = try other.rgba.withUnsafeBufferPointer { bytes in
            try [0, 4].map { palette.colors[try #require(palette.index(of: bytes, at: $0))] }
        }
        #expect(colors.map(\.red) == [0, 255] && colors.map(\.blue) == [255, 0])
    }

    @Test func repeatedSixelsAreANumber() throws {
        let picture = try image(300, 1) { _, _ in [0, 0, 255, 255] }
        #expect(sixels(picture).hasSuffix("#0!300@-^[\\"))
    }
}
