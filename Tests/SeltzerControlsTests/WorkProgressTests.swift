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
@Suite struct WorkProgressTests {
    @Test func theFractionStaysWithinItsEnds() {
        let work = WorkProgress(totalUnitCount: 4)
        #expect(work.fractionCompleted == 0)
        work.completedUnitCount = 3
        #expect(work.fractionCompleted == 0.75)
        #expect(!work.isFinished)
        work.completedUnitCount = .max
        #expect(work.fractionCompleted == 1)
        #expect(work.isFinished)
        work.completedUnitCount = .min
        #expect(work.fractionCompleted == 0)
    }

    @Test func withoutATotalItIsIndeterminate() {
        for total in [0, -1, Int.min] {
            let work = WorkProgress(totalUnitCount: total)
            #expect(work.isIndeterminate)
            #expect(work.fractionCompleted == 0)
            #expect(!work.isFinished)
        }
    }

    @Test func itHoldsNoView() {
        let work = WorkProgress(totalUnitCount: 4)
        weak var gone: ProgressView?
        do {
            let view = ProgressView()
            view.observedProgress = work
            gone = view
        }
        #expect(gone == nil)
        work.completedUnitCount = 2
    }

    @Test func severalViewsShowIt() {
        let work = WorkProgress(totalUnitCount: 4)
        let views = [ProgressView(), ProgressView()]
        for view in views { view.observedProgress = work }
        work.completedUnitCount = 1
        #expect(views.map(\.progress) == [0.25, 0.25])
        views[0].observedProgress = nil
        work.completedUnitCount = 2
        #expect(views.map(\.progress) == [0.25, 0.5])
    }
}
