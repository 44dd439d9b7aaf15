// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DiffRow, DiffRows+scrolling.

import SeededRandom
import SeltzerText
import Testing

@testable import SeltzerDocuments

@MainActor
@Suite struct DiffRowsTests {
    /// Each visible line can be found again by its part, in both arrangements and with folded parts.
    @Test(arguments: 0..<4) func partsAndRowsAgree(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func text() -> String {
            (0..<Int.random(in: 0...20, using: &random)).map { _ in
                "\(Int.random(in: 0...5, using: &random))\n"
            }.joined()
        }
        for _ in 0..<50 {
            var rows = DiffRows()
            rows.setDocument(
                DiffDocument(
                    (0..<3).flatMap {
                        DiffDocument(from: text(), to: text(), path: "\($0)", context: 1).files
                    }))
            rows.options = DiffRows.Options(
                isSideBySide: .random(using: &random),
                showsFileHeadings: .random(using: &random),
                showsHunkHeadings: .random(using: &random))
            let parts = rows.rows.indices.compactMap { rows.part(of: .init(index: $0)) }
            rows.fold(
                parts.filter { $0.line == nil && Int.random(in: 0...5, using: &random) == 0 }, true)
            for index in rows.rows.indices {
                let place = DiffRows.Place(index: index)
                for prefersNew in [true, false] {
                    guard let part = rows.part(of: place, prefersNew: prefersNew) else { continue }
                    #expect(rows.place(of: part) == place)
                }
            }
            // Each line has one row, or its heading stands for it.
            let shown = rows.rows.flatMap { $0.old == $0.new ? [$0.old] : [$0.old, $0.new] }
                .filter { $0 >= 0 }
            #expect(Set(shown).count == shown.count)
            for index in rows.lines.indices {
                let row = rows.rows.isEmpty ? nil : rows.rows[rows.place(ofLine: index).index]
                let isShown = shown.contains(Int32(index))
                #expect((row?.old == Int32(index) || row?.new == Int32(index)) == isShown)
            }
        }
    }
}
