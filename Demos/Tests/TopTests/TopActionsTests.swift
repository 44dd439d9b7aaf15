// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import BlockingWork
import Foundation
import ProcessReading
import Seltzer
import SeltzerTesting
import Testing

@testable import Top

/// Every action of the program is reached by key, menu, context menu, palette, help and command line.
@Suite @MainActor struct TopActionsTests {
    /// An action, and what the test answers to its questions.
    struct Case: CustomTestStringConvertible, Sendable {
        let identifier: String
        var testDescription: String { identifier }
    }

    private nonisolated static let cases: [Case] = {
        let columns = ProcessColumn.allCases.map { "sort-\($0.rawValue)" }
        let others = [
            "details", "renice-pid", "signal-pid", "reverse", "tree", "filter", "pause", "refresh",
            "interval", "settings",
        ]
        return casesOfProcess + (others + columns).map(Case.init)
    }()

    /// The actions on the selected process.
    private nonisolated static let casesOfProcess: [Case] = {
        let signals = ProcessSignal.allCases.map { "signal-\($0.rawValue.lowercased())" }
        return (["follow", "copy-line", "copy-pid", "renice", "send-signal"] + signals)
            .map(Case.init)
    }()

    /// What is typed for each value that an action asks for.
    private static let answers = [
        "renice": ["5"], "renice-pid": ["41", "5"], "send-signal": ["stop"],
        "signal-pid": ["41", "stop"], "interval": ["5 s"],
    ]

    private func scene() async -> TopScene {
        let scene = await TopScene(columns: 110, rows: 40)
        await scene.select(41)
        return scene
    }

    private func command(_ identifier: String) throws -> TopCommand {
        try #require(TopCommand.all.first { $0.identifier == identifier })
    }

    private func title(_ command: TopCommand) -> String {
        command.title.replacing("&", with: "")
    }

    /// Answers the questions of an action, and returns how often the action ran.
    private func runs(_ identifier: String, in scene: TopScene) async -> Int {
        await scene.settle()
        for answer in Self.answers[identifier] ?? [] {
            await scene.pilot.type(answer)
            await scene.pilot.press("enter")
            await scene.settle()
        }
        if scene.controller.presentedViewController is Alert {
            await scene.pilot.press("right", "enter")
        }
        await scene.settle()
        return scene.usage.counts[identifier] ?? 0
    }

    @Test func theListOfCasesIsThatOfTheProgram() {
        let all = TopCommand.all
        #expect(Set(Self.cases.map(\.identifier)) == Set(all.map { $0.identifier }))
        #expect(
            Set(Self.casesOfProcess.map(\.identifier))
                == Set(all.filter { $0.needsProcess }.map { $0.identifier }))
    }

    @Test(arguments: cases)
    func aKeyRunsIt(_ item: Case) async throws {
        let command = try command(item.identifier)
        #expect(!command.keys.isEmpty)
        for keys in command.keys {
            let scene = await scene()
            for chord in keys.chords { await scene.pilot.press(chord) }
            #expect(await runs(item.identifier, in: scene) == 1, "\(keys)")
        }
    }

    @Test(arguments: cases)
    func theMenuBarRunsIt(_ item: Case) async throws {
        let command = try command(item.identifier)
        let scene = await scene()
        await scene.pilot.click(on: command.category.title)
        #expect(await scene.pilot.click(on: title(command)), "\(scene.pilot.screen)")
        #expect(await runs(item.identifier, in: scene) == 1)
    }

    /// What is about one process is in its context menu.
    @Test(arguments: casesOfProcess)
    func theContextMenuRunsIt(_ item: Case) async throws {
        let command = try command(item.identifier)
        let scene = await scene()
        let place = try #require(scene.pilot.location(of: "/usr/bin/build"))
        await scene.pilot.click(column: place.x, row: place.y, button: .right)
        if command.category == .signal { await scene.pilot.press("end", "right") }
        #expect(await scene.pilot.click(on: title(command)), "\(scene.pilot.screen)")
        #expect(await runs(item.identifier, in: scene) == 1)
    }

    @Test(arguments: cases)
    func thePaletteRunsIt(_ item: Case) async throws {
        let command = try command(item.identifier)
        let scene = await scene()
        await scene.pilot.press("ctrl-p")
        await scene.pilot.type(title(command))
        await scene.pilot.press("enter")
        #expect(await runs(item.identifier, in: scene) == 1, "\(scene.pilot.screen)")
    }

    @Test(arguments: cases)
    func theHelpListsIt(_ item: Case) async throws {
        let command = try command(item.identifier)
        let scene = await scene()
        await scene.pilot.press("?", "/")
        await scene.pilot.type("no such action")
        await scene.settle()
        let before = scene.pilot.screen.ranges(of: title(command)).count
        await scene.pilot.press("ctrl-a", "ctrl-k")
        await scene.pilot.type(title(command))
        await scene.settle()
        // Once in the field, and once in the list.
        #expect(
            scene.pilot.screen.ranges(of: title(command)).count >= before + 2,
            "\(scene.pilot.screen)")
    }

    @Test func theActionsOfTheProgramItselfRun() async {
        let scene = await scene()
        await scene.pilot.press("f10")
        #expect(await scene.shows("Renice by PID…"))
        await scene.pilot.press("escape", "shift-f10")
        #expect(await scene.shows("Copy line"))
        await scene.pilot.press("escape", "f1")
        #expect(await scene.shows("Filter"))
        await scene.pilot.press("escape", "q")
        #expect(scene.pilot.ending == .ended)
    }

    // MARK: The command line

    #if canImport(Glibc)
    private static let ofProcess = __priority_which_t(PRIO_PROCESS.rawValue)
    #else
    private static let ofProcess = PRIO_PROCESS
    #endif

    private struct Listed: Decodable {
        let name: String
        let keys: [String]
        let runsWithoutScreen: Bool
        let isDestructive: Bool
    }

    private func run(_ arguments: String...) async throws -> (status: Int32, output: String) {
        try await run(arguments)
    }

    private func run(_ arguments: [String]) async throws -> (status: Int32, output: String) {
        try await BlockingWork.run {
            let process = Process()
            process.executableURL = Bundle.main.bundleURL.appendingPathComponent("Top")
            process.arguments = arguments
            process.environment = ["LC_ALL": "C.UTF-8"]
            process.standardInput = FileHandle.nullDevice
            let pipe = Pipe()
            process.standardOutput = pipe
            process.standardError = pipe
            try process.run()
            let data = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: data, as: UTF8.self))
        }
    }

    @Test func theCommandLineListsAllActionsAsJSON() async throws {
        let (status, output) = try await run("run", "--list-actions", "--format", "json")
        #expect(status == 0)
        let listed = try JSONDecoder().decode([Listed].self, from: Data(output.utf8))
        for item in Self.cases {
            let action = try #require(listed.first { $0.name == item.identifier })
            #expect(!action.keys.isEmpty)
            #expect(try action.isDestructive == command(item.identifier).isDestructive)
        }
        #expect(
            listed.filter(\.runsWithoutScreen).map(\.name).sorted()
                == ["refresh", "renice-pid", "signal-pid"])
    }

    @Test func theCommandLineRunsWhatNeedsNoScreen() async throws {
        #expect(try await run("run", "refresh").status == 0)
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/bin/cat")
        let input = Pipe()
        child.standardInput = input  // It lives until it is killed, or this program ends.
        child.standardOutput = FileHandle.nullDevice
        try child.run()
        let pid = "\(child.processIdentifier)"
        #expect(try await run("run", "renice-pid", "--pid", pid, "--nice", "19").status == 0)
        #expect(getpriority(Self.ofProcess, id_t(child.processIdentifier)) == 19)
        try #require(await run("run", "signal-pid", "--pid", pid, "--signal", "KILL").status == 0)
        child.waitUntilExit()
        #expect(child.terminationReason == .uncaughtSignal)
        #expect(child.terminationStatus == SIGKILL)
    }

    @Test(arguments: [
        (["run", "signal-pid", "--pid", "0", "--signal", "TERM"], "“0” is no PID"),
        (["run", "signal-pid", "--pid", "1", "--signal", "NONE"], "is no value for --signal"),
        (["run", "renice-pid", "--pid", "1", "--nice", "99"], "“99” is no nice value"),
        (["run", "tree"], "needs the screen"), (["run", "nothing"], "There is no action"),
        (["--interval", "0"], "'0' is no interval"), (["--interval", "nan"], "is no interval"),
        (["--columns", "pid,foo"], "'foo' is no column"), (["--columns", ","], "each column once"),
        (["--columns", "pid,pid"], "each column once"), (["--sort", "x\u{1B}[m"], "is invalid"),
    ])
    func aWrongCommandLineEndsWithASentence(arguments: [String], sentence: String) async throws {
        let (status, output) = try await run(arguments)
        #expect(status != 0)
        #expect(output.contains(sentence), "\(output)")
        #expect(!output.utf8.contains(0x1B))
    }
}

extension TopCommand {
    fileprivate var isDestructive: Bool { attributes.contains(.destructive) }
}
