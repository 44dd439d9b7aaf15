// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@testable import SeltzerNavigation

@Suite struct PreviewLinesTests {
    private func lines(_ pieces: [[UInt8]]) -> [String] {
        var reader = PreviewLines()
        return (pieces.flatMap { reader.append($0) } + reader.finish()).map(\.string)
    }

    @Test func linesDoNotDependOnThePieces() {
        let bytes = Array("a\u{1B}[31mb\r\n\nlong 日本\u{7}\rshort\nlast".utf8)
        let whole = lines([bytes])
        #expect(whole.count == 4)
        #expect(whole.last == "last")
        for size in 1...bytes.count {
            let pieces = stride(from: 0, to: bytes.count, by: size).map {
                Array(bytes[$0..<min(bytes.count, $0 + size)])
            }
            #expect(lines(pieces) == whole)
        }
    }

    @Test func styleGoesOnInTheNextLine() {
        var reader = PreviewLines()
        let found = reader.append(Array("\u{1B}[1mone\ntwo\n".utf8))
        #expect(found.map { $0.runs.first?.style.attributes.contains(.bold) } == [true, true])
    }

    @Test func linesAndBytesAreBounded() {
        let many = lines([Array(String(repeating: "\n", count: 20_000).utf8)])
        #expect(many.count == PreviewLines.maximumCount)
        let one = lines([[UInt8](repeating: 0x61, count: 3 << 20)])
        #expect(one.map(\.utf8.count) == [PreviewLines.maximumBytes])
    }

    @Test func textIsSplitAtAnyKindOfLineEnd() {
        #expect(StyledText("a\r\nb\n\nc").previewLines.map(\.string) == ["a", "b", "", "c"])
        #expect(StyledText("").previewLines.map(\.string) == [""])
    }
}
