// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@testable import SeltzerControls

@Suite struct TokenLayoutTests {
    private func layout(
        _ widths: [Int], at index: Int? = nil, width: Int = 20, wraps: Bool = true
    ) -> TokenLayout {
        TokenLayout(
            widths: widths, fieldIndex: index ?? widths.count, fieldWidth: 1, width: width,
            wraps: wraps)
    }

    @Test func tokensFillRows() {
        let layout = layout([8, 8, 8])
        #expect(
            layout.tokens.map(\.origin) == [
                Point(x: 0, y: 0), Point(x: 9, y: 0), Point(x: 0, y: 1),
            ])
        #expect(layout.field == Rect(x: 9, y: 1, width: 11, height: 1))
        #expect(layout.size == Size(width: 20, height: 2))
    }

    @Test func aTokenIsAtMostAsWideAsARow() {
        let layout = layout([500])
        #expect(layout.tokens[0].width == 20 && layout.field.origin == Point(x: 0, y: 1))
    }

    @Test func withoutWrappingThereIsOneRow() {
        let layout = layout([8, 8, 8], wraps: false)
        #expect(layout.size.height == 1 && layout.size.width == layout.field.maxX)
    }

    @Test func theTextIsBetweenItsTokens() {
        let layout = layout([4, 4], at: 1)
        #expect(layout.field.minX == 5 && layout.tokens[1].minX == layout.field.maxX + 1)
    }

    @Test func aDropGoesBesideTheNearestHalf() {
        let layout = layout([8, 8])
        #expect(layout.insertionIndex(at: Point(x: 1, y: 0)) == 0)
        #expect(layout.insertionIndex(at: Point(x: 6, y: 0)) == 1)
        #expect(layout.insertionIndex(at: Point(x: 90, y: 9)) == 2)
        #expect(
            layout.token(at: Point(x: 9, y: 0)) == 1 && layout.token(at: Point(x: 8, y: 0)) == nil)
    }
}
