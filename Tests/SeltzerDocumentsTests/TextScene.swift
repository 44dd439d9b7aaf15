// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerDocuments
import SeltzerTesting
import SeltzerViews

/// Tests of a TextView that fills the screen.
@MainActor
protocol TextScene {}

extension TextScene {
    /// A focused view without a ground.
    func start(
        _ text: String, columns: Int = 20, rows: Int = 5, look: DisplayLook = .dark,
        _ prepare: (TextView) -> Void = { _ in }
    ) async -> (TextView, Pilot) {
        let view = TextView(text)
        view.drawsBackground = false
        prepare(view)
        let pilot = await Pilot(
            plain: ViewController(view: view), columns: columns, rows: rows,
            capabilities: look.capabilities)
        view.becomeFirstResponder()
        await pilot.settle()
        return (view, pilot)
    }
}
