// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import AssistModel
import Foundation
import Seltzer
import SeltzerTesting

@testable import Assist

/// A folder of its own with two files, the program in it, and its screen.
@MainActor
final class AssistScene {
    let folder: URL
    let controller: AssistController
    let pilot: Pilot
    private let files = ["TideTable.swift": "final class TideTable {}\n", "a/tides.json": "{}\n"]

    init(
        _ model: any ChatModel = ScriptedModel(tokensPerSecond: nil), columns: Int = 98,
        rows: Int = 34, isFullScreen: Bool = false, resuming text: String? = nil,
        capabilities: DisplayCapabilities = DisplayCapabilities()
    ) async throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("assist-\(UInt64.random(in: 0...UInt64.max))")
        for (name, text) in files {
            let url = folder.appendingPathComponent("work/\(name)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        let assistant = Assistant(
            model, named: ScriptedModel.name,
            in: try Workspace(BytePath(folder.path + "/work")),
            store: SessionStore(folder: BytePath(folder.path + "/state")))
        controller = AssistController(assistant)
        controller.isFullScreen = isFullScreen
        let application = Application(root: controller) { throw ApplicationError.noTerminal }
        application.presentation = isFullScreen ? .fullScreen : .inline(.fitting())
        if let text {
            let conversation = try assistant.session(nil).conversation
            await conversation.send(text)
            await conversation.settle()
            controller.open(try assistant.session(assistant.sessions.first?.id))
        }
        pilot = await Pilot(
            application, columns: columns, rows: rows, capabilities: capabilities)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// All that the terminal shows, with its memory.
    var everything: String { (pilot.scrollback + [pilot.screen]).joined(separator: "\n") }

    /// Sends a text as the user does.
    func send(_ text: String) async {
        await pilot.type(text)
        await pilot.press("enter")
    }

    /// Answers a question by a number, after the time in which a number might be meant for the box.
    func answer(_ number: KeyChord) async {
        await pilot.advance(by: .seconds(1))
        await pilot.press(number)
    }

    /// Waits until a text is shown, for at most ten minutes.
    func wait(for text: String) async throws {
        try await wait { self.everything.contains(text) }
    }

    /// Waits until a condition holds, for at most ten minutes.
    func wait(until condition: @MainActor () -> Bool) async throws {
        let start = ContinuousClock.now
        while !condition() {
            guard ContinuousClock.now - start < .seconds(600) else {
                throw VainWait(screen: everything)
            }
            await pilot.settle()
            await Task.yield()
        }
    }

    /// Waits until no turn is going on.
    func waitForRest() async throws { try await wait { !self.controller.isBusy } }

    func text(of name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent("work/\(name)"), encoding: .utf8)
    }
}

/// The reason why a test waited in vain.
struct VainWait: Error {
    let screen: String
}

/// The scripted model, which answers once it is allowed to.
final class GatedModel: ChatModel {
    private let gate = AsyncStream<Void>.makeStream()

    /// Lets the model answer.
    func open() { gate.continuation.finish() }

    func answer(_ request: ChatRequest) -> AsyncThrowingStream<ModelPart, any Error> {
        AsyncThrowingStream { continuation in
            let work = Task { [stream = gate.stream] in
                for await _ in stream {}
                do {
                    for try await part in ScriptedModel(tokensPerSecond: nil).answer(request) {
                        continuation.yield(part)
                    }
                    continuation.finish()
                } catch { continuation.finish(throwing: error) }
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }

    func modelNames() async throws -> [String] { [ScriptedModel.name] }
}
