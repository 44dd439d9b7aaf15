// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerLayout

extension View {
    /// The active constraints that the view holds: on its own size, and between its subviews.
    public final var constraints: [LayoutConstraint] { constraintStore?.constraints ?? [] }

    /// The contradictions among the constraints that the view holds, in one sentence each; empty if
    /// there are none, and before the layout.
    ///
    /// The application's diagnostics get each contradiction once. All views have frames in spite of
    /// contradictions.
    public final var constraintConflicts: [String] {
        constraintStore?.arrangement?.conflictMessages(in: self) ?? []
    }

    /// The value of ``intrinsicContentSize`` for a missing length.
    public static var noIntrinsicMetric: Int { -1 }

    /// The size that fits the view in a room; nil if neither its class nor its constraints decide.
    final func wantedSize(in size: Size) -> Size? {
        layoutState.isMeasuredByDefault = false
        let result = fittingSize(in: size)
        return layoutState.isMeasuredByDefault ? nil : result
    }

    // MARK: Holding

    /// Makes a constraint active.
    final func holdConstraint(_ constraint: LayoutConstraint) {
        let store = constraintStore ?? ConstraintStore()
        constraintStore = store
        store.add(constraint)
        constraint.holder = self
        constraintsDidChange()
    }

    /// Makes a constraint inactive.
    final func releaseConstraint(_ constraint: LayoutConstraint) {
        constraintStore?.remove(constraint)
        constraint.holder = nil
        constraintsDidChange()
    }

    /// Records that a constraint held here was added, removed or changed its priority.
    final func constraintsDidChange() {
        for view in [self, constraintSuperview] {
            view?.constraintStore?.host?.constraintStore?.invalidate()
            view?.constraintStore?.invalidate()
        }
        constraintConstantDidChange()
    }

    /// Records that a constraint held here changed its constant.
    final func constraintConstantDidChange() {
        contentDidChange()
        invalidateIntrinsicContentSize()
        if superview == nil, let owner = constraintSuperview {
            owner.contentDidChange()
            owner.invalidateIntrinsicContentSize()
        }
        guard let superview, !superview.layoutState.isLayingOut else { return }
        if superview.arranges(self) {
            // The superview needs these constraints in addition to the view's fitting size.
            superview.setNeedsLayout()
            superview.invalidateIntrinsicContentSize()
        } else if hasSizeConstraints {
            superview.prepareLayout(ofSubviewWithConstraints: self)
            superview.setNeedsLayout()
        }
    }

    /// Makes the layout look at a subview whose size has constraints of its own.
    final func prepareLayout(ofSubviewWithConstraints subview: View) {
        guard heldConstraints == nil, subview.hasSizeConstraints else { return }
        heldConstraints = ConstraintStore()
    }

    /// Deactivates the constraints between other views and a removed subview or its subviews.
    final func releaseConstraints(of subview: View) {
        var ancestor: View? = self
        while let view = ancestor {
            for constraint in view.constraintStore?.constraints ?? []
            where !constraint.isOnOwnSize {
                if constraint.firstView?.isLaidOut(inside: subview) != false
                    || constraint.secondView?.isLaidOut(inside: subview) != false
                {
                    constraint.isActive = false
                }
            }
            ancestor = view.superview
        }
    }

    // MARK: Layout

    /// Sets the frames of the subviews that constraints lay out.
    final func layOutConstraints() {
        guard let store = constraintStore, store.isIndependent else { return }
        updateArrangement(of: store)
        store.arrangement?.apply(in: self)
        store.arrangement?.conflictMessages(in: self).forEach(diagnose)
    }

    /// Sets the sizes of the subviews that have constraints on their own size, and no others; their
    /// origins stay.
    ///
    /// Runs before ``layoutSubviews()``, so that a subclass may set other sizes there.
    final func sizeLooseSubviews() {
        guard let store = constraintStore else { return }
        var isArrangementCurrent = false
        for subview in subviews where subview.hasSizeConstraints && !arranges(subview) {
            if !isArrangementCurrent, store.isIndependent { updateArrangement(of: store) }
            isArrangementCurrent = true
            let arrangement = (store.host?.constraintStore ?? store).arrangement
            guard arrangement?.views.contains(where: { $0 === subview }) != true else { continue }
            let size = subview.arrangedSize(in: .unbounded)
            if size != subview.frame.size { subview.frame.size = size }
        }
    }

    private func updateArrangement(of store: ConstraintStore) {
        guard store.arrangement?.isCurrent != true else { return }
        store.invalidate()
        store.arrangement = arrangement(isMeasuring: false)
    }

    /// Returns the size of the view according to the constraints between its subviews.
    final func constraintFittingSize(in size: Size) -> Size {
        guard let store = constraintStore else { return .zero }
        var measurement = store.measurement ?? arrangement(isMeasuring: true)
        if !measurement.isCurrent { measurement = arrangement(isMeasuring: true) }
        let result = measurement.fittingSize(in: size)
        store.measurement = measurement
        return result
    }

    private func arrangement(isMeasuring: Bool) -> ConstraintArrangement {
        let arrangement = ConstraintArrangement(of: self, isMeasuring: isMeasuring)
        for guest in arrangement.guests {
            let store = guest.constraintStore ?? ConstraintStore()
            guest.constraintStore = store
            if store.host !== self { store.invalidate() }
            store.host = self
        }
        return arrangement
    }
}
