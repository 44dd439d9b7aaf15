// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: KeyCommand+input, ViewController+keyCommands.

import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct KeyCommandTests {
    final class Board: ViewController {
        var commands: [KeyCommand]?
        private(set) var log: [String] = []

        override var keyCommands: [KeyCommand]? { commands ?? super.keyCommands }

        func find() { log.append("find") }
        func go(_ command: KeyCommand) { log.append("go \(command.title)") }
        func any(_ sender: Any) { log.append("any") }
    }

    private let board = Board()

    private func pressed(_ input: String, _ flags: KeyModifierFlags, _ key: KeyChord) async -> Bool
    {
        let board = Board()
        board.commands = [KeyCommand(input: input, modifierFlags: flags, action: Board.find)]
        let pilot = await Pilot(board, columns: 20, rows: 4)
        await pilot.press(key)
        return board.log == ["find"]
    }

    @Test func commandIsControl() async {
        #expect(await pressed("f", .command, "ctrl-f"))
        #expect(await pressed("f", [.command, .alternate], "ctrl-alt-f"))
    }

    @Test func shiftWithALetterIsTheCapital() async {
        #expect(await pressed("f", .shift, "F"))
        #expect(await pressed("f", [], "f"))
    }

    @Test func constantsNameTheKeysWithoutACharacter() async {
        #expect(await pressed(KeyCommand.inputUpArrow, [], "up"))
        #expect(await pressed(KeyCommand.inputEscape, [], "escape"))
        #expect(await pressed(KeyCommand.inputPageDown, .shift, "shift-pagedown"))
        #expect(await pressed(KeyCommand.f5, [], "f5"))
        #expect(await pressed("\r", [], "enter"))
        #expect(await pressed("\u{8}", [], "backspace"))
    }

    @Test func commandsMadeAtEachReadingRun() async {
        final class Maker: ViewController {
            private(set) var count = 0
            override var keyCommands: [KeyCommand]? {
                [KeyCommand(input: "n", modifierFlags: .command, action: Maker.make)]
            }
            func make() { count += 1 }
        }
        let maker = Maker()
        let pilot = await Pilot(maker, columns: 20, rows: 4)
        await pilot.press("ctrl-n", "ctrl-n")
        #expect(maker.count == 2)
    }

    @Test func aMethodMayGetTheCommand() async {
        board.commands = [
            KeyCommand(title: "Next", action: Board.go, input: "n"),
            KeyCommand(input: "m", modifierFlags: [], action: Board.any),
        ]
        let pilot = await Pilot(board, columns: 20, rows: 4)
        await pilot.press("n", "m")
        #expect(board.log == ["go Next", "any"])
    }

    @Test func addedCommandsWorkUntilTheyAreRemoved() async {
        let command = KeyCommand(input: "f", modifierFlags: [], action: Board.find)
        board.addKeyCommand(command)
        let pilot = await Pilot(board, columns: 20, rows: 4)
        await pilot.press("f")
        board.removeKeyCommand(command)
        await pilot.press("f")
        #expect(board.log == ["find"])
    }
}
