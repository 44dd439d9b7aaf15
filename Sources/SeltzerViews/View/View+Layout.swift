// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerLayout

/// What layout a view waits for, and how it gives way in a stack.
struct LayoutState {
    var needsLayout = false
    /// Whether ``View/layoutSubviews()`` is running.
    var isLayingOut = false
    /// Whether a view somewhere below needs layout.
    var hasMarkedDescendant = false
    /// Whether ``View/sizeThatFits(_:)`` had nothing better to say than the present size.
    var isMeasuredByDefault = false
    var horizontal = LayoutPriorities()
    var vertical = LayoutPriorities()

    /// Whether the view, or one below, waits for layout.
    var isMarked: Bool { needsLayout || hasMarkedDescendant }
}

/// How much a view resists growing and shrinking along one axis.
struct LayoutPriorities: Equatable {
    var hugging = LayoutPriority.defaultHigh
    var compressionResistance = LayoutPriority.defaultHigh
}

extension View {
    /// Asks for ``layoutSubviews()`` before the next frame.
    public final func setNeedsLayout() {
        guard !layoutState.needsLayout else { return }
        layoutState.needsLayout = true
        markLayoutPath()
    }

    /// Notes that ``sizeThatFits(_:)`` would return something else than before, so that the superviews lay
    /// out anew.
    ///
    /// A superview that is just laying out, and those above it, are left as they are.
    public final func invalidateIntrinsicContentSize() {
        var current = superview
        while let view = current, !view.layoutState.isLayingOut {
            view.setNeedsLayout()
            current = view.superview
        }
    }

    /// Asks for layout because the view scrolled, or got or lost a subview; what it does itself while it
    /// lays out needs no other layout.
    final func contentDidChange() {
        if !layoutState.isLayingOut { setNeedsLayout() }
    }

    /// Lays out at once what waits for it, in this view and below.
    public final func layoutIfNeeded() {
        let isDue = layoutState.needsLayout
        if isDue { layOut() }
        if layoutState.hasMarkedDescendant {
            layoutState.hasMarkedDescendant = false
            for subview in subviews { subview.layoutIfNeeded() }
        }
        if isDue { layoutDidEnd() }
    }

    private func layOut() {
        layoutState.needsLayout = false
        layoutState.isLayingOut = true
        defer { layoutState.isLayingOut = false }
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        if constraintStore != nil { layOutConstraints() }
        controller?.viewDidLayoutSubviews()
    }

    /// Gives the view the size that it would like with no limit, keeping its origin.
    public final func sizeToFit() {
        frame.size = sizeThatFits(.unbounded)
    }

    /// Returns how much the view resists growing beyond the size it would like.
    public final func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
        axis == .horizontal ? layoutState.horizontal.hugging : layoutState.vertical.hugging
    }

    /// Sets how much the view resists growing; spare room in a stack goes to those that resist least.
    public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
        if axis == .horizontal {
            layoutState.horizontal.hugging = priority
        } else {
            layoutState.vertical.hugging = priority
        }
        invalidateIntrinsicContentSize()
    }

    /// Returns how much the view resists shrinking below the size it would like.
    public final func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
        axis == .horizontal
            ? layoutState.horizontal.compressionResistance
            : layoutState.vertical.compressionResistance
    }

    /// Sets how much the view resists shrinking; where room lacks, those that resist least give way first.
    public final func setContentCompressionResistancePriority(
        _ priority: LayoutPriority,
        for axis: Axis
    ) {
        if axis == .horizontal {
            layoutState.horizontal.compressionResistance = priority
        } else {
            layoutState.vertical.compressionResistance = priority
        }
        invalidateIntrinsicContentSize()
    }

    /// Marks the way from the root to this view, so that layout finds it.
    final func markLayoutPath() {
        guard layoutState.isMarked else { return }
        var current = superview
        while let view = current, !view.layoutState.hasMarkedDescendant {
            view.layoutState.hasMarkedDescendant = true
            current = view.superview
        }
        containingWindow?.application?.setNeedsFrame()
    }
}
