// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@Suite struct SizeTests {
    @Test(arguments: [
        (0, 5), (5, 0), (-1, -1), (Int.min, Int.min), (Int.min, 3), (3, -2),
    ])
    func aSideThatIsNotPositiveMakesASizeEmpty(width: Int, height: Int) {
        let size = Size(width: width, height: height)
        #expect(size.isEmpty)
        #expect(size.area == 0)
    }

    @Test func areaStaysAtTheLargestNumber() {
        #expect(Size(width: 6, height: 7).area == 42)
        #expect(Size.unbounded.area == .max)
    }

    @Test func descriptionNamesColumnsThenRows() {
        #expect(Size(width: 80, height: 24).description == "80×24")
    }
}
