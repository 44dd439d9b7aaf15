// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CPseudoterminal
import Foundation
import SuiteCases

extension TerminfoCase {
    /// Runs a program on a terminal of that name, types `q` when it has drawn, and looks at its end.
    static func outcome(of terminfoCase: TerminfoCase) -> SuiteOutcome {
        let run = TerminalProgramRun(term: terminfoCase.term)
        defer { run.close() }
        run.waitForEnd(typing: "q", after: TerminalProgram.text)
        guard run.hasEnded else { return .failed("the program does not end") }
        if run.status == TerminalProgram.unknownTerminal { return .skipped }
        guard run.hasFirstModes else { return .failed("the line's modes are not put back") }
        guard terminfoCase.mustRun else {
            let isRefused = run.status == TerminalProgram.uselessTerminal && run.isOneSentence
            return isRefused ? .passed : .failed("not refused: status \(run.status), \(run.words)")
        }
        guard run.status == 0 else { return .failed("status \(run.status): \(run.words)") }
        return run.hasShown ? .passed : .failed("the text does not appear: \(run.words)")
    }
}

/// The program on a terminal made for it.
private final class TerminalProgramRun {
    private let child: cpt_child
    private var output: [UInt8] = []
    private(set) var status: Int32 = 0
    private(set) var hasEnded = false
    private(set) var hasShown = false

    init(term: String) {
        var environment = ProcessInfo.processInfo.environment
        environment["TERM"] = term
        environment["SWIFT_BACKTRACE"] = "enable=no"
        let words = [CommandLine.arguments[0], TerminalProgram.flag]
        let path = Bundle.main.executablePath ?? words[0]
        child = Self.withStrings(words) { words in
            Self.withStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
                cpt_spawn(path, words, environment, -1, -1)
            }
        }
        hasEnded = child.process <= 0
        if hasEnded { status = -1 }
    }

    /// Whether the line is as it was before the start.
    var hasFirstModes: Bool {
        withUnsafePointer(to: child) { cpt_has_first_modes($0) }
    }

    /// What was written, without what does not print.
    var words: String {
        String(decoding: output.filter { $0 >= 0x20 && $0 < 0x7F }.suffix(200), as: UTF8.self)
    }

    /// Whether the program said one sentence and sent no control characters.
    var isOneSentence: Bool {
        let text = String(decoding: output, as: UTF8.self)
        return text.filter { $0.isNewline }.count == 1 && words.hasSuffix(".")
            && output.allSatisfy { $0 >= 0x20 || $0 == 0x0A || $0 == 0x0D }
    }

    /// Reads until the program has ended, at most 10 s; types a key when a text has come.
    func waitForEnd(typing key: Character, after text: String) {
        let limit = Date(timeIntervalSinceNow: 10)
        while !hasEnded, Date() < limit {
            takeOutput()
            if !hasShown, Self.plain(output).contains(text) {
                hasShown = true
                var byte = key.asciiValue ?? 0
                write(child.controller, &byte, 1)
            }
            hasEnded = cpt_has_ended(child.process, &status)
        }
        takeOutput()
        if !hasEnded {
            kill(child.process, SIGKILL)
            waitpid(child.process, nil, 0)
        }
    }

    private func takeOutput() {
        var chunk = [UInt8](repeating: 0, count: 4096)
        let count = cpt_read(child.controller, &chunk, chunk.count)
        if count > 0 { output += chunk.prefix(count) }
    }

    /// Text without control characters.
    private static func plain(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.filter { $0 >= 0x20 }, as: UTF8.self)
    }

    func close() {
        guard child.process > 0 else { return }
        Foundation.close(child.controller)
        if child.terminal >= 0 { Foundation.close(child.terminal) }
    }

    private static func withStrings<Result>(
        _ strings: [String],
        _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        let copies = strings.map { strdup($0) } + [nil]
        defer { for copy in copies { free(copy) } }
        return copies.withUnsafeBufferPointer { body($0.baseAddress!) }
    }
}
