// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerBase

@Suite struct ArrayScalarsTests {
    private func pieces(of bytes: [UInt8]) -> [String] {
        var pieces: [String] = []
        bytes.forEachScalar { scalar, range in
            pieces.append(
                "\(scalar.map { String($0) } ?? "-")\(range.lowerBound)-\(range.upperBound)")
        }
        return pieces
    }

    @Test func eachScalarComesWithItsBytes() {
        #expect(pieces(of: Array("aé漢🙂".utf8)) == ["a0-1", "é1-3", "漢3-6", "🙂6-10"])
        #expect(pieces(of: []).isEmpty)
    }

    @Test func bytesThatAreNotUTF8AreKept() {
        #expect(pieces(of: [0x61, 0xff, 0x62]) == ["a0-1", "-1-2", "b2-3"])
        // A scalar that ends too early.
        #expect(pieces(of: [0x61, 0xe6, 0xbc]) == ["a0-1", "-1-3"])
    }
}
