// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: PixelImage+scaled, PixelAnimation, Canvas+picture, PicturePainter.

import SeltzerBase
import Testing

@testable import SeltzerScreen

@Suite struct PixelImageTests {
    /// Returns a picture whose pixels are given by letters, row by row.
    private func picture(_ rows: String...) -> PixelImage {
        let colors: [Character: [UInt8]] = [
            "r": [255, 0, 0, 255], "g": [0, 255, 0, 255], "b": [0, 0, 255, 255],
            "k": [0, 0, 0, 255], "w": [255, 255, 255, 255], " ": [9, 9, 9, 0],
            "h": [255, 255, 255, 128],
        ]
        let size = Size(width: rows[0].count, height: rows.count)
        let bytes = rows.joined().flatMap { colors[$0] ?? [] }
        return PixelImage(size: size, rgba: bytes) ?? PixelImage(size: .zero, bytes: [])
    }

    private func drawn(
        _ image: PixelImage, _ size: Size, shape: PixelGrid.Shape = .halfBlocks,
        isUnicode: Bool = true, depth: ColorDepth = .trueColor
    ) -> CellBuffer {
        let buffer = CellBuffer(size: size)
        let canvas = Canvas(
            buffer: buffer, isUnicode: isUnicode, theme: .fathom, colorDepth: depth)
        canvas.draw(image, in: Rect(origin: .zero, size: size), shape: shape)
        return buffer
    }

    @Test func bytesThatDoNotFitTheSizeMakeNoPicture() {
        #expect(PixelImage(size: Size(width: 1, height: 1), rgba: [1, 2, 3]) == nil)
        #expect(PixelImage(size: .zero, rgba: []) == nil)
        #expect(PixelImage(size: Size(width: -1, height: -1), rgba: [1, 2, 3, 4]) == nil)
        #expect(PixelImage(size: Size(width: Int.max, height: 4), rgba: []) == nil)
    }

    @Test func pixelsHaveTheirColors() {
        let image = picture("rg", "b ")
        #expect(image.color(at: Point(x: 1, y: 0)) == .rgb(0, 255, 0))
        #expect(image.color(at: Point(x: 0, y: 1)) == .rgb(0, 0, 255))
        #expect(image.color(at: Point(x: 1, y: 1)) == .clear)
        #expect(image.color(at: Point(x: 2, y: 0)) == nil)
        #expect(image.byteCount == 16)
    }

    @Test func smallerPictureHasTheAveragesOfItsPixels() {
        let image = picture("rrkk", "rrww").scaled(to: Size(width: 2, height: 1))
        #expect(image.color(at: .zero) == .rgb(255, 0, 0))
        #expect(image.color(at: Point(x: 1, y: 0)) == .rgb(128, 128, 128))
    }

    @Test func pixelsWithoutOpacityDoNotDarkenTheirNeighbors() {
        let image = picture("r ").scaled(to: Size(width: 1, height: 1))
        #expect(image.rgba == [255, 0, 0, 128])
    }

    @Test func largerPictureRepeatsItsPixels() {
        let image = picture("rb").scaled(to: Size(width: 4, height: 2))
        #expect(image == picture("rrbb", "rrbb"))
    }

    @Test func partOfARasterHasTheSamePixels() {
        let image = picture("rgbk", "wkrg", "bbwr")
        let area = Size(width: 9, height: 7)
        let place = PicturePlace(x: 0.2, y: -0.1, width: 0.7, height: 1.3)
        let whole = image.raster(of: area, at: place)
        let part = image.raster(Rect(x: 1, y: 2, width: 6, height: 4), of: area, at: place)
        #expect(part.size == Size(width: 6, height: 4))
        for y in 0..<4 {
            for x in 0..<6 {
                let point = Point(x: x + 1, y: y + 2)
                #expect(part.color(at: Point(x: x, y: y)) == whole.color(at: point))
            }
        }
        let huge = Size(width: 1_000_000_000, height: 1_000_000_000)
        let corner = Rect(x: huge.width - 2, y: huge.height - 1, width: 2, height: 1)
        #expect(image.raster(corner, of: huge, at: .fill) == picture("rr"))
    }

    @Test func everySizeHasARaster() {
        let image = picture("rg", "bk")
        for width in [1, 2, 3, 7] {
            for height in [1, 2, 5] {
                let scaled = image.scaled(to: Size(width: width, height: height))
                #expect(scaled.size == Size(width: width, height: height))
                #expect(
                    !stride(from: 3, to: scaled.rgba.count, by: 4).contains {
                        scaled.rgba[$0] != 255
                    })
            }
        }
        #expect(image.scaled(to: Size(width: 0, height: -3)).size == Size(width: 1, height: 1))
    }

    @Test func pictureBesideItsAreaIsNotSeen() {
        let place = PicturePlace(x: 2, y: 0, width: 1, height: 1)
        let raster = picture("r").raster(of: Size(width: 2, height: 2), at: place)
        #expect(raster.rgba.allSatisfy { $0 == 0 })
        let none = PicturePlace(x: 0, y: 0, width: 0, height: .nan)
        #expect(picture("r").raster(of: Size(width: 1, height: 1), at: none).rgba == [0, 0, 0, 0])
    }

    // MARK: Cells

    @Test func halfBlocksShowTwoColorsInACell() {
        let buffer = drawn(picture("rg", "br"), Size(width: 2, height: 1))
        #expect(buffer.description == "▄▄")
        #expect(buffer[.zero].background == .rgb(255, 0, 0))
        #expect(buffer[.zero].foreground == .rgb(0, 0, 255))
        #expect(buffer[Point(x: 1, y: 0)].foreground == .rgb(255, 0, 0))
    }

    @Test func cellOfOneColorIsABlank() {
        let buffer = drawn(picture("r", "r"), Size(width: 1, height: 1))
        #expect(buffer.description == "")
        #expect(buffer[.zero].background == .rgb(255, 0, 0))
    }

    @Test func pixelsWithoutOpacityShowTheGround() {
        let buffer = CellBuffer(size: Size(width: 1, height: 1))
        let canvas = Canvas(buffer: buffer)
        canvas.fill(canvas.clip, with: Style(background: .rgb(1, 2, 3)), character: "x")
        canvas.draw(picture(" ", " "), in: canvas.clip)
        #expect(buffer.description == "x")
        canvas.draw(picture("h", "h"), in: canvas.clip)
        #expect(buffer[.zero].background == .rgb(128, 129, 129))
    }

    @Test func quadrantsDivideACellByBrightness() {
        let buffer = drawn(picture("wk", "kk"), Size(width: 1, height: 1), shape: .quadrants)
        #expect(buffer.description == "▘")
        #expect(buffer[.zero].foreground == .rgb(255, 255, 255))
        #expect(buffer[.zero].background == .rgb(0, 0, 0))
    }

    @Test func displayWithoutColorsShowsDots() {
        let image = picture("wk", "wk", "wk", "wk")
        let buffer = drawn(image, Size(width: 1, height: 1), depth: .monochrome)
        #expect(buffer.description == "⡇")
    }

    @Test func asciiHasMoreInkWhereThePictureIsBrighter() {
        let image = picture("kw", "kw")
        let size = Size(width: 2, height: 1)
        #expect(drawn(image, size, isUnicode: false, depth: .monochrome).description == " @")
        let colored = drawn(image, size, isUnicode: false)
        #expect(colored.description == "")
        #expect(colored[Point(x: 1, y: 0)].background == .rgb(255, 255, 255))
    }

    @Test func fewColorsAreDithered() {
        let gray = PixelImage(size: Size(width: 1, height: 1), rgba: [120, 120, 120, 255])
        guard let gray else { return #expect(Bool(false)) }
        let size = Size(width: 4, height: 2)
        func colors(_ depth: ColorDepth) -> Set<Color> {
            let buffer = drawn(gray, size, depth: depth)
            return Set((0..<4).map { buffer[Point(x: $0, y: 0)].background })
        }
        #expect(colors(.trueColor).count == 1)
        #expect(colors(.sixteen).count > 2)
    }

    @Test func onlyTheVisiblePartIsDrawn() {
        let buffer = CellBuffer(size: Size(width: 3, height: 1))
        let canvas = Canvas(buffer: buffer).clipped(to: Rect(x: 1, y: 0, width: 1, height: 1))
        canvas.draw(picture("rgb", "rgb"), in: Rect(x: 0, y: 0, width: 3, height: 1))
        #expect(buffer[.zero].background == .default)
        #expect(buffer[Point(x: 1, y: 0)].background == .rgb(0, 255, 0))
        #expect(buffer[Point(x: 2, y: 0)].background == .default)
    }

    @Test func pictureIsNoTextThatTheUserMarks() {
        let buffer = drawn(picture("rg", "br"), Size(width: 2, height: 1))
        #expect(buffer[.zero].isOrnament)
    }

    // MARK: Motion

    @Test func framesFollowEachOtherAndRepeat() throws {
        let frames = [picture("r"), picture("g")].map {
            PixelAnimation.Frame($0, duration: .milliseconds(100))
        }
        let animation = try #require(PixelAnimation(frames: frames, repeatCount: 2))
        #expect(animation.duration == .milliseconds(200))
        #expect(animation.frame(at: .zero) == (0, .milliseconds(100)))
        #expect(animation.frame(at: .milliseconds(100)) == (1, .milliseconds(200)))
        #expect(animation.frame(at: .milliseconds(250)) == (0, .milliseconds(300)))
        #expect(animation.frame(at: .milliseconds(310)) == (1, nil))
        #expect(animation.frame(at: .seconds(9)) == (1, nil))
        #expect(animation.frame(at: .seconds(-1)) == (0, .milliseconds(100)))
        let endless = try #require(PixelAnimation(frames: frames, repeatCount: 0))
        #expect(endless.frame(at: .seconds(9)) == (0, .milliseconds(9100)))
        #expect(PixelAnimation(frames: []) == nil)
    }

    @Test func frameWithoutADurationTakesATenthOfASecond() {
        #expect(PixelAnimation.Frame(picture("r"), duration: .zero).duration == .milliseconds(100))
    }
}

private func == (first: (index: Int, next: Duration?), second: (Int, Duration?)) -> Bool {
    first.index == second.0 && first.next == second.1
}
