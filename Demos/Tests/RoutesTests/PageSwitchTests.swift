// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import Routes

/// A change of a switch, and the expected effects of the page's event before and after it.
struct SwitchCase: CustomTestStringConvertible {
    let article: Int
    let title: String
    var turns = 1
    var key: KeyChord = "p"
    /// The dispositions to set before, by the names of stations.
    var answers: [String: Disposition] = [:]
    /// The switches that are changed once before.
    var turned: [String] = []
    let before: [String]
    let after: [String]

    var testDescription: String { "page \(article), \(title)" }
}

@MainActor
@Suite struct PageSwitchTests {
    @Test(arguments: SwitchCase.all)
    func turningASwitchChangesTheRoute(_ example: SwitchCase) async throws {
        let controller = RoutesController(article: example.article)
        let pilot = await Pilot(controller, columns: 100, rows: 40)
        let page = controller.page
        for (name, answer) in example.answers {
            try #require(page.stations.first { $0.name == name }).answer = answer
        }
        for title in example.turned { await pilot.turn(title, of: controller) }
        await pilot.press(example.key)
        #expect(said(by: page) == example.before)
        for _ in 0..<example.turns { await pilot.turn(example.title, of: controller) }
        await pilot.press(example.key)
        // Events from another thread arrive at any time.
        while said(by: page).count < example.after.count { await pilot.settle() }
        #expect(said(by: page) == example.after)
        for line in page.traces.map(\.description) {
            #expect(pilot.screen.contains(line.prefix(60)))
        }
    }

    @Test func aNilTargetIsSoughtFromTheFirstResponderUpThenFromTheSender() async {
        let controller = RoutesController(article: 5)
        let pilot = await Pilot(controller, columns: 100, rows: 40)
        await pilot.turn("Target", of: controller)
        await pilot.press("p")
        let route = controller.page.traces.first?.description
        #expect(route?.hasSuffix("Panel -, EmbeddedController stop") == true)
        await pilot.turn("First responder", of: controller)
        await pilot.press("p")
        #expect(
            controller.page.traces.first?.description
                == "TapActions from TapView: ListView -, ListController stop")
    }

    @Test func everySwitchHasACase() {
        for page in RoutesController().pages {
            let titles = Set(SwitchCase.all.filter { $0.article == page.number }.map(\.title))
                .union(page.number == 5 ? ["First responder"] : [])
            #expect(Set(page.choices.map(\.title)) == titles)
        }
    }

    private func said(by page: Page) -> [String] {
        page.traces.map(\.description) + page.notes
    }
}
