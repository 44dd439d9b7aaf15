// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: CommandProvider+files, CommandProvider+lines, CommandSetting, FileFinder.

import Foundation
import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

@testable import SeltzerDocuments
@testable import SeltzerNavigation

@MainActor
@Suite struct CommandProviderTests {
    private func scene(_ palette: CommandPalette) async -> MenuScene {
        let scene = await MenuScene(columns: 60, rows: 24)
        scene.editor.extra = [palette.action]
        palette.askForArguments(of: scene.root)
        return scene
    }

    /// A folder with two files, which is removed when the closure has ended.
    private func withFolder(_ body: (String) async -> Void) async throws {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.path + "/seltzer-palette-\(UUID().uuidString)"
        try manager.createDirectory(
            atPath: folder + "/Sources", withIntermediateDirectories: true)
        defer { try? manager.removeItem(atPath: folder) }
        for name in ["README.md", "Sources/Tide.swift"] {
            _ = manager.createFile(atPath: "\(folder)/\(name)", contents: nil)
        }
        await body(folder)
    }

    /// Lets tasks on other threads go on until a screen has a text.
    private func settle(_ pilot: Pilot, until text: String) async {
        for _ in 0..<10_000 {
            if pilot.screen.contains(text) { return }
            try? await Task.sleep(for: .milliseconds(2))
            await pilot.settle()
        }
        #expect(pilot.screen.contains(text), "\(pilot.screen)")
    }

    @Test func filesAreFoundByLettersOfTheirPaths() async throws {
        try await withFolder { folder in
            var opened: [BytePath] = []
            let palette = CommandPalette(providers: [.files(below: folder) { opened.append($0) }])
            let scene = await scene(palette)
            await scene.pilot.press("ctrl-p")
            await scene.pilot.type("srctide")
            await settle(scene.pilot, until: "Tide.swift  Sources")
            await scene.pilot.press("enter")
            #expect(opened == ["\(folder)/Sources/Tide.swift"])
            // Each time that the palette opens, it reads the folder again.
            _ = FileManager.default.createFile(atPath: folder + "/Ebb.swift", contents: nil)
            await scene.pilot.press("ctrl-p")
            await scene.pilot.type("ebb")
            await settle(scene.pilot, until: "Ebb.swift")
        }
    }

    @Test func aFolderThatIsNotThereIsSaid() async {
        let palette = CommandPalette(providers: [.files(below: "/nonexistent/folder") { _ in }])
        let scene = await scene(palette)
        await scene.pilot.press("ctrl-p")
        await scene.pilot.type("q")
        await settle(scene.pilot, until: "Not found")
    }

    @Test func anArgumentIsAFile() async throws {
        try await withFolder { folder in
            let palette = CommandPalette()
            let scene = await scene(palette)
            var opened: [String] = []
            scene.editor.extra.append(
                Action(
                    "open", title: "Open",
                    parameters: [Action.Parameter("File", .file(below: folder))],
                    { (_: MenuEditor) in { opened += $0 } }))
            await scene.pilot.press("ctrl-p")
            await scene.pilot.type("open")
            await scene.pilot.press("enter")
            await settle(scene.pilot, until: "README.md")
            await scene.pilot.type("tide")
            await settle(scene.pilot, until: "Sources/Tide.swift")
            await scene.pilot.press("enter")
            #expect(opened == ["Sources/Tide.swift"])
        }
    }

    @Test func linesAreFoundByNumberAndByLetters() async {
        let text = TextView("first\n  second\nthird\n")
        let palette = CommandPalette(providers: [.lines(of: text)])
        let scene = await scene(palette)
        scene.editor.addSubview(text)
        text.frame = Rect(x: 0, y: 0, width: 20, height: 5)
        await scene.pilot.press("ctrl-p")
        await scene.pilot.type(":3")
        await settle(scene.pilot, until: "third  line 3")
        await scene.pilot.press("enter")
        #expect(text.cursor == 15)
        #expect(text.isFirstResponder)
        // In a text the keys of the palette are those of the cursor.
        scene.editor.becomeFirstResponder()
        await scene.pilot.press("ctrl-p")
        await scene.pilot.type(":sec")
        await settle(scene.pilot, until: "second  line 2")
        await scene.pilot.press("enter")
        #expect(text.cursor == 6)
    }

    @Test func theBestOfManyLinesAreKept() async {
        let text = TextStorage(
            (0..<20_000).map { $0 == 19_990 ? "needle" : "no e e d l e \($0)" }
                .joined(separator: "\n"))
        let found = await LineMatch.best(in: text, matching: "needle")
        #expect(found.first == LineMatch(line: 19_990, text: "needle"))
        #expect(found.count == LineMatch.maximumCount)
        #expect(await LineMatch.best(in: text, matching: "").count == LineMatch.maximumCount)
        #expect(await LineMatch.best(in: text, matching: "20001").isEmpty)
        #expect(await LineMatch.best(in: text, matching: "0").isEmpty)
    }

    @Test func hostileLinesAreCut() async {
        let text = TextStorage(String(repeating: "漢\u{1B}[2J", count: 100_000))
        let found = await LineMatch.best(in: text, matching: "漢")
        #expect(found.count == 1)
        #expect((found.first?.text.utf8.count ?? .max) <= 2 * LineMatch.maximumLength)
    }

    @Test func settingsAreSwitchedAndChosen() async {
        var wraps = true, theme = "fathom"
        let palette = CommandPalette(providers: [
            .settings([
                CommandSetting("Wrap lines", isOn: { wraps }, set: { wraps = $0 }),
                CommandSetting(
                    "Theme", choices: ["fathom", "chalk"], current: { theme }, set: { theme = $0 }),
            ])
        ])
        let scene = await scene(palette)
        await scene.pilot.press("ctrl-p")
        await scene.pilot.type("wrap lines: o")
        await settle(scene.pilot, until: "Wrap lines: off  now on")
        await scene.pilot.press("enter")
        #expect(!wraps)
        await scene.pilot.press("ctrl-p")
        await scene.pilot.type("chalk")
        await settle(scene.pilot, until: "Theme: chalk  now fathom")
        #expect(!scene.pilot.screen.contains("Theme: fathom"))
        await scene.pilot.press("enter")
        #expect(theme == "chalk")
    }
}
