// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The two bars of a scroll view, with their places and values.
@MainActor
struct ScrollBars {
    let vertical = ScrollBar(.vertical)
    let horizontal = ScrollBar(.horizontal)

    /// Both bars.
    var all: [ScrollBar] { [vertical, horizontal] }

    /// Whether the pointer holds the thumb of a bar.
    var isGripped: Bool { vertical.isGripped || horizontal.isGripped }

    /// Returns whether a view is one of the bars.
    func contains(_ view: View) -> Bool { view === vertical || view === horizontal }

    /// Draws both bars again.
    func setNeedsDisplay() {
        for bar in all { bar.setNeedsDisplay() }
    }

    /// Adds the bars to the scroll view, hidden at first.
    func install(in scrollView: ScrollView) {
        for bar in all {
            bar.isHidden = true
            scrollView.addSubview(bar)
            bar.addAction(for: .valueChanged) { [weak scrollView] bar in
                scrollView?.barDidMove(bar)
            }
            bar.gripDidChange = { [weak scrollView] in
                scrollView?.gripDidChange(isGripped: $0)
            }
        }
    }

    /// Shows the bars that are needed, at the edges of the visible part.
    func layOut(in scrollView: ScrollView) {
        let geometry = scrollView.geometry
        var bounds = scrollView.bounds
        bounds.size.height = bounds.height.saturatingSubtracting(scrollView.bottomAccessoryHeight)
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
                // The corner belongs to the other bar.
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
