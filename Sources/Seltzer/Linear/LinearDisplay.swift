// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A screen that nobody sees: it is large, so that little has to be scrolled, and reports only what is typed as lines.
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

    /// Refuses: the program would write over the lines.
    func runForeground(_ command: [String]) async throws -> Int32 { throw LinearError.noForeground }

    func perform(_ request: DisplayRequest) -> Bool {
        onRequest(request)
        return request != .clipboard
    }

    func stop() { receive = nil }

    /// Reports input, as a terminal does.
    func send(_ event: InputEvent) { receive?(.input([event])) }

    /// Reports the end of the input.
    func disconnect() { receive?(.disconnected) }
}

/// What linear mode cannot do.
enum LinearError: Error, CustomStringConvertible {
    /// Run another program in the foreground.
    case noForeground

    var description: String {
        "Linear mode cannot run another program: end this one, and run it in the shell."
    }
}
