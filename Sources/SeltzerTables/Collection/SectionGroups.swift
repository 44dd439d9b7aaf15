// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The places of one section of a compositional layout: one group that is repeated.
@MainActor
struct SectionGroups {
    let start: Int
    private(set) var end: Int
    private let axis: Axis
    private let count: Int
    /// The frames of the items of the first group.
    private var template: [Rect] = []
    /// The lengths from each group to the next one.
    private var lengths = MeasuredLengths(count: 0, length: 1, lengths: [:])
    private var groupLength = 0
    /// Whether items are as high as their cells.
    private(set) var measuresCells = false
    /// The configuration of the list; nil for a section that is no list.
    private(set) var list: CollectionLayoutListConfiguration?
    /// The place of the first group.
    private var first: Int
    /// The headers and footers: their kinds, frames, and whether they stay visible.
    private var views: [(kind: String, frame: Rect, isHeader: Bool, isPinned: Bool)] = []

    init(
        _ section: CollectionLayoutSection?, count: Int, start: Int, axis: Axis, room: Size,
        lengths measured: [Int: Int] = [:]
    ) {
        (self.start, self.axis, self.count) = (start, axis, count)
        (end, first) = (start, start)
        guard let section else { return }
        list = section.list
        let insets = section.contentInsets.insets
        let inner = Rect(origin: .zero, size: room).inset(by: insets)
        let across = axis.other
        var place = start
        func add(_ item: CollectionLayoutBoundarySupplementaryItem) {
            var frame = Rect(origin: .zero, size: item.layoutSize.size(in: inner.size))
            frame.origin[axis] = place
            frame.origin[across] = inner.origin[across]
            place = place.saturatingAdding(frame.size[axis])
            views.append((item.elementKind, frame, item.alignment == .top, item.pinToVisibleBounds))
        }
        for item in section.boundarySupplementaryItems where item.alignment == .top { add(item) }
        place = place.saturatingAdding(axis == .vertical ? insets.top : insets.left)
        first = place
        var group = Rect(origin: .zero, size: section.group.layoutSize.size(in: inner.size))
        group.origin[across] = inner.origin[across]
        template = section.group.frames(in: group)
        groupLength = group.size[axis]
        let spacing = max(0, section.interGroupSpacing)
        // A measured item has the insets of the template around it.
        let rest = spacing + groupLength - (template.first?.size[axis] ?? 0)
        let groups = template.isEmpty ? 0 : (max(0, count) + template.count - 1) / template.count
        measuresCells =
            axis == .vertical && template.count == 1
            && section.group.layoutSize.heightDimension.isEstimated
        lengths = MeasuredLengths(
            count: groups, length: max(1, groupLength.saturatingAdding(spacing)),
            lengths: measuresCells ? measured.mapValues { $0.saturatingAdding(rest) } : [:])
        if groups > 0 {
            let last = lengths.length(of: groups - 1) - lengths.length + groupLength
            place = place.saturatingAdding(lengths.start(of: groups - 1)).saturatingAdding(last)
        }
        place = place.saturatingAdding(axis == .vertical ? insets.bottom : insets.right)
        for item in section.boundarySupplementaryItems where item.alignment == .bottom { add(item) }
        end = place
    }

    /// The length of an item without a measured cell; nil if items have fixed lengths.
    var estimatedLength: Int? { measuresCells ? template[0].size[axis] : nil }

    /// The kinds of the headers and footers.
    var kinds: [String] { views.map(\.kind) }

    /// The length of the headers that stay visible.
    var pinnedLength: Int {
        views.filter { $0.isPinned && $0.isHeader }.reduce(0) { $0 + $1.frame.size[axis] }
    }

    /// Returns the frame of an item; nil if it does not exist.
    func frame(ofItem item: Int) -> Rect? {
        guard item >= 0, item < count, !template.isEmpty else { return nil }
        var frame = template[item % template.count]
        let group = item / template.count
        frame.origin[axis] = frame.origin[axis]
            .saturatingAdding(lengths.start(of: group)).saturatingAdding(first)
        frame.size[axis] += lengths.length(of: group) - lengths.length
        return frame
    }

    /// Returns the items of the groups between two places.
    func items(from start: Int, to end: Int) -> Range<Int> {
        guard !template.isEmpty, end > max(start, first) else { return 0..<0 }
        let firstGroup = lengths.index(at: max(0, start.saturatingSubtracting(first)))
        let lastGroup = lengths.index(at: end - 1 - first)
        let from = min(count, firstGroup.saturatingMultiplied(by: template.count))
        let to = min(count, (lastGroup + 1).saturatingMultiplied(by: template.count))
        return from..<max(from, to)
    }

    /// Returns the frame of a header or footer, and whether it stays visible; nil for none of the kind.
    func frame(ofKind kind: String, visible: Rect) -> (Rect, Bool)? {
        guard let view = views.first(where: { $0.kind == kind }) else { return nil }
        guard view.isPinned else { return (view.frame, false) }
        var frame = view.frame
        let length = frame.size[axis]
        if view.isHeader {
            let place = visible.origin[axis]
            frame.origin[axis] = max(frame.origin[axis], min(place, end - length))
        } else {
            let place = visible.origin[axis] + visible.size[axis] - length
            frame.origin[axis] = min(frame.origin[axis], max(place, start))
        }
        return (frame, true)
    }
}
