// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import AssistModel
import DemoCommand
import Foundation
import ProgramSupport
import Seltzer

/// Talks to a model that may use tools.
@main
struct Assist: DemoCommand {
    static let configuration = CommandConfiguration(
        commandName: "Assist",
        abstract: "Talks to a model, which reads, writes and runs with your permission.",
        discussion: """
            Assist "Why are the tide tests slow?"
            git diff | Assist "Write a message for this change" > message.txt

            The server is --server or OPENAI_BASE_URL, with the key in OPENAI_API_KEY. Without both, a script answers, \
            and nothing leaves this computer. If standard output is no terminal, Assist answers one text, and uses no \
            tools.
            """)

    @Argument(help: "The first text; piped text is added to it.")
    var text: [String] = []
    @Option(help: "The address of an OpenAI-compatible server, such as localhost:11434.")
    var server: String?
    @Option(help: "The name of the model; by default the first one of the server.")
    var model: String?
    @Option(help: ArgumentHelp("Go on with a session.", valueName: "session"))
    var resume: String?
    @Flag(name: .customLong("continue"), help: "Go on with the last session of this folder.")
    var goesOn = false
    @Flag(help: "Use the whole screen.")
    var fullScreen = false
    @Option(help: ArgumentHelp("Open a port for other programs.", valueName: "socket"))
    var port: String?
    @OptionGroup var actions: ActionsArguments

    private static let nothingToAnswer = """
        There is nothing to answer. Standard output is no terminal, so Assist cannot ask for a text. Pass one, \
        as in `Assist "Why are the tide tests slow?" > answer.md`, or pipe one in.
        """

    @MainActor
    static func documentedScreen() throws -> ViewController {
        AssistController(
            Assistant(ScriptedModel(), named: ScriptedModel.name, in: try Workspace("/")))
    }

    @MainActor
    func run() async throws {
        let assistant = try await Assistant(
            in: BytePath(FileManager.default.currentDirectoryPath), server: server, model: model,
            environment: ProcessInfo.processInfo.environment)
        var first = text.joined(separator: " ")
        if !StandardInput.isTerminal {
            for try await line in StandardInput.lines { first += "\n" + line.text }
        }
        first = first.trimmingCharacters(in: .whitespacesAndNewlines)
        let id = resume ?? (goesOn ? assistant.sessions.first?.id : nil)
        guard isatty(STDOUT_FILENO) == 1 else {
            if first.isEmpty { throw ValidationError(Self.nothingToAnswer) }
            let conversation = try assistant.session(id).conversation
            for try await piece in conversation.plainAnswer(to: first) {
                StandardStream.output.write(Array(piece.utf8))
            }
            return
        }
        let controller = AssistController(assistant)
        controller.isFullScreen = fullScreen
        if let port { setenv("SELTZER_CONTROL", port, 1) }
        if let id { controller.open(try assistant.session(id)) }
        if !first.isEmpty { controller.send(first) }
        let application = Application(root: controller)
        var ending: Application.Ending
        repeat {
            application.presentation = controller.isFullScreen ? .fullScreen : .inline(.fitting())
            ending = try await application.run()
        } while controller.changesPresentation
        await controller.conversation?.stop()
        if ending == .cancelled { throw ExitCode(130) }
    }
}
