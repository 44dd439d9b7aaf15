// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ImageView+load, ShowPicture.

import Foundation
import Seltzer
import SeltzerTesting
import Testing

@testable import SeltzerImages
@testable import ShowPicture

@MainActor
@Suite struct ShowPictureControllerTests {
    /// Writes a file into a folder of its own, and returns its path.
    private func file(_ bytes: [UInt8], _ name: String) throws -> String {
        let path = "/tmp/seltzer-images-\(UInt64.random(in: 0 ... .max))-\(name)"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return path
    }

    private func start(_ paths: [String]) async -> Pilot {
        let pilot = await Pilot(ShowPictureController(paths), columns: 110, rows: 8)
        await settle(pilot) {
            pilot.events(ImageLoaded.self).count + pilot.events(ImageLoadFailed.self).count > 0
        }
        return pilot
    }

    private func settle(_ pilot: Pilot, until condition: () -> Bool) async {
        await pilot.settle()
        while !condition() {
            try? await Task.sleep(for: .milliseconds(2))
            await pilot.settle()
        }
    }

    @Test func pictureAndItsFactsAreShown() async throws {
        let red = (0..<256).flatMap { _ in [255, 0, 0, 255] as [UInt8] }
        let path = try file(SampleFiles.png(width: 16, height: 16, pixels: red), "red.png")
        let pilot = await start([path])
        #expect(pilot.screen.contains("red.png: PNG, 16 × 16 pixels"))
        #expect(pilot.display.buffer[Point(x: 55, y: 2)].background == .rgb(255, 0, 0))
        #expect(pilot.display.buffer[Point(x: 2, y: 2)].background != .rgb(255, 0, 0))
        await pilot.type("m")
        await pilot.type("m")
        #expect(pilot.display.buffer[Point(x: 2, y: 2)].background == .rgb(255, 0, 0))
    }

    @Test func largePictureLeavesRoomForItsFacts() async throws {
        let red = (0..<400 * 400).flatMap { _ in [255, 0, 0, 255] as [UInt8] }
        let path = try file(SampleFiles.png(width: 400, height: 400, pixels: red), "large.png")
        let pilot = await start([path])
        #expect(pilot.screen.contains("large.png: PNG, 400 × 400 pixels"))
        #expect(pilot.screen.contains("Quit"))
    }

    @Test func badFileSaysWhyAndTheNextOneIsShown() async throws {
        let paths = [try file([1, 2, 3], "bad"), try file(SampleFiles.movingGIF, "moving.gif")]
        let pilot = await start(paths)
        #expect(pilot.screen.contains("▦ "))
        #expect(pilot.screen.contains("The file is no picture in PNG, JPEG, GIF or WebP"))
        await pilot.press("right")
        await settle(pilot) { pilot.events(ImageLoaded.self).count == 1 }
        #expect(pilot.screen.contains("moving.gif: GIF, 4 × 4 pixels, 4 frames"))
        #expect(pilot.screen.contains("Pause"))
        #expect(await pilot.faults() == [])
        await pilot.press("q")
        #expect(pilot.ending != nil)
    }
}
