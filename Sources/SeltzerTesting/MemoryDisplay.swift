// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A display in memory, for tests.
@MainActor
public final class MemoryDisplay: Display {
    /// The size of the terminal in cells.
    public private(set) var terminalSize: Size
    /// The size in cells: the size of the terminal, or of the rows of an inline presentation.
    public var size: Size {
        guard case .inline(let height, _) = presentation else { return terminalSize }
        let rows = height.leastRows
        return Size(
            width: terminalSize.width, height: min(max(1, rows), terminalSize.height))
    }
    /// The size of the terminal in cells.
    public var screenSize: Size { terminalSize }
    /// The capabilities of the display; a change is reported to the application.
    public var capabilities: DisplayCapabilities {
        didSet { if capabilities != oldValue { receive?(.capabilitiesChanged) } }
    }
    /// The cells of the screen after all frames so far.
    public private(set) var buffer: CellBuffer
    /// The cursor of the last frame; nil if it is hidden.
    public private(set) var cursor: Cursor?
    /// The number of frames shown so far.
    public private(set) var frameCount = 0
    /// The damage of each frame, newest last.
    public private(set) var damages: [Damage] = []
    /// Whether the display refuses frames, as a slow terminal does.
    ///
    /// Setting it to false again reports ``/SeltzerScreen/DisplayEvent/ready``.
    public var isBusy = false {
        didSet { if oldValue, !isBusy { receive?(.ready) } }
    }
    /// The mouse reports that the application requested.
    public private(set) var mouseMode = MouseMode.off
    /// The keyboard reports that the application requested; a test can still send any input.
    public private(set) var keyboardMode = KeyboardMode.distinct
    /// The presentation that the application requested.
    public private(set) var presentation = ScreenPresentation.fullScreen
    /// The requests of the application, such as a bell or a title, newest last.
    public private(set) var requests: [DisplayRequest] = []
    /// The text of the clipboard, set by the application or by a test.
    public var clipboard: String?
    /// Whether the display answers requests for the clipboard.
    public var tellsClipboard = true
    /// The number of times that the application asked to be stopped.
    public private(set) var suspensionCount = 0

    /// The lines that the application showed above its rows, newest last.
    public private(set) var loggedLines: [StyledText] = []
    /// The events that arrived after the application's end.
    public private(set) var unreadEvents: [InputEvent] = []
    /// The commands of programs that the application ran in the foreground.
    public private(set) var foregroundCommands: [[String]] = []
    /// The stand-in for these programs; returns their exit status, at first 0.
    ///
    /// The display keeps the closure.
    public var foregroundProgram: @MainActor ([String]) async throws -> Int32 = { _ in 0 }

    private var receive: (@MainActor (DisplayEvent) -> Void)?

    /// Creates a blank display with the size of its terminal and with capabilities.
    public init(
        size: Size,
        capabilities: DisplayCapabilities = DisplayCapabilities()
    ) {
        terminalSize = size
        self.capabilities = capabilities
        buffer = CellBuffer(size: size)
    }

    /// Whether an application uses the display.
    public var isStarted: Bool { receive != nil }

    /// Records the presentation, and takes its rows.
    public func setPresentation(_ presentation: ScreenPresentation) {
        self.presentation = presentation
        buffer = buffer.resized(to: size)
    }

    /// Starts to report the events of ``send(_:)``.
    public func start(
        mouse: MouseMode, receive: @escaping @MainActor (DisplayEvent) -> Void
    ) throws {
        self.receive = receive
        mouseMode = mouse
    }

    /// Records the mouse reports; a test can still send any input.
    public func setMouseMode(_ mode: MouseMode) {
        mouseMode = mode
    }

    /// Records the keyboard reports.
    public func setKeyboardMode(_ mode: KeyboardMode) {
        keyboardMode = mode
    }

    /// Copies only the cells inside the damage.
    public func show(_ buffer: CellBuffer, damage: Damage, cursor: Cursor?) -> Bool {
        guard !isBusy else { return false }
        if self.buffer.clusters !== buffer.clusters {
            // Cells refer to clusters by their number in the application's table.
            self.buffer = CellBuffer(size: size, clusters: buffer.clusters)
        }
        for rect in damage.rects { self.buffer.copyCells(of: buffer, in: rect) }
        self.cursor = cursor
        damages.append(damage)
        frameCount += 1
        return true
    }

    /// Records the lines, in every presentation.
    public func log(_ lines: [StyledText]) -> Bool {
        loggedLines += lines
        return true
    }

    /// The marks of shells, each with the number of ``loggedLines`` before it.
    public private(set) var shellMarks: [(line: Int, mark: ShellMark)] = []

    /// Records the mark.
    public func mark(_ mark: ShellMark) { shellMarks.append((loggedLines.count, mark)) }

    /// Does nothing, because the screen in memory is always known.
    public func invalidate() {}

    /// Records the events.
    public func unread(_ events: [InputEvent]) { unreadEvents += events }

    /// Increments ``suspensionCount``.
    public func suspend() {
        suspensionCount += 1
        receive?(.contentLost)
    }

    /// Records the command, and runs ``foregroundProgram``.
    public func runForeground(_ command: [String]) async throws -> Int32 {
        foregroundCommands.append(command)
        defer { receive?(.contentLost) }
        return try await foregroundProgram(command)
    }

    /// The number of times that the bell rang.
    public var beepCount: Int { requests.count { $0 == .bell } }

    /// The title of the terminal's window; nil if the application set none.
    public var title: String? {
        requests.reduce(nil) { title, request in
            if case .title(let new) = request { new } else { title }
        }
    }

    /// Records the request; an answer about the clipboard follows in a later turn.
    @discardableResult
    public func perform(_ request: DisplayRequest) -> Bool {
        guard isStarted else { return false }
        requests.append(request)
        if case .copy(let text) = request { clipboard = text }
        if request == .clipboard, tellsClipboard {
            Task { @MainActor [weak self] in self.map { $0.receive?(.clipboard($0.clipboard)) } }
        }
        return true
    }

    /// Stops reporting; the cells stay.
    public func stop() {
        receive = nil
    }

    /// Reports an event to the application, as a terminal would; does nothing before the start.
    ///
    /// A new size in the event is the size of the whole terminal; the application gets the size of
    /// the rows that it occupies.
    public func send(_ event: DisplayEvent) {
        guard case .input(let events) = event else {
            receive?(event)
            return
        }
        receive?(.input(events.map(taken)))
    }

    private func taken(_ event: InputEvent) -> InputEvent {
        guard case .resize(let terminalSize) = event else { return event }
        self.terminalSize = terminalSize
        buffer = buffer.resized(to: size)
        return .resize(size)
    }
}
