// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The sizes that a view said it would like, in the rooms that it was asked for.
struct LayoutMeasurements {
    private struct Measurement {
        let room: Size
        let size: Size
    }

    /// A view is asked once or twice in a layout; what animates would fill the memory.
    private static var limit: Int { 4 }

    private var kept: [Measurement] = []
    private var areForgotten = false
    /// Whether the view would like something else now, perhaps.
    var areStale = false

    /// Whether somebody may rely on a size.
    var areKept: Bool { !kept.isEmpty || areForgotten }

    /// The size for a room; nil where it was not asked for, or is not known any more.
    subscript(room: Size) -> Size? {
        get { areStale ? nil : kept.first { $0.room == room }?.size }
        set {
            guard let newValue, !areStale else { return }
            if kept.count == Self.limit {
                kept = []
                areForgotten = true
            }
            kept.append(Measurement(room: room, size: newValue))
        }
    }

    /// Returns whether a view still likes the sizes that it liked.
    func holds(for measure: (Size) -> Size) -> Bool {
        !areForgotten && kept.allSatisfy { measure($0.room) == $0.size }
    }
}
