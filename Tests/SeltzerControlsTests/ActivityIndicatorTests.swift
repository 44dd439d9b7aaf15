// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: AnimationTick, SpinnerBubble.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ActivityIndicatorTests {
    private func start(_ view: View, look: DisplayLook = .dark, rows: Int = 4) async -> Pilot {
        await Pilot(
            plain: ViewController(view: view), columns: 12, rows: rows,
            capabilities: look.capabilities)
    }

    @Test func itTurnsOnTheApplicationsClockUntilItIsStopped() async {
        let indicator = ActivityIndicator("Loading", style: .line)
        let stack = StackView(.vertical, [indicator, Label("below")])
        let pilot = await start(stack)
        #expect(pilot.screen.hasPrefix("below"))
        indicator.startAnimating()
        await pilot.settle()
        var seen: [Character] = []
        for _ in 0..<5 {
            seen += pilot.screen.prefix(1)
            await pilot.advance(by: .milliseconds(120))
        }
        #expect(seen == ["|", "/", "-", "\\", "|"])
        #expect(pilot.screen.contains(" Loading\nbelow"))
        indicator.stopAnimating()
        await pilot.settle()
        #expect(pilot.screen.hasPrefix("below"))
        #expect(pilot.clock.sleeperCount == 0)
    }

    @Test func oneThatDoesNotHideStandsStill() async {
        let indicator = ActivityIndicator("Idle")
        indicator.hidesWhenStopped = false
        let pilot = await start(indicator)
        #expect(pilot.screen.contains("· Idle"))
        #expect(pilot.clock.sleeperCount == 0)
        indicator.hidesWhenStopped = true
        await pilot.settle()
        #expect(!pilot.screen.contains("Idle"))
    }

    @Test func whatIsOutOfSightCostsNothing() async {
        let indicator = ActivityIndicator()
        indicator.startAnimating()
        let scroll = ScrollView(StackView(.vertical, [indicator] + (0..<9).map { Label("\($0)") }))
        let pilot = await start(scroll)
        await pilot.advance(by: .seconds(1))
        #expect(pilot.clock.sleeperCount == 1)
        scroll.contentOffset.y = 5
        await pilot.advance(by: .seconds(1))
        #expect(pilot.clock.sleeperCount == 0)
        scroll.contentOffset.y = 0
        await pilot.advance(by: .seconds(1))
        let before = pilot.screen
        await pilot.advance(by: .milliseconds(120))
        #expect(pilot.screen != before)
    }

    @Test func nothingTurnsWhereMotionIsReduced() async {
        let indicator = ActivityIndicator("Loading")
        let pilot = await start(indicator)
        pilot.application.reducesMotion = true
        indicator.startAnimating()
        await pilot.settle()
        #expect(pilot.screen.contains("… Loading"))
        #expect(pilot.clock.sleeperCount == 0)
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let indicators = ActivityIndicator.Style.allCases.map {
            ActivityIndicator("\($0)", style: $0)
        }
        for indicator in indicators { indicator.startAnimating() }
        let pilot = await start(StackView(.vertical, indicators), look: look, rows: 5)
        await pilot.advance(by: .milliseconds(250))
        #expect(
            pilot.difference(fromSnapshot: "activityIndicator-\(look.rawValue)", isStyled: true)
                == nil)
    }

    @Test func itGoesWhileItTurns() async {
        weak var gone: ActivityIndicator?
        let root = ViewController()
        let pilot = await Pilot(plain: root, columns: 5, rows: 1)
        do {
            let indicator = ActivityIndicator()
            indicator.startAnimating()
            root.view.addSubview(indicator)
            indicator.sizeToFit()
            await pilot.settle()
            indicator.removeFromSuperview()
            gone = indicator
        }
        await pilot.advance(by: .seconds(1))
        #expect(gone == nil)
        #expect(pilot.clock.sleeperCount == 0)
    }
}
