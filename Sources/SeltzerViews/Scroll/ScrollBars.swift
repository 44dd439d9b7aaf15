// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The two bars of a scroll view: where they lie, and what they show.
@MainActor
struct ScrollBars {
    let vertical = ScrollBar(.vertical)
    let horizontal = ScrollBar(.horizontal)

    /// Both of them.
    var all: [ScrollBar] { [vertical, horizontal] }

    /// Whether the pointer holds one of them.
    var isGripped: Bool { vertical.isGripped || horizontal.isGripped }

    /// Whether a view is one of them.
    func contains(_ view: View) -> Bool { view === vertical || view === horizontal }

    /// Puts them, hidden at first, into the scroll view that they move.
    func install(in scrollView: ScrollView) {
        for bar in all {
            bar.isHidden = true
            scrollView.addSubview(bar)
            bar.addAction(for: .valueChanged) { [weak scrollView] bar in
                scrollView?.contentOffset[bar.axis] = bar.value
            }
        }
    }

    /// Shows those that are needed, at the edges of what is seen now.
    func layOut(in scrollView: ScrollView) {
        let geometry = scrollView.geometry
        let bounds = scrollView.bounds
        let ends = scrollView.scrollIndicatorInsets
        vertical.isHidden = !geometry.bars.contains(.vertical)
        horizontal.isHidden = !geometry.bars.contains(.horizontal)
        if !vertical.isHidden {
            vertical.frame = Rect(
                x: bounds.maxX.saturatingSubtracting(1), y: bounds.minY.saturatingAdding(ends.top),
                width: 1, height: bounds.height.saturatingSubtracting(ends.vertical))
        }
        if !horizontal.isHidden {
            let width = bounds.width.saturatingSubtracting(ends.horizontal)
            horizontal.frame = Rect(
                x: bounds.minX.saturatingAdding(ends.left),
                y: bounds.maxY.saturatingSubtracting(1),
                // The corner belongs to the other one.
                width: width.saturatingSubtracting(vertical.isHidden ? 0 : 1), height: 1)
        }
        for bar in all where !bar.isHidden {
            let extent = geometry[bar.axis]
            bar.values = extent.offsets
            bar.visibleLength = extent.visibleLength
            bar.pageLength = scrollView.pageLength(along: bar.axis)
            bar.value = scrollView.contentOffset[bar.axis]
            bar.isUserInteractionEnabled = scrollView.isScrollEnabled
        }
    }
}
