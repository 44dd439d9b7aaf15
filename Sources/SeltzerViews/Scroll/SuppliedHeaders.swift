// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The headers that the source of a scroll view supplies: the visible headers, and a few for reuse.
///
/// This is a class, because the removal of a header calls back into it.
@MainActor
final class SuppliedHeaders {
    private var shown: [Int: View] = [:]
    private var unused: [View] = []

    /// The maximum number of headers at once, even if a source supplies more.
    ///
    /// A screen has fewer rows.
    private static var maximumCount: Int { 2_000 }

    /// Removes the headers of sections that went out of sight, and adds the headers of visible
    /// sections.
    func update(in scrollView: ScrollView) {
        let sections = visibleSections(in: scrollView)
        for (section, view) in shown where !sections.contains(section) {
            shown[section] = nil
            unused.append(view)
        }
        for section in sections { show(section, in: scrollView) }
        for view in unused where view.superview === scrollView { view.removeFromSuperview() }
        if unused.count > sections.count { unused.removeSubrange(sections.count...) }
    }

    /// Removes all headers.
    func removeAll(in scrollView: ScrollView) {
        let views = Array(shown.values)
        shown = [:]
        unused = []
        for view in views where view.superview === scrollView { view.removeFromSuperview() }
    }

    /// Drops a header that is being removed.
    func forget(_ view: View) {
        if let section = shown.first(where: { $0.value === view })?.key { shown[section] = nil }
    }

    /// Returns the number of rows that a header will cover when a row of the content is scrolled to
    /// the top.
    func covered(before row: Int, in scrollView: ScrollView) -> Int {
        guard let source = scrollView.stickyHeaderSource else { return 0 }
        let count = max(0, source.numberOfStickyHeaders(in: scrollView))
        let section = Self.first(in: 0..<count) {
            source.scrollView(scrollView, rowsOfSection: $0).upperBound > row
        }
        guard section < count else { return 0 }
        let distance = row.saturatingSubtracting(
            source.scrollView(scrollView, rowsOfSection: section).lowerBound)
        let height = source.scrollView(scrollView, heightOfStickyHeader: section)
        return max(0, min(height, distance))
    }

    private func visibleSections(in scrollView: ScrollView) -> Range<Int> {
        guard let source = scrollView.stickyHeaderSource else { return 0..<0 }
        let count = max(0, source.numberOfStickyHeaders(in: scrollView))
        let seen = scrollView.visibleRect
        guard !seen.isEmpty else { return 0..<0 }
        let first = Self.first(in: 0..<count) {
            source.scrollView(scrollView, rowsOfSection: $0).upperBound > seen.minY
        }
        var end = first
        while end < count, end - first < Self.maximumCount,
            source.scrollView(scrollView, rowsOfSection: end).lowerBound < seen.maxY
        {
            end += 1
        }
        return first..<end
    }

    private func show(_ section: Int, in scrollView: ScrollView) {
        guard let source = scrollView.stickyHeaderSource else { return }
        let rows = source.scrollView(scrollView, rowsOfSection: section)
        let height = source.scrollView(scrollView, heightOfStickyHeader: section)
        let seen = scrollView.visibleRect
        let view =
            shown[section]
            ?? source.scrollView(scrollView, stickyHeader: section, reusing: unused.popLast())
        shown[section] = view
        let length = rows.upperBound.saturatingSubtracting(rows.lowerBound)
        let size = Size(width: seen.width, height: max(0, height))
        if view.frame.size != size || view.superview !== scrollView {
            view.frame = Rect(origin: Point(x: seen.minX, y: rows.lowerBound), size: size)
        }
        scrollView.addStickyHeader(
            view,
            for: Rect(x: seen.minX, y: rows.lowerBound, width: seen.width, height: length))
        if view.superview !== scrollView { shown[section] = nil }
    }

    /// Returns the first number that meets a condition, by bisection; the end of the range if there
    /// is none.
    ///
    /// All numbers after that one must meet the condition, too.
    private static func first(in range: Range<Int>, where isTrue: (Int) -> Bool) -> Int {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if isTrue(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
