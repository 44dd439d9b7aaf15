// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerControls

@Suite struct DecimalTextTests {
    @Test(
        arguments: [
            (0.0, 0, "0"), (0.5, 2, "0.50"), (-0.04, 1, "0.0"), (-1.25, 1, "-1.3"),
            (12.0, 3, "12.000"),
            (0.004, 2, "0.00"), (1e300, 2, "1e+300"), (-.infinity, 1, "-inf"),
            (99.999, 2, "100.00"),
            (7, -3, "7"),
        ] as [(Double, Int, String)])
    func decimalsAreRounded(value: Double, places: Int, text: String) {
        #expect(DecimalText(value, places: places).description == text)
    }

    @Test func whatIsNoNumberIsSaid() {
        #expect(DecimalText(.nan, places: 2).description == "nan")
    }
}
