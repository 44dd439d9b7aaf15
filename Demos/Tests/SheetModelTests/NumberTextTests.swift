// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SheetModel

@Suite struct NumberTextTests {
    @Test(arguments: [
        ("0", 0), ("-12", -12), ("+7", 7), ("3.50", 3.5), (".5", 0.5), ("5.", 5), ("1e6", 1e6),
        ("1E-2", 0.01), (" 42 ", 42), ("123456789012345678", 123_456_789_012_345_680), ("-0", 0),
        ("007", 7),
    ])
    func numbersAreRead(_ text: String, _ number: Double) {
        #expect(NumberText.number(in: text.utf8) == number)
    }

    @Test(arguments: [
        "", " ", "-", ".", "1 2", "1e", "1e+", "e5", "0x10", "nan", "inf", "1,000", "--1", "1-",
        "1.2.3",
        "- 1", "1e 5", "٣",
    ])
    func otherTextsAreNoNumbers(_ text: String) {
        #expect(NumberText.number(in: text.utf8) == nil)
    }

    @Test func typedNumbersKeepTheirDigits() {
        let whole = SheetColumn("a", declaredType: "INT", kind: .integer)
        let real = SheetColumn("a", declaredType: "NUMERIC", kind: .real)
        #expect(whole.value(typed: " 12 ") == .integer(12))
        #expect(whole.value(typed: "12 34") == .text("12 34"))
        #expect(whole.value(typed: "12345678901234567890") == .text("12345678901234567890"))
        #expect(real.value(typed: "9007199254740993") == .integer(9_007_199_254_740_993))
        #expect(real.value(typed: "7") == .real(7))
        #expect(real.value(typed: "1e400") == .text("1e400"))
    }
}
