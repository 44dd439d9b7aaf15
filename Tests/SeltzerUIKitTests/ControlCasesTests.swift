// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Button+titles, Control+actions.

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

    // MARK: Presses

    @Test("U-K4: a press that is dragged out and released there is no tap")
    func draggedOut() async {
        let board = await Board()
        await board.pilot.drag(fromColumn: 2, row: 0, toColumn: 2, row: 2)
        #expect(
            board.log == [
                .touchDown, .touchDragExit, .touchDragOutside, .touchDragOutside, .touchUpOutside,
            ])
    }

    @Test("U-K5: a press that comes back before the release is a tap")
    func draggedBack() async {
        let board = await Board()
        await board.pilot.mouseDown(column: 2, row: 0)
        await board.pilot.move(column: 2, row: 3)
        await board.pilot.move(column: 2, row: 0)
        await board.pilot.mouseUp(column: 2, row: 0)
        #expect(
            board.log == [
                .touchDown, .touchDragExit, .touchDragOutside, .touchDragEnter, .touchDragInside,
                .touchUpInside, .primaryActionTriggered,
            ])
    }

    @Test("U-K6: a second press at once is a repeated one")
    func repeated() async {
        let board = await Board()
        await board.pilot.click(column: 2, row: 0)
        await board.pilot.click(column: 2, row: 0)
        #expect(board.log == tap + [.touchDown, .touchDownRepeat] + tap.dropFirst())
    }

    @Test("U-K7: a press that is taken over is cancelled, and nothing follows")
    func cancelled() async {
        let board = await Board()
        await board.pilot.mouseDown(column: 2, row: 0)
        board.button.isEnabled = false
        await board.pilot.mouseUp(column: 2, row: 0)
        #expect(board.log == [.touchDown, .touchCancel])
    }

    @Test("U-K8: a disabled control takes presses, sends nothing and leaves the focus order")
    func disabled() async {
        let board = await Board()
        board.button.isEnabled = false
        await board.pilot.click(column: 2, row: 0)
        await board.pilot.press("tab", "enter")
        #expect(board.log.isEmpty)
        #expect(!board.button.isFirstResponder)
        #expect(board.button.state.contains(.disabled))
        let window = board.button.window
        let point = board.button.convert(Point(x: 2, y: 0), to: nil)
        #expect(window?.hitTest(point, with: nil) === board.button)
    }

    @Test("U-K19: a control is highlighted while it is pressed and the pointer is inside")
    func highlighted() async {
        let board = await Board()
        #expect(!board.button.isHighlighted)
        await board.pilot.mouseDown(column: 2, row: 0)
        #expect(board.button.isHighlighted)
        await board.pilot.move(column: 2, row: 3)
        #expect(!board.button.isHighlighted)
        await board.pilot.move(column: 2, row: 0)
        #expect(board.button.isHighlighted)
        await board.pilot.mouseUp(column: 2, row: 0)
        #expect(!board.button.isHighlighted)
    }

    @Test("U-K20: a control never selects itself")
    func selected() async {
        let board = await Board()
        await board.pilot.click(on: "Go")
        #expect(!board.button.isSelected)
        board.button.isSelected = true
        await board.pilot.click(on: "Go")
        #expect(board.button.isSelected)
    }
}
