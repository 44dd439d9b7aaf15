// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Application+Terminal.

import SeltzerBase
import SeltzerViews
import Testing

@testable import Seltzer

@MainActor
@Suite("The tools of an application on a terminal", .oneAtATime)
struct ApplicationToolsTests {
    @Test func theInitializerAddsThem() {
        let application = Application(root: ViewController())
        #expect(application.tools.map(\.identifier) == ["inspect", "click-hints"])
        let actions = application.actions.map(\.identifier)
        #expect(actions.suffix(2) == ["inspect", "click-hints"])
        application.tools = []
        #expect(application.tools.isEmpty)
        #expect(application.actions.map(\.identifier) == actions.dropLast(2))
    }

    @Test func f12OpensAndClosesTheInspectorOfAProgramOnATerminal() async throws {
        let program = try await ApplicationOnTerminal(size: Size(width: 120, height: 30))
        program.child.type("\u{1B}[24~")
        #expect(await program.showsAnywhere("BoardController"))
        program.child.type("\u{1B}[24~")
        #expect(await program.shows("key f12"))
        #expect(await program.quit() == .exited(0))
    }
}

extension ApplicationOnTerminal {
    /// Waits for a text in any row.
    fileprivate func showsAnywhere(_ text: String) async -> Bool {
        await child.holds { _ in
            let screen = screen
            return (0..<size.height).contains { screen.text($0).contains(text) }
        }
    }
}
