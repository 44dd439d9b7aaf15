// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: FocusHeading.

import SeltzerBase
import Testing

@testable import SeltzerViews

@Suite struct FocusSearchTests {
    private func best(
        _ heading: FocusHeading, from source: Rect, of rects: Rect..., isInside: Bool = false
    ) -> Int? {
        FocusSearch(from: source, heading, isInside: isInside).best(of: rects)
    }

    private let middle = Rect(x: 20, y: 10, width: 10, height: 1)

    @Test(arguments: FocusHeading.allCases)
    func theNeighborInTheDirectionIsFound(heading: FocusHeading) {
        let around = [
            Rect(x: 20, y: 5, width: 10, height: 1), Rect(x: 20, y: 15, width: 10, height: 1),
            Rect(x: 5, y: 10, width: 10, height: 1), Rect(x: 35, y: 10, width: 10, height: 1),
        ]
        let expected = FocusHeading.allCases.firstIndex(of: heading)
        #expect(FocusSearch(from: middle, heading).best(of: around) == expected)
    }

    @Test func nothingLiesBehind() {
        #expect(best(.up, from: middle, of: Rect(x: 20, y: 12, width: 10, height: 1)) == nil)
        #expect(best(.right, from: middle, of: Rect(x: 5, y: 10, width: 10, height: 1)) == nil)
        #expect(best(.right, from: middle) == nil)
        #expect(best(.right, from: middle, of: middle) == nil)
        #expect(best(.right, from: middle, of: Rect(x: 40, y: 10, width: 0, height: 1)) == nil)
    }

    @Test func whatLiesInTheBeamComesBeforeWhatIsNearerBeside() {
        let beside = Rect(x: 31, y: 11, width: 4, height: 1)
        let farAhead = Rect(x: 60, y: 10, width: 4, height: 1)
        #expect(best(.right, from: middle, of: beside, farAhead) == 1)
    }

    @Test func downwardsWhatIsMuchNearerBesideComesFirst() {
        let beside = Rect(x: 31, y: 11, width: 4, height: 1)
        let near = Rect(x: 20, y: 11, width: 4, height: 1)
        let far = Rect(x: 20, y: 40, width: 4, height: 1)
        #expect(best(.down, from: middle, of: beside, near) == 1)
        #expect(best(.down, from: middle, of: beside, far) == 0)
    }

    @Test func theNearestInTheBeamWinsAndTheFirstOfEquals() {
        let near = Rect(x: 20, y: 12, width: 10, height: 1)
        let far = Rect(x: 20, y: 14, width: 10, height: 1)
        #expect(best(.down, from: middle, of: far, near, near) == 1)
    }

    @Test func overlappingRectanglesAreReachedBothWays() {
        let other = Rect(x: 25, y: 10, width: 10, height: 1)
        #expect(best(.right, from: middle, of: other) == 0)
        #expect(best(.left, from: other, of: middle) == 0)
        #expect(best(.left, from: middle, of: other) == nil)
    }

    @Test func whatLiesInsideIsEnteredFromTheEdge() {
        let box = Rect(x: 0, y: 0, width: 40, height: 20)
        let top = Rect(x: 2, y: 1, width: 5, height: 1)
        let bottom = Rect(x: 2, y: 18, width: 5, height: 1)
        #expect(best(.down, from: box, of: bottom, top, isInside: true) == 1)
        #expect(best(.up, from: box, of: bottom, top, isInside: true) == 0)
        #expect(best(.down, from: box, of: bottom, top) == nil)
    }

    @Test func anyCoordinatesWillDo() {
        let huge = Rect(x: .min, y: .min, width: .max, height: .max)
        for heading in FocusHeading.allCases {
            _ = best(heading, from: huge, of: huge, middle, .zero)
            _ = best(heading, from: middle, of: huge, Rect(x: .max, y: .max, width: 5, height: -5))
        }
    }
}
