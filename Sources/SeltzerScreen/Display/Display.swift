// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A place that shows cells and yields input: a real terminal, ncurses' windows, or memory.
///
/// An application calls ``start(mouse:receive:)`` once, shows frames, and calls ``stop()`` at the end.
/// Everything happens on the main actor, and no call waits for the terminal.
@MainActor
public protocol Display: AnyObject {
    /// The size of the screen in cells; zero before the start if it is not known.
    var size: Size { get }

    /// The size in cells of the whole screen, of which an inline presentation takes some rows; ``size`` by default.
    var screenSize: Size { get }

    /// The capabilities of the display.
    ///
    /// They are complete when the display has started, except for facts that only the terminal
    /// knows, such as its colors. ``DisplayEvent/capabilitiesChanged`` announces these facts.
    var capabilities: DisplayCapabilities { get }

    /// Takes over the screen and begins to report events.
    ///
    /// - Parameters:
    ///   - mouse: The mouse reports that the application wants.
    ///   - receive: Called on the main actor for each event, never before this call has returned.
    /// - Throws: An error whose description is one sentence for the user, if there is no terminal or it cannot be
    ///   used. The display is then unchanged.
    func start(mouse: MouseMode, receive: @escaping @MainActor (DisplayEvent) -> Void) throws

    /// Changes the mouse reports that the application gets; no effect on a display that is not
    /// started.
    func setMouseMode(_ mode: MouseMode)

    /// Changes the keyboard reports that the application gets: from the next start on, or at once
    /// if the display is started.
    ///
    /// A display may report more than the mode requests.
    func setKeyboardMode(_ mode: KeyboardMode)

    /// Sets the part of the screen that the application takes: from the next start on, or at once
    /// if only the number of rows changes.
    ///
    /// ``size`` has the new value at once. A display that cannot run inline takes the whole screen.
    func setPresentation(_ presentation: ScreenPresentation)

    /// Shows the damaged cells of a buffer, and the cursor; nil hides the cursor.
    ///
    /// - Returns: Whether the display took the frame. A display refuses frames until it has sent
    ///   the earlier one. Then it sends ``DisplayEvent/ready``, and the caller shows the newest
    ///   cells with the damage of all refused frames.
    @discardableResult
    func show(_ buffer: CellBuffer, damage: Damage, cursor: Cursor?) -> Bool

    /// Shows lines above the rows of an inline presentation, together with the next frame.
    ///
    /// The lines stay in the terminal's memory. Lines that the terminal cannot take yet wait, and
    /// ``show(_:damage:cursor:)`` returns false until all are shown.
    ///
    /// - Parameter lines: The lines in their order; their colors must not be roles.
    /// - Returns: Whether the display will show the lines; false if it takes the whole screen or is
    ///   not started.
    func log(_ lines: [StyledText]) -> Bool

    /// Sets a mark of shells before the next line of ``log(_:)``, if the terminal knows such marks.
    ///
    /// Terminals that are not known to understand the mark get none.
    func mark(_ mark: ShellMark)

    /// Whether lines wait for the next frame, which must be shown even if no cell changed.
    var hasWaitingLines: Bool { get }

    /// Returns the lines that wait, and forgets them; called after the end, so that the lines can
    /// be shown elsewhere.
    func takeWaitingLines() -> [StyledText]

    /// Forgets the content of the display, so that the next frame paints every cell.
    func invalidate()

    /// Restores the terminal, stops the process as Ctrl-Z does in a shell, and takes over the screen again when the
    /// process continues.
    ///
    /// After that, ``DisplayEvent/contentLost`` follows. No effect on a display without a process
    /// to stop.
    func suspend()

    /// Lends the terminal to another program, and takes over the screen again when the program has
    /// ended.
    ///
    /// Then the display reports a changed size and ``DisplayEvent/contentLost``. While the program
    /// runs, the display reports no events and shows no frames.
    ///
    /// - Parameter command: The program, looked up as a shell does, and its arguments.
    /// - Returns: The exit status of the program, or 128 plus the signal's number if a signal ended it.
    /// - Throws: An error whose description is one sentence for the user, if the program cannot be
    ///   started.
    func runForeground(_ command: [String]) async throws -> Int32

    /// Performs a request such as bell, title or clipboard, as soon as the display has room for it.
    ///
    /// A slow display performs only the last of several waiting requests of one kind.
    ///
    /// - Returns: Whether the display can perform the request, as far as it knows.
    @discardableResult
    func perform(_ request: DisplayRequest) -> Bool

    /// Returns the last reported events to the display, because the application ended before it used them.
    ///
    /// The next display on this terminal reports them. Call this in the same turn of the main actor
    /// in which the events were reported.
    func unread(_ events: [InputEvent])

    /// Restores the terminal; the display reports nothing after that.
    ///
    /// No effect on a display that is not started. After ``DisplayEvent/terminated(signal:)``, this
    /// call ends the process with the same signal.
    func stop()
}

extension Display {
    /// The size of the display, which takes the whole screen.
    public var screenSize: Size { size }

    /// Does nothing: the display has one kind of keyboard reports.
    public func setKeyboardMode(_ mode: KeyboardMode) {}

    /// Does nothing: the display takes the whole screen.
    public func setPresentation(_ presentation: ScreenPresentation) {}

    /// Returns false: the display shows no lines above its rows.
    public func log(_ lines: [StyledText]) -> Bool { false }

    /// Does nothing: the display shows no lines above its rows.
    public func mark(_ mark: ShellMark) {}

    /// False: the display shows no lines above its rows.
    public var hasWaitingLines: Bool { false }

    /// Returns no lines: the display shows none above its rows.
    public func takeWaitingLines() -> [StyledText] { [] }

    /// Does nothing: the events are lost.
    public func unread(_ events: [InputEvent]) {}
}
