// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// An invisible screen for linear mode; it is large, so that little must be scrolled, and its only
/// input is the typed lines.
@MainActor
final class LinearDisplay: Display {
    let size = Size(width: 120, height: 60)
    let capabilities = DisplayCapabilities(colorDepth: .monochrome, hasLinks: false)
    /// Called once, when the program has started.
    var onStart: (@MainActor () -> Void)?
    /// Called after each frame.
    var onFrame: @MainActor () -> Void = {}
    /// Called for each request of the program.
    var onRequest: @MainActor (DisplayRequest) -> Void = { _ in }
    private var receive: (@MainActor (DisplayEvent) -> Void)?

    func start(mouse: MouseMode, receive: @escaping @MainActor (DisplayEvent) -> Void) throws {
        self.receive = receive
        onStart?()
        onStart = nil
    }

    func setMouseMode(_ mode: MouseMode) {}

    func show(_ buffer: CellBuffer, damage: Damage, cursor: Cursor?) -> Bool {
        onFrame()
        return true
    }

    func invalidate() {}
    func suspend() {}

    /// Refuses, because the program would write over the lines.
    func runForeground(_ command: [String]) async throws -> Int32 { throw LinearError.noForeground }

    func perform(_ request: DisplayRequest) -> Bool {
        onRequest(request)
        return request != .clipboard
    }

    func stop() { receive = nil }

    /// Reports input, as a terminal would.
    func send(_ event: InputEvent) { receive?(.input([event])) }

    /// Reports the end of the input.
    func disconnect() { receive?(.disconnected) }
}

/// An error for a request that linear mode cannot perform.
enum LinearError: Error, CustomStringConvertible {
    /// Linear mode cannot run another program in the foreground.
    case noForeground

    var description: String {
        "Linear mode cannot run another program: end this one, and run it in the shell."
    }
}
