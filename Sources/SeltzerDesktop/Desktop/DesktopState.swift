// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The places of the windows of a ``DesktopView``, for the next run of the program.
///
/// ```swift
/// try JSONEncoder().encode(desktop.state).write(to: file)
/// ```
public struct DesktopState: Hashable, Sendable, Codable {
    /// The place of one window.
    public struct Window: Hashable, Sendable, Codable {
        /// The `identifier` of the window.
        public var identifier: String
        /// The column of its free frame.
        public var x: Int
        /// The row of its free frame.
        public var y: Int
        /// The width of its free frame in cells.
        public var width: Int
        /// The height of its free frame in cells.
        public var height: Int
        /// The placement of the window.
        public var placement: WindowPlacement
        /// Whether it is minimized.
        public var isMinimized: Bool

        /// Creates the place of a window.
        public init(
            identifier: String, frame: Rect, placement: WindowPlacement = .free,
            isMinimized: Bool = false
        ) {
            self.identifier = identifier
            (x, y) = (frame.minX, frame.minY)
            (width, height) = (frame.width, frame.height)
            self.placement = placement
            self.isMinimized = isMinimized
        }

        /// The free frame in the coordinates of the desktop.
        public var frame: Rect { Rect(x: x, y: y, width: width, height: height) }
    }

    /// The windows, from the back to the front.
    public var windows: [Window]

    /// Creates a state.
    public init(windows: [Window]) { self.windows = windows }
}
