// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import SeltzerTerminal
import SuiteCases

/// Runs the suites of a directory: `Suites DIR`; or cases of terminals alone: `Suites --terminfo FILE`.
///
/// Prints the id of each case that fails and a line of counts for each file. The exit code is 1 if a
/// case failed or a file is missing, 2 without a directory or a file.
@main
struct Suites {
    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == TerminalProgram.flag { return await TerminalProgram.main() }
        if arguments.count == 2, arguments.first == "--terminfo", let path = arguments.last {
            let file = URL(fileURLWithPath: path)
            exit(await run("terminfo", file, TerminfoCase.outcome) ? 0 : 1)
        }
        guard arguments.count == 1, let path = arguments.first else {
            stop(
                "Usage: Suites DIR, a directory with width.jsonl, input.jsonl and terminfo.jsonl; "
                    + "or Suites --terminfo FILE")
        }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
            isDirectory.boolValue
        else { stop("There is no directory \(path).") }
        let directory = URL(fileURLWithPath: path, isDirectory: true)
        func file(_ name: String) -> URL { directory.appendingPathComponent(name + ".jsonl") }
        let width = await run("width", file("width"), WidthCase.outcome)
        let input = await run("input", file("input"), InputCase.outcome)
        let terminfo = await run("terminfo", file("terminfo"), TerminfoCase.outcome)
        exit(width && input && terminfo ? 0 : 1)
    }

    /// Runs the cases of a file, two at a time, and prints what failed.
    ///
    /// - Returns: Whether all that could be run passed.
    private static func run<Case: SuiteCase & Sendable>(
        _ name: String,
        _ file: URL,
        _ outcome: @escaping @Sendable (Case) async -> SuiteOutcome
    ) async -> Bool {
        guard let lines = try? Case.lines(of: file) else {
            print("\(name): there is no readable file \(file.path)")
            return false
        }
        var counts = Counts()
        await withTaskGroup(of: (String, SuiteOutcome).self) { group in
            for (index, line) in lines.enumerated() {
                if index >= 2, let (id, outcome) = await group.next() {
                    counts.take(outcome, of: id, in: name)
                }
                group.addTask {
                    switch line {
                    case .decoded(let decoded): (decoded.id, await outcome(decoded))
                    case .malformed(let id, let reason): (id, .failed(reason))
                    }
                }
            }
            for await (id, outcome) in group { counts.take(outcome, of: id, in: name) }
        }
        print("\(name): \(counts)")
        return counts.failed == 0
    }

    private static func stop(_ message: String) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(2)
    }
}

/// How many cases passed, failed and could not be run.
private struct Counts: CustomStringConvertible {
    private var passed = 0, skipped = 0
    private(set) var failed = 0

    mutating func take(_ outcome: SuiteOutcome, of id: String, in name: String) {
        switch outcome {
        case .passed: passed += 1
        case .skipped: skipped += 1
        case .failed(let reason):
            failed += 1
            print("\(name) \(id): \(reason)")
        }
    }

    var description: String {
        let left = skipped > 0 ? ", \(skipped) skipped: not in this machine's terminfo" : ""
        return "\(passed) passed, \(failed) failed\(left)"
    }
}

/// What became of a case.
enum SuiteOutcome: Sendable {
    case passed
    case failed(String)
    case skipped

    init(failure: String?) {
        self = failure.map(SuiteOutcome.failed) ?? .passed
    }
}

extension WidthCase {
    fileprivate static func outcome(of inputCase: WidthCase) -> SuiteOutcome {
        SuiteOutcome(failure: inputCase.failure())
    }
}

extension InputCase {
    /// By the general rules and by the keys of a terminal of today.
    fileprivate static func outcome(of inputCase: InputCase) -> SuiteOutcome {
        for profile in [TerminalProfile(name: "none"), .ansi] {
            if let failure = inputCase.failure(profile: profile) {
                return .failed("with the keys of \(profile.name): \(failure)")
            }
        }
        return .passed
    }
}
