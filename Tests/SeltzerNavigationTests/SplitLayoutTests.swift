// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import SeltzerLayout
import Testing

@testable import SeltzerNavigation

@Suite struct SplitLayoutTests {
    typealias Pane = SplitLayout.Pane

    @Test func aRestThatNobodyPrefersIsSharedEqually() {
        let layout = SplitLayout(panes: [Pane(preferred: 20), Pane(), Pane()])
        #expect(layout.thicknesses(in: 81) == [20, 31, 30])
    }

    @Test func panesKeepTheirProportions() {
        var layout = SplitLayout(panes: [Pane(), Pane()])
        layout.moveDivider(at: 0, by: -15, in: 60)
        #expect(layout.thicknesses(in: 60) == [15, 45])
        #expect(layout.thicknesses(in: 120) == [30, 90])
        // A small window on the way changes nothing.
        #expect(layout.thicknesses(in: 3) == [1, 2])
        #expect(layout.thicknesses(in: 60) == [15, 45])
    }

    @Test func aPaneWithAHigherPriorityHoldsItsThickness() {
        let panes = [
            Pane(minimum: 5, preferred: 20, holdingPriority: .defaultHigh), Pane(minimum: 10),
        ]
        let layout = SplitLayout(panes: panes)
        #expect(layout.thicknesses(in: 100) == [20, 80])
        #expect(layout.thicknesses(in: 30) == [20, 10])
        #expect(layout.thicknesses(in: 17) == [7, 10])
        #expect(layout.thicknesses(in: 15) == [5, 10])
        // There is no room for the minima: the panes that yield first give up theirs.
        #expect(layout.thicknesses(in: 7) == [5, 2])
        #expect(layout.thicknesses(in: 2) == [2, 0])
        #expect(layout.thicknesses(in: 0) == [0, 0])
    }

    @Test func aMaximumYieldsOnlyIfNobodyElseTakesTheRest() {
        #expect(
            SplitLayout(panes: [Pane(maximum: 10), Pane()]).thicknesses(in: 50) == [10, 40])
        #expect(
            SplitLayout(panes: [Pane(maximum: 10), Pane(maximum: 10)]).thicknesses(in: 50)
                == [25, 25])
    }

    @Test func aDividerStopsAtTheLimitsOfItsPanes() {
        var layout = SplitLayout(panes: [Pane(minimum: 5, maximum: 40), Pane(minimum: 10)])
        layout.moveDivider(at: 0, by: -.max, in: 60)
        #expect(layout.thicknesses(in: 60) == [5, 55])
        layout.moveDivider(at: 0, by: .max, in: 60)
        #expect(layout.thicknesses(in: 60) == [40, 20])
        layout.moveDivider(at: 1, by: 3, in: 60)
        layout.moveDivider(at: -1, by: 3, in: 60)
        #expect(layout.thicknesses(in: 60) == [40, 20])
    }

    @Test func belowHalfOfItsMinimumAPaneCollapsesAndComesBackAsItWas() {
        var layout = SplitLayout(panes: [
            Pane(minimum: 10, preferred: 24, canCollapse: true), Pane(),
        ])
        layout.moveDivider(at: 0, by: -15, in: 60)
        #expect(layout.thicknesses(in: 60) == [10, 50])
        layout.moveDivider(at: 0, by: 14, in: 60)
        let open = layout
        layout.moveDivider(at: 0, by: -20, in: 60)
        #expect(layout.panes[0].isCollapsed)
        #expect(layout.thicknesses(in: 60) == [0, 60])
        layout.expandPane(at: 0, in: 60)
        #expect(layout.thicknesses(in: 60) == [24, 36])
        layout = open
        layout.collapsePane(at: 0, in: 60)
        // By the pointer it opens at half of its minimum.
        layout.moveDivider(at: 0, by: 4, in: 60)
        #expect(layout.panes[0].isCollapsed)
        layout.moveDivider(at: 0, by: 5, in: 60)
        #expect(layout.thicknesses(in: 60) == [10, 50])
    }

    @Test func theLastOpenPaneCannotBeDraggedAway() {
        var layout = SplitLayout(
            panes: [Pane(minimum: 4, canCollapse: true), Pane(minimum: 4, canCollapse: true)])
        layout.moveDivider(at: 0, by: -60, in: 60)
        #expect(layout.thicknesses(in: 60) == [0, 60])
        layout.moveDivider(at: 0, by: 60, in: 60)
        #expect(layout.thicknesses(in: 60) == [60, 0])
    }

    @Test func anExpandedPaneLeavesTheOthersTheirMinima() {
        var layout = SplitLayout(
            panes: [Pane(minimum: 5, preferred: 50, isCollapsed: true), Pane(minimum: 20)])
        layout.expandPane(at: 0, in: 60)
        #expect(layout.thicknesses(in: 60) == [40, 20])
        layout.collapsePane(at: 0, in: 10)
        layout.expandPane(at: 0, in: 10)
        #expect(layout.thicknesses(in: 10).reduce(0, +) == 10)
    }

    /// Whatever happens, open panes fill the length, and limits hold where there is room for them.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func theLengthIsAlwaysFilled(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var layout = SplitLayout()
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            let minimum = Int.random(in: 0...9, using: &random)
            layout.panes.append(
                Pane(
                    minimum: minimum,
                    maximum: Bool.random(using: &random)
                        ? .max : minimum + Int.random(in: 0...30, using: &random),
                    preferred: Bool.random(using: &random)
                        ? Int.random(in: 0...40, using: &random) : nil,
                    holdingPriority: Bool.random(using: &random) ? .defaultLow : .defaultHigh,
                    canCollapse: Bool.random(using: &random)))
        }
        for _ in 0..<50 {
            let length = Int.random(in: 0...200, using: &random)
            let index = Int.random(in: -1...layout.panes.count, using: &random)
            switch Int.random(in: 0...3, using: &random) {
            case 0: layout.collapsePane(at: index, in: length)
            case 1: layout.expandPane(at: index, in: length)
            default:
                layout.moveDivider(
                    at: index, by: Int.random(in: -90...90, using: &random), in: length)
            }
            let shares = layout.thicknesses(in: length)
            let open = layout.panes.indices.filter { !layout.panes[$0].isCollapsed }
            #expect(shares.allSatisfy { $0 >= 0 })
            #expect(shares.reduce(0, +) == (open.isEmpty ? 0 : length))
            let least = open.reduce(0) { $0 + layout.panes[$1].minimum }
            if length >= least {
                #expect(open.allSatisfy { shares[$0] >= layout.panes[$0].minimum })
            }
        }
    }

    @Test func aThousandPanesShareALine() {
        let layout = SplitLayout(panes: [Pane](repeating: Pane(minimum: 3), count: 1_000))
        #expect(layout.thicknesses(in: 80).reduce(0, +) == 80)
        #expect(layout.thicknesses(in: 12_345).allSatisfy { $0 == 12 || $0 == 13 })
        #expect(layout.thicknesses(in: .max).reduce(0, +) == SplitLayout.longest)
    }
}
