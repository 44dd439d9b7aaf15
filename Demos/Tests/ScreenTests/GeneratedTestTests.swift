// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import Cells
@testable import FirstScreen
@testable import Gallery
@testable import Notes
@testable import ToDo
@testable import Top

/// The tests that programs wrote of their sessions fail if a handler goes.
@MainActor
@Suite struct GeneratedTestTests {
    /// A handler that a program loses: the application takes its event first.
    struct Loss: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let test: @MainActor @Sendable () async throws -> Void
        let takes: @MainActor @Sendable (Application) -> Void

        init<Event: RoutedEvent>(
            _ program: String, _ event: Event.Type,
            _ test: @escaping @MainActor @Sendable () async throws -> Void
        ) {
            testDescription = "\(program) without \(event)"
            self.test = test
            takes = { $0.on(Event.self, phase: .capture) { _ in .stop } }
        }
    }

    nonisolated static let losses = [
        Loss("Cells", CellClicked.self) { try await cellsSession() },
        Loss("FirstScreen", TextSubmitted.self) { try await firstScreenSession() },
        Loss("Gallery", CodeAsked.self) { try await gallerySession() },
        Loss("Notes", FileChosen.self) { try await notesSession() },
        Loss("Notes", TextSelectionChanged.self) { try await notesSession() },
        Loss("ToDo", RowActivated.self) { try await toDoSession() },
        Loss("Top", RowActivated.self) { try await topSession() },
    ]

    @Test(arguments: losses)
    func generatedTestFailsWithoutAHandler(_ loss: Loss) async {
        await withKnownIssue {
            try await Pilot.withApplications(prepared: loss.takes, run: loss.test)
        }
    }
}
