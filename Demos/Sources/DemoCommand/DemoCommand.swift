// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import ProgramSupport
import Seltzer

/// A program whose error messages contain no control characters.
///
/// swift-argument-parser repeats arguments in its messages unchanged, with their control characters.
public protocol DemoCommand: AsyncParsableCommand {
    /// The exit status for wrong usage.
    static var usageStatus: Int32 { get }
    /// Returns the screen of the program without any file, whose actions `--describe-actions` prints.
    @MainActor static func documentedScreen() throws -> ViewController
}

extension DemoCommand {
    /// The exit status that swift-argument-parser uses.
    public static var usageStatus: Int32 { ExitCode.validationFailure.rawValue }

    /// Runs the command.
    ///
    /// Error messages go through the library's sanitizer.
    @MainActor
    public static func main() async {
        ThreadRoom.require()
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
            if let format = try ActionsFormat(arguments: arguments) {
                try await describe(in: format)
                exit()
            }
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            end(error)
        }
        exit()
    }

    /// Prints the actions of the program.
    @MainActor
    private static func describe(in format: ActionsFormat) throws {
        let name = configuration.commandName ?? "\(Self.self)"
        print(
            format.text(
                of: try documentedScreen(), name: name, summary: configuration.abstract),
            terminator: "")
    }

    /// Prints an error, and ends the process with the error's exit status.
    static func end(_ error: any Error) -> Never {
        let status = exitCode(for: error)
        // Help and the version contain no arguments.
        if status.isSuccess { exit(withError: error) }
        let message = fullMessage(for: error)
        if !message.isEmpty { StandardStream.error.write(message: message) }
        exit(withError: status == .validationFailure ? ExitCode(usageStatus) : status)
    }
}
