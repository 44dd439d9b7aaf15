// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ImageFormat, ImageLimits, ImageError, DecodedImage, ImageReception.

import Seltzer
import Testing

@testable import SeltzerImages

@Suite struct ImageDecoderTests {
    private func decode(
        _ bytes: [UInt8], limits: ImageLimits = ImageLimits(), sufficient: Size? = nil
    ) async throws -> DecodedImage {
        try await ImageDecoder(limits: limits, sufficientSize: sufficient).decode(bytes)
    }

    private func error(_ bytes: [UInt8], limits: ImageLimits = ImageLimits()) async -> ImageError? {
        do {
            _ = try await decode(bytes, limits: limits)
            return nil
        } catch {
            return error as? ImageError
        }
    }

    /// Whether two colors look the same after a compression with losses.
    private func isNear(_ color: Color?, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
        guard case .rgb(let r, let g, let b)? = color?.components else { return false }
        return abs(Int(r) - red) < 40 && abs(Int(g) - green) < 40 && abs(Int(b) - blue) < 40
    }

    // MARK: Formats

    @Test func pngKeepsColorsAndOpacity() async throws {
        let pixels: [UInt8] = [1, 2, 3, 255, 4, 5, 6, 7, 8, 9, 10, 0, 11, 12, 13, 255]
        let image = try await decode(SampleFiles.png(width: 2, height: 2, pixels: pixels))
        #expect(image.format == .png && image.size == Size(width: 2, height: 2))
        #expect(image.image.rgba == pixels && image.animation == nil)
    }

    @Test func jpegHasItsColors() async throws {
        for bytes in [SampleFiles.baselineJPEG, SampleFiles.progressiveJPEG] {
            let image = try await decode(bytes)
            #expect(image.format == .jpeg && image.size == Size(width: 16, height: 8))
            #expect(isNear(image.image.color(at: .zero), 255, 0, 0))
            #expect(isNear(image.image.color(at: Point(x: 15, y: 7)), 0, 0, 255))
        }
    }

    @Test func picturesOfPrintersAndGrayOnesAreConverted() async throws {
        let print = try await decode(SampleFiles.printJPEG)
        #expect(isNear(print.image.color(at: Point(x: 4, y: 4)), 255, 0, 0))
        let gray = try await decode(SampleFiles.grayJPEG)
        #expect(isNear(gray.image.color(at: Point(x: 4, y: 0)), 0, 0, 0))
        #expect(isNear(gray.image.color(at: Point(x: 4, y: 7)), 255, 255, 255))
    }

    @Test func framesOfAGIFAreRemovedAsItSays() async throws {
        let image = try await decode(SampleFiles.movingGIF)
        let animation = try #require(image.animation)
        #expect(animation.frames.count == 4 && animation.repeatCount == 3)
        // A delay below 0.02 s counts as 0.1 s.
        #expect(animation.frames.map(\.duration) == [100, 100, 250, 100].map { .milliseconds($0) })
        func color(_ frame: Int, _ x: Int, _ y: Int) -> Color? {
            animation.frames[frame].image.color(at: Point(x: x, y: y))
        }
        #expect(color(0, 1, 1) == .rgb(255, 0, 0))
        #expect(color(1, 1, 1) == .rgb(0, 0, 255) && color(1, 3, 3) == .rgb(255, 0, 0))
        #expect(color(2, 2, 2) == .clear && color(2, 0, 0) == .rgb(0, 255, 0))
        #expect(color(3, 0, 0) == .rgb(255, 0, 0) && color(3, 3, 3) == .rgb(255, 255, 0))
    }

    @Test func interlacedGIFHasAllRows() async throws {
        let image = try await decode(SampleFiles.interlacedGIF)
        for y in 0..<4 { #expect(image.image.color(at: Point(x: 3, y: y)) == .rgb(255, 0, 0)) }
    }

    @Test func webPIsStillOrMoving() async throws {
        let still = try await decode(SampleFiles.stillWebP)
        #expect(still.format == .webp && still.animation == nil)
        #expect(still.image.color(at: .zero) == .rgb(255, 0, 0))
        let moving = try await decode(SampleFiles.movingWebP)
        let animation = try #require(moving.animation)
        #expect(animation.frames.count == 2 && animation.repeatCount == nil)
        #expect(animation.frames[0].duration == .milliseconds(200))
        #expect(isNear(animation.frames[0].image.color(at: .zero), 255, 0, 0))
        #expect(isNear(animation.frames[1].image.color(at: .zero), 0, 0, 255))
    }

    @Test func largePictureIsMadeSmallerWhileItIsRead() async throws {
        let pixels = (0..<100 * 60).flatMap { _ in [10, 20, 30, 255] as [UInt8] }
        let file = SampleFiles.png(width: 100, height: 60, pixels: pixels)
        let image = try await decode(file, sufficient: Size(width: 20, height: 20))
        #expect(image.size == Size(width: 100, height: 60))
        #expect(image.image.size == Size(width: 34, height: 20))
        #expect(image.image.color(at: Point(x: 33, y: 19)) == .rgb(10, 20, 30))
        let jpeg = try await decode(
            SampleFiles.baselineJPEG, sufficient: Size(width: 4, height: 2))
        #expect(jpeg.image.size == Size(width: 4, height: 2))
        #expect(isNear(jpeg.image.color(at: .zero), 220, 0, 30))
        let webP = try await decode(SampleFiles.stillWebP, sufficient: Size(width: 4, height: 4))
        #expect(webP.image.size == Size(width: 4, height: 4))
        let gif = try await decode(SampleFiles.movingGIF, sufficient: Size(width: 2, height: 2))
        #expect(gif.animation?.frames[3].image.size == Size(width: 2, height: 2))
    }

    @Test func noSideOfALongPictureBecomesTooSmall() async throws {
        let sufficient = Size(width: 8, height: 8)
        for jpeg in [SampleFiles.baselineJPEG, SampleFiles.progressiveJPEG] {
            let image = try await decode(jpeg, sufficient: sufficient)
            #expect(image.image.size == Size(width: 16, height: 8))
        }
        let png = SampleFiles.png(
            width: 40, height: 8, pixels: Array(repeating: 200, count: 40 * 8 * 4))
        let image = try await decode(png, sufficient: sufficient)
        #expect(image.image.size == Size(width: 40, height: 8))
    }

    // MARK: Hostile files

    @Test func headerThatLiesIsRefusedBeforeDecoding() async {
        for (width, height) in [(8000, 5000), (65_535, 65_535), (0x7FFF_FFFF, 0x7FFF_FFFF)] {
            let file = SampleFiles.png(
                width: width, height: height, pixels: [1, 2, 3, 4], rowWidth: 1)
            let size = Size(width: width, height: height)
            #expect(await error(file) == .tooManyPixels(.png, size: size, limit: 32_000_000))
        }
        var gif = SampleFiles.movingGIF
        gif.replaceSubrange(6..<10, with: [255, 255, 255, 255])
        let size = Size(width: 65_535, height: 65_535)
        #expect(await error(gif) == .tooManyPixels(.gif, size: size, limit: 32_000_000))
        // Within the limit, the missing pixels are noticed.
        let short = SampleFiles.png(width: 4000, height: 4000, pixels: [1, 2, 3, 4], rowWidth: 1)
        #expect(await error(short) == .broken(.png))
    }

    @Test func fileThatEndsAtAnyByteIsAnErrorOrAPicture() async {
        for file in SampleFiles.all {
            for end in 0..<file.count {
                do {
                    _ = try await decode(Array(file[..<end]))
                } catch {
                    #expect(error is ImageError)
                }
            }
        }
    }

    @Test func changedBytesAreAnErrorOrAPicture() async {
        for file in SampleFiles.all {
            for place in 0..<file.count {
                for change: UInt8 in [0x01, 0x80, 0xFF] {
                    var bytes = file
                    bytes[place] ^= change
                    do {
                        _ = try await decode(bytes, limits: small)
                    } catch {
                        #expect(error is ImageError)
                    }
                }
            }
        }
    }

    private var small: ImageLimits {
        var limits = ImageLimits()
        (limits.pixels, limits.memory, limits.frames) = (100_000, 1_000_000, 50)
        return limits
    }

    @Test func framesAndMemoryOfAMovingPictureAreLimited() async {
        var limits = ImageLimits()
        limits.frames = 3
        let size = Size(width: 4, height: 4)
        #expect(
            await error(SampleFiles.movingGIF, limits: limits) == .tooMuchMemory(.gif, size: size))
        limits.frames = 1
        #expect(
            await error(SampleFiles.movingWebP, limits: limits) == .tooMuchMemory(.webp, size: size)
        )
        limits = ImageLimits()
        limits.memory = 200
        #expect(
            await error(SampleFiles.movingGIF, limits: limits) == .tooMuchMemory(.gif, size: size))
    }

    @Test func framesOfAGIFAreLimitedEvenOutsideOfThePicture() async throws {
        var one = SampleFiles.movingGIF
        let first = try #require(one.firstIndex(of: 0x2C))
        one.replaceSubrange(first + 5..<first + 9, with: [255, 255, 255, 255])
        let size = Size(width: 65_535, height: 65_535)
        #expect(await error(one) == .tooManyPixels(.gif, size: size, limit: 32_000_000))
        // Each frame is within the limit, and all together are not.
        var sum = SampleFiles.movingGIF
        let last = try #require(sum.lastIndex(of: 0x2C))
        sum.replaceSubrange(last + 5..<last + 9, with: [31, 0, 31, 0])
        var limits = ImageLimits()
        limits.memory = 1000
        let canvas = Size(width: 4, height: 4)
        #expect(await error(sum, limits: limits) == .tooMuchMemory(.gif, size: canvas))
    }

    @Test func otherFilesAreNamedAsSuch() async {
        #expect(await error([]) == .unknownFormat)
        #expect(await error(Array("hello".utf8)) == .unknownFormat)
        var limits = ImageLimits()
        limits.bytes = 10
        #expect(
            await error(SampleFiles.stillWebP, limits: limits)
                == .tooManyBytes(SampleFiles.stillWebP.count, limit: 10))
        for file in ["/", "/dev/null", "/nonexistent/picture.png"] {
            await #expect(throws: ImageError.self) { try await ImageDecoder().decode(path: file) }
        }
    }

    @Test func cancelledTaskEndsWithoutAPicture() async {
        let bytes = SampleFiles.png(width: 1, height: 1, pixels: [1, 2, 3, 4])
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await ImageDecoder().decode(bytes)
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func decoderOfEachFormatNoticesThatItsTaskIsCancelled() async throws {
        for bytes in SampleFiles.all {
            let format = try #require(ImageFormat(firstBytes: bytes))
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                // Past the check of the decoder itself.
                let reception = ImageReception()
                let result = reception.receive(bytes, format, ImageLimits(), nil)
                try reception.check(result, format, ImageLimits())
            }
            await #expect(throws: CancellationError.self, "\(format)") { try await task.value }
        }
    }

    @Test func errorsSayWhatToDo() {
        let size = Size(width: 8000, height: 5000)
        #expect(
            ImageError.tooManyPixels(.png, size: size, limit: 32_000_000).description
                == "The PNG file has 8,000 × 5,000 pixels, and at most 32,000,000 are decoded. "
                + "Make the picture smaller first.")
        #expect(
            ImageError.tooManyBytes(123, limit: 100).description
                == "The file has 123 bytes, and at most 100 are read. Choose a smaller file.")
    }
}
