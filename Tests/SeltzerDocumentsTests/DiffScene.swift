// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerTesting
import SeltzerText
import SeltzerViews

@testable import SeltzerDocuments

/// Tests of a DiffView that fills the screen.
@MainActor
protocol DiffScene {}

extension DiffScene {
    /// Two files: an edited one with two hunks, and a new one.
    static var document: DiffDocument {
        let old = (1...30).map { "let tide\($0) = load(\($0))\n" }.joined()
        let new = old.replacing("let tide3 = load(3)\n", with: "let tide3 = shared(3)\n")
            .replacing("let tide20 = load(20)\n", with: "")
        return DiffDocument(
            DiffDocument(from: old, to: new, path: "Sources/Tides.swift", context: 1).files
                + DiffDocument(file: "notes.txt", from: nil, to: "one\n語\n").files)
    }

    func start(
        _ document: DiffDocument = Self.document, columns: Int = 50, rows: Int = 16,
        look: DisplayLook = .dark, _ prepare: (DiffView) -> Void = { _ in }
    ) async -> (DiffView, Pilot) {
        let view = DiffView(document)
        prepare(view)
        let pilot = await Pilot(
            plain: ViewController(view: view), columns: columns, rows: rows,
            capabilities: look.capabilities)
        await pilot.settle()
        return (view, pilot)
    }

    /// The rows of the screen without bars, and without the blanks at their ends.
    func lines(_ pilot: Pilot) -> [String] {
        let scrollBar = (pilot.application.windows.first?.bounds.width ?? 0) - 1
        return pilot.screen.split(separator: "\n", omittingEmptySubsequences: false).map {
            var line = $0.hasPrefix("▌") ? " " + $0.dropFirst() : String($0)
            if line.cellWidth > scrollBar { line.removeLast() }
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}
