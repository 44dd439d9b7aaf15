// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerTerminal

/// Returns a display on the terminal of the process; the terminal stays unchanged until the display starts.
///
/// The result is a ``/SeltzerTerminal/TerminalDisplay``. It is a ``CursesWindowDisplay`` if the
/// terminal does not speak ECMA-48, or if the variable `SELTZER_DRIVER` is `ncurses`. Terminals
/// that probably answer are asked for their features, unless the variable `SELTZER_QUERIES` is
/// `off`.
///
/// A ``CursesWindowDisplay`` takes the whole screen in every presentation, because ncurses' windows cannot share
/// it. Inline, the mouse works only if the terminal may be asked, because mouse reports need the row in which the
/// display begins.
///
/// If the variable `SELTZER_RECORD` names a file, the output of the display is recorded in this
/// file.
///
/// - Parameters:
///   - environment: The variables of the environment; `TERM` names the kind of terminal.
///   - presentation: The part of the screen that the display takes.
///   - keepsOutput: Whether output of the process to the terminal is kept and shown at the end; see
///     ``TerminalSession/keepsOutput``.
///   - guardsTerminal: Whether a small process restores the terminal after SIGKILL; see
///     ``TerminalSession/guardsTerminal``.
///   - inputSettings: The waiting time after ESC, and the limit for pastes.
///   - memory: The answers of terminals to earlier displays of the process.
/// - Throws: A ``TerminalError``, whose description is one sentence for the user.
@MainActor
public func openDisplay(
    environment: [String: String] = processEnvironment(),
    presentation: ScreenPresentation = .fullScreen,
    keepsOutput: Bool = true,
    guardsTerminal: Bool = false,
    inputSettings: InputSettings = InputSettings(),
    memory: TerminalMemory? = nil
) throws(TerminalError) -> any Display {
    try openDisplay(
        environment: environment, presentation: presentation, keepsOutput: keepsOutput,
        guardsTerminal: guardsTerminal, inputSettings: inputSettings, memory: memory,
        recording: .wanted(by: environment))
}

/// Returns a display on the terminal of the process; its output is added to a recording.
@MainActor
package func openDisplay(
    environment: [String: String],
    presentation: ScreenPresentation,
    keepsOutput: Bool,
    guardsTerminal: Bool,
    inputSettings: InputSettings,
    memory: TerminalMemory?,
    recording: Recording?
) throws(TerminalError) -> any Display {
    let session = try TerminalSession()
    session.keepsOutput = keepsOutput
    session.guardsTerminal = guardsTerminal
    let profile = try TerminalProfile.current(environment: environment)
    let channel: any ByteChannel =
        recording.map { RecordingChannel(session, recording: $0, terminal: profile.name) }
        ?? session
    if environment["SELTZER_DRIVER"] == "ncurses" || !profile.isANSI {
        return CursesWindowDisplay(
            channel: channel, profile: profile, inputSettings: inputSettings)
    }
    let asks = environment["SELTZER_QUERIES"] != "off" && profile.answersQuestions
    let display = TerminalDisplay(
        channel: channel, profile: profile, asksTerminal: asks,
        inputSettings: inputSettings, memory: memory)
    display.setPresentation(presentation)
    return display
}
