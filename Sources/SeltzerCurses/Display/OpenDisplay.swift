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
/// A ``CursesWindowDisplay`` takes the whole screen whatever the presentation: ncurses' windows have no
/// part of it. Below the prompt there is a mouse only where the terminal is asked, for its reports are of
/// use only where it is known in which row the display begins.
///
/// - Parameters:
///   - environment: The environment's variables; `TERM` names the terminal's kind.
///   - presentation: How much of the screen the display takes.
///   - keepsOutput: Whether what the process prints on the terminal meanwhile is kept and shown at the end,
///     as ``TerminalSession/keepsOutput`` says; it would spoil the screen.
///   - guardsTerminal: Whether a process of its own gives the terminal back after SIGKILL, as
///     ``TerminalSession/guardsTerminal`` says.
///   - memory: What terminals have answered to earlier displays of the process.
/// - Throws: A ``TerminalError``, whose description is one plain sentence for the user.
@MainActor
public func openDisplay(
    environment: [String: String] = processEnvironment(),
    presentation: ScreenPresentation = .fullScreen,
    keepsOutput: Bool = true,
    guardsTerminal: Bool = false,
    memory: TerminalMemory? = nil
) throws(TerminalError) -> any Display {
    let session = try TerminalSession()
    session.keepsOutput = keepsOutput
    session.guardsTerminal = guardsTerminal
    let profile = try TerminalProfile.current(environment: environment)
    if environment["SELTZER_DRIVER"] == "ncurses" || !profile.isANSI {
        return CursesWindowDisplay(channel: session, profile: profile)
    }
    let asks = environment["SELTZER_QUERIES"] != "off" && profile.answersQuestions
    let display = TerminalDisplay(
        channel: session, profile: profile, asksTerminal: asks, memory: memory)
    display.setPresentation(presentation)
    return display
}
