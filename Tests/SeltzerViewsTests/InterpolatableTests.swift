// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews
import Testing

@Suite struct InterpolatableTests {
    @Test func wholeNumbersAreTheNearest() {
        #expect(0.interpolated(to: 10, at: 0.26) == 3)
        #expect(10.interpolated(to: 0, at: 0.26) == 7)
        #expect((-5).interpolated(to: 5, at: 1.1) == 6)
    }

    @Test func nothingTraps() {
        let ends = [Int.min, -1, 0, 1, .max]
        for (start, end) in ends.flatMap({ start in ends.map { (start, $0) } }) {
            for fraction in [-1e300, -1, 0, 0.5, 1, 2, 1e300, .infinity, .nan] as [Double] {
                let rect = Rect(x: start, y: end, width: end, height: start)
                let other = Rect(x: end, y: start, width: start, height: end)
                let way = rect.interpolated(to: other, at: fraction)
                #expect(way.width >= 0 && way.height >= 0)
                _ = rect.size.interpolated(to: other.size, at: fraction)
                _ = Color.hex(0).interpolated(to: .hex(0xFFFFFF), at: fraction)
            }
        }
    }

    @Test func colorsWithoutPartsChangeInTheMiddle() {
        #expect(Color.red.interpolated(to: .hex(1), at: 0.49) == .red)
        #expect(Color.red.interpolated(to: .hex(1), at: 0.5) == .hex(1))
        #expect(Color.hex(0).interpolated(to: .hex(0xFF8000), at: 0.5) == .hex(0x804000))
        let none: Color? = nil
        #expect(none.interpolated(to: .red, at: 0.2) == nil)
        #expect(none.interpolated(to: .red, at: 0.8) == .red)
    }
}
