// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerText

@Suite struct LineReaderTests {
    @Test(arguments: [
        "abc", "a\r\nb", "e\u{301}x\u{323}\u{301}y", "語a語", "👩\u{200D}🚀🇩🇪a", "\u{600}1",
        "\u{1100}\u{1161}\u{11A8}가\u{11A8}.",
    ])
    func boundariesAreTheSameInBothDirections(text: String) {
        let line = TextStorage(text)
        var reader = LineReader((3, 5))
        reader.begin(SearchableLine(line, in: 0..<line.count))
        var place = 0
        while place < reader.count {
            let end = reader.clusterEnd(from: place)
            for middle in place + 1...end {
                let start = reader.previousBoundary(middle)
                #expect(start == place, "\(middle) in \(text.debugDescription)")
            }
            place = end
        }
    }

    /// As a backreference does in a long line.
    @Test func twoPlacesFarApartAreReadInTurn() {
        let line = TextStorage(String(repeating: "ab", count: 5_000))
        var reader = LineReader((10, 50))
        reader.begin(SearchableLine(line, in: 0..<line.count))
        for round in 0..<20 {
            let bytes = [reader.byte(200 + round), reader.byte(9_001 + round)]
            #expect(bytes == (round % 2 == 0 ? [0x61, 0x62] : [0x62, 0x61]))
        }
        #expect(reader.loadCount == 2)
        // Another line has other bytes at the same places.
        let other = TextStorage(String(repeating: "c", count: 9_500))
        reader.begin(SearchableLine(other, in: 0..<other.count))
        let bytes = [reader.byte(9_001), reader.byte(200)]
        #expect(bytes == [0x63, 0x63])
    }
}
