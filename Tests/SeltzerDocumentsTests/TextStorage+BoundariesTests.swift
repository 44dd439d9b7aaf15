// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import SeltzerControls
import SeltzerText
import Testing

@testable import SeltzerDocuments

@Suite struct TextStorageBoundariesTests {
    /// An enormous line is read in parts; words are those of the whole line, wherever a part ends.
    @Test(arguments: 0..<6) func wordsOfAnEnormousLineAreThoseOfItsString(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let pieces = ["x", "é", "e\u{301}", "語", "か", "=", " ", "👩‍👩‍👧", "한"].shuffled(using: &random)
        var line = ""
        var edges: [Int] = [0]
        for piece in pieces.prefix(4) + pieces.prefix(2) {
            line += String(
                repeating: piece,
                count: Int.random(in: 1...20_000, using: &random) / piece.utf8.count)
            edges.append(line.utf8.count)
        }
        let text = TextStorage(line)
        for edge in edges {
            let position = line.boundary(
                atOrBefore: max(0, edge - Int.random(in: 0...9_000, using: &random)))
            for granularity in [TextGranularity.word, .wordBetweenBlanks] {
                let context: Comment = "\(granularity) at \(position) of \(edges)"
                #expect(
                    text.range(enclosing: position, granularity)
                        == line.range(enclosing: position, granularity), context)
                for direction in TextStorageDirection.allCases {
                    #expect(
                        text.boundary(from: position, by: granularity, direction)
                            == line.boundary(from: position, by: granularity, direction), context)
                }
            }
        }
    }

    @Test func bytesThatAreNoTextDoNotStopAStep() {
        let bytes = Array("ab ".utf8) + [UInt8](repeating: 0xFF, count: 20_000) + Array(" cd".utf8)
        let text = TextStorage(bytes: bytes)
        #expect(text.boundary(from: 3, by: .word, .forward) == bytes.count)
        #expect(text.boundary(from: bytes.count - 3, by: .word, .backward) == 0)
        #expect(text.range(enclosing: 10, .wordBetweenBlanks) == 3..<20_003)
    }
}
