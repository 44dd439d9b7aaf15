// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerDocuments
import SeltzerTesting
import SeltzerViews

/// Tests of a MarkdownView that fills the screen.
@MainActor
protocol MarkdownScene {}

extension MarkdownScene {
    func start(
        _ text: String, columns: Int = 40, rows: Int = 10, look: DisplayLook = .dark,
        _ prepare: (MarkdownView) -> Void = { _ in }
    ) async -> (MarkdownView, Pilot) {
        let view = MarkdownView(text)
        prepare(view)
        let pilot = await Pilot(
            plain: ViewController(view: view), columns: columns, rows: rows,
            capabilities: look.capabilities)
        await pilot.settle()
        return (view, pilot)
    }

    /// The rows of the screen without the blanks at their ends.
    func lines(_ pilot: Pilot) -> [String] {
        pilot.screen.split(separator: "\n", omittingEmptySubsequences: false).map {
            var line = String($0)
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}
