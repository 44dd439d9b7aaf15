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

/// Standard input and standard error, for questions on a terminal that cannot move its cursor, or
/// whose text is read aloud.
///
/// Standard output stays free for data.
final class LineTerminal: LinePort {
    private let input: Int32
    private let output: Int32
    /// The maximum number of bytes of an answer.
    private static let longestLine = 1 << 18

    private init(input: Int32 = 0, output: Int32 = 2) {
        (self.input, self.output) = (input, output)
    }

    /// Returns a port if the environment asks for questions line by line: with `SELTZER_LINEAR`, or
    /// with `TERM=dumb` on a terminal.
    ///
    /// With `SELTZER_LINEAR=tty` it is the terminal of the process, even if standard input is a
    /// pipe.
    static func wanted(by environment: [String: String]) -> LineTerminal? {
        let wish = environment["SELTZER_LINEAR"] ?? ""
        if wish == "tty" {
            let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC)
            if descriptor >= 0 { return LineTerminal(input: descriptor, output: descriptor) }
        }
        let isWanted = !wish.isEmpty && wish != "0"
        let isDumb = environment["TERM"] == "dumb" && StandardInput.isTerminal
        return isWanted || isDumb ? LineTerminal() : nil
    }

    /// Whether a user types the lines.
    var isTerminal: Bool { isatty(input) != 0 }

    func write(_ text: String) {
        let bytes = Array(
            text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { TextSanitizer.line($0) }.joined(separator: "\n").utf8)
        // If standard error cannot be written, the text is lost.
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
        // If a signal ends the process meanwhile, the shell restores the modes: shells set these
        // modes themselves.
        defer {
            var shell = shell
            tcsetattr(input, TCSADRAIN, &shell)
            write("\n")
        }
        return try await nextLine()
    }

    /// Returns the next line; leaves the input after it for the next question, or for a program
    /// that reads in between.
    private func nextLine() async throws -> String? {
        do {
            return try await StandardInput.typedLine(of: input, limit: Self.longestLine)
                .map { Self.text(of: $0.bytes) }
        } catch is CancellationError {
            throw PromptError.cancelled
        }
    }

    /// Returns the text of a line, without a byte order mark, and without the carriage return of a
    /// Windows line end.
    static func text(of line: [UInt8]) -> String {
        var line = line[...]
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return String(decoding: line.withoutByteOrderMark, as: UTF8.self)
    }
}
