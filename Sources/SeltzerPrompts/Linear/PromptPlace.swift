// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The place where questions are asked.
@MainActor
enum PromptPlace {
    /// Inline on the terminal.
    case screen
    /// Line by line.
    case lines(any LinePort)
    /// Nowhere, because no user is there to answer.
    case nowhere

    /// Returns the place that an environment asks for.
    ///
    /// In a CI service a terminal has no user, so a question would wait for ever. Lines from a pipe
    /// are read in a CI service, too.
    static func wanted(by environment: [String: String]) -> PromptPlace {
        // A test of the whole program operates its screens.
        if ApplicationAdoption.current.get() != nil { return .screen }
        let isUnattended = ProcessTerminal.isUnattended(environment)
        if let port = LineTerminal.wanted(by: environment) {
            return isUnattended && port.isTerminal ? .nowhere : .lines(port)
        }
        return isUnattended ? .nowhere : .screen
    }
}
