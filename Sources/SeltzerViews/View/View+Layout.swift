// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerLayout

/// The layout that a view waits for.
struct LayoutState {
    /// The sizes that were asked for, where the view keeps them: superviews may rely on them.
    var measurements = LayoutMeasurements()
    var needsLayout = false
    /// Whether ``View/layoutSubviews()`` is running.
    var isLayingOut = false
    /// Whether a view somewhere below needs layout.
    var hasMarkedDescendant = false
    /// Whether ``View/sizeThatFits(_:)`` had nothing better to say than the present size.
    var isMeasuredByDefault = false

    /// Whether the view, or one below, waits for layout.
    var isMarked: Bool { needsLayout || hasMarkedDescendant || measurements.areStale }
}

extension View {
    /// Asks for ``layoutSubviews()`` before the next frame.
    public final func setNeedsLayout() {
        guard !layoutState.needsLayout else { return }
        layoutState.needsLayout = true
        markLayoutPath()
    }

    /// Notes that ``sizeThatFits(_:)`` would return something else than before, so that the superviews lay
    /// out anew whose layout depends on it.
    ///
    /// A superview that is just laying out, and those above it, are left as they are. So are those above a
    /// ``StackView``, a ``GridView`` or a view with constraints inside that turns out to be as large as before.
    public final func invalidateIntrinsicContentSize() {
        var current = self
        while !current.layoutState.measurements.areKept {
            guard let superview = current.superview, !superview.layoutState.isLayingOut else {
                return
            }
            superview.setNeedsLayout()
            current = superview
        }
        current.layoutState.measurements.areStale = true
        current.markLayoutPath()
    }

    /// Returns a size that is kept until ``invalidateIntrinsicContentSize()``, here or below.
    ///
    /// - Parameters:
    ///   - size: The room.
    ///   - measure: Finds out the size.
    final func keptSize(in size: Size, _ measure: () -> Size) -> Size {
        if let kept = layoutState.measurements[size] { return kept }
        let result = measure()
        layoutState.measurements[size] = result
        return result
    }

    /// Finds out which views have another size than those that hold them believe, from the bottom up, and
    /// marks these for layout.
    private func checkMeasurements() {
        if layoutState.hasMarkedDescendant {
            for subview in subviews where subview.layoutState.isMarked {
                subview.checkMeasurements()
            }
        }
        guard layoutState.measurements.areStale else { return }
        let old = layoutState.measurements
        layoutState.measurements = LayoutMeasurements()
        guard !old.holds(for: sizeThatFits) else { return }
        guard let superview, !superview.layoutState.isLayingOut else { return }
        superview.setNeedsLayout()
        superview.invalidateIntrinsicContentSize()
    }

    /// Asks for layout because the view scrolled, or got or lost a subview; what it does itself while it
    /// lays out needs no other layout.
    final func contentDidChange() {
        if !layoutState.isLayingOut { setNeedsLayout() }
    }

    /// Lays out at once what waits for it, in this view and below.
    public final func layoutIfNeeded() {
        guard layoutState.isMarked else { return }
        checkMeasurements()
        layOutSubtree()
    }

    private func layOutSubtree() {
        let isDue = layoutState.needsLayout
        if isDue { layOut() }
        if layoutState.hasMarkedDescendant {
            layoutState.hasMarkedDescendant = false
            for subview in subviews where subview.layoutState.isMarked {
                subview.layOutSubtree()
                // What changed its size meanwhile is looked at before the next layout.
                if subview.layoutState.isMarked { layoutState.hasMarkedDescendant = true }
            }
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
    ///
    /// A stack, a grid and a box that were given no priority resist as the views inside do.
    public final func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
        layoutPriorities(for: axis).hugging
    }

    /// Sets how much the view resists growing; spare room in a stack goes to those that resist least.
    public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
        if axis == .horizontal {
            rareState.horizontal.hugging = priority
        } else {
            rareState.vertical.hugging = priority
        }
        layoutPrioritiesDidChange()
    }

    /// Returns how much the view resists shrinking below the size it would like.
    ///
    /// A stack, a grid and a box that were given no priority resist as the views inside do.
    public final func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
        layoutPriorities(for: axis).compressionResistance
    }

    /// Sets how much the view resists shrinking; where room lacks, those that resist least give way first.
    public final func setContentCompressionResistancePriority(
        _ priority: LayoutPriority,
        for axis: Axis
    ) {
        if axis == .horizontal {
            rareState.horizontal.compressionResistance = priority
        } else {
            rareState.vertical.compressionResistance = priority
        }
        layoutPrioritiesDidChange()
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
