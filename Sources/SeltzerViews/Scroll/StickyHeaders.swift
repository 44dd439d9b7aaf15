// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The subviews of a scroll view that stay at its edge while their section of the content is
/// visible.
@MainActor
struct StickyHeaders {
    private struct Header {
        let view: View
        let section: Rect
        let axis: Axis
    }

    private var headers: [Header] = []

    /// The headers, in the order in which they were added.
    var views: [View] { headers.map(\.view) }

    /// Adds a header, or changes its section.
    mutating func set(_ view: View, section: Rect, axis: Axis) {
        let header = Header(view: view, section: section, axis: axis)
        if let index = headers.firstIndex(where: { $0.view === view }) {
            headers[index] = header
        } else {
            headers.append(header)
        }
    }

    /// Removes a header.
    mutating func remove(_ view: View) {
        headers.removeAll { $0.view === view }
    }

    /// Moves each header to the edge of the visible part, within its section.
    ///
    /// - Parameter visible: The visible part of the content.
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

    /// Returns the number of cells that headers now cover at a place of the content.
    func coveredNow(at place: Int, along axis: Axis) -> Int {
        var covered = 0
        for header in headers where header.axis == axis && !header.view.isHidden {
            let start = header.view.frame.origin[axis]
            let end = start.saturatingAdding(header.view.frame.size[axis])
            if start <= place { covered = max(covered, end.saturatingSubtracting(place)) }
        }
        return covered
    }

    /// Returns the number of cells that a header will cover when a place of the content is scrolled
    /// to the edge; 0 if the place belongs to the header.
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
