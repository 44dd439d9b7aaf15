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

/// The shell that runs the commands of `--preview` and `--bind`.
struct Shell: Hashable, Sendable {
    /// The name or the path of the shell.
    let program: String

    /// The shells that understand the quotes of ``ShellWord``.
    private static let known: Set<String> = ["ash", "bash", "dash", "ksh", "mksh", "sh", "zsh"]

    /// Creates the shell that `SHELL` names, if it is a POSIX shell, or else `sh`.
    init(_ name: String? = getenv("SHELL").map { String(cString: $0) }) {
        let base = name?.split(separator: "/").last.map(String.init)
        program = base.map(Self.known.contains) == true ? name ?? "sh" : "sh"
    }

    /// Returns the shell and its arguments for a command.
    func arguments(for command: String) -> [String] { [program, "-c", command] }

    /// Replaces the process by the shell with a command, whose input is the terminal.
    ///
    /// - Returns: The reason why that failed, as a sentence.
    func become(_ command: String) -> String {
        // Standard input was the lines.
        let terminal = open("/dev/tty", O_RDONLY)
        if terminal >= 0 {
            dup2(terminal, STDIN_FILENO)
            close(terminal)
        }
        // A new program keeps the ignored and the blocked signals.
        for number in Int32(1)...31 { signal(number, SIG_DFL) }
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        var arguments = arguments(for: command).map { strdup($0) } + [nil]
        execvp(program, &arguments)
        return "\(program) cannot be started: \(String(cString: strerror(errno)))."
    }

    /// Returns the output of a command, which starts when somebody reads it.
    ///
    /// - Parameters:
    ///   - mergesErrors: Whether standard error is a part of the output. If not, and the command fails without any
    ///     output, its last line is the error.
    ///   - environment: Further variables.
    func output(
        of command: String, mergesErrors: Bool = false, environment: [String: String] = [:]
    ) -> ShellOutput {
        var child = ChildCommand(program, ["-c", command])
        child.environment = environment.mapValues { $0 }
        child.errorOutput = mergesErrors ? .merged : .kept
        child.gracePeriod = .milliseconds(200)
        return ShellOutput(command: child)
    }

    /// Returns the preview that shows the output of a command.
    func preview(_ template: CommandTemplate) -> PickerPreview {
        .output(dependingOn: template.dependencies) { selection in
            let columns = "\(selection.previewSize.width)"
            let lines = "\(selection.previewSize.height)"
            return output(
                of: template.command(for: selection) ?? ":", mergesErrors: true,
                environment: [
                    "COLUMNS": columns, "FZF_PREVIEW_COLUMNS": columns,
                    "FZF_PREVIEW_LINES": lines, "LINES": lines,
                ])
        }
    }
}

/// The output of a command of the shell.
struct ShellOutput: AsyncSequence, Sendable {
    /// A command failed without any output.
    struct CommandFailed: Error, CustomStringConvertible {
        let description: String
    }

    let command: ChildCommand

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(command: command) }

    struct AsyncIterator: AsyncIteratorProtocol {
        let command: ChildCommand
        private var child: ChildProcess?
        private var bytes: ChildBytes.AsyncIterator?
        private var hasOutput = false

        init(command: ChildCommand) { self.command = command }

        mutating func next() async throws -> [UInt8]? {
            if child == nil {
                let started = try ChildProcess(command)
                child = started
                bytes = started.bytes.makeAsyncIterator()
            }
            if let chunk = try await bytes?.next() {
                hasOutput = true
                return chunk
            }
            guard !hasOutput, let end = await child?.end, !end.isSuccess,
                let reason = end.errorText.split(whereSeparator: \.isNewline).last
            else { return nil }
            throw CommandFailed(description: String(reason))
        }
    }
}
