// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerLayout

extension View {
    final func markForLayout() {
        guard !layoutState.needsLayout else { return }
        layoutState.needsLayout = true
        markLayoutPath()
    }

    final func markMeasurements() {
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

    /// Records that showing or hiding the view may change the sizes of its superviews.
    ///
    /// The view keeps its own size, so invalidating that size would not reach the superviews.
    final func visibilityDidChange() {
        guard let superview, !superview.layoutState.isLayingOut else { return }
        superview.setNeedsLayout()
        if superview.hasNaturalPrioritiesOfContent {
            superview.layoutPrioritiesDidChange()
        } else {
            superview.invalidateIntrinsicContentSize()
        }
    }

    /// Returns the size for a room, and caches it until ``invalidateIntrinsicContentSize()`` is
    /// called on this view or one below it.
    ///
    /// - Parameters:
    ///   - size: The room.
    ///   - measure: Computes the size if none is cached for this room.
    final func keptSize(in size: Size, _ measure: () -> Size) -> Size {
        if let kept = layoutState.measurements[size] { return kept }
        let result = measure()
        layoutState.measurements[size] = result
        return result
    }

    /// Measures views with stale sizes again, from the bottom up, and marks the superviews of the
    /// views whose size changed.
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

    /// Requests a layout because the view scrolled, or got or lost a subview, unless this happened
    /// in its own layout.
    final func contentDidChange() {
        if !layoutState.isLayingOut { setNeedsLayout() }
    }

    final func layOutIfMarked() {
        guard layoutState.isMarked else { return }
        updateConstraintsIfNeeded()
        checkMeasurements()
        layOutSubtree()
    }

    /// Lays out the view and its subviews now, unless the view's own layout has called this.
    package final func layoutUnlessLayingOut() {
        if !layoutState.isLayingOut, !layoutState.isPreparing { layoutIfNeeded() }
    }

    private func layOutSubtree() {
        if layoutState.needsLayout, !layoutState.isPreparing { controller?.layoutWillBegin() }
        let isDue = layoutState.needsLayout && !layoutState.isPreparing
        if isDue { layOut() }
        if layoutState.hasMarkedDescendant {
            layoutState.hasMarkedDescendant = false
            for subview in subviews where subview.layoutState.isMarked {
                subview.layOutSubtree()
                // A view that changed its size meanwhile is measured again before the next layout.
                if subview.layoutState.isMarked { layoutState.hasMarkedDescendant = true }
            }
        }
        if isDue { layoutDidEnd() }
    }

    private func layOut() {
        if let controller {
            // This is not part of the layout: the superview measured the view before the changes
            // that the controller makes here.
            layoutState.isPreparing = true
            controller.viewWillLayoutSubviews()
            layoutState.isPreparing = false
        }
        layoutState.needsLayout = false
        layoutState.isLayingOut = true
        defer { layoutState.isLayingOut = false }
        if heldConstraints != nil { sizeLooseSubviews() }
        layoutSubviews()
        if heldConstraints != nil { layOutConstraints() }
        if rare != nil { placeCover() }
        controller?.viewDidLayoutSubviews()
    }

    final func takeFittingSize() {
        let room = Size(
            width: ownBounds.width > 0 ? ownBounds.width : .max,
            height: ownBounds.height > 0 ? ownBounds.height : .max)
        frame.size = sizeThatFits(room)
    }

    /// Returns the strength with which the view resists growing beyond its fitting size.
    ///
    /// A stack, a grid or a box without a priority of its own uses the priorities of its subviews.
    public final func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
        layoutPriorities(for: axis).hugging
    }

    /// Sets the strength with which the view resists growing.
    ///
    /// A stack gives spare room to the views that resist least. Without a call, it is UIKit's number
    /// for the class: 250 for most views, 750 for switches, steppers and activity indicators, and 750
    /// along the vertical axis for controls of one line.
    public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
        if axis == .horizontal {
            rareState.horizontal.hugging = priority
        } else {
            rareState.vertical.hugging = priority
        }
        layoutPrioritiesDidChange()
    }

    /// Returns the strength with which the view resists shrinking below its fitting size.
    ///
    /// A stack, a grid or a box without a priority of its own uses the priorities of its subviews.
    public final func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
        layoutPriorities(for: axis).compressionResistance
    }

    /// Sets the strength with which the view resists shrinking.
    ///
    /// A stack without enough room shrinks the views that resist least.
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

    /// Returns whether a stack made by an initializer with an axis gives the view spare room along
    /// an axis, if no view has a flex.
    ///
    /// Text fields, tables and other views that can use room take it, and each view whose hugging
    /// priority the program set to ``/SeltzerLayout/LayoutPriority/defaultLow`` or less.
    public final func takesSpareRoom(along axis: Axis) -> Bool {
        layoutPriorities(for: axis).fittingHugging <= .defaultLow
    }

    /// Sets the strength with which the view resists both growing and shrinking, along both axes.
    package final func setContentPriorities(_ priority: LayoutPriority) {
        for axis in [Axis.horizontal, .vertical] {
            setContentHuggingPriority(priority, for: axis)
            setContentCompressionResistancePriority(priority, for: axis)
        }
    }

    /// Marks the superviews up to the root, so that layout finds this view.
    final func markLayoutPath() {
        guard layoutState.isMarked else { return }
        var current = superview
        while let view = current, !view.layoutState.hasMarkedDescendant {
            view.layoutState.hasMarkedDescendant = true
            current = view.superview
        }
        if isInWindow { containingWindow?.application?.setNeedsFrame() }
    }
}
