// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import Gallery

@Suite("The layout of the gallery")
struct GalleryLayoutTests {
    private func layout(_ width: Int, _ height: Int, showsEvents: Bool = true) -> GalleryLayout {
        GalleryLayout(
            bounds: Rect(x: 0, y: 0, width: width, height: height), showsEvents: showsEvents)
    }

    @Test("has three columns in a wide window, and one in a narrow one")
    func columnsDependOnTheWidth() {
        let wide = layout(160, 45)
        #expect(wide.list.maxX == wide.stage.minX && wide.stage.maxX == wide.events.minX)
        #expect(wide.stage.width == 88)
        let middle = layout(100, 30)
        #expect(middle.events.minY == middle.stage.maxY && !middle.list.isEmpty)
        #expect(layout(79, 24).list.isEmpty)
    }

    @Test("gives the page the room of the events if there are none")
    func pageTakesTheRoomOfTheEvents() {
        for width in [60, 100, 160] {
            let layout = layout(width, 30, showsEvents: false)
            #expect(layout.events.isEmpty)
            #expect(layout.stage.maxX == width && layout.stage.maxY == 29)
        }
    }

    @Test("covers any window without overlaps")
    func partsDoNotOverlap() {
        for width in 0...170 {
            for height in 0...40 {
                let layout = layout(width, height)
                let parts = [layout.bar, layout.list, layout.stage, layout.events, layout.footer]
                let area = parts.reduce(0) { $0 + $1.width * $1.height }
                #expect(area == width * height)
            }
        }
    }
}
