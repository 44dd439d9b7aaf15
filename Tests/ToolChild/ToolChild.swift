// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerPrompts

// The system declares its environment as a variable.
#if canImport(Darwin)
@preconcurrency import Darwin
#else
@preconcurrency import Glibc
#endif

/// A command-line tool that asks, works or prints, as its first argument says, for tests of whole processes.
@main
struct ToolChild {
    /// An error of the work.
    private struct Refused: Error, CustomStringConvertible {
        let description = "the server refused"
    }

    @MainActor
    static func main() async {
        let words = CommandLine.arguments.dropFirst()
        await runTool {
            switch words.first {
            case "ask": try await ask()
            case "choose": try await choose()
            case "many": try await chooseMany()
            case "edit": try await edit()
            case "log": try await log()
            case "throw": try await fail()
            case "stubborn": try await neverEnd()
            case "careful": try await cleanUp(words.last ?? "")
            case "two": try await askTwice()
            case "child": try await askAround()
            case "flags": try await askWithFlags()
            case "search": try await search()
            case "lines": for number in 1...100_000 { print("line \(number)") }
            case "table": PrintedTable([["fra", "ok"]]).print()
            default: throw Refused()
            }
        }
    }

    @MainActor
    private static func ask() async throws {
        let answers = try await withPromptGroup { group in
            [try await group.ask("Name"), try await group.ask("Place", default: "here")]
        }
        print("answers=\(answers.joined(separator: ","))")
    }

    /// Asks in two groups, one after the other.
    @MainActor
    private static func askTwice() async throws {
        let first = try await PromptGroup().ask("First")
        let second = try await PromptGroup().ask("Second")
        print("answers=\(first),\(second)")
    }

    /// Asks two questions, and lets another program read the input between them.
    @MainActor
    private static func askAround() async throws {
        let first = try await PromptGroup().ask("First")
        await Task.detached { _ = run("read x; echo \"child=$x\"") }.value
        let second = try await PromptGroup().ask("Second")
        print("answers=\(first),\(second)")
    }

    private static func run(_ command: String) -> Int32 {
        var child: pid_t = 0
        let texts = ["/bin/sh", "-c", command]
        let words: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        guard posix_spawn(&child, "/bin/sh", nil, nil, words, environ) == 0 else { return -1 }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return status
    }

    @MainActor
    private static func askWithFlags() async throws {
        let answers = PromptAnswers(arguments: CommandLine.arguments.dropFirst(2))
        let found = try await withPromptGroup(answers: answers) { group in
            let name = try await group.ask("Name")
            return [name, "\(try await group.number("Count", default: 1.5))"]
        }
        print("answers=\(found.joined(separator: ","))")
    }

    @MainActor
    private static func search() async throws {
        let found = try await PromptGroup().search("Who") { text in
            try await Task.sleep(for: .milliseconds(300))
            return [PromptChoice("\(text) the first"), PromptChoice("\(text) the second")]
        }
        print("found=\(found)")
    }

    @MainActor
    private static func choose() async throws {
        let choices = ["program", "library", "both"].map { PromptChoice($0) }
        print("kind=\(try await PromptGroup().choose("Kind", from: choices))")
    }

    @MainActor
    private static func chooseMany() async throws {
        let choices = (0..<40).map { PromptChoice($0, title: "choice \($0)") }
        print("chosen=\(try await PromptGroup().chooseMany("Some", from: choices))")
    }

    @MainActor
    private static func edit() async throws {
        let text = try await PromptGroup().edit("Message")
        print("lines=\(text.split(whereSeparator: \.isNewline).count)")
    }

    /// Logs lines with control bytes, from work whose words have some as well.
    private static func log() async throws {
        try await withProgress("Bu\u{1B}]0;owned\u{7}ild") { progress in
            progress.log("\u{1B}]52;c;b3duZWQ=\u{7}first\nsecond\u{1B}[31m")
            try await progress.step("st\u{1B}[2Jep") { step in
                step.note = "\u{1B}[2Jnote"
                try await Task.sleep(for: .milliseconds(300))
            }
            progress.log("last")
        }
        print("done")
    }

    private static func fail() async throws {
        try await withProgress("Build") { progress in
            try await progress.step("Publish", total: 2) { step in
                step.advance()
                throw Refused()
            }
        }
    }

    /// Works without end, and ignores that it is cancelled.
    private static func neverEnd() async throws {
        try await withProgress("Build") { progress in
            await progress.step("Wait") { _ in
                await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
            }
        }
    }

    /// Works without end, and writes a file when it is cancelled.
    private static func cleanUp(_ path: String) async throws {
        try await withProgress("Build") { _ in
            do {
                try await Task.sleep(for: .seconds(1_000))
            } catch {
                // Work that has ended its task has some things left to do.
                await Task.detached { try? await Task.sleep(for: .milliseconds(200)) }.value
                if let file = fopen(path, "w") { fclose(file) }
                throw error
            }
        }
    }
}
