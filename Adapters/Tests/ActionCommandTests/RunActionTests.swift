// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ActionCompletion, ActionProgram, HeadlessProgram, NamedAction.

import ArgumentParser
import Foundation
import Seltzer
import Testing

@testable import ActionCommand

/// A program that notes what it is told to do.
enum Notebook: ActionProgram {
    static let actionsWithoutScreen: Set = ["save", "load", "fail", "locked", "rename"]

    @MainActor final class Screen: ViewController {
        static let log = Log()
        var isLocked = false

        override var actions: [Action] {
            [
                Action("save", title: "Save", keys: ["ctrl-s"], Screen.save),
                Action("load", title: "Load", Screen.load),
                Action("fail", title: "Fail", Screen.fail),
                Action("locked", title: "Locked", Screen.save)
                    .disabled { (_: Screen) in "It is locked." },
                Action(
                    "rename", title: "Rename",
                    parameters: [
                        Action.Parameter("New name"),
                        Action.Parameter("Kind", .choice(["text", "table"])),
                    ], Screen.rename
                ).attributes(.destructive),
                Action("scroll", title: "Scroll", keys: ["down"]) { _ in .stop },
            ]
        }

        private func save() { Self.log.lines.append("save") }
        private func load() async throws {
            try await Task.sleep(for: .milliseconds(5))
            Self.log.lines.append("load")
        }
        private func fail() async throws { throw ActionError("The disk is full.") }
        private func rename(_ values: [String]) {
            Self.log.lines.append("rename \(values.joined(separator: " "))")
        }
    }

    /// What the screens of this test were told.
    @MainActor final class Log { var lines: [String] = [] }

    @MainActor static func makeScreen() -> ViewController { Screen() }
}

@MainActor
@Suite(.serialized) struct RunActionTests {
    private var log: Notebook.Log { Notebook.Screen.log }

    private func run(_ words: String...) async -> String? {
        log.lines = []
        do {
            let command = try await RunAction<Notebook>.asyncParse(words)
            try await command.run()
            return nil
        } catch {
            return RunAction<Notebook>.message(for: error)
        }
    }

    @Test func anActionRunsByItsName() async {
        #expect(await run("save") == nil)
        #expect(log.lines == ["save"])
    }

    @Test func anAsynchronousActionIsWaitedFor() async {
        #expect(await run("load") == nil)
        #expect(log.lines == ["load"])
    }

    @Test func valuesAreOptionsInAnyOrder() async {
        #expect(await run("rename", "--kind", "table", "--new-name=a b") == nil)
        #expect(log.lines == ["rename a b table"])
    }

    @Test(arguments: [
        (["fail"], "“Fail” failed: The disk is full."),
        (["locked"], "“locked” did not run. It is locked."),
        (["scroll"], "“scroll” needs the screen: start the program without run."),
        (["sav"], "There is no action “sav”. Did you mean save?"),
        (["zzz"], "There is no action “zzz”. --list-actions prints all of them."),
        ([], "Name an action."),
        (["save", "x"], "Unexpected argument “x” for save. It takes no options."),
        (["rename", "--kind"], "--kind needs a value. Write: rename --new-name <new-name>"),
        (["rename", "--new-name", "a"], "--kind is missing."),
        (["rename", "--kind", "x"], "“x” is no value for --kind. Choose one of: text, table."),
        (["rename", "--color", "x"], "Unknown option “--color” for rename."),
        (["\u{1B}[2J"], "There is no action “␛[2J”."),
    ])
    func errorsSayWhatToDo(words: [String], message: String) async {
        log.lines = []
        do {
            let command = try await RunAction<Notebook>.asyncParse(words)
            try await command.run()
            Issue.record("It ran.")
        } catch {
            let text = RunAction<Notebook>.message(for: error)
            #expect(text.hasPrefix(message), "\(text)")
        }
        #expect(log.lines.isEmpty)
    }

    // MARK: Lists

    @Test func theListInJSONHasAllNamedActions() throws {
        let text = try RunAction<Notebook>.list(Notebook.makeScreen(), .json)
        struct Listed: Decodable {
            let name: String
            let options: [String]
            let keys: [String]
            let runsWithoutScreen: Bool
            let isDestructive: Bool
        }
        let listed = try JSONDecoder().decode([Listed].self, from: Data(text.utf8))
        let rename = try #require(listed.first { $0.name == "rename" })
        #expect(rename.options == ["--new-name", "--kind"])
        #expect(rename.runsWithoutScreen && rename.isDestructive)
        #expect(listed.first { $0.name == "scroll" }?.runsWithoutScreen == false)
        #expect(listed.first { $0.name == "save" }?.keys == ["^S"])
    }

    @Test func theListInTextHasWhatCanRun() throws {
        let text = try RunAction<Notebook>.list(Notebook.makeScreen(), .text)
        #expect(text.contains("save    Save\n"))
        #expect(text.contains("rename  Rename --new-name <new-name> --kind <kind>\n"))
        #expect(!text.contains("scroll"))
        #expect(
            try RunAction<Notebook>.list(Notebook.makeScreen(), .markdown).contains("`scroll`"))
    }

    @Test func theListIsAskedForByAnOption() async throws {
        let command = try await RunAction<Notebook>.asyncParse([
            "--list-actions", "--format", "json",
        ])
        #expect(command.listsActions)
        #expect(command.format == .json)
        #expect(command.words.isEmpty)
    }

    // MARK: Completion

    @Test(arguments: [
        (["notebook", "run", ""], ["save", "load", "fail", "locked", "rename"]),
        (["notebook", "run", "re"], ["save", "load", "fail", "locked", "rename"]),
        (["notebook", "run", "rename", ""], ["--new-name", "--kind"]),
        (["notebook", "run", "rename", "--kind", ""], ["text", "table"]),
        (["notebook", "run", "rename", "--kind", "text", ""], ["--new-name"]),
        (["notebook", "run", "rename", "--new-name", ""], []),
    ])
    func shellsComplete(words: [String], offers: [String]) {
        #expect(ActionCompletion<Notebook>.of(words) == offers)
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func scriptsForShellsAskTheProgram(shell: String) throws {
        let shell = try #require(CompletionShell(rawValue: shell))
        #expect(RunAction<Notebook>.completionScript(for: shell).contains("---completion"))
    }

    @Test(arguments: [("New name", "new-name"), ("Größe (cm)", "größe-cm"), ("…", "value")])
    func titlesBecomeOptions(title: String, option: String) {
        #expect(NamedAction.optionName(of: title) == option)
    }
}
