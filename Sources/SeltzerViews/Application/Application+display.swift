// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen

/// Suspension, redrawing, and other programs on the terminal.
extension Application {
    /// Gives the terminal back and stops the process, as Ctrl-Z does in a shell.
    public final func suspend() {
        mouse.cancelAll(at: clock.now)
        frames.display?.suspend()
    }

    /// Redraws every cell in the next frame.
    public final func repaint() {
        frames.invalidateAll()
    }

    /// Gives the terminal to another program, such as an editor, until it ends; then the same
    /// screen is shown again.
    ///
    /// ```swift
    /// let status = try await application.runForeground(["vi", path])
    /// ```
    ///
    /// The terminal is the program's standard input, output and error, even if this process uses
    /// pipes. Ctrl-Z in the program also stops this process; `fg` continues both. Ctrl-C goes to
    /// the program only. Tasks and timers continue meanwhile, and current gestures are cancelled.
    ///
    /// - Parameter command: The program, looked up in `PATH`, and its arguments.
    /// - Returns: The program's exit status; 128 plus the signal's number if a signal ended it.
    /// - Throws: An error whose description is one plain sentence for the user. It is thrown if the
    ///   program does not start, if another program has the terminal already, or if the application
    ///   does not run.
    public final func runForeground(_ command: [String]) async throws -> Int32 {
        guard let display = frames.display, !isEnding else { throw ApplicationError.notRunning }
        mouse.cancelAll(at: clock.now)
        return try await display.runForeground(command)
    }

    final func presentationChanged() {
        guard let display = frames.display else { return }
        display.setPresentation(presentation(rows: fitsRows ? display.size.height : nil))
        themeChanged()
        setNeedsFrame()
        guard display.size != frames.bounds.size else { return }
        mouse.cancelAll(at: clock.now)
        dispatch(.resize(display.size))
    }

    final func mouseModeChanged() {
        guard let display = frames.display else { return }
        if mouseMode == .off || mouseMode == .clicks { mouse.cancelAll(at: clock.now) }
        display.setMouseMode(mouseMode)
    }

    final func capabilitiesChanged() {
        guard let display = frames.display else { return }
        let previous = capabilities
        capabilities = display.capabilities
        frames.takeCapabilities(of: display)
        invalidate(frames.bounds)
        let hasOtherWidths = capabilities.joinedClusters != previous.joinedClusters
        let hasOtherColors =
            (capabilities.colorDepth, capabilities.background, capabilities.foreground)
            != (previous.colorDepth, previous.background, previous.foreground)
            || capabilities.appearance != previous.appearance
        if hasOtherWidths || hasOtherColors { for window in windows { window.remeasure() } }
        broadcast(CapabilitiesChanged(previous: previous, current: capabilities))
    }

    final func focusChanged(_ isFocused: Bool) {
        if !isFocused {
            keys.cancel()
            mouse.cancelAll(at: clock.now)
        }
        guard isFocused != isActive else { return }
        isActive = isFocused
        if isFocused {
            broadcast(ApplicationBecameActive())
        } else {
            broadcast(ApplicationResignedActive())
        }
    }
}
