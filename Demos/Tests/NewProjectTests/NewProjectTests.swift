// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer
import SeltzerPrompts
import SeltzerTesting
import Testing

@testable import NewProject

/// Questions, names, templates and folders; Scripts/check-new.sh builds the packages.
@MainActor
@Suite struct NewProjectTests {
    private let place = FileManager.default.temporaryDirectory
        .appendingPathComponent("new-\(UUID().uuidString)").path

    private func contents(of path: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
    }

    /// Runs a test with an empty folder at `place`.
    private func withPlace(_ body: () throws -> Void) rethrows {
        try? FileManager.default.createDirectory(
            atPath: place, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: place) }
        try body()
    }

    // MARK: Questions

    @Test func threeQuestionsMakeAPlan() async throws {
        let program = PilotProgram(columns: 60, rows: 8) {
            try await ProjectPlan.ask(PromptAnswers())
        }
        let pilot = try #require(await program.nextPilot())
        await pilot.type("2nd\n")
        #expect(pilot.screen.contains("× Begin with a letter"))
        await pilot.press("home", "delete", "delete", "delete")
        await pilot.type("fizz\n")
        await pilot.press("down", "enter")
        #expect(pilot.screen.contains("✓ Kind  tool"))
        await pilot.press("enter")
        let plan = try await program.result
        #expect(plan.name.text == "fizz" && plan.kind == .tool && plan.folder == "fizz")
    }

    @Test func folderWithFilesIsRefusedWhileItIsAsked() async throws {
        let program = PilotProgram(columns: 70, rows: 8) {
            try await ProjectPlan.ask(["name": "fizz", "kind": "app"])
        }
        let pilot = try #require(await program.nextPilot())
        await pilot.type("/\n")
        #expect(pilot.screen.contains("× / is not empty, choose another folder"))
        await pilot.press("ctrl-c")
        await #expect(throws: PromptError.cancelled) { try await program.result }
    }

    @Test func wrongFlagSaysWhatIsRight() async {
        await #expect(
            throws: PromptError.refused(
                flag: "kind", answer: "game", reason: "Choose one of app, tool, controls")
        ) { try await ProjectPlan.ask(["name": "fizz", "kind": "game", "folder": place]) }
    }

    // MARK: Names

    @Test(arguments: [
        ("fizz", "Fizz"), ("my-tool", "MyTool"), ("My_App2", "MyApp2"), ("a-1-b", "A1B"),
    ])
    func nameGivesAModule(text: String, module: String) {
        #expect(ProjectName(text)?.module == module)
    }

    @Test(arguments: [
        "", "1x", "-x", "a b", "a/b", "é", "seltzer", "Seltzer-Kit", "swift", "x\u{1B}",
        String(repeating: "a", count: 65),
    ])
    func nameThatNoModuleCanHaveIsRefused(text: String) {
        #expect(ProjectName(text) == nil)
        #expect(ProjectName.problem(of: text) != nil)
    }

    // MARK: Files

    @Test(arguments: ProjectKind.allCases)
    func filesHaveTheNewName(kind: ProjectKind) throws {
        let name = try #require(ProjectName("fizz-buzz"))
        let source = try SeltzerSource(SeltzerSource.checkout)
        let files = try ProjectTemplate(kind).files(name: name, seltzer: source)
        let paths = Set(files.map(\.path))
        #expect(paths.isSuperset(of: [".gitignore", "Package.swift", "README.md"]))
        #expect(paths.contains { $0.hasPrefix("Sources/FizzBuzz/") })
        #expect(paths.contains { $0.hasPrefix("Tests/FizzBuzzTests/Snapshots/") })
        for file in files {
            #expect(!"\(file.path) \(file.text)".lowercased().contains("my-project"))
            #expect(!"\(file.path) \(file.text)".contains("MyProject"))
        }
        let manifest = try #require(files.first { $0.path == "Package.swift" })
        #expect(manifest.text.contains(source.dependency))
        #expect(!manifest.text.contains("../.."))
    }

    @Test func addressOfAnyNameIsTheDependency() throws {
        let source = try SeltzerSource("https://example.com/forks/Fizz-UI.git")
        #expect(source.package == "fizz-ui")
        let name = try #require(ProjectName("fizz"))
        let manifest = try #require(
            try ProjectTemplate(.app).files(name: name, seltzer: source)
                .first { $0.path == "Package.swift" })
        #expect(
            manifest.text.contains(
                #".package(url: "https://example.com/forks/Fizz-UI.git", branch: "main")"#))
        #expect(manifest.text.contains(#".product(name: "Seltzer", package: "fizz-ui")"#))
    }

    @Test func folderWithoutSeltzerIsRefused() {
        #expect(throws: PromptError.self) { try SeltzerSource("/nowhere") }
    }

    // MARK: Folders

    private let files = [
        ProjectFile(path: "Package.swift", text: "one\n"),
        ProjectFile(path: "Sources/Fizz/Fizz.swift", text: "two\n"),
    ]

    @Test func packageIsMadeWithTheFoldersAboveIt() throws {
        try withPlace {
            try ProjectWriter(folder: "\(place)/a/b").write(files)
            #expect(contents(of: "\(place)/a") == ["b"])
            #expect(contents(of: "\(place)/a/b") == ["Package.swift", "Sources"])
            let text = try String(
                contentsOfFile: "\(place)/a/b/Sources/Fizz/Fizz.swift", encoding: .utf8)
            #expect(text == "two\n")
        }
    }

    @Test func emptyFolderIsFilled() throws {
        try withPlace {
            try ProjectWriter(folder: place).write(files)
            #expect(contents(of: place) == ["Package.swift", "Sources"])
            #expect(throws: ProjectWriter.Unusable.self) {
                try ProjectWriter(folder: place).write(files)
            }
        }
    }

    @Test func nothingIsLeftOfAPackageThatCannotBeWritten() {
        withPlace {
            // The second file needs a folder where the first one is.
            let wrong = [files[0], ProjectFile(path: "Package.swift/x", text: "")]
            #expect(throws: (any Error).self) {
                try ProjectWriter(folder: "\(place)/a/b").write(wrong)
            }
            #expect(contents(of: place) == [])
            #expect(throws: (any Error).self) { try ProjectWriter(folder: place).write(wrong) }
            #expect(contents(of: place) == [])
        }
    }

    @Test func fileInThePlaceOfTheFolderIsNamed() {
        withPlace {
            _ = FileManager.default.createFile(atPath: "\(place)/f", contents: nil)
            #expect(ProjectWriter(folder: "\(place)/f").problem == "\(place)/f is a file")
            #expect(ProjectWriter(folder: "\(place)/f/x").problem == "\(place)/f is no folder")
        }
    }

    @Test func pathsAreQuotedForTheShell() throws {
        let name = try #require(ProjectName("fizz"))
        let plan = ProjectPlan(name: name, kind: .controls, folder: "it's here")
        #expect(
            plan.report(of: 9).map(\.string) == [
                "✓ it's here  9 files",
                #"  cd 'it'\''s here' && swift test && swift run FizzExample"#,
            ])
    }
}
