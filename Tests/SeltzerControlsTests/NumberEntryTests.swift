// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerControls

@Suite struct NumberEntryTests {
    private func read(_ text: String, places: Int?) -> String {
        switch NumberEntry(range: -10...10, places: places).number(text) {
        case .success(let number): NumberEntry.text(number)
        case .failure(let problem): problem.message
        }
    }

    @Test(
        arguments: [
            ("7", nil, "7"), (" -2.50 ", 1, "-2.5"), ("+1e1", 0, "10"), ("2.0", 0, "2"),
            (".5", 1, "0.5"),
            ("", nil, "Enter a number"), ("", 0, "Enter a whole number"),
            ("1.5", 0, "Enter a whole number"),
            ("1.25", 1, "Enter at most 1 decimal"), ("1.255", 2, "Enter at most 2 decimals"),
            ("1,5", nil, "Enter a number"), ("0x1p3", nil, "Enter a number"),
            ("nan", nil, "Enter a number"), ("1e999", nil, "Enter a number"),
            ("２", nil, "Enter a number"), ("10.5", nil, "Enter at most 10"),
            ("-11", 2, "Enter at least -10.00"), ("20O", 0, "Enter a whole number"),
        ] as [(String, Int?, String)])
    func textsAreNumbersOrSayWhatIsWrong(text: String, places: Int?, result: String) {
        #expect(read(text, places: places) == result)
    }

    @Test(
        arguments: [
            ("7", nil), ("-3", "Enter at least 0"), ("99", "Enter at most 50"),
            ("-99999999999999999999", "Enter at least 0"),
            ("99999999999999999999", "Enter at most 50"),
            ("-", "Enter a whole number"), ("x", "Enter a whole number"),
            ("1.0", "Enter a whole number"),
        ] as [(String, String?)])
    func wholeNumbersAreExact(text: String, message: String?) {
        let result = NumberEntry.whole(text, in: 0...50)
        if case .failure(let problem) = result {
            #expect(problem.message == message)
        } else {
            #expect(message == nil)
        }
    }
}
