// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Pseudoterminal
import SuiteCases

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension TerminfoCase {
    /// What is sent to a terminal that is asked what it can do.
    private static let question = "\u{1B}[c", answer = "\u{1B}[?62c"

    /// Runs a program on a terminal of that name, types keys, and looks at what it draws and at its end.
    static func outcome(of terminfoCase: TerminfoCase) async -> SuiteOutcome {
        guard
            let child = try? PseudoterminalChild(
                [TerminalProgram.flag], program: "Suites",
                environment: [
                    "TERM": terminfoCase.term, "TERMINFO_DIRS": variable("TERMINFO_DIRS"),
                ]
            )
        else { return .failed("the program does not start") }
        let hasShown = await child.showsPlainly(TerminalProgram.text)
        // One that is silent would be waited for at the end.
        if child.output.contains(question) { child.type(answer) }
        var hasAnswered = false
        if hasShown {
            child.type(TerminalProgram.key)
            hasAnswered = await child.showsPlainly(TerminalProgram.reply)
            child.type("q")
        }
        let ending = await child.ending()
        guard ending != .never else { return .failed("the program does not end") }
        if ending == .exited(TerminalProgram.unknownTerminal), terminfoCase.mustRun {
            return .skipped
        }
        guard child.hasOldModes else { return .failed("the line's modes are not put back") }
        guard terminfoCase.mustRun else {
            let isRefused =
                ending == .exited(TerminalProgram.uselessTerminal)
                || ending == .exited(TerminalProgram.unknownTerminal)
            return isRefused && child.hasOneSentence
                ? .passed : .failed("not refused: \(ending), \(child.words)")
        }
        guard ending == .exited(0) else { return .failed("\(ending): \(child.words)") }
        guard hasShown else { return .failed("the text does not appear: \(child.words)") }
        return hasAnswered ? .passed : .failed("no answer to a key: \(child.words)")
    }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}

extension PseudoterminalChild {
    /// Waits until a text is there, control characters left out, or the program has said why it ends.
    fileprivate func showsPlainly(_ text: String) async -> Bool {
        _ = await holds { child in
            child.plain.contains(text) || child.bytes.last == 0x0A && child.hasOneSentence
        }
        return plain.contains(text)
    }

    private var plain: String {
        String(decoding: bytes.filter { $0 >= 0x20 }, as: UTF8.self)
    }

    /// What was written, without what does not print.
    fileprivate var words: String {
        String(decoding: bytes.filter { $0 >= 0x20 && $0 < 0x7F }.suffix(200), as: UTF8.self)
    }

    /// Whether the program said one sentence and sent no control characters.
    fileprivate var hasOneSentence: Bool {
        output.filter(\.isNewline).count == 1 && words.hasSuffix(".")
            && bytes.allSatisfy { $0 >= 0x20 || $0 == 0x0A || $0 == 0x0D }
    }
}
