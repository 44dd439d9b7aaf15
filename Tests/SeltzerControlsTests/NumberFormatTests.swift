// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerControls

@Suite struct NumberFormatTests {
    @Test(arguments: [
        (0, "0"), (7, "7"), (999, "999"), (1_000, "1,000"), (142_984, "142,984"),
        (-1_234_567, "-1,234,567"), (Int.min, "-9,223,372,036,854,775,808"),
    ])
    func digitsAreGrouped(number: Int, text: String) {
        #expect(NumberFormat().string(number) == text)
    }

    @Test(arguments: [
        (0.24, "0.2"), (1, "1.0"), (1_204.72, "1,204.7"), (-0.04, "0.0"), (999.96, "1,000.0"),
        (.infinity, "inf"), (1e20, "1e+20"),
    ])
    func decimalsAreRounded(number: Double, text: String) {
        #expect(NumberFormat(decimals: 1).string(number) == text)
    }

    @Test func nothingIsADash() {
        #expect(NumberFormat().string(Double.nan) == "–")
        #expect(NumberFormat().string(Double?.none) == "–")
        #expect(NumberFormat(decimals: 2).string(Int?.none) == "–")
        #expect(NumberFormat(decimals: 2).string(12) == "12.00")
    }

    @Test func theSignsAreTheProgramsChoice() {
        let format = NumberFormat(decimals: 2, groupingSeparator: "’", decimalSeparator: ",")
        #expect(format.string(12_345.678) == "12’345,68")
        #expect(NumberFormat(groupingSeparator: nil).string(12_345) == "12345")
    }

    @Test func numbersWithFewerDecimalsEndEarlier() {
        let format = NumberFormat(decimals: 2)
        #expect(format.blanks(after: "1.25") == 0)
        #expect(format.blanks(after: "1.5") == 1)
        #expect(format.blanks(after: "12") == 3)
        #expect(format.blanks(after: "–") == 3)
        #expect(NumberFormat().blanks(after: "12") == 0)
    }
}
