// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import ProgramSupport

/// The option by which a program prints all of its actions, as the help shows it.
///
/// ``DemoCommand/main()`` reads it before all others.
public struct ActionsArguments: ParsableArguments {
    @Option(
        name: .customLong(ActionsFormat.optionName),
        help: ArgumentHelp("\(ActionsFormat.optionSummary)", valueName: "format"))
    var format: String?

    /// Creates the option as it was not given.
    public init() {}
}
