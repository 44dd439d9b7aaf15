// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@Suite struct RepaintAreaTests {
    /// Draws through a clip of columns 2 and 3 and returns the area that would have cut nothing.
    private func grown(_ draw: (Canvas) -> Void) -> Rect {
        let buffer = CellBuffer(size: Size(width: 8, height: 1))
        let rect = Rect(x: 2, y: 0, width: 2, height: 1)
        buffer.repaintArea = RepaintArea(rect: rect)
        draw(Canvas(buffer: buffer, clip: rect))
        return buffer.repaintArea?.grown ?? .zero
    }

    @Test(arguments: [
        ("ab日", 0, 2, 2), ("a日本", 0, 1, 4), ("日本語", 0, 2, 2), ("abc日", 0, 2, 3),
        ("a日b", 0, 1, 3), ("日", 6, 2, 2), ("日", -4, 2, 2), ("", 0, 2, 2),
    ])
    func theAreaGrowsByTheHalvesOfCutGlyphs(text: String, x: Int, left: Int, width: Int) {
        let area = grown { $0.draw(text, at: Point(x: x, y: 0)) }
        #expect(area == Rect(x: left, y: 0, width: width, height: 1))
    }

    @Test(arguments: [(0, 2, 2), (1, 1, 4), (2, 2, 2)])
    func aWideFillIsCutToo(x: Int, left: Int, width: Int) {
        let area = grown {
            $0.fill(Rect(x: x, y: 0, width: 6, height: 1), with: Style(), character: "日")
        }
        #expect(area == Rect(x: left, y: 0, width: width, height: 1))
    }
}
