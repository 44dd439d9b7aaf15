// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The thicknesses of the items of a ``DockView``, for the next run of the program.
///
/// ```swift
/// try JSONEncoder().encode(dockView.state).write(to: file)
/// ```
public struct DockViewState: Hashable, Sendable, Codable {
    /// The state of one item.
    public struct Dock: Hashable, Sendable, Codable {
        /// The thickness in cells; for a collapsed item, the thickness before the collapse; for an item that was never
        /// shown, 0.
        public var thickness: Int
        /// Whether the item is collapsed.
        public var isCollapsed: Bool

        /// Creates the state of an item.
        public init(thickness: Int, isCollapsed: Bool = false) {
            self.thickness = thickness
            self.isCollapsed = isCollapsed
        }
    }

    /// The items, the outermost first.
    public var docks: [Dock]

    /// Creates a state.
    public init(docks: [Dock]) { self.docks = docks }
}

extension DockView {
    /// The thicknesses of the items, and whether they are collapsed, for the next run of the program.
    ///
    /// A state for a different number of items is ignored, and so is the thickness of an item that is not resizable.
    /// Setting it is not reported.
    public final var state: DockViewState {
        get {
            DockViewState(
                docks: docks.map { dock in
                    DockViewState.Dock(
                        thickness: dock.keptThickness, isCollapsed: dock.isCollapsed)
                })
        }
        set {
            guard newValue.docks.count == docks.count else { return }
            for (dock, saved) in zip(docks, newValue.docks) { dock.restore(saved) }
        }
    }
}
