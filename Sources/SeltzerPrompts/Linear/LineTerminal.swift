// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Standard input and standard error, for questions on a terminal that cannot move its cursor, or that is read aloud.
///
/// Standard output stays free for data.
final class LineTerminal: LinePort {
    /// The lines of standard input, read ahead.
    private lazy var lines = AsyncThrowingStream<String, any Error> { continuation in
        let task = Task.detached {
            do {
                for try await line in StandardInput.lines { continuation.yield(line.text) }
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        continuation.onTermination = { _ in task.cancel() }
    }

    /// Returns a port if the environment wants questions line by line: with `SELTZER_LINEAR`, or with `TERM=dumb` on a
    /// terminal.
    static func wanted(by environment: [String: String]) -> (any LinePort)? {
        // A test of the whole program drives its screens.
        if ApplicationAdoption.current.get() != nil { return nil }
        let wish = environment["SELTZER_LINEAR"] ?? ""
        let isWanted = !wish.isEmpty && wish != "0"
        let isDumb = environment["TERM"] == "dumb" && StandardInput.isTerminal
        return isWanted || isDumb ? LineTerminal() : nil
    }

    func write(_ text: String) {
        let bytes = Array(
            text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { TextSanitizer.line($0) }.joined(separator: "\n").utf8)
        // Nothing can be said where standard error cannot be written.
        _ = Self.systemWrite(bytes)
    }

    private static func systemWrite(_ bytes: [UInt8]) -> Int {
        #if canImport(Glibc)
        Glibc.write(2, bytes, bytes.count)
        #elseif canImport(Musl)
        Musl.write(2, bytes, bytes.count)
        #else
        Darwin.write(2, bytes, bytes.count)
        #endif
    }

    func readLine(isSecret: Bool) async throws -> String? {
        guard isSecret, StandardInput.isTerminal else { return try await nextLine() }
        var modes = termios()
        guard tcgetattr(0, &modes) == 0 else { return try await nextLine() }
        let shell = modes
        modes.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(0, TCSADRAIN, &modes)
        // A signal that ends the process meanwhile is the shell's to mend: shells set these modes themselves.
        defer {
            var shell = shell
            tcsetattr(0, TCSADRAIN, &shell)
            write("\n")
        }
        return try await nextLine()
    }

    private func nextLine() async throws -> String? {
        // Each iterator goes on where the last one stopped.
        for try await line in lines { return line }
        return nil
    }
}
