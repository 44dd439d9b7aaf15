// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import SeltzerBase
import SeltzerScreen
import SeltzerText
import Testing

@testable import SeltzerDocuments

/// The rows of a text that is edited.
@MainActor
@Suite struct TextRowsTests {
    /// What rows show: the bytes and the text of each segment, and its number of rows.
    private func segments(of rows: inout TextRows) -> [String] {
        var found: [String] = [], place: TextRows.Place? = TextRows.Place()
        while let current = place {
            let segment = rows.segment(at: current)
            if current.row == 0 {
                let ends = [0, segment.text.string.utf8.count / 2].map { segment.text.stored($0) }
                found.append(
                    "\(segment.text.range) \(ends) \(segment.rowCount) \(segment.text.string)")
            }
            place = rows.next(after: current)
        }
        return found
    }

    @Test func rowsOfAnEditedTextAreThoseOfTheNewText() {
        var random = SeededGenerator(seed: 18)
        var storage = TextStorage(
            bytes: Array("one two three\n\nfour \u{FFFD} five\n".utf8) + [
                0x80, 0x20, 0xE4, 0xB8, 0x0A,
            ]
                + Array("six\r\nseven".utf8))
        var rows = TextRows()
        rows.width = 6
        rows.setStorage(storage, change: nil)
        let pieces: [[UInt8]] = [
            [], [0x0A], [0x61], Array("ab cd\nef".utf8), [0xE4, 0xB8], [0x0D, 0x0A], [0x0A, 0x0A],
        ]
        for _ in 0..<600 {
            _ = segments(of: &rows)
            let start = Int.random(in: 0...storage.count, using: &random)
            let end = Int.random(in: start...min(start + 6, storage.count), using: &random)
            let new = pieces[Int.random(in: 0..<pieces.count, using: &random)]
            storage.replaceSubrange(start..<end, with: TextStorage(bytes: new))
            rows.setStorage(
                storage,
                change: TextChange(start: start, oldCount: end - start, newCount: new.count))
            var fresh = TextRows()
            fresh.width = 6
            fresh.setStorage(storage, change: nil)
            #expect(segments(of: &rows) == segments(of: &fresh))
        }
    }

    @Test func anEditLaysOutOnlyTheLinesThatItTouches() {
        var storage = TextStorage(String(repeating: "some words of a line\n", count: 40))
        var rows = TextRows()
        var count = 0
        rows.styles = { text in
            count += 1
            return StyledText(text.string)
        }
        rows.setStorage(storage, change: nil)
        _ = segments(of: &rows)
        #expect(count == 41)
        // A letter, a line end, both away again, and the end of the third line away.
        let edits = [(0, 0, "x", 1), (5, 0, "\n", 2), (0, 1, "", 1), (4, 1, "", 1), (62, 1, "", 1)]
        for (start, length, new, lines) in edits {
            count = 0
            storage.replaceSubrange(start..<start + length, with: new)
            rows.setStorage(
                storage,
                change: TextChange(start: start, oldCount: length, newCount: new.utf8.count))
            _ = segments(of: &rows)
            #expect(count == lines)
        }
    }
}
