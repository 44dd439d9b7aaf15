// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import ProgramSupport
import Seltzer

/// A demo: a command with a screen.
public protocol DemoCommand: ReportingCommand {
    /// Returns the screen of the program without any file, whose actions `--describe-actions`
    /// prints.
    @MainActor static func documentedScreen() throws -> ViewController
}

extension DemoCommand {
    /// Runs the command, or prints its actions for `--describe-actions`.
    @MainActor
    public static func main() async {
        await run {
            guard
                let format = try ActionsFormat(arguments: Array(CommandLine.arguments.dropFirst()))
            else { return }
            try describe(in: format)
            try StandardStream.finish()
            exit()
        }
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
}
