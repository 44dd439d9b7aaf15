// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting

@testable import Gallery

extension DocumentationPicture {
    /// A moving picture: each click's event climbs the boxes of its route.
    static let xRay = DocumentationPicture(
        name: "x-ray", title: "X-ray: each click posts an event, which climbs from box to box"
    ) { light, title in
        let page = GalleryPage.named("x-ray") ?? GalleryPage.all[0]
        let controller = PageController(page)
        let pilot = await pilot(controller, in: light, columns: 100, rows: 27)
        pilot.application.animatesControls = true
        // Times differ from one run to the next.
        for diagram in RouteDiagram.all(in: controller.view) { diagram.timeText = { _, _ in nil } }
        var frames: [AnimatedSVG.Frame] = []
        @MainActor func record(_ milliseconds: Int) {
            let buffer = copy(of: pilot.display.buffer)
            frames.append(AnimatedSVG.Frame(buffer, for: .milliseconds(milliseconds)))
        }
        record(1_000)
        for (drink, count) in [("grapefruit", 2), ("lime", 1)] {
            for _ in 0..<count {
                try await pilot.element(identifier: drink).click()
                // Slower than in the program, so that a reader can follow.
                for _ in 0..<8 {
                    record(160)
                    await pilot.advance(by: .milliseconds(60))
                }
                record(1_600)
                await pilot.advance(by: .milliseconds(900))
            }
        }
        try await pilot.element(.row, "DrinkList").click()
        try await pilot.element(.row, "DrinkList").click()
        record(1_600)
        try await pilot.element(identifier: "cassis").click()
        for _ in 0..<8 {
            record(160)
            await pilot.advance(by: .milliseconds(60))
        }
        record(3_000)
        return AnimatedSVG(frames, title: title, colors: light.colors).text
    }
}

extension RouteDiagram {
    /// Returns the diagrams below a view.
    fileprivate static func all(in view: View) -> [RouteDiagram] {
        (view as? RouteDiagram).map { [$0] } ?? view.subviews.flatMap(all)
    }
}
