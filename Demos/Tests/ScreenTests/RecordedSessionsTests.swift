// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer
import SeltzerTesting
import Testing

@testable import Cells
@testable import FirstScreen
@testable import Gallery
@testable import Notes
@testable import Top

/// Sessions that were recorded on terminals, replayed by the code of the documentation.
///
/// `SELTZER_SESSIONS` names another folder with records of the same programs, and `SELTZER_TIMES` the number of replays.
@MainActor
@Suite struct RecordedSessionsTests {
    private nonisolated static var folder: URL {
        let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Sessions")
        return ProcessInfo.processInfo.environment["SELTZER_SESSIONS"]
            .map { URL(fileURLWithPath: $0) } ?? own
    }

    private nonisolated static var names: [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (names ?? []).filter { $0.hasSuffix(".jsonl") }.sorted()
    }

    private nonisolated static var times: Int {
        ProcessInfo.processInfo.environment["SELTZER_TIMES"].flatMap { Int($0) } ?? 1
    }

    @Test func thereIsASessionOfEachProgram() {
        for program in ["cells", "firstscreen", "gallery", "notes", "top"] {
            #expect(Self.names.contains { $0.hasPrefix(program) }, "\(program)")
        }
    }

    @Test(arguments: names)
    func sessionOfATerminalIsReplayed(_ name: String) async throws {
        let url = Self.folder.appendingPathComponent(name)
        let session = try String(contentsOf: url, encoding: .utf8)
        for time in 1...Self.times {
            let record = try SessionRecord(parsing: session)
            let program = try RecordedProgram(of: record)
            let pilot = await Pilot(program.root, replaying: record)
            do {
                try await pilot.replay(record)
            } catch {
                Issue.record("\(name), replay \(time): \(error)")
            }
        }
    }

    // MARK: Without a handler

    /// A handler that a program loses: the application takes its event first.
    struct Loss: Sendable, CustomTestStringConvertible {
        let program: String
        let event: String
        let takes: @MainActor @Sendable (Application) -> Void

        init<Event: RoutedEvent>(_ program: String, _ event: Event.Type) {
            (self.program, self.event) = (program, "\(event)")
            takes = { $0.on(Event.self, phase: .capture) { _ in .stop } }
        }

        var testDescription: String { "\(program) without \(event)" }
    }

    nonisolated static let losses = [
        Loss("cells", CellClicked.self), Loss("firstscreen", LevelChanged.self),
        Loss("firstscreen", TextSubmitted.self), Loss("gallery", CodeAsked.self),
        Loss("notes", FileChosen.self), Loss("top", SortOrderChanged.self),
    ]

    @Test(arguments: losses)
    func replayFailsWithoutAHandler(_ loss: Loss) async throws {
        let name = try #require(Self.names.first { $0.hasPrefix(loss.program) })
        let url = Self.folder.appendingPathComponent(name)
        let record = try SessionRecord(parsing: String(contentsOf: url, encoding: .utf8))
        let program = try RecordedProgram(of: record)
        let pilot = await Pilot(program.root, replaying: record)
        loss.takes(pilot.application)
        await #expect(throws: ReplayError.self) { try await pilot.replay(record) }
    }
}
