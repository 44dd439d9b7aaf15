// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import ProgramSupport

/// The option that makes a program print all of its actions, for the help.
///
/// ``DemoCommand/main()`` reads it before all other options.
public struct ActionsArguments: ParsableArguments {
    @Option(
        name: .customLong(ActionsFormat.optionName),
        help: ArgumentHelp("\(ActionsFormat.optionSummary)", valueName: "format"))
    var format: String?

    /// Creates the option for a command line without it.
    public init() {}
}
