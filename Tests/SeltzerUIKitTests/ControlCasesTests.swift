// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@MainActor
@Suite struct ControlCasesTests {
    /// A screen with a button, and the events that its actions got.
    @MainActor
    private final class Board {
        let button = Button("&Go")
        private(set) var log: [Control.Event] = []
        let pilot: Pilot

        init() async {
            let root = StackView(.vertical, [button])
            pilot = await Pilot(ViewController(view: root), columns: 20, rows: 4)
            for event in Control.Event.allCases {
                button.addAction(for: event) { [weak self] _ in self?.log.append(event) }
            }
        }
    }

    private let tap: [Control.Event] = [.touchDown, .touchUpInside, .primaryActionTriggered]

    @Test("U-K1: a click sends the press, the release inside, and the primary action")
    func click() async {
        let board = await Board()
        await board.pilot.click(on: "Go")
        #expect(board.log == tap)
    }

    @Test(
        "U-K2: the key of a control is a tap",
        arguments: ["enter", "space", "alt-g"] as [KeyChord])
    func key(_ chord: KeyChord) async {
        let board = await Board()
        board.button.becomeFirstResponder()
        await board.pilot.press(chord)
        #expect(board.log == tap)
        #expect(board.pilot.events(ButtonPressed.self).count == 1)
    }

    @Test("U-K3: the primary action by the program is a tap, too, unless the control is disabled")
    func program() async {
        let board = await Board()
        board.button.performPrimaryAction()
        #expect(board.log == tap)
        board.button.isEnabled = false
        board.button.performPrimaryAction()
        #expect(board.log == tap)
    }
}
