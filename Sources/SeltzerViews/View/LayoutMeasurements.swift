// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The fitting sizes of a view in the rooms in which it was measured.
struct LayoutMeasurements {
    private struct Measurement {
        let room: Size
        let size: Size
    }

    /// The maximum number of sizes.
    ///
    /// A layout measures a view in one or two rooms, but an animation in many.
    private static var limit: Int { 4 }

    private var kept: [Measurement] = []
    private var areForgotten = false
    /// Whether the cached sizes may be stale.
    var areStale = false

    /// Whether a superview may rely on a cached size.
    var areKept: Bool { !kept.isEmpty || areForgotten }

    /// The size for a room; nil if it was not measured, or is no longer cached.
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

    /// Returns whether a new measurement gives the same sizes.
    func holds(for measure: (Size) -> Size) -> Bool {
        !areForgotten && kept.allSatisfy { measure($0.room) == $0.size }
    }
}
