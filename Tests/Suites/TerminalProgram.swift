// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import SeltzerBase
import SeltzerCurses
import SeltzerScreen

/// The program that is run on each terminal: shows a text, and another one for a key, until `q` is typed.
@MainActor
enum TerminalProgram {
    /// The argument that asks for it.
    nonisolated static let flag = "--on-terminal"
    /// The text that it shows.
    nonisolated static let text = "Seltzer"
    /// A key, and the text that it is answered by.
    nonisolated static let key = "k", reply = "pressed"
    /// The exit code where terminfo does not know the terminal.
    nonisolated static let unknownTerminal: Int32 = 3
    /// The exit code where the terminal cannot be used.
    nonisolated static let uselessTerminal: Int32 = 4

    static func main() async {
        do {
            try await run()
        } catch {
            print("\(error)")
            if case .unknownName? = error as? TerminalError { exit(unknownTerminal) }
            exit(uselessTerminal)
        }
    }

    private static func run() async throws {
        let display = try openDisplay()
        let (events, turns) = AsyncStream.makeStream(of: DisplayEvent.self)
        try display.start(mouse: .all) { turns.yield($0) }
        defer { display.stop() }
        var isPressed = false
        show(on: display, isPressed)
        for await event in events {
            switch event {
            case .input(let inputs):
                if inputs.contains(.key(KeyPress(.character("q")))) { return }
                if inputs.contains(.key(KeyPress(.character(Character(key))))) { isPressed = true }
            case .disconnected, .terminated: return
            default: break
            }
            show(on: display, isPressed)
        }
    }

    private static func show(on display: any Display, _ isPressed: Bool) {
        let buffer = CellBuffer(size: display.size)
        let canvas = Canvas(buffer: buffer, isUnicode: display.capabilities.isUnicode)
        let style = Style(foreground: .red, background: .default, attributes: .bold)
        canvas.draw(text, at: Point(x: 3, y: 2), style: style)
        if isPressed { canvas.draw(reply, at: Point(x: 3, y: 4), style: style) }
        display.show(buffer, damage: Damage(buffer.bounds), cursor: nil)
    }
}
