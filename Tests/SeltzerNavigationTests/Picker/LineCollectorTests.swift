// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: LineBlock, PickerLines.

import Testing

@testable import SeltzerNavigation

@Suite struct LineCollectorTests {
    @Test(arguments: [
        ("", []), ("a", ["a"]), ("a\n", ["a"]), ("\n", [""]), ("a\n\nb", ["a", "", "b"]),
        ("a\r\n\0\n", ["a\r", "\0"]), ("\u{1B}[31m\n", ["\u{1B}[31m"]),
    ])
    func linesAreTheBytesBetweenNewlines(text: String, lines: [String]) {
        for size in [1, 2, 1_000] {
            var collector = LineCollector(limit: .max)
            for chunk in Array(text.utf8).pieces(of: size) { collector.append(chunk) }
            collector.end()
            #expect(collector.current().texts == lines)
            #expect(collector.current().state == .ended)
        }
    }

    @Test(arguments: [
        ("", []), ("a\nb", ["a\nb"]), ("a\0b\n\0", ["a", "b\n"]), ("\0", [""]),
        ("a\0\0b", ["a", "", "b"]),
    ])
    func linesMayEndWithAnotherByte(text: String, lines: [String]) {
        for size in [1, 2, 1_000] {
            var collector = LineCollector(limit: .max)
            collector.lineEnd = 0
            for chunk in Array(text.utf8).pieces(of: size) { collector.append(chunk) }
            collector.end()
            #expect(collector.current().texts == lines)
            #expect(collector.current().state == .ended)
        }
    }

    @Test func lineThatNeverEndsReachesTheLimit() {
        var collector = LineCollector(limit: 10)
        collector.lineEnd = 0
        collector.append(Array("one\0".utf8) + Array(repeating: 0x0A, count: 100))
        #expect(collector.current().state == .full)
        #expect(collector.current().texts.count <= 1)
    }

    @Test func invalidBytesStayAsTheyAre() {
        var collector = LineCollector(limit: .max)
        collector.append([0xFF, 0xC3, 0x0A, 0x80])
        collector.end()
        #expect(collector.current().arrays == [[0xFF, 0xC3], [0x80]])
    }

    @Test func lineCountsWhenItsNewlineHasCome() {
        var collector = LineCollector(limit: .max)
        collector.append(Array("one\ntw".utf8))
        #expect(collector.current().texts == ["one"])
        collector.append(Array("o\n".utf8))
        #expect(collector.current().texts == ["one", "two"])
        #expect(collector.current().state == .reading)
    }

    @Test func manyLinesAreInManyBlocks() {
        let texts = (0..<20_000).map { "line \($0)" }
        let bytes = Array(texts.joined(separator: "\n").utf8)
        var collector = LineCollector(limit: .max, blockBytes: 32_768)
        for chunk in bytes.pieces(of: 10_000) { collector.append(chunk) }
        collector.end()
        let lines = collector.current()
        #expect(lines.blocks.count > 3)
        #expect(lines.texts == texts)
    }

    @Test func enormousLineIsOneLine() {
        let piece = [UInt8](repeating: 0x61, count: 1 << 20)
        var collector = LineCollector(limit: .max)
        for _ in 0..<10 { collector.append(piece) }
        collector.append([0x0A, 0x62])
        collector.end()
        #expect(collector.current().arrays.map(\.count) == [10 << 20, 1])
    }

    @Test func whatIsBeyondTheLimitIsNotKept() {
        var collector = LineCollector(limit: 100)
        for number in 0..<1_000 { collector.append(Array("\(number)\nhalf".utf8)) }
        let lines = collector.current()
        #expect(lines.state == .full)
        #expect(collector.isOver)
        #expect((10..<40).contains(lines.count))
        #expect(lines.texts.first == "0")
    }

    @Test func emptyLinesAreCountedForTheLimit() {
        var collector = LineCollector(limit: 1 << 20)
        let chunk = [UInt8](repeating: 0x0A, count: 65_536)
        for _ in 0..<1_000 where !collector.isOver { collector.append(chunk) }
        #expect(collector.isOver)
        #expect(collector.current().count < 1 << 18)
    }

    @Test func wholeLinesMayContainNewlines() {
        let texts = ["", "a\nb", "c", "\n", "d"]
        let lines = PickerLines(texts)
        #expect((0..<lines.count).map(lines.text) == texts)
        #expect(lines.state == .ended)
        #expect("\(lines)" == "5 lines")
        var many = LineCollector(limit: .max, blockBytes: 100)
        for number in 0..<1_000 { many.append(line: "\(number)\n".utf8) }
        let all = many.current()
        #expect(all.blocks.count > 30)
        #expect((0..<all.count).allSatisfy { all.text(at: $0) == "\($0)\n" })
    }

    @Test func failureIsTold() {
        var collector = LineCollector(limit: .max)
        collector.append(Array("one\ntwo".utf8))
        collector.end(.failed("It is broken."))
        #expect(collector.current().texts == ["one", "two"])
        #expect(collector.current().state == .failed("It is broken."))
    }
}

extension PickerLines {
    /// The bytes of all lines.
    var arrays: [[UInt8]] { (0..<count).map { Array(self[$0]) } }

    /// All lines as text.
    var texts: [String] { arrays.map { String(decoding: $0, as: UTF8.self) } }
}

extension [UInt8] {
    /// Returns the bytes in pieces of a given size.
    func pieces(of size: Int) -> [[UInt8]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min(count, $0 + size)]) }
    }
}
