// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerCurses

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
    private let input: Int32
    private let output: Int32
    /// The lines of standard input, read ahead.
    private lazy var lines = AsyncThrowingStream<String, any Error> { [input] continuation in
        let task = Task.detached {
            do {
                for try await line in StandardInput.typedLines(of: input) {
                    continuation.yield(line.text)
                }
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        continuation.onTermination = { _ in task.cancel() }
    }

    private init(input: Int32 = 0, output: Int32 = 2) {
        (self.input, self.output) = (input, output)
    }

    /// Returns a port if the environment wants questions line by line: with `SELTZER_LINEAR`, or with `TERM=dumb` on a
    /// terminal.
    ///
    /// With `SELTZER_LINEAR=tty` it is the terminal of the process, whatever standard input is.
    static func wanted(by environment: [String: String]) -> (any LinePort)? {
        // A test of the whole program drives its screens.
        if ApplicationAdoption.current.get() != nil { return nil }
        let wish = environment["SELTZER_LINEAR"] ?? ""
        if wish == "tty" {
            let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC)
            if descriptor >= 0 { return LineTerminal(input: descriptor, output: descriptor) }
        }
        let isWanted = !wish.isEmpty && wish != "0"
        let isDumb = environment["TERM"] == "dumb" && StandardInput.isTerminal
        return isWanted || isDumb ? LineTerminal() : nil
    }

    func write(_ text: String) {
        let bytes = Array(
            text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { TextSanitizer.line($0) }.joined(separator: "\n").utf8)
        // Nothing can be said where standard error cannot be written.
        _ = systemWrite(bytes)
    }

    private func systemWrite(_ bytes: [UInt8]) -> Int {
        #if canImport(Glibc)
        Glibc.write(output, bytes, bytes.count)
        #elseif canImport(Musl)
        Musl.write(output, bytes, bytes.count)
        #else
        Darwin.write(output, bytes, bytes.count)
        #endif
    }

    func readLine(isSecret: Bool) async throws -> String? {
        guard isSecret, isatty(input) != 0 else { return try await nextLine() }
        var modes = termios()
        guard tcgetattr(input, &modes) == 0 else { return try await nextLine() }
        let shell = modes
        modes.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(input, TCSADRAIN, &modes)
        // A signal that ends the process meanwhile is the shell's to mend: shells set these modes themselves.
        defer {
            var shell = shell
            tcsetattr(input, TCSADRAIN, &shell)
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
