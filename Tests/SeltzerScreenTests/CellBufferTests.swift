// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@Suite struct CellBufferTests {
    @Test func aNewBufferIsBlank() {
        let buffer = CellBuffer(size: Size(width: 3, height: 2))
        #expect(buffer.lines == ["", ""])
        #expect(buffer[Point(x: 2, y: 1)] == .blank)
        #expect(buffer.bounds == Rect(x: 0, y: 0, width: 3, height: 2))
    }

    @Test(arguments: [
        (Size.zero, Size.zero),
        (Size(width: -1, height: .min), .zero),
        (Size(width: 1, height: 1), Size(width: 1, height: 1)),
        (Size(width: 0, height: 7), Size(width: 0, height: 7)),
        (Size(width: 2, height: .max), Size(width: 2, height: CellBuffer.maximumSide)),
        (.unbounded, Size(width: CellBuffer.maximumSide, height: 256)),
    ])
    func anySizeIsBroughtInsideTheLimits(asked: Size, given: Size) {
        let buffer = CellBuffer(size: asked)
        #expect(buffer.size == given)
        #expect(buffer.size.area <= CellBuffer.maximumArea)
    }

    @Test(arguments: [(-1, 0), (0, -1), (3, 0), (0, 2), (Int.max, Int.max), (Int.min, 0)])
    func outsideThereIsNothing(x: Int, y: Int) {
        let buffer = CellBuffer(size: Size(width: 3, height: 2))
        Canvas(buffer: buffer).fill(buffer.bounds, with: Style(), character: "#")
        #expect(buffer[Point(x: x, y: y)] == .blank)
    }
}
