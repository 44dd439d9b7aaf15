// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import Routes

@MainActor
@Suite struct PageTests {
    private static let makers: [@MainActor @Sendable () -> Page] = [
        { EventBusPage() }, { RouterPage() }, { DominoPage() }, { HitTestPage() },
        { ActionsPage() },
    ]

    @Test(arguments: 0..<5)
    func aPageLetsGoOfItselfAfterAllItCanDo(index: Int) {
        weak var forgotten: Page?
        do {
            let page = Self.makers[index]()
            forgotten = page
            for station in page.stations {
                station.turnAnswer()
                station.turnCapture()
                station.turnInterception()
            }
            for choice in page.choices { choice.turn() }
            for action in page.actions where action.title != "Post from a thread" {
                page.perform(action)
            }
            #expect(page.actions.isEmpty == page.traces.isEmpty)
        }
        #expect(forgotten == nil)
    }

    @Test func theChainOfTheFirstPageIsTheRealOne() {
        let page = EventBusPage()
        for station in page.stations where station.superior != nil {
            #expect(station.responder.next === station.superior?.responder)
        }
    }

    @Test func whatIsSentWithinADispatchComesAfterItInTheHops() throws {
        let page = EventBusPage()
        page.relays = true
        page.perform(page.actions[0])
        #expect(page.traces.map(\.eventName) == ["ping", "changed"])
        let view2 = try #require(page.stations.last)
        #expect(page.shownHops(of: view2).map(\.mark) == ["v5' ignored"])
    }

    @Test func settingTheNextResponderBackRestoresTheDefault() {
        let page = EventBusPage()
        page.hasNextByHand = true
        #expect(page.stations[7].responder.next === page.stations[8].responder)
        page.hasNextByHand = false
        #expect(page.stations[7].responder.next === page.stations[6].responder)
    }

    @Test func aNewEventForgetsTheLastOne() {
        let page = DominoPage()
        page.perform(page.actions[0])
        page.showNextHop()
        #expect(page.currentStation === page.stations[1])
        page.perform(page.actions[1])
        #expect(page.traces.map(\.eventName) == ["ChannelID"])
        #expect(page.currentStation == nil)
    }
}
