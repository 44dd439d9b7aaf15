// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: RowScrolling, ContentScrolling.

import SeltzerBase
import SeltzerControls
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerDocuments

/// A view with more text than rows.
private enum Scroller: String, CaseIterable, Sendable {
    case text, log, markdown, field

    @MainActor func make() -> View {
        let lines = (0..<40).map { "line \($0)" }
        switch self {
        case .text: return TextView(lines.joined(separator: "\n"))
        case .log:
            let log = LogView()
            for line in lines { log.append(line) }
            return log
        case .markdown: return MarkdownView(lines.joined(separator: "\n\n"))
        case .field: return TextField(lines.joined())
        }
    }

    /// Keys that scroll the view.
    var keys: [KeyChord] {
        switch self {
        case .text: ["ctrl-down"]
        case .log, .markdown: ["pageup", "home", "end"]
        case .field: ["home"]
        }
    }
}

@MainActor
@Suite struct RowScrollingFrameTests {
    @Test("A view that scrolls its own rows is said to scroll", arguments: Scroller.allCases)
    fileprivate func reason(_ scroller: Scroller) async {
        let view = scroller.make()
        let pilot = await Pilot(ViewController(view: view), columns: 20, rows: 5)
        view.becomeFirstResponder()
        await pilot.settle()
        pilot.application.recordsFrames = true
        for key in scroller.keys {
            let old = pilot.screen
            await pilot.press(key)
            guard pilot.screen != old else { continue }
            let causes = pilot.provenance(column: 1, row: 0)?.causes ?? []
            #expect(causes.map(\.kind) == [.scroll], "\(key): \(causes)")
            #expect(causes.first?.input == "the key \(key)")
            return
        }
        Issue.record("No key scrolled the view")
    }
}
