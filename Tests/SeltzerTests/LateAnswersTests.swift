// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: cn_answers.

import Pseudoterminal
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Answers of a terminal at the end of a slow line, which come while the program ends.
@Suite struct LateAnswersTests {
    /// How much later the answers come than the end is asked for.
    private static let delay = Duration.milliseconds(700)

    /// How long after its start a program surely waits for answers still.
    private static let limit = Duration.seconds(2)

    @Test(arguments: [("q", 0), ("", SIGTERM), ("", SIGHUP), ("", SIGSEGV), ("", SIGUSR1)])
    func answersAreNotTypedIntoTheShell(keys: String, signal: Int32) async throws {
        var isInTime = false
        // On a machine with much to do the answers can come later than is waited for.
        for _ in 0..<20 where !isInTime {
            isInTime = try await isEndInTime(keys: keys, signal: signal)
        }
        #expect(isInTime)
    }

    /// Ends a program whose terminal answers late; false where it answered too late.
    private func isEndInTime(keys: String, signal: Int32) async throws -> Bool {
        let begin = ContinuousClock.now
        let child = try PseudoterminalChild(program: "ApplicationChild")
        try #require(await child.shows("ready"))
        try #require(child.output.contains("\u{1B}[c"))
        child.type(keys)
        if signal != 0 { child.send(signal) }
        // The line is what takes the time.
        try await Task.sleep(for: Self.delay)
        guard ContinuousClock.now - begin < Self.limit else { return false }
        answer(child)
        let ending = await child.ending()
        #expect(ending == (signal == 0 ? .exited(0) : .signaled(signal)))
        #expect(child.hasOldModes)
        // In its old modes the line shows what it is sent.
        #expect(!child.output.contains("^["))
        return true
    }

    /// Answers each question about the line and each list of questions, as a terminal that knows nothing else.
    private func answer(_ child: PseudoterminalChild) {
        var answers = ""
        for part in child.output.components(of: "\u{1B}[") {
            if part.hasPrefix("5n") { answers += "\u{1B}[0n" }
            if part.hasPrefix("c") { answers += "\u{1B}[?62;22c" }
        }
        child.type(answers)
    }
}

extension String {
    /// The parts between the occurrences of a separator.
    fileprivate func components(of separator: String) -> [Substring] {
        var (parts, rest): ([Substring], Substring) = ([], self[...])
        while let range = rest.firstRange(of: separator) {
            parts.append(rest[..<range.lowerBound])
            rest = rest[range.upperBound...]
        }
        return parts + [rest]
    }
}
