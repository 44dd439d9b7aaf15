// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen

/// What the application asks of its display, and what that tells of itself.
extension Application {
    /// Gives the terminal back and stops the process, as Ctrl-Z does in a shell.
    public final func suspend() {
        mouse.cancelAll(at: clock.now)
        frames.display?.suspend()
    }

    /// Paints every cell in the next frame.
    public final func repaint() {
        frames.invalidateAll()
    }

    /// Gives the terminal to another program, such as an editor, and comes back to the same screen when it has
    /// ended.
    ///
    /// ```swift
    /// let status = try await application.runForeground(["vi", path])
    /// ```
    ///
    /// The program has the terminal as its standard input, output and error, also where the process's own are
    /// pipes. Ctrl-Z there stops this process as well, and `fg` continues both; Ctrl-C is the program's alone.
    /// Tasks and timers go on meanwhile, and gestures under way are cancelled.
    ///
    /// - Parameter command: The program, looked up in `PATH`, and its arguments.
    /// - Returns: The program's exit status; 128 and the signal's number where a signal has ended it.
    /// - Throws: An error whose description is one plain sentence for the user, where the program does not
    ///   start, another one has the terminal already, or the application does not run.
    public final func runForeground(_ command: [String]) async throws -> Int32 {
        guard let display = frames.display, !isEnding else { throw ApplicationError.notRunning }
        mouse.cancelAll(at: clock.now)
        return try await display.runForeground(command)
    }

    final func presentationChanged() {
        guard let display = frames.display else { return }
        display.setPresentation(presentation)
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
        invalidate(frames.bounds)
        if capabilities.joinedClusters != previous.joinedClusters {
            for window in windows { window.remeasureText() }
        }
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
