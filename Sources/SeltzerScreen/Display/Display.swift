// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Something that shows cells and yields input: a real terminal, ncurses' windows, or memory.
///
/// An application calls ``start(mouse:receive:)`` once, shows frames, and calls ``stop()`` at the end.
/// Everything happens on the main actor, and no call waits for the terminal.
@MainActor
public protocol Display: AnyObject {
    /// The extent in cells; zero on both sides before the start if it is not known.
    var size: Size { get }

    /// What the display can show and tell.
    ///
    /// Settled by the start but for what only the terminal itself knows, such as its colours:
    /// ``DisplayEvent/capabilitiesChanged`` tells of that.
    var capabilities: DisplayCapabilities { get }

    /// Takes hold of the screen and begins to report.
    ///
    /// - Parameters:
    ///   - mouse: The reports wanted of the mouse.
    ///   - receive: Called on the main actor for each event, never before this call has returned.
    /// - Throws: An error whose description is one plain sentence for the user, if there is no
    ///   terminal or it cannot be used. The display is as before then.
    func start(mouse: MouseMode, receive: @escaping @MainActor (DisplayEvent) -> Void) throws

    /// Asks for other reports of the mouse from now on; does nothing on a display that is not started.
    func setMouseMode(_ mode: MouseMode)

    /// Takes so much of the screen, from the next start on or, where it is another number of rows, from now
    /// on; ``size`` tells of it at once.
    ///
    /// A display that has no rows below a prompt takes the whole screen.
    func setPresentation(_ presentation: ScreenPresentation)

    /// Shows the cells of a buffer where they changed, and the cursor; nil hides the cursor.
    ///
    /// - Returns: Whether the frame was taken. A display that has not yet got rid of an earlier
    ///   frame takes none; it sends ``DisplayEvent/ready`` later, and the caller shows what is
    ///   newest then, with the damage of all frames that were not taken.
    @discardableResult
    func show(_ buffer: CellBuffer, damage: Damage, cursor: Cursor?) -> Bool

    /// Forgets what the display is believed to show, so that the next frame paints every cell.
    func invalidate()

    /// Gives the screen back, stops the process as Ctrl-Z does in a shell, and takes hold of the
    /// screen again when the process goes on; ``DisplayEvent/contentLost`` follows then.
    ///
    /// A display that has no process to stop does nothing.
    func suspend()

    /// Gives the screen to another program and takes it again when that has ended;
    /// ``DisplayEvent/contentLost`` follows then, and before it the size if that is another.
    ///
    /// Nothing is reported meanwhile, and frames shown are lost.
    ///
    /// - Parameter command: The program, looked up as a shell does, and its arguments.
    /// - Returns: Its exit status; 128 and the signal's number for one that a signal has ended.
    /// - Throws: An error whose description is one plain sentence for the user, if it does not start.
    func runForeground(_ command: [String]) async throws -> Int32

    /// Does something beside showing cells, as soon as there is room for it.
    ///
    /// Of requests of one kind that wait for a slow display only the last is done.
    ///
    /// - Returns: Whether the display can do it, as far as it knows.
    @discardableResult
    func perform(_ request: DisplayRequest) -> Bool

    /// Takes back the last events it reported, in the same turn: the application has ended before them, and
    /// what was typed is for the next display on this terminal.
    func unread(_ events: [InputEvent])

    /// Gives the screen back as it was; nothing is reported any more.
    ///
    /// Does nothing on a display that is not started. After ``DisplayEvent/terminated(signal:)`` the
    /// process ends here of that signal.
    func stop()
}

extension Display {
    /// Does nothing: the whole screen is taken.
    public func setPresentation(_ presentation: ScreenPresentation) {}

    /// Does nothing: what was typed ahead is lost.
    public func unread(_ events: [InputEvent]) {}
}
