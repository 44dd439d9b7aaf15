// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A display that tells of each frame it took.
@MainActor
final class CountingDisplay: Display {
    private let display: any Display
    /// Called after each frame that was taken.
    var frameShown: @MainActor () -> Void = {}

    init(_ display: any Display) {
        self.display = display
    }

    var size: Size { display.size }
    var capabilities: DisplayCapabilities { display.capabilities }

    func start(mouse: MouseMode, receive: @escaping @MainActor (DisplayEvent) -> Void) throws {
        try display.start(mouse: mouse, receive: receive)
    }

    func setMouseMode(_ mode: MouseMode) { display.setMouseMode(mode) }
    func setKeyboardMode(_ mode: KeyboardMode) { display.setKeyboardMode(mode) }

    func show(_ buffer: CellBuffer, damage: Damage, cursor: Cursor?) -> Bool {
        guard display.show(buffer, damage: damage, cursor: cursor) else { return false }
        frameShown()
        return true
    }

    func invalidate() { display.invalidate() }
    func suspend() { display.suspend() }
    func runForeground(_ command: [String]) async throws -> Int32 {
        try await display.runForeground(command)
    }
    func perform(_ request: DisplayRequest) -> Bool { display.perform(request) }
    func stop() { display.stop() }
}
