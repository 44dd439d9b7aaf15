// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The parts of one section of a flow layout, along the axis that scrolls.
struct FlowSection {
    /// The length of the header; 0 for none.
    var header: Int
    /// The length of the footer; 0 for none.
    var footer: Int
    var inset: Insets
    var items: FlowArrangement

    /// Returns the length of the section.
    func length(along axis: Axis) -> Int {
        let insets = axis == .vertical ? inset.vertical : inset.horizontal
        return header.saturatingAdding(insets).saturatingAdding(items.length)
            .saturatingAdding(footer)
    }
}

/// The sections of a flow layout, one after the other.
struct FlowSections {
    let axis: Axis
    /// The length of the collection view across the axis.
    let breadth: Int
    private var sections: [FlowSection] = []
    /// The first place of each section, and the end of the last one.
    private var starts = [0]

    init(axis: Axis, breadth: Int) {
        (self.axis, self.breadth) = (axis, breadth)
    }

    mutating func append(_ section: FlowSection) {
        starts.append(starts[sections.count].saturatingAdding(section.length(along: axis)))
        sections.append(section)
    }

    /// The size of all sections.
    var size: Size {
        var size = Size.zero
        size[axis] = starts[sections.count]
        size[axis.other] = breadth
        return size
    }

    // MARK: Sections

    /// Returns the sections that a rectangle may touch.
    func sections(in rect: Rect) -> Range<Int> {
        let start = rect.origin[axis], end = start.saturatingAdding(max(0, rect.size[axis]))
        guard end > start, !sections.isEmpty else { return 0..<0 }
        let first = section(at: start)
        return first..<max(first, section(at: end - 1)) + 1
    }

    /// Returns the section at a place: the last one that begins there or before.
    private func section(at place: Int) -> Int {
        var (low, high) = (0, sections.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= place { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Returns the length of the header of the section at a point; 0 for none.
    func headerLength(at point: Point) -> Int {
        sections.isEmpty ? 0 : sections[section(at: point[axis])].header
    }

    // MARK: Items

    private func origin(ofSection section: Int) -> Point {
        let inset = sections[section].inset
        var origin = Point(x: inset.left, y: inset.top)
        origin[axis] = origin[axis].saturatingAdding(starts[section])
            .saturatingAdding(sections[section].header)
        return origin
    }

    /// Returns the items of a section that a rectangle may touch.
    func items(inSection section: Int, in rect: Rect) -> Range<Int> {
        let start = origin(ofSection: section)[axis], first = rect.origin[axis]
        return sections[section].items.items(
            from: first.saturatingSubtracting(start),
            to: first.saturatingAdding(max(0, rect.size[axis])).saturatingSubtracting(start))
    }

    /// Returns the frame of an item; nil if it does not exist.
    func frame(ofItem path: TableIndexPath) -> Rect? {
        guard sections.indices.contains(path.section), path.row >= 0,
            path.row < sections[path.section].items.count
        else { return nil }
        let origin = origin(ofSection: path.section)
        return sections[path.section].items.frame(ofItem: path.row)
            .offsetBy(dx: origin.x, dy: origin.y)
    }

    /// Returns the frame of a header or footer; nil if there is none.
    ///
    /// - Parameters:
    ///   - isHeader: Whether the frame is of the header.
    ///   - section: The section.
    ///   - visibleStart: The first visible place, at which the header stays as long as the section reaches there; nil
    ///     for the header's own place.
    func frame(ofHeader isHeader: Bool, inSection section: Int, pinnedTo visibleStart: Int?)
        -> Rect?
    {
        guard sections.indices.contains(section) else { return nil }
        let length = isHeader ? sections[section].header : sections[section].footer
        guard length > 0 else { return nil }
        var frame = Rect.zero
        let end = starts[section + 1]
        frame.size[axis] = length
        frame.size[axis.other] = breadth
        var start = isHeader ? starts[section] : end - length
        if let visibleStart {
            start = max(start, min(visibleStart, end - length))
        }
        frame.origin[axis] = start
        return frame
    }
}
