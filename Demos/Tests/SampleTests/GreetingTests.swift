// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

struct Greeted: RoutedEvent { let name: String }

/// The samples of the pages SeltzerControls and SeltzerTesting.
@MainActor
@Suite struct GreetingTests {
    @Test func clickGreets() async {
        let label = Label("Nobody yet")
        let button = Button("Greet") { $0.post(Greeted(name: "world")) }
        let screen = ViewController(view: StackView(.vertical, [label, button]))
        screen.on { (greeted: Greeted) in
            label.text = "Hello, \(greeted.name)"
            return .stop
        }
        let pilot = await Pilot(screen, columns: 40, rows: 10)
        await pilot.click(on: "Greet")
        #expect(pilot.screen.contains("Hello, world"))
        #expect(pilot.events(Greeted.self).count == 1)
    }
}
