// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ImageView+pictures, PictureMotion.

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ImageViewTests {
    /// A picture with the left half in one color and the right half in another.
    private func picture(
        _ left: [UInt8] = [255, 0, 0], _ right: [UInt8] = [0, 0, 255],
        width: Int = 16, height: Int = 16
    ) throws -> PixelImage {
        var bytes: [UInt8] = []
        for _ in 0..<height {
            for x in 0..<width { bytes += (x < width / 2 ? left : right) + [255] }
        }
        return try #require(PixelImage(size: Size(width: width, height: height), rgba: bytes))
    }

    private func start(_ view: View, columns: Int = 8, rows: Int = 4) async -> Pilot {
        await Pilot(plain: ViewController(view: view), columns: columns, rows: rows)
    }

    private func background(_ pilot: Pilot, _ x: Int, _ y: Int) -> Color {
        pilot.display.buffer[Point(x: x, y: y)].background
    }

    private let red = Color.rgb(255, 0, 0), blue = Color.rgb(0, 0, 255)

    @Test func pictureFillsTheViewByDefault() async throws {
        let pilot = await start(ImageView(pixelImage: try picture()))
        #expect(background(pilot, 3, 0) == red && background(pilot, 4, 3) == blue)
    }

    @Test func contentModeDecidesAboutSizeAndPlace() async throws {
        let view = ImageView(pixelImage: try picture())
        let pilot = await start(view)
        let places: [(View.ContentMode, Rect)] = [
            (.scaleAspectFit, Rect(x: 0, y: 0, width: 8, height: 4)),
            (.center, Rect(x: 3, y: 1, width: 2, height: 2)),
            (.topLeft, Rect(x: 0, y: 0, width: 2, height: 1)),
            (.bottomRight, Rect(x: 6, y: 3, width: 2, height: 1)),
            (.right, Rect(x: 6, y: 1, width: 2, height: 2)),
        ]
        for (mode, place) in places {
            view.contentMode = mode
            await pilot.settle()
            var seen: [Point] = []
            for y in 0..<4 {
                for x in 0..<8
                where pilot.display.buffer[Point(x: x, y: y)]
                    != pilot.display.buffer[Point(x: 8, y: 0)]
                {
                    seen.append(Point(x: x, y: y))
                }
            }
            let columns = seen.map(\.x), rows = seen.map(\.y)
            #expect(columns.min() == place.minX && columns.max() == place.maxX - 1, "\(mode)")
            #expect(rows.min() == place.minY && rows.max() == place.maxY - 1, "\(mode)")
        }
    }

    @Test func aspectFillCutsTheEdges() async throws {
        let view = ImageView(pixelImage: try picture(width: 32))
        view.contentMode = .scaleAspectFill
        let pilot = await start(view, columns: 4, rows: 2)
        #expect(background(pilot, 0, 0) == red && background(pilot, 3, 1) == blue)
        #expect(background(pilot, 1, 0) == red && background(pilot, 2, 0) == blue)
    }

    @Test func naturalSizeHasTheProportionsOfThePicture() throws {
        let view = ImageView(pixelImage: try picture(width: 160, height: 160))
        #expect(view.sizeThatFits(Size(width: 100, height: 100)) == Size(width: 20, height: 10))
        #expect(view.sizeThatFits(Size(width: 10, height: 100)) == Size(width: 10, height: 5))
        #expect(
            view.sizeThatFits(Size(width: Int.max, height: Int.max)) == Size(width: 20, height: 10))
        #expect(view.sizeThatFits(.zero) == .zero)
    }

    @Test func pictureIsClippedInAScrollViewAndLeavesNothingBehind() async throws {
        let view = ImageView(pixelImage: try picture())
        let stack = StackView(
            .vertical,
            [Label("top"), view, Label("1"), Label("2"), Label("3"), Label("4"), Label("5")])
        let scroll = ScrollView(stack)
        let pilot = await start(scroll)
        #expect(background(pilot, 0, 1) == red)
        scroll.contentOffset.y = 1
        await pilot.settle()
        #expect(background(pilot, 0, 0) == red)
        scroll.contentOffset.y = 3
        await pilot.settle()
        #expect(await pilot.faults() == [])
        for y in 0..<4 { #expect(background(pilot, 0, y) != red) }
    }

    @Test func removedPictureIsGone() async throws {
        let view = ImageView(pixelImage: try picture())
        let pilot = await start(view)
        view.pixelImage = nil
        await pilot.settle()
        #expect(background(pilot, 0, 0) != red)
        #expect(await pilot.faults() == [])
    }

    // MARK: Motion

    private func animation() throws -> PixelAnimation {
        let frames = [
            try picture([255, 0, 0], [255, 0, 0]), try picture([0, 0, 255], [0, 0, 255]),
        ]
        return try #require(
            PixelAnimation(
                frames: frames.map { .init($0, duration: .milliseconds(100)) }, repeatCount: 2))
    }

    @Test func movingPictureMovesOnTheApplicationsClockAndEnds() async throws {
        let view = ImageView(frame: .zero)
        view.animation = try animation()
        let pilot = await start(view)
        var seen: [Color] = []
        for _ in 0..<5 {
            seen.append(background(pilot, 0, 0))
            await pilot.advance(by: .milliseconds(100))
        }
        #expect(seen == [red, blue, red, blue, blue])
        #expect(!view.isAnimating && pilot.clock.sleeperCount == 0)
        view.startAnimating()
        await pilot.settle()
        #expect(background(pilot, 0, 0) == red && view.isAnimating)
        view.stopAnimating()
        await pilot.advance(by: .seconds(1))
        #expect(background(pilot, 0, 0) == red && !view.isAnimating)
    }

    @Test func reducedMotionShowsTheFirstFrame() async throws {
        let view = ImageView(frame: .zero)
        view.animation = try animation()
        let pilot = await start(view)
        pilot.application.reducesMotion = true
        await pilot.advance(by: .seconds(3))
        #expect(pilot.clock.sleeperCount == 0)
    }

    @Test func hiddenMovingPictureCostsNothing() async throws {
        let view = ImageView(frame: .zero)
        view.animation = try animation()
        view.isHidden = true
        let pilot = await start(view)
        #expect(pilot.clock.sleeperCount == 0)
    }

    // MARK: States

    @Test func viewSaysThatItIsLoadingAndWhyThereIsNoPicture() async {
        let view = ImageView(frame: .zero)
        view.accessibilityLabel = "A map"
        view.isLoading = true
        let pilot = await start(view, columns: 30, rows: 3)
        await pilot.advance(by: .seconds(1))
        #expect(pilot.screen.contains("A map"))
        #expect(pilot.elementTree.contains("busy"))
        view.isLoading = false
        view.failureText = "The file is damaged."
        await pilot.settle()
        #expect(pilot.screen.contains("▦ A map"))
        #expect(pilot.screen.contains("The file is damaged."))
        #expect(await pilot.element(.image, "A map").exists)
        #expect(pilot.clock.sleeperCount == 0)
    }

    @Test func longReasonHasSeveralLines() async {
        let view = ImageView(frame: .zero)
        view.failureText = "The file is damaged, or ends too early."
        let pilot = await start(view, columns: 20, rows: 6)
        #expect(pilot.screen.contains("The file is") && pilot.screen.contains("too early."))
    }

    @Test func statesDrawAtAnySize() async {
        let view = ImageView(frame: .zero)
        view.failureText = "The file is damaged."
        for (columns, rows) in [(1, 1), (2, 1), (5, 2), (40, 1)] {
            let pilot = await start(view, columns: columns, rows: rows)
            #expect(await pilot.faults() == [])
            pilot.application.end()
            await pilot.settle()
        }
    }

    @Test func symbolIsShownWithoutAPicture() async {
        let pilot = await start(ImageView(image: Image(systemName: "star.fill")))
        #expect(pilot.screen.contains("★"))
    }
}
