// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Seltzer

/// The subcommand `run`, which runs an action by name, lists all of them, and completes them in shells.
///
/// ``ActionProgram`` says how a program has it.
public struct RunAction<Program: ActionProgram>: AsyncParsableCommand {
    /// A format of the list of actions.
    public enum Format: String, CaseIterable, ExpressibleByArgument, Sendable {
        /// A line for each action.
        case text
        /// An array of objects.
        case json
        /// Tables of Markdown, with the actions that need the screen.
        case markdown
    }

    /// The texts of the help.
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "run", abstract: "Run an action by its name, without a screen.",
            discussion:
                "An action that asks for values takes each as an option: rename --new-name a.txt."
        )
    }

    @Flag(name: .customLong("list-actions"), help: "Print the actions and end.")
    var listsActions = false

    @Option(help: "The format of the list: text, json or markdown.")
    var format = Format.text

    @Argument(
        parsing: .captureForPassthrough,
        help: ArgumentHelp("The name of the action, and its options.", valueName: "action"),
        completion: .custom { words, _, _ in await ActionCompletion<Program>.of(words) })
    var words: [String] = []

    /// Creates a command as it was not given any argument.
    public init() {}

    /// Lists the actions, or runs one.
    @MainActor
    public func run() async throws {
        let root = try Program.makeScreen()
        if listsActions {
            print(try Self.list(root, format), terminator: "")
            return
        }
        guard let name = words.first else {
            throw ValidationError("Name an action. --list-actions prints all of them.")
        }
        do {
            try await HeadlessProgram(root, withoutScreen: Program.actionsWithoutScreen).run(
                name, Array(words.dropFirst()))
        } catch {
            throw ValidationError("\(error)")
        }
    }

    /// Returns the list of actions.
    @MainActor
    static func list(_ root: ViewController, _ format: Format) throws -> String {
        if format == .markdown {
            return ActionReference(of: root).markdown(title: "\(Program.self)")
        }
        let actions = HeadlessProgram(root, withoutScreen: Program.actionsWithoutScreen).actions
        if format == .json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let data = try encoder.encode(actions.map(ListedAction.init))
            return String(decoding: data, as: UTF8.self) + "\n"
        }
        let listed = actions.filter(\.runsWithoutScreen)
        let width = listed.map(\.name.count).max() ?? 0
        return listed.map { action in
            let blanks = String(repeating: " ", count: width - action.name.count)
            let options = action.options.map { " --\($0) <\($0)>" }.joined()
            return
                "\(action.name)\(blanks)  \(TextSanitizer.line(action.description.title))\(options)\n"
        }.joined()
    }
}

/// An action as the list in JSON has it.
private struct ListedAction: Encodable {
    let name: String
    let title: String
    let category: String
    let keys: [String]
    let options: [String]
    let runsWithoutScreen: Bool
    let isDestructive: Bool

    @MainActor
    init(_ action: NamedAction) {
        name = action.name
        title = action.description.title
        category = action.description.category
        keys = action.description.keys
        options = action.options.map { "--\($0)" }
        runsWithoutScreen = action.runsWithoutScreen
        isDestructive = action.description.isDestructive
    }
}
