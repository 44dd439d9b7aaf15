// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ProgressBar.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ProgressViewTests {
    private func start(
        _ view: View, columns: Int = 27, rows: Int = 1, look: DisplayLook = .dark
    ) async -> Pilot {
        await Pilot(
            plain: ViewController(view: view), columns: columns, rows: rows,
            capabilities: look.capabilities)
    }

    @Test func eighthsOfACellAreFilled() async {
        let bar = ProgressView(progress: 0.5)
        bar.showsPercentage = false
        let pilot = await start(bar, columns: 4)
        #expect(pilot.screen == "██")
        bar.progress = 0.65
        await pilot.settle()
        #expect(pilot.screen == "██▌")
        // What has begun shows, and what is not all is not full.
        bar.progress = 0.0001
        await pilot.settle()
        #expect(pilot.screen == "▏")
        bar.progress = 0.9999
        await pilot.settle()
        #expect(pilot.screen == "███▉")
        bar.progress = 7
        await pilot.settle()
        #expect(pilot.screen == "████")
    }

    @Test func valuesAreClampedAndWhatIsNoNumberIsLeftOut() {
        let bar = ProgressView(progress: .infinity)
        #expect(bar.progress == 1)
        bar.progress = .nan
        #expect(bar.progress == 1)
        bar.progress = -.infinity
        #expect(bar.progress == 0)
    }

    @Test func theTimeLeftIsTold() async {
        let bar = ProgressView()
        bar.showsTimeLeft = true
        let work = WorkProgress(totalUnitCount: 100)
        bar.observedProgress = work
        let pilot = await start(bar, columns: 50)
        #expect(pilot.screen.hasSuffix("0 %"))
        for _ in 0..<4 {
            await pilot.advance(by: .seconds(1))
            work.completedUnitCount += 5
        }
        bar.rateText = { "\(Int($0))/s" }
        await pilot.settle()
        #expect(bar.estimatedTimeLeft == .seconds(16))
        #expect(pilot.screen.hasSuffix(" 20 %  5/s  0:16 left"))
        work.completedUnitCount = 100
        await pilot.settle()
        #expect(pilot.screen.hasSuffix("✓ Done"))
        #expect(!pilot.screen.contains("left"))
    }

    @Test func anUnknownAmountMovesToAndFroOnTheApplicationsClock() async {
        let bar = ProgressView()
        bar.observedProgress = WorkProgress(totalUnitCount: 0)
        let pilot = await start(bar, columns: 8)
        var seen: [String] = []
        for _ in 0..<13 {
            seen.append(pilot.screen)
            await pilot.advance(by: .milliseconds(80))
        }
        #expect(seen[0] == "██")
        #expect(seen[6] == "      ██")
        #expect(seen[7] == "     ██")
        #expect(seen[12] == seen[0])
    }

    @Test func nothingMovesWhereItIsNotSeenOrMotionIsReduced() async {
        let bar = ProgressView()
        bar.isIndeterminate = true
        let pilot = await start(bar)
        #expect(pilot.clock.sleeperCount == 1)
        bar.isHidden = true
        await pilot.advance(by: .seconds(1))
        #expect(pilot.clock.sleeperCount == 0)
        pilot.application.reducesMotion = true
        bar.isHidden = false
        await pilot.settle()
        #expect(pilot.clock.sleeperCount == 0)
        let still = pilot.screen
        await pilot.advance(by: .seconds(1))
        #expect(pilot.screen == still)
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let views = [0, 0.333, 1].map { ProgressView(progress: $0) }
        let unknown = ProgressView()
        unknown.isIndeterminate = true
        let pilot = await start(
            StackView(.vertical, views + [unknown]), columns: 27, rows: 4, look: look)
        #expect(
            pilot.difference(fromSnapshot: "progressView-\(look.rawValue)", isStyled: true) == nil)
    }

    @Test(arguments: [(0, 0), (1, 1), (6, 2), (12, 1)])
    func smallSizesDoNotTrap(columns: Int, rows: Int) async {
        for isIndeterminate in [false, true] {
            let bar = ProgressView(progress: 0.4)
            bar.isIndeterminate = isIndeterminate
            bar.showsTimeLeft = true
            let pilot = await start(bar, columns: columns, rows: rows)
            await pilot.advance(by: .seconds(1))
            #expect(pilot.screen.count { $0 == "█" } <= columns)
        }
    }

    @Test func finishedAndFailedWorkHasAWordASignAndAColor() async {
        let view = ProgressView(progress: 0.5)
        let pilot = await Pilot(plain: ViewController(view: view), columns: 30, rows: 1)
        pilot.application.theme = .fathom
        await pilot.settle()
        #expect(pilot.screen.hasSuffix("  50 %"))
        let start = pilot.display.buffer[Point(x: 0, y: 0)].foreground
        view.progress = 1
        await pilot.settle()
        #expect(pilot.screen.hasSuffix("█ ✓ Done"))
        #expect(pilot.display.buffer[Point(x: 0, y: 0)].foreground == Theme.fathom[.successFill])
        view.progress = 0.5
        view.failureText = "Disk full"
        await pilot.settle()
        #expect(pilot.screen.hasSuffix("× Disk full"))
        #expect(pilot.display.buffer[Point(x: 0, y: 0)].foreground == Theme.fathom[.dangerFill])
        view.failureText = nil
        await pilot.settle()
        #expect(pilot.display.buffer[Point(x: 0, y: 0)].foreground == start)
    }

    @Test func theWordTakesNoMoreRoomThanTheNumber() async {
        let view = ProgressView(progress: 0.99)
        let pilot = await Pilot(plain: ViewController(view: view), columns: 30, rows: 1)
        pilot.application.theme = .fathom
        await pilot.settle()
        #expect(pilot.screen.hasSuffix("   99 %"))
        let end = 30 - 7
        #expect(Array(pilot.screen)[end] == " ")
        view.progress = 1
        await pilot.settle()
        #expect(Array(pilot.screen)[end] == " ")
        #expect(Array(pilot.screen)[end - 1] == "█")
    }

    @Test func withoutFillsALineTakesThePlaceOfTheBar() async {
        let view = ProgressView(progress: 0.55)
        view.showsPercentage = false
        let pilot = await Pilot(plain: ViewController(view: view), columns: 10, rows: 1)
        #expect(pilot.screen == "━━━━━╸────")
    }
}
