// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import SeltzerTerminal
import SuiteCases

/// Runs the suites of a directory: `Suites DIR`.
///
/// Prints the id of each case that fails and a line of counts for each file. The exit code is 1 if a
/// case failed or a file is missing, 2 without a directory.
@main
struct Suites {
    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == TerminalProgram.flag { return await TerminalProgram.main() }
        guard arguments.count == 1, let path = arguments.first else {
            stop("Usage: Suites DIR, a directory with width.jsonl, input.jsonl and terminfo.jsonl")
        }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
            isDirectory.boolValue
        else { stop("There is no directory \(path).") }
        let directory = URL(fileURLWithPath: path, isDirectory: true)
        let width = run("width", in: directory, WidthCase.outcome)
        let input = run("input", in: directory, InputCase.outcome)
        let terminfo = run("terminfo", in: directory, TerminfoCase.outcome)
        exit(width && input && terminfo ? 0 : 1)
    }

    /// Runs the cases of a file and prints what failed.
    ///
    /// - Returns: Whether all that could be run passed.
    private static func run<Case: SuiteCase>(
        _ name: String,
        in directory: URL,
        _ outcome: (Case) -> SuiteOutcome
    ) -> Bool {
        let file = directory.appendingPathComponent(name + ".jsonl")
        guard let lines = try? Case.lines(of: file) else {
            print("\(name): there is no readable file \(file.path)")
            return false
        }
        var (passed, failed, skipped) = (0, 0, 0)
        for line in lines {
            let (id, result): (String, SuiteOutcome) =
                switch line {
                case .decoded(let decoded): (decoded.id, outcome(decoded))
                case .malformed(let id, let reason): (id, .failed(reason))
                }
            switch result {
            case .passed: passed += 1
            case .skipped: skipped += 1
            case .failed(let reason):
                failed += 1
                print("\(name) \(id): \(reason)")
            }
        }
        let left = skipped > 0 ? ", \(skipped) skipped: not in this machine's terminfo" : ""
        print("\(name): \(passed) passed, \(failed) failed\(left)")
        return failed == 0
    }

    private static func stop(_ message: String) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(2)
    }
}

/// What became of a case.
enum SuiteOutcome {
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
