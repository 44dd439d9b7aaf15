// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerTerminal

/// Returns a display on the terminal that the process talks to; nothing is changed on it before the
/// display's start.
///
/// It is a ``/SeltzerTerminal/TerminalDisplay``; a ``CursesWindowDisplay`` where the terminal does not
/// speak ECMA-48, or where the variable `SELTZER_DRIVER` is `ncurses`. Terminals that are likely to
/// answer are asked what they can do, unless the variable `SELTZER_QUERIES` is `off`.
///
/// - Parameters:
///   - environment: The environment's variables; `TERM` names the terminal's kind.
///   - memory: What terminals have answered to earlier displays of the process.
/// - Throws: A ``TerminalError``, whose description is one plain sentence for the user.
@MainActor
public func openDisplay(
    environment: [String: String] = processEnvironment(),
    memory: TerminalMemory? = nil
) throws(TerminalError) -> any Display {
    let session = try TerminalSession()
    let profile = try TerminalProfile.current(environment: environment)
    if environment["SELTZER_DRIVER"] == "ncurses" || !profile.isANSI {
        return CursesWindowDisplay(channel: session, profile: profile)
    }
    let asks = environment["SELTZER_QUERIES"] != "off" && profile.answersQuestions
    return TerminalDisplay(
        channel: session, profile: profile, asksTerminal: asks, memory: memory)
}
