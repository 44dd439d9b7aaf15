// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The thicknesses of the panes of a ``SplitView``, for the next run of the program.
///
/// ```swift
/// try JSONEncoder().encode(splitView.state).write(to: file)
/// ```
public struct SplitViewState: Hashable, Sendable, Codable {
    /// The state of one pane.
    public struct Pane: Hashable, Sendable, Codable {
        /// The thickness in cells; for a collapsed pane, the thickness before the collapse; for a pane that was never
        /// shown, 0.
        public var thickness: Int
        /// Whether the pane is collapsed.
        public var isCollapsed: Bool

        /// Creates the state of a pane.
        public init(thickness: Int, isCollapsed: Bool = false) {
            self.thickness = thickness
            self.isCollapsed = isCollapsed
        }
    }

    /// The panes, in order.
    public var panes: [Pane]

    /// Creates a state.
    public init(panes: [Pane]) {
        self.panes = panes
    }
}
