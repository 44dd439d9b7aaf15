// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct DropMarkTests {
    /// Drags the bottle over the glass, where a drop does something and marks a part.
    private func marked(
        _ highlight: DropProposal.Highlight, clips: Bool = false
    ) async -> (pilot: Pilot, glass: Label) {
        let (pilot, _, glass) = await BottleScene.start(didEnd: { _ in }) { view, glass in
            glass.numberOfLines = 0
            DropInteraction(
                on: glass,
                proposal: { _ in DropProposal(operation: .copy, highlight: highlight) }
            ) { _ in }
            guard clips else { return }
            let frame = View(frame: Rect(x: 22, y: 4, width: 4, height: 1))
            frame.clipsToBounds = true
            view.addSubview(frame)
            frame.addSubview(glass)
            glass.frame = Rect(x: -2, y: 0, width: 10, height: 2)
        }
        await pilot.mouseDown(column: 3, row: 1)
        await pilot.move(column: 24, row: 4)
        return (pilot, glass)
    }

    private func row(_ row: Int, of pilot: Pilot) -> String {
        let lines = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
        return row < lines.count ? String(lines[row]) : ""
    }

    @Test func barsStandAtBothEndsOfEachRowOfAView() async {
        let (pilot, _) = await marked(.view)
        #expect(row(4, of: pilot).hasSuffix("▌lass    ▐"))
        #expect(row(5, of: pilot).hasPrefix(String(repeating: " ", count: 20) + "▌"))
        await pilot.move(column: 0, row: 8)
        #expect(!pilot.screen.contains("▌"))
    }

    @Test func barsStandAroundAPart() async {
        let (pilot, _) = await marked(.inside(Rect(x: 2, y: 0, width: 4, height: 1)))
        #expect(row(4, of: pilot).hasSuffix("Gl▌ss▐"))
        #expect(!row(5, of: pilot).contains("▌"))
    }

    @Test func signsStandAboveAndBelowARow() async {
        let part = Rect(x: 0, y: 0, width: 8, height: 1)
        var (pilot, _) = await marked(.above(part))
        #expect(row(4, of: pilot).contains("▴lass"))
        (pilot, _) = await marked(.below(part, indent: 2))
        #expect(row(4, of: pilot).contains("▾lass"))
    }

    @Test func aMarkIsCutWhereItsTargetIs() async {
        let (pilot, _) = await marked(.view, clips: true)
        #expect(!pilot.screen.contains("▌"))
        #expect(row(4, of: pilot).hasSuffix("ass"))
    }

    @Test func nothingIsMarkedWithoutAHighlight() async {
        let (pilot, _) = await marked(.none)
        #expect(!pilot.screen.contains("▌"))
    }

    @Test func aMarkFollowsATargetThatMoves() async {
        let (pilot, glass) = await marked(.view)
        glass.frame.origin.y = 3
        await pilot.settle()
        #expect(row(3, of: pilot).hasSuffix("▌lass    ▐"))
        #expect(await pilot.faults() == [])
    }

    @Test func aMarkTakesNoPress() async {
        let (pilot, _) = await marked(.view)
        await pilot.mouseUp(column: 24, row: 4)
        #expect(pilot.events(DropPerformed.self).count == 1)
    }
}
