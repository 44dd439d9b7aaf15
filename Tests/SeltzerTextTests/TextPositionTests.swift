// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText
import Testing

@Suite struct TextPositionTests {
    private let text = "a漢\r\n👩‍👩‍👧b"

    @Test func everyIndexBecomesItsPositionAndComesBack() {
        for index in text.indices + [text.endIndex] {
            let position = TextPosition(index, in: text)
            #expect(position.offset == text[..<index].utf8.count)
            #expect(position.index(in: text) == index)
        }
    }

    @Test func positionOutsideOfAStringIsAtItsNearestEnd() {
        #expect(TextPosition(-3).index(in: text) == text.startIndex)
        #expect(TextPosition(.max).index(in: text) == text.endIndex)
        #expect(TextPosition(.min).index(in: "") == "".endIndex)
    }

    @Test func rangesConvertToIndicesAndOffsets() {
        let indices = text.index(after: text.startIndex)..<text.endIndex
        let range = Range(indices, in: text)
        #expect(range == 1..<TextPosition(text.utf8.count))
        #expect(range.indices(in: text) == indices)
        #expect(Range<TextPosition>(range.offsets) == range)
        #expect(Range<TextPosition>(-5..<900).indices(in: text) == text.startIndex..<text.endIndex)
    }

    @Test func storageTakesPositionsAsWellAsOffsets() {
        let storage = TextStorage(text)
        let start: TextPosition = 6
        #expect(storage.lineNumber(at: start) == 1)
        #expect(storage.string(in: 1..<TextPosition(4)) == "漢")
        #expect(start > 5 && start < TextPosition(7))
    }

    @Test func descriptionIsTheNumberOfBytes() {
        #expect("\(TextPosition(12))" == "12")
        #expect("\(TextPosition(3)..<TextPosition(5))" == "3..<5")
    }
}
