// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Exports.

import Seltzer
import Testing

/// The samples of the page EmbeddingInATool.
@MainActor
@Suite struct EmbeddingInAToolTests {
    struct KindChosen: RoutedEvent, Equatable {
        let name: String

        init(_ name: String) { self.name = name }
    }

    /// Needs a terminal.
    func chooseBranch(of branches: [String]) async throws -> String? {
        let list = ListView(branches)
        let application = Application(
            root: ViewController(view: list), presentation: .inline(rows: 10))
        guard let chosen = try await application.run(until: RowActivated.self) else { return nil }
        return branches[chosen.indexPath.row]
    }

    /// Reads standard input.
    func readLines(into lines: inout [String]) async throws {
        for try await line in StandardInput.lines {
            lines.append(line.text)
        }
    }

    @Test func toolWithoutTerminalGetsItsValue() async throws {
        let application = Application(
            root: Board(), display: { throw ApplicationError.noTerminal })
        let kind = try await application.run(
            until: KindChosen.self, withoutTerminal: KindChosen("library"))
        #expect(kind == KindChosen("library"))
    }

    @MainActor final class Document {
        var isSaved = false

        func save() async { isSaved = true }
    }

    func saveAtTheEnd(_ document: Document, of application: Application) {
        application.on(ApplicationWillTerminate.self, phase: .broadcast) { [weak document] event in
            event.perform { await document?.save() }
            return .observed
        }
    }
}
