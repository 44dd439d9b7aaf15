// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import AssistModel

@Suite struct WorkspaceTests {
    private let folder: ScratchFolder
    private let workspace: Workspace

    init() throws {
        folder = try ScratchFolder()
        try folder.write("one\ntwo\nthree\n", to: "a.txt")
        try folder.write("inner", to: "sub/b.txt")
        try folder.link("out", to: "/etc")
        try folder.link("in", to: "sub")
        try folder.link("nowhere", to: "/tmp/assist-that-is-absent")
        workspace = try Workspace(folder.path)
    }

    @Test func folderMustExist() {
        #expect(throws: FileError.self) { try Workspace("/absent") }
        #expect(throws: FileError.self) { try Workspace(folder.path.appending("a.txt")) }
    }

    @Test(arguments: [
        "/etc/passwd", "../x", "out/passwd", "out", "sub/../../x", "/", "in/../../x", "absent/x",
        "a\u{0}b",
    ])
    func pathsOutsideAreRefused(path: String) {
        #expect(throws: ToolRequest.Refusal.self) { try workspace.place(path) }
        #expect(throws: ToolRequest.Refusal.self) { try workspace.place(path, mayBeNew: true) }
        #expect(throws: ToolRequest.Refusal.self) { try workspace.change(path, to: "x") }
    }

    @Test(arguments: ["a.txt", "./a.txt", "sub/../a.txt", "sub/b.txt", "in/b.txt", ".", "", "sub/"])
    func pathsInsideAreFound(path: String) throws {
        #expect(try workspace.place(path).bytes.starts(with: workspace.root.bytes))
    }

    @Test func newFilesMayBeNamedButNotThroughLinks() throws {
        #expect(try workspace.place("new", mayBeNew: true) == workspace.root.appending("new"))
        #expect(throws: ToolRequest.Refusal.self) { try workspace.place("new") }
        #expect(throws: ToolRequest.Refusal.self) {
            try workspace.place("nowhere", mayBeNew: true)
        }
    }

    @Test(
        arguments: [
            (nil, nil, "one\ntwo\nthree", "3 lines"), (2, 1, "two", "1 line"),
            (2, nil, "two\nthree", "2 lines"),
            (-5, 1, "one", "1 line"), (99, 99, "three", "1 line"), (1, -3, "", "0 lines"),
            (.max, .max, "three", "1 line"), (.min, .min, "", "0 lines"),
        ] as [(Int?, Int?, String, String)])
    func linesAreRead(first: Int?, count: Int?, text: String, summary: String) throws {
        let result = try workspace.read("a.txt", firstLine: first, lineCount: count)
        #expect(result == ToolResult(text: text, summary: summary))
    }

    @Test func emptyAndBinaryFilesAreNoTrap() throws {
        try folder.write("", to: "empty")
        #expect(try workspace.read("empty", firstLine: nil, lineCount: nil).text == "")
        try folder.write("a\u{0}b", to: "binary")
        #expect(throws: ToolRequest.Refusal.self) {
            try workspace.read("binary", firstLine: nil, lineCount: nil)
        }
        #expect(throws: ToolRequest.Refusal.self) {
            try workspace.read("sub", firstLine: nil, lineCount: nil)
        }
    }

    @Test func foldersAreListed() throws {
        let result = try workspace.list(".")
        #expect(
            Set(result.text.split(separator: "\n")) == ["a.txt", "in/", "nowhere", "out/", "sub/"])
        #expect(result.summary == "5 names")
        #expect(throws: ToolRequest.Refusal.self) { try workspace.list("absent") }
    }

    @Test func writeNeedsTheFileOfTheDiff() throws {
        let (change, expectation) = try workspace.change("a.txt", to: "new\n")
        #expect(change == FileChange(path: "a.txt", old: "one\ntwo\nthree\n", new: "new\n"))
        try folder.write("other\nfile\n", to: "a.txt")
        #expect(throws: ToolRequest.Refusal.self) {
            try workspace.write("a.txt", "new\n", over: expectation)
        }
        #expect(folder.text(of: "a.txt") == "other\nfile\n")
        let (_, present) = try workspace.change("a.txt", to: "new\n")
        #expect(try workspace.write("a.txt", "new\n", over: present).summary == "1 line")
        #expect(folder.text(of: "a.txt") == "new\n")
        let (fresh, nothing) = try workspace.change("sub/new", to: "x")
        #expect(fresh.old == nil)
        _ = try workspace.write("sub/new", "x", over: nothing)
        #expect(throws: ToolRequest.Refusal.self) {
            try workspace.write("sub/new", "y", over: nothing)
        }
        #expect(folder.text(of: "sub/new") == "x")
    }

    @Test func longTextsLoseTheirMiddle() {
        #expect(Workspace.bounded("short", to: 10) == "short")
        let text = Workspace.bounded("a" + String(repeating: "x", count: 1_000) + "z", to: 10)
        #expect(text.hasPrefix("axxxx"))
        #expect(text.hasSuffix("xxxxz"))
        #expect(text.contains("992 bytes are left out"))
    }

    @Test func commandsRunInTheFolder() async throws {
        let result = try await workspace.run("cat a.txt; echo oops >&2; exit 3")
        #expect(result.text.hasPrefix("one\ntwo\nthree\noops\n"))
        #expect(result.text.hasSuffix("[exit status 3]"))
        #expect(result.isError)
        #expect(try await workspace.run("true").isError == false)
        #expect(try await workspace.run("printf 'a\\033[31mb\\007'").text.hasPrefix("ab"))
    }

    @Test func endlessCommandsAreBounded() async throws {
        let result = try await workspace.run("yes", timeLimit: .milliseconds(300))
        #expect(result.isError)
        #expect(result.text.contains("stopped after"))
        #expect(result.text.utf8.count < Workspace.maximumResultLength + 1_000)
    }

    @Test func cancelledCommandEnds() async throws {
        let workspace = workspace
        let task = Task { try await workspace.run("sleep 600") }
        await Task.yield()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func outputKeepsItsBeginningAndItsEnd() {
        var output = CommandOutput(limit: 20)
        for _ in 0..<100 { output.append(Array("0123456789\n".utf8)) }
        output.append(Array("last".utf8))
        #expect(output.text.hasPrefix("0123456789"))
        #expect(output.text.hasSuffix("last"))
        #expect(output.text.contains("bytes are left out"))
        #expect(output.lineCount == 100)
        var small = CommandOutput(limit: 20)
        small.append(Array("short".utf8))
        #expect(small.text == "short")
    }
}
