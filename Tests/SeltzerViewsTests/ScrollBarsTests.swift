// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ScrollBarsTests {
    private func frames(of scrollView: ScrollView) -> [Rect?] {
        let bars = scrollView.subviews.compactMap { $0 as? ScrollBar }
        return [Axis.vertical, .horizontal].map { axis in
            bars.first { $0.axis == axis && !$0.isHidden }?.frame
        }
    }

    @Test func barsLieAtTheEdgesOfWhatIsSeenAndTheCornerIsTheVerticalOnes() async {
        let scene = await ScrollScene(lines: 20, width: 20)
        scene.scrollView.contentOffset = Point(x: 3, y: 4)
        await scene.pilot.settle()
        #expect(
            frames(of: scene.scrollView) == [
                Rect(x: 10, y: 4, width: 1, height: 5), Rect(x: 3, y: 8, width: 7, height: 1),
            ])
    }

    @Test func barsLeaveTheirEndsToOthers() async {
        let scene = await ScrollScene(lines: 20, width: 20, columns: 10, rows: 8)
        scene.scrollView.scrollIndicatorInsets = Insets(top: 2, left: 3, bottom: 1)
        await scene.pilot.settle()
        #expect(
            frames(of: scene.scrollView) == [
                Rect(x: 9, y: 2, width: 1, height: 5), Rect(x: 3, y: 7, width: 6, height: 1),
            ])
    }

    @Test func aBarThatIsNotWantedIsNotThere() async {
        let scene = await ScrollScene(lines: 20, width: 20)
        scene.scrollView.showsHorizontalScrollIndicator = false
        await scene.pilot.settle()
        #expect(frames(of: scene.scrollView)[1] == nil)
        #expect(scene.scrollView.visibleSize == Size(width: 7, height: 5))
        scene.scrollView.showsVerticalScrollIndicator = false
        await scene.pilot.settle()
        #expect(frames(of: scene.scrollView) == [nil, nil])
        await scene.pilot.wheel(dx: 1, dy: 1, column: 1, row: 1)
        #expect(scene.offset == Point(x: 6, y: 3))
    }
}
