// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The parts of a view that the next frame must draw, in the view's own coordinates.
///
/// Most views are marked as a whole, or have one part marked several times in a frame.
struct DisplayMarks {
    private struct Kinds: OptionSet {
        let rawValue: UInt8
        static let whole = Kinds(rawValue: 1)
        static let parts = Kinds(rawValue: 2)
        static let below = Kinds(rawValue: 4)
    }

    private var parts: [Rect] = []
    /// One byte, because a frame reads it for each subview of a marked view.
    private var kinds: Kinds = []

    /// Whether nothing is marked, in the view or below.
    var isEmpty: Bool { kinds.isEmpty }

    /// Whether the view itself or a part of it is marked.
    var isMarkedItself: Bool { !kinds.subtracting(.below).isEmpty }

    /// Whether something below the view is marked.
    var areBelow: Bool {
        get { kinds.contains(.below) }
        set { if newValue { kinds.insert(.below) } else { kinds.remove(.below) } }
    }

    /// The maximum number of parts; with more, the first one grows.
    private static let limit = 17

    /// Marks the whole view, with the bounds that it will have in the next frame.
    mutating func insertAll() {
        if kinds.contains(.parts) {
            parts.removeAll(keepingCapacity: true)
            kinds.remove(.parts)
        }
        kinds.insert(.whole)
    }

    /// Marks a rectangle that is not empty.
    mutating func insert(_ rect: Rect) {
        guard !kinds.contains(.whole) else { return }
        guard kinds.contains(.parts) else {
            kinds.insert(.parts)
            return parts.append(rect)
        }
        if rect.contains(parts[0]) {
            parts[0] = rect
        } else if !parts.contains(where: { $0.contains(rect) }) {
            if parts.count < Self.limit {
                parts.append(rect)
            } else {
                parts[0] = parts[0].union(rect)
            }
        }
    }

    /// Calls a closure with each marked rectangle of a view with these bounds; the marks stay.
    func forEach(of bounds: Rect, _ body: (Rect) -> Void) {
        if kinds.contains(.whole) {
            if !bounds.isEmpty { body(bounds) }
        } else if kinds.contains(.parts) {
            parts.forEach(body)
        }
    }

    /// Calls a closure with each marked rectangle of a view with these bounds, and removes the
    /// marks.
    ///
    /// Marks of subviews stay.
    @inline(__always)
    mutating func removeAll(of bounds: Rect, _ body: (Rect) -> Void) {
        if kinds.contains(.whole) {
            if !bounds.isEmpty { body(bounds) }
        } else if kinds.contains(.parts) {
            parts.forEach(body)
            parts.removeAll(keepingCapacity: true)
        }
        kinds.formIntersection(.below)
    }
}
