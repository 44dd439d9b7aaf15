// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@Suite struct StyledTextMeasuringTests {
    @Test(arguments: [
        ("", Size(width: 0, height: 1)), ("abc", Size(width: 3, height: 1)),
        ("世界", Size(width: 4, height: 1)), ("ab\nabcd", Size(width: 4, height: 2)),
    ])
    func aTextHasARowForEachLine(_ text: String, _ size: Size) {
        #expect(text.size(withAttributes: [.font: Font.boldSystemFont(ofSize: 30)]) == size)
        #expect(StyledText(text).size() == size)
        #expect(text.size() == size)
    }

    @Test func aTextWrapsAtTheWidthIfItMay() {
        let text = "Grapes, figs and pears"
        let room = Size(width: 8, height: .max)
        let wrapped = text.boundingRect(
            with: room, options: [.usesLineFragmentOrigin, .usesFontLeading],
            attributes: [.font: Font.systemFont(ofSize: 12)], context: nil)
        #expect(wrapped == Rect(x: 0, y: 0, width: 8, height: 3))
        #expect(text.boundingRect(with: room, context: nil).size == Size(width: 22, height: 1))
        let low = StyledText(text).boundingRect(
            with: Size(width: 8, height: 2),
            options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine, .usesDeviceMetrics],
            context: StringDrawingContext())
        #expect(low.height == 2)
        let free = StyledText(text).boundingRect(
            with: .zero, options: StringDrawingOptions(rawValue: 1))
        #expect(free.size == Size(width: 22, height: 1))
    }
}
