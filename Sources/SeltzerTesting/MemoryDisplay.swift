// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A display that shows its cells in memory, for tests.
@MainActor
public final class MemoryDisplay: Display {
    /// The extent in cells.
    public private(set) var size: Size
    /// What the display can show and tell; the application is told when this is set to something else.
    public var capabilities: DisplayCapabilities {
        didSet { if capabilities != oldValue { receive?(.capabilitiesChanged) } }
    }
    /// What is shown: the cells of all frames taken so far.
    public private(set) var buffer: CellBuffer
    /// The cursor of the last frame; nil where it is hidden.
    public private(set) var cursor: Cursor?
    /// The number of frames taken.
    public private(set) var frameCount = 0
    /// The damage of each frame, the newest last.
    public private(set) var damages: [Damage] = []
    /// Whether frames are refused, as by a terminal that is slow.
    ///
    /// ``/SeltzerScreen/DisplayEvent/ready`` follows when this is set to false again.
    public var isBusy = false {
        didSet { if oldValue, !isBusy { receive?(.ready) } }
    }
    /// The reports wanted of the mouse.
    public private(set) var mouseMode = MouseMode.off
    /// The reports wanted of the keyboard; what a test sends is reported all the same.
    public private(set) var keyboardMode = KeyboardMode.distinct
    /// How much of a screen is wanted; the display has its own extent all the same.
    public private(set) var presentation = ScreenPresentation.fullScreen
    /// What the display was asked to do beside showing cells, the newest last.
    public private(set) var requests: [DisplayRequest] = []
    /// What the clipboard holds: what an application copied last, or what a test puts there.
    public var clipboard: String?
    /// Whether the display tells what the clipboard holds; it says nothing otherwise.
    public var tellsClipboard = true
    /// How often the process would have been stopped.
    public private(set) var suspensionCount = 0

    /// The events that came after the application's end.
    public private(set) var unreadEvents: [InputEvent] = []
    /// The commands of the programs that were to run on the screen.
    public private(set) var foregroundCommands: [[String]] = []
    /// What those programs do; returns their exit status, 0 at first.
    ///
    /// The display keeps the closure.
    public var foregroundProgram: @MainActor ([String]) async throws -> Int32 = { _ in 0 }

    private var receive: (@MainActor (DisplayEvent) -> Void)?

    /// Creates a display that shows blanks.
    public init(
        size: Size,
        capabilities: DisplayCapabilities = DisplayCapabilities()
    ) {
        self.size = size
        self.capabilities = capabilities
        buffer = CellBuffer(size: size)
    }

    /// Whether an application holds the display.
    public var isStarted: Bool { receive != nil }

    /// Notes how much of a screen is wanted.
    public func setPresentation(_ presentation: ScreenPresentation) {
        self.presentation = presentation
    }

    /// Begins to pass on what ``send(_:)`` gets.
    public func start(
        mouse: MouseMode, receive: @escaping @MainActor (DisplayEvent) -> Void
    ) throws {
        self.receive = receive
        mouseMode = mouse
    }

    /// Notes the reports wanted of the mouse; what a test sends is reported all the same.
    public func setMouseMode(_ mode: MouseMode) {
        mouseMode = mode
    }

    /// Notes the reports wanted of the keyboard.
    public func setKeyboardMode(_ mode: KeyboardMode) {
        keyboardMode = mode
    }

    /// Takes the cells inside the damage, and only those.
    public func show(_ buffer: CellBuffer, damage: Damage, cursor: Cursor?) -> Bool {
        guard !isBusy else { return false }
        if self.buffer.clusters !== buffer.clusters {
            // Cells name clusters by their number in the application's table.
            self.buffer = CellBuffer(size: size, clusters: buffer.clusters)
        }
        for rect in damage.rects { self.buffer.copyCells(of: buffer, in: rect) }
        self.cursor = cursor
        damages.append(damage)
        frameCount += 1
        return true
    }

    /// Does nothing: memory forgets nothing.
    public func invalidate() {}

    /// Notes the events.
    public func unread(_ events: [InputEvent]) { unreadEvents += events }

    /// Counts.
    public func suspend() {
        suspensionCount += 1
        receive?(.contentLost)
    }

    /// Notes the command and runs ``foregroundProgram``.
    public func runForeground(_ command: [String]) async throws -> Int32 {
        foregroundCommands.append(command)
        defer { receive?(.contentLost) }
        return try await foregroundProgram(command)
    }

    /// How often the bell was rung.
    public var beepCount: Int { requests.count { $0 == .bell } }

    /// The window's title; nil for its own.
    public var title: String? {
        requests.reduce(nil) { title, request in
            if case .title(let new) = request { new } else { title }
        }
    }

    /// Notes the request; what the clipboard holds is told in a later turn.
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

    /// Reports nothing more; what is shown stays.
    public func stop() {
        receive = nil
    }

    /// Reports something to the application, as a terminal would; nothing before the start.
    public func send(_ event: DisplayEvent) {
        if case .input(let events) = event {
            for case .resize(let size) in events { resize(to: size) }
        }
        receive?(event)
    }

    private func resize(to size: Size) {
        self.size = size
        buffer = buffer.resized(to: size)
    }
}
