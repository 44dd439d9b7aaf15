// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct MarkedRunTests {
    @Test func viewsSideBySideAreOneRectangleCutWhereASuperviewCutsThem() async {
        let root = View()
        let clipping = View(frame: Rect(x: 4, y: 2, width: 25, height: 3))
        clipping.clipsToBounds = true
        root.addSubview(clipping)
        let tiles = (0..<4).map { PlainTextView("t", Rect(x: $0 * 10, y: 1, width: 10, height: 5)) }
        tiles.forEach(clipping.addSubview)
        let pilot = await Pilot(ViewController(view: root))
        #expect(
            await pilot.damage { tiles.forEach { $0.text = "u" } }
                == [[Rect(x: 4, y: 3, width: 25, height: 2)]])
        tiles[1].isHidden = true
        await pilot.settle()
        #expect(
            await pilot.damage { tiles.forEach { $0.text = "v" } }.first?.sorted {
                $0.minX < $1.minX
            } == [
                Rect(x: 4, y: 3, width: 10, height: 2), Rect(x: 24, y: 3, width: 5, height: 2),
            ])
    }
}
