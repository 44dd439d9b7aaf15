// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerLayout

extension View {
    /// The active constraints that the view holds: on its own size, and between views inside it.
    public final var constraints: [LayoutConstraint] { constraintStore?.constraints ?? [] }

    /// What the constraints inside demand that cannot all be, a sentence for each contradiction; none where everything
    /// holds, and before the layout.
    ///
    /// The application's diagnostics are told the same, once. Still all views have their frames.
    public final var constraintConflicts: [String] {
        constraintStore?.arrangement?.conflictMessages(in: self) ?? []
    }

    /// Stands for no length in ``intrinsicContentSize``.
    public static var noIntrinsicMetric: Int { -1 }

    /// The size that the view would like where nothing limits it; ``noIntrinsicMetric`` on both sides where
    /// its class does not say in ``sizeThatFits(_:)``.
    public final var intrinsicContentSize: Size {
        wantedSize(in: .unbounded)
            ?? Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// The size that the view would like in a room; nil where neither its class nor its constraints say.
    final func wantedSize(in size: Size) -> Size? {
        layoutState.isMeasuredByDefault = false
        let result = sizeThatFits(size)
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

    /// Notes that a constraint held here came, went or got another priority.
    final func constraintsDidChange() {
        for view in [self, superview] {
            view?.constraintStore?.host?.constraintStore?.invalidate()
            view?.constraintStore?.invalidate()
        }
        constraintConstantDidChange()
    }

    /// Notes that a constraint held here got another constant.
    final func constraintConstantDidChange() {
        contentDidChange()
        invalidateIntrinsicContentSize()
        // Who arranges the view asks for its constraints beside the size that it would like.
        guard let superview, superview.arranges(self), !superview.layoutState.isLayingOut else {
            return
        }
        superview.setNeedsLayout()
        superview.invalidateIntrinsicContentSize()
    }

    /// Makes the constraints inactive that tie a subview that goes, or what is in it, to others.
    final func releaseConstraints(of subview: View) {
        var ancestor: View? = self
        while let view = ancestor {
            for constraint in view.constraintStore?.constraints ?? []
            where constraint.secondAttribute != nil {
                if constraint.firstItem?.isDescendant(of: subview) != false
                    || constraint.secondItem?.isDescendant(of: subview) != false
                {
                    constraint.isActive = false
                }
            }
            ancestor = view.superview
        }
    }

    // MARK: Layout

    /// Sets the frames of the views inside that constraints lay out.
    final func layOutConstraints() {
        guard let store = constraintStore, store.isIndependent else { return }
        if store.arrangement?.isCurrent != true {
            store.invalidate()
            store.arrangement = arrangement(isMeasuring: false)
        }
        store.arrangement?.apply(in: bounds.size)
        store.arrangement?.conflictMessages(in: self).forEach(diagnose)
    }

    /// The size that the constraints inside make the view.
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
