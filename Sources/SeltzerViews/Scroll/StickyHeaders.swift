// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The subviews of a scroll view that stay at its edge while the part of the content that they head is seen.
@MainActor
struct StickyHeaders {
    private struct Header {
        let view: View
        let section: Rect
        let axis: Axis
    }

    private var headers: [Header] = []

    /// The headers, in the order of adding.
    var views: [View] { headers.map(\.view) }

    /// Adds a header, or gives it another section.
    mutating func set(_ view: View, section: Rect, axis: Axis) {
        let header = Header(view: view, section: section, axis: axis)
        if let index = headers.firstIndex(where: { $0.view === view }) {
            headers[index] = header
        } else {
            headers.append(header)
        }
    }

    /// Forgets a header.
    mutating func remove(_ view: View) {
        headers.removeAll { $0.view === view }
    }

    /// Moves the headers to where they are seen: at the edge, as long as their section lasts.
    ///
    /// - Parameter visible: The part of the content that is seen.
    func place(in visible: Rect) {
        for header in headers {
            let axis = header.axis
            let first = header.section.origin[axis]
            let end = first.saturatingAdding(header.section.size[axis])
            let last = end.saturatingSubtracting(header.view.frame.size[axis])
            let start = visible.origin[axis].clamped(first, max(first, last))
            if header.view.frame.origin[axis] != start { header.view.frame.origin[axis] = start }
        }
    }

    /// The cells at an edge that headers cover while a place of the content lies there.
    func coveredNow(at place: Int, along axis: Axis) -> Int {
        var covered = 0
        for header in headers where header.axis == axis && !header.view.isHidden {
            let start = header.view.frame.origin[axis]
            let end = start.saturatingAdding(header.view.frame.size[axis])
            if start <= place { covered = max(covered, end.saturatingSubtracting(place)) }
        }
        return covered
    }

    /// The cells at an edge that a header covers where a place of the content comes to lie there; none where
    /// the place is the header's own.
    func covered(before place: Int, along axis: Axis) -> Int {
        var covered = 0
        for header in headers where header.axis == axis && !header.view.isHidden {
            let distance = place.saturatingSubtracting(header.section.origin[axis])
            if distance >= 0, distance < header.section.size[axis] {
                covered = max(covered, min(header.view.frame.size[axis], distance))
            }
        }
        return covered
    }
}
