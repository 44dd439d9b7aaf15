// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ScrollViewFollowingTests {
    private func start(height: Int = 30) async -> (ScrollView, Pilot) {
        let view = ScrollView()
        view.contentSize = Size(width: 10, height: height)
        view.followsEnd = true
        let pilot = await Pilot(ViewController(view: view), columns: 20, rows: 10)
        return (view, pilot)
    }

    @Test func endStaysVisibleWhenContentGrows() async {
        let (view, pilot) = await start()
        #expect(view.contentOffset.y == 20 && view.isFollowingEnd)
        view.contentSize.height = 50
        await pilot.settle()
        #expect(view.contentOffset.y == 40)
        await pilot.resize(columns: 20, rows: 6)
        #expect(view.contentOffset.y == 44)
        await pilot.resize(columns: 20, rows: 60)
        #expect(view.contentOffset.y == 0 && view.isFollowingEnd)
    }

    @Test func userWhoScrollsUpStaysThereUntilTheEndIsVisibleAgain() async {
        let (view, pilot) = await start()
        await pilot.wheel(dy: -1, column: 2, row: 2)
        #expect(view.contentOffset.y == 17 && !view.isFollowingEnd)
        view.contentSize.height = 40
        await pilot.settle()
        #expect(view.contentOffset.y == 17)
        view.becomeFirstResponder()
        await pilot.press("end")
        #expect(view.isFollowingEnd)
        view.contentSize.height = 45
        await pilot.settle()
        #expect(view.contentOffset.y == 35)
    }

    @Test func nothingIsFollowedByDefault() async {
        let (view, pilot) = await start()
        view.followsEnd = false
        #expect(!view.isFollowingEnd)
        view.contentSize.height = 60
        await pilot.settle()
        #expect(view.contentOffset.y == 20)
        view.followsEnd = true
        await pilot.settle()
        #expect(view.contentOffset.y == 50)
    }

    /// Random sizes and movements: the end stays visible while it is followed, and otherwise only a movement or the end of
    /// the content moves it.
    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func followingIsBeingAtTheEnd(seed: UInt64) async {
        var random = SeededGenerator(seed: seed)
        let (view, pilot) = await start()
        var (content, rows) = (30, 10)
        for _ in 0..<80 {
            let (wasFollowing, old) = (view.isFollowingEnd, view.contentOffset.y)
            let act = Int.random(in: 0..<3, using: &random)
            var wanted = old
            switch act {
            case 0:
                content = Int.random(in: 0...60, using: &random)
                view.contentSize.height = content
            case 1:
                rows = Int.random(in: 1...20, using: &random)
                await pilot.resize(columns: 20, rows: rows)
            default:
                wanted = Int.random(in: 0...max(0, content - rows), using: &random)
                view.contentOffset.y = wanted
            }
            await pilot.settle()
            let end = max(0, content - rows)
            let follows = act == 2 ? wanted == end : wasFollowing
            #expect(view.contentOffset.y == (follows ? end : min(wanted, end)))
            if act == 2 || wasFollowing { #expect(view.isFollowingEnd == follows) }
        }
    }
}
