// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The samples of the page of tooltips.
@MainActor
@Suite struct ToolTipSamplesTests {
    private final class LetterController: ViewController {
        private let send = Button("Send")
        private let names = Label("Ada  Grace")

        override func viewDidLoad() {
            send.toolTip = "Sends the letter"
            ToolTipInteraction(on: names) { place in
                place.x < 5 ? ToolTip("Wrote the first program") : nil
            }
        }

        override func loadView() {
            names.isUserInteractionEnabled = true
            view = StackView(.vertical, [send, names])
        }

        override var actions: [Action] { [.toolTip] }
    }

    @Test func aTooltipDependsOnThePlace() async {
        let pilot = await Pilot(LetterController(), columns: 40, rows: 8)
        await pilot.move(column: 2, row: 1)
        await pilot.advance(by: .seconds(1))
        #expect(pilot.screen.contains("Wrote the first program"))
        await pilot.press("ctrl-f1")
        #expect(pilot.screen.contains("Sends the letter"))
    }
}
