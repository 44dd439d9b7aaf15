// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerTerminal

@Suite struct ControlSequenceTests {
    /// A sequence and the part of a long text that its caller keeps.
    @dynamicMemberLookup
    private struct Parsed {
        var sequence = ControlSequence()
        var longText: [Int32] = []

        subscript<Value>(dynamicMember member: KeyPath<ControlSequence, Value>) -> Value {
            sequence[keyPath: member]
        }

        mutating func accept(_ byte: UInt8) -> ControlSequence.Step {
            sequence.accept(byte, longText: &longText)
        }

        mutating func reset() { sequence.reset() }
        func parameter(_ index: Int) -> Int? { sequence.parameter(index) }
        func subparameter(_ index: Int, _ position: Int) -> Int? {
            sequence.subparameter(index, position)
        }
        func group(_ index: Int) -> [Int] { sequence.group(index, longText: longText) }
    }

    /// Returns the sequence of a text; nil if its last byte does not end it, or an earlier one does.
    private func parse(_ text: String) -> Parsed? {
        var sequence = Parsed()
        for (index, byte) in text.utf8.enumerated() {
            let isLast = index == text.utf8.count - 1
            switch sequence.accept(byte) {
            case .more: if isLast { return nil }
            case .final: if !isLast { return nil }
            }
        }
        return sequence
    }

    @Test func parametersAreNumbersOrLeftOut() throws {
        let sequence = try #require(parse("?1;;37;0x"))
        #expect(sequence.prefix == UInt8(ascii: "?"))
        #expect(sequence.final == UInt8(ascii: "x"))
        #expect(sequence.count == 4)
        #expect((0..<5).map(sequence.parameter) == [1, nil, 37, 0, nil])
        #expect(sequence.numbers == [1, 0, 37, 0])
        #expect(!sequence.isMalformed && !sequence.hasSubparameters)
    }

    @Test func colonsMakeSubparameters() throws {
        let sequence = try #require(parse("97:65:99;5:2;;1:2:3u"))
        #expect(sequence.count == 4)
        #expect((0..<4).map(sequence.parameter) == [97, 5, nil, 1])
        #expect((0..<4).map { sequence.subparameter(0, $0 + 1) } == [65, 99, nil, nil])
        #expect(sequence.subparameter(1, 1) == 2)
        #expect(sequence.subparameter(2, 1) == nil)
        #expect(sequence.group(3) == [1, 2, 3])
        #expect(sequence.group(2) == [])
        #expect(sequence.group(4) == [])
    }

    @Test func sequenceWithoutParametersHasNone() throws {
        let sequence = try #require(parse("A"))
        #expect(sequence.count == 0)
        #expect(sequence.parameter(0) == nil)
        #expect(sequence.subparameter(0, 1) == nil)
    }

    @Test func hugeNumbersAreHeld() throws {
        let sequence = try #require(parse(String(repeating: "9", count: 1_000) + "~"))
        #expect(sequence.parameter(0) == Int(ControlSequence.largestValue))
    }

    @Test func onlySoManyNumbersAreKept() throws {
        let limit = ControlSequence.valueLimit
        let full = try #require(parse(String(repeating: ":", count: limit - 1) + "~"))
        #expect(!full.isMalformed)
        #expect(full.count == 1)
        let over = try #require(parse(String(repeating: ";", count: 100_000) + "~"))
        #expect(over.isMalformed)
        #expect(over.numbers.count == limit)
    }

    @Test func textMayBeLongerThanOtherNumbers() throws {
        let points = (0..<ControlSequence.textLimit).map { 0x4E00 + $0 }
        let text = points.map(String.init).joined(separator: ":")
        let sequence = try #require(parse("0;;\(text)u"))
        #expect(!sequence.isMalformed && sequence.count == 3)
        #expect(sequence.group(2) == points)
        #expect(sequence.parameter(0) == 0 && sequence.parameter(1) == nil)
        #expect(sequence.subparameter(2, 31) == nil)
    }

    @Test func textThatIsTooLongIsMalformed() throws {
        let text = String(repeating: "97:", count: 2 * ControlSequence.textLimit)
        #expect(try #require(parse("0;;\(text)97u")).isMalformed)
    }

    @Test(arguments: ["0;;X~", "?0;;Xu", "0;;X;1u", "0;Xu", "0;;;Xu", "0;;X m"])
    func onlyAKeysTextMayBeLong(_ form: String) throws {
        let text = Array(repeating: "97", count: 60).joined(separator: ":")
        let parts = form.split(separator: "X", omittingEmptySubsequences: false)
        #expect(try #require(parse("\(parts[0])\(text)\(parts[1])")).isMalformed)
    }

    @Test func longTextIsForgotten() throws {
        let text = Array(repeating: "97", count: 60).joined(separator: ":")
        var sequence = try #require(parse("0;;\(text)u"))
        sequence.reset()
        for byte in "0;;98u".utf8 { _ = sequence.accept(byte) }
        #expect(!sequence.isMalformed && sequence.group(2) == [98])
    }

    @Test(arguments: ["1?x", "1 2x", " !x", "\u{80}x", "1 ;x"]) func disorderIsMarked(
        _ text: String
    ) throws {
        let sequence = try #require(parse(text))
        #expect(sequence.isMalformed)
    }

    @Test func dollarEndsOnlyWhatRxvtSends() {
        #expect(parse("2$")?.final == UInt8(ascii: "$"))
        #expect(parse("?2$") == nil)
        #expect(parse("2;1$") == nil)
        #expect(parse("$") == nil)
        #expect(parse("2;1$y")?.intermediate == UInt8(ascii: "$"))
    }

    @Test func resetForgetsEverything() throws {
        var sequence = try #require(parse("?1:2;3 x"))
        sequence.reset()
        #expect(sequence.isEmpty && sequence.count == 0 && sequence.prefix == 0)
        #expect(sequence.intermediate == 0 && sequence.final == 0 && !sequence.isMalformed)
    }
}
