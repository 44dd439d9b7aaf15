// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

extension Window {
    /// Focuses a responder, or none.
    ///
    /// Returns false if the present first responder refuses to resign, or if the responder refuses
    /// the focus; then the window has none. A rehearsal records the responders that decide, and
    /// nothing is focused.
    final func makeFirstResponder(
        _ responder: InputResponder?, by rehearsal: InputRehearsal? = nil
    ) -> Bool {
        guard responder !== firstResponder else { return true }
        if let firstResponder, !firstResponder.canResignFirstResponder {
            rehearsal?.refuser = firstResponder
            return false
        }
        if let negotiator = negotiator(firstResponder) {
            if let rehearsal {
                rehearsal.append(negotiator, .negotiates(.resigns), isCertain: false)
            } else if !negotiator.shouldResignFirstResponder() {
                return false
            }
        }
        if let rehearsal {
            if let negotiator = negotiator(responder) {
                rehearsal.append(negotiator, .negotiates(.becomes), isCertain: false)
            }
            return true
        }
        guard let responder else {
            replaceFirstResponder(with: nil)
            return true
        }
        return focusUnlessRefused(responder)
    }

    /// Returns the responder that has just refused a move of the focus: the first responder that
    /// does not resign, or the view that does not take the focus.
    final func refuser(ofFocusFor candidate: View?) -> InputResponder? {
        guard let first = firstResponder, let candidate, candidate.window === self else {
            return candidate ?? firstResponder
        }
        if !first.canResignFirstResponder { return first }
        let isAsked = !OverriddenMethod.becomeFirstResponder.isOverridden(by: type(of: candidate))
        return isAsked && negotiator(first) != nil ? first : candidate
    }

    /// Takes the focus from the first responder.
    ///
    /// - Parameter force: Whether it must resign, without being asked.
    /// - Returns: Whether it resigned.
    final func resignFirstResponder(force: Bool) -> Bool {
        guard force else { return makeFirstResponder(nil) }
        replaceFirstResponder(with: nil)
        return true
    }

    private func negotiator(_ responder: InputResponder?) -> (any FocusNegotiating)? {
        guard let negotiator = responder as? any FocusNegotiating, negotiator.negotiatesFocus
        else { return nil }
        return negotiator
    }

    /// Focuses a responder, unless its delegate refuses.
    ///
    /// The delegate is asked after the old first responder resigned, which was asked before.
    private func focusUnlessRefused(_ responder: InputResponder) -> Bool {
        if let negotiator = negotiator(responder) {
            if firstResponder != nil { replaceFirstResponder(with: nil) }
            // A handler or the delegate may have moved the focus, or removed the responder.
            guard firstResponder == nil, negotiator.shouldBecomeFirstResponder(),
                firstResponder == nil, responder.window === self
            else { return firstResponder === responder }
        }
        replaceFirstResponder(with: responder)
        return true
    }

    private func replaceFirstResponder(with responder: InputResponder?) {
        let old = firstResponder
        // The focus decides which button Enter operates, and the default button looks different.
        currentDefaultButton?.setNeedsDisplay()
        firstResponder = responder
        currentDefaultButton?.setNeedsDisplay()
        // The program may show the hidden view again later in this turn. If it does not, the focus
        // moves on.
        successors = isHidden(responder) ? [] : nil
        (old as? View)?.setNeedsDisplay()
        (responder as? View)?.setNeedsDisplay()
        application?.setNeedsFrame()
        if let old, old.window !== self {
            old.deliver(ResignedFirstResponder())
        } else {
            old?.post(ResignedFirstResponder(), includingSelf: true)
        }
        // A handler of FocusOut may have removed the new first responder.
        if let responder, firstResponder === responder, responder.window === self {
            responder.post(BecameFirstResponder(), includingSelf: true)
        }
    }

    private func isHidden(_ responder: InputResponder?) -> Bool {
        sequence(first: responder as? View, next: { $0?.superview })
            .contains { $0 !== self && $0?.isHidden == true }
    }

    /// Focuses the next view in the order; after the last view, the first.
    public final func focusNext() {
        moveFocus(by: 1)
    }

    /// Focuses the previous view in the order; before the first view, the last.
    public final func focusPrevious() {
        moveFocus(by: -1)
    }

    /// Focuses the view that the root controller prefers, or else the first in the order.
    ///
    /// Has no effect if a view is focused already, or if the controller wants no initial focus.
    final func focusFirst() {
        guard firstResponder == nil, let application, let rootViewController,
            rootViewController.wantsInitialFocus
        else { return }
        place(in: application.frames.bounds)
        layoutIfNeeded()
        guard firstResponder == nil else { return }
        whileOpeningScreen {
            if rootViewController.preferredFocusedView?.becomeFirstResponder() == true { return }
            for view in focusOrder where firstResponder == nil && !view.isInLastPartOfFocusOrder {
                if view.becomeFirstResponder() { return }
            }
        }
    }

    /// Runs a part of the opening of a screen.
    final func whileOpeningScreen(_ body: () -> Void) {
        let old = isOpeningScreen
        isOpeningScreen = true
        body()
        isOpeningScreen = old
    }

    private func moveFocus(by step: Int) {
        // An earlier event of the same turn may have scrolled.
        layoutIfNeeded()
        let order = focusOrder
        guard !order.isEmpty else { return }
        let present = order.firstIndex { $0 === firstResponder }
        var place = present ?? (step > 0 ? -1 : order.count)
        for _ in order {
            place = (place + step + order.count) % order.count
            order[place].becomeFirstResponder()
            // The view has the focus, or the old first responder refuses to resign. If the window
            // has none, the view refused it.
            if firstResponder != nil { return }
        }
    }

    /// The views that Tab visits, depth first: visible, enabled, and able to become first
    /// responder.
    final var focusOrder: [View] { focusOrder(including: nil) }

    /// Returns the order, including one view that can no longer become first responder.
    private func focusOrder(including unwilling: View?) -> [View] {
        var order: [View] = []
        collectFocusable(in: self, into: &order, including: unwilling)
        return order
    }

    private func collectFocusable(
        in view: View, into order: inout [View], including unwilling: View?
    ) {
        guard !view.isHidden, view.isUserInteractionEnabled else { return }
        if view.isDisabledControl { return }
        if view.canBecomeFirstResponder || view === unwilling { order.append(view) }
        for subview in view.subviews where !subview.comesLastInFocusOrder {
            collectFocusable(in: subview, into: &order, including: unwilling)
        }
        for subview in view.subviews where subview.comesLastInFocusOrder {
            collectFocusable(in: subview, into: &order, including: unwilling)
        }
    }

    /// Called before a view loses the right to be focused, to capture the mouse or to be hovered.
    final func viewBecomesIneligible(_ view: View) {
        application?.mouse.viewBecomesIneligible(view)
        // A hidden window keeps its first responder until it is shown again.
        guard view !== self else { return }
        let focused = firstResponder as? View ?? (firstResponder as? ViewController)?.viewIfLoaded
        guard let focused, focused.isDescendant(of: view) else { return }
        noteSuccessors(of: focused, in: focusOrder)
        application?.setNeedsFrame()
    }

    /// Takes the focus from a view that has left the window, or from a view below it.
    ///
    /// A successor is focused before the next event or frame. If the view is back by then, it is
    /// focused again.
    final func giveUpFocus(of view: View) {
        guard let focused = firstResponder, focused.window !== self,
            let focusedView = focused as? View ?? (focused as? ViewController)?.viewIfLoaded,
            focusedView.isDescendant(of: view)
        else { return }
        let successors = successors
        replaceFirstResponder(with: nil)
        if firstResponder == nil { self.successors = successors ?? [] }
    }

    private func noteSuccessors(of view: View, in order: [View]) {
        successors = followers(of: view, in: order)
    }

    private func followers(of view: View, in order: [View]) -> [Weak<View>] {
        guard let place = order.firstIndex(where: { $0 === view }) else { return successors ?? [] }
        return (order[place...] + order[..<place]).map { Weak($0) }
    }

    /// Whether the first responder may have lost the right to be focused.
    final var mustRepairFocus: Bool { successors != nil }

    /// Moves the focus on if the first responder has left the window, or can no longer be first
    /// responder.
    final func repairFocus() {
        let heirs = heirs
        if successors != nil { successors = nil }
        guard let heirs else { return }
        let lost = firstResponder
        for view in heirs {
            if focusUnlessRefused(view) { return }
            if firstResponder != nil, firstResponder !== lost { return }
        }
        if firstResponder === lost { replaceFirstResponder(with: nil) }
    }

    /// The views that may get the focus, the best first, if the first responder has left the window
    /// or can no longer be first responder; nil if it keeps the focus.
    final var heirs: [View]? {
        var successors = successors
        if let view = firstResponder as? View, !view.canBecomeFirstResponder {
            successors = followers(of: view, in: focusOrder(including: view))
        }
        guard let successors else { return nil }
        let order = focusOrder
        let isEligible =
            firstResponder is View
            ? order.contains { $0 === firstResponder } : firstResponder?.window === self
        guard !isEligible else { return nil }
        let next = successors.compactMap(\.object).filter { view in
            order.contains { $0 === view }
        }
        // A bar does not get the focus that another view has lost.
        return (next + order).filter { $0 !== firstResponder && !$0.isInLastPartOfFocusOrder }
    }
}

extension InputResponder {
    /// Whether this is the first responder of the key window, which gets keys first.
    public final var isFocused: Bool { holdsFocus && window?.isKeyWindow == true }
}
