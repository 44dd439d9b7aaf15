// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import SeltzerTerminalView

/// A screen with a terminal, and the program that the test plays: its output is fed, and its input is caught by `cat`.
@MainActor
final class Stage {
    let terminal: TerminalView
    let pilot: Pilot

    init(columns: Int = 20, rows: Int = 4, scrollbackLimit: Int = 100) async {
        terminal = TerminalView(scrollbackLimit: scrollbackLimit)
        pilot = await Pilot(ViewController(view: terminal), columns: columns, rows: rows)
        terminal.becomeFirstResponder()
        await pilot.settle()
    }

    /// Shows output as if a program had written it.
    func feed(_ text: String) async {
        terminal.feed(Array(text.utf8))
        await waitUntil { !self.terminal.isWaitingForDisplay }
    }

    /// Starts a program that writes the bytes of its input as hexadecimal digits into a file.
    func start(_ line: String) throws { try terminal.start(.shell(line)) }

    func waitUntil(_ condition: @MainActor () -> Bool) async {
        await pilot.settle()
        while !condition(), !Task.isCancelled {
            try? await Task.sleep(for: .milliseconds(3))
            await pilot.settle()
        }
    }

    /// Starts a program that shows the bytes that it reads, with control characters as `^X`.
    func startEcho(modes: String = "") async throws {
        try terminal.start(
            .shell("stty raw -echo; printf '\(modes)ready\\r\\n'; exec cat -vt"))
        await waitUntil { self.pilot.screen.contains("ready") }
    }
}
