// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import ProgramSupport

/// A command that reports all errors to the user.
///
/// Its messages contain no control characters, and lost output is an error. By itself,
/// swift-argument-parser repeats arguments in its messages with their control characters, and does
/// not notice when its help cannot be written.
public protocol ReportingCommand: AsyncParsableCommand {
    /// The exit status for wrong usage.
    static var usageStatus: Int32 { get }
}

extension ReportingCommand {
    /// The exit status that swift-argument-parser uses.
    public static var usageStatus: Int32 { ExitCode.validationFailure.rawValue }

    /// Runs the command.
    @MainActor
    public static func main() async {
        await run {}
    }

    /// Runs some code before the arguments are read, then the command, and ends the process.
    @MainActor
    static func run(after first: @MainActor () async throws -> Void) async -> Never {
        ThreadRoom.require()
        StandardStream.claim()
        do {
            try await first()
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            try StandardStream.finish()
        } catch {
            end(error)
        }
        exit()
    }

    /// Prints an error, and ends the process with the error's exit status.
    static func end(_ error: any Error) -> Never {
        let status = exitCode(for: error)
        let message = fullMessage(for: error)
        guard !status.isSuccess else { endWell(message) }
        if !message.isEmpty { StandardStream.error.write(message: message) }
        exit(withError: status == .validationFailure ? ExitCode(usageStatus) : status)
    }

    /// Prints help or a version, which contain no arguments, and ends the process.
    private static func endWell(_ message: String) -> Never {
        if !message.isEmpty { print(message) }
        do {
            try StandardStream.finish()
        } catch {
            StandardStream.error.write(message: "Error: \(error)")
            exit(withError: ExitCode.failure)
        }
        exit()
    }
}
