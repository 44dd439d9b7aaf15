// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerCurses
import SeltzerScreen
import SeltzerTerminal
import SeltzerViews

extension Application {
    /// Creates an application on the terminal of the process.
    ///
    /// ```swift
    /// let branch = try await Application(root: picker, presentation: .inline(rows: 10))
    ///     .run(until: BranchChosen.self)
    /// ```
    ///
    /// What the terminal has answered is remembered for the next run. The application's diagnostics are written to standard error when it has ended.
    ///
    /// - Parameters:
    ///   - root: The controller of the first window.
    ///   - presentation: How much of the screen the application takes: all of it, or rows below the prompt.
    ///   - keepsOutput: Whether what the program prints on the terminal meanwhile, which would spoil the screen,
    ///     is kept and shown at the end, also after a crash. Standard output and error that lead elsewhere are
    ///     left alone.
    ///   - guardsTerminal: Whether a small process of its own gives the terminal back if this one is killed by
    ///     SIGKILL, which cannot be caught.
    public convenience init(
        root: ViewController,
        presentation: ScreenPresentation = .fullScreen,
        keepsOutput: Bool = true,
        guardsTerminal: Bool = false
    ) {
        let memory = TerminalMemory()
        self.init(root: root) {
            do throws(TerminalError) {
                return try openDisplay(
                    keepsOutput: keepsOutput, guardsTerminal: guardsTerminal, memory: memory)
            } catch {
                throw ApplicationError(error)
            }
        }
        self.presentation = presentation
        diagnosticHandler = writeToStandardError
        reducesMotion = processEnvironment()["SELTZER_REDUCES_MOTION"] == "1"
    }
}

extension ApplicationError {
    /// Creates the error of an application for what is wrong with its terminal.
    init(_ error: TerminalError) {
        self = error == .noTerminal ? .noTerminal : .unusableTerminal(error.description)
    }
}
