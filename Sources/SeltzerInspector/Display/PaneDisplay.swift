// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The display of the inspector: its part of a ``SplitDisplay``.
@MainActor
final class PaneDisplay: Display {
    private weak var split: SplitDisplay?
    private var receive: (@MainActor (DisplayEvent) -> Void)?

    init(of split: SplitDisplay) { self.split = split }

    var size: Size { split?.area.inspector.size ?? .zero }
    var capabilities: DisplayCapabilities { split?.capabilities ?? DisplayCapabilities() }

    /// Whether the inspector runs on the display.
    var isStarted: Bool { receive != nil }

    func start(mouse: MouseMode, receive: @escaping @MainActor (DisplayEvent) -> Void) throws {
        self.receive = receive
    }

    /// Passes an event to the inspector.
    func send(_ event: DisplayEvent) { receive?(event) }

    /// Does nothing, because the inspector needs all reports.
    func setMouseMode(_ mode: MouseMode) {}

    func show(_ buffer: CellBuffer, damage: Damage, cursor: Cursor?) -> Bool {
        split?.showInspector(buffer, damage: damage, cursor: cursor) ?? true
    }

    func invalidate() {}

    func suspend() { split?.suspend() }

    func runForeground(_ command: [String]) async throws -> Int32 {
        guard let split else { throw ApplicationError.notRunning }
        return try await split.runForeground(command)
    }

    func perform(_ request: DisplayRequest) -> Bool {
        if case .title = request { return false }
        return split?.perform(request) ?? false
    }

    func stop() { receive = nil }
}
