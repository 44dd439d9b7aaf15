// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import ProgramSupport

@Suite struct MemoryLimitTests {
    @Test func mebibytesAreRead() {
        #expect(MemoryLimit(mebibytes: "1")?.bytes == 1_048_576)
        #expect(MemoryLimit(mebibytes: "1048576")?.bytes == 1 << 40)
    }

    @Test(arguments: ["", "0", "-1", "1.5", "1M", "1048577", "99999999999999999999"])
    func anythingElseIsRefused(text: String) {
        #expect(MemoryLimit(mebibytes: text) == nil)
    }

    @Test func moreThanThereIsMeetsWithAnObjection() {
        #expect(MemoryLimit(bytes: 1 << 20).objection == nil)
        let objection = MemoryLimit(bytes: .max / 4).objection
        #expect(objection?.hasPrefix("There is not enough memory for --limit. Give ") == true)
    }

    @Test func standardIsPartOfTheMemoryThereIs() {
        #expect(MemoryLimit.standard(atMost: MemoryLimit(bytes: 5)).bytes == 5)
        let standard = MemoryLimit.standard(atMost: MemoryLimit(bytes: .max)).bytes
        #expect(standard > 1 << 20)
        #expect(standard <= MemoryLimit.available / 3)
    }
}
