// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

extension Window {
    /// Gives another responder the keys, or nobody.
    final func makeFirstResponder(_ responder: InputResponder?) -> Bool {
        guard responder !== firstResponder else { return true }
        if let firstResponder, !firstResponder.canResignFirstResponder { return false }
        replaceFirstResponder(with: responder)
        return true
    }

    private func replaceFirstResponder(with responder: InputResponder?) {
        let old = firstResponder
        // Which button Enter operates, and its look, may depend on who has the keys.
        currentDefaultButton?.setNeedsDisplay()
        firstResponder = responder
        currentDefaultButton?.setNeedsDisplay()
        // A program may show the view later in this turn; the focus moves on where it does not.
        successors = isHidden(responder) ? [] : nil
        (old as? View)?.setNeedsDisplay()
        (responder as? View)?.setNeedsDisplay()
        application?.setNeedsFrame()
        if let old, old.window !== self {
            old.deliver(ResignedFirstResponder())
        } else {
            old?.post(ResignedFirstResponder(), includingSelf: true)
        }
        // Who lost the keys may have taken the new one's view away.
        if let responder, firstResponder === responder, responder.window === self {
            responder.post(BecameFirstResponder(), includingSelf: true)
        }
    }

    private func isHidden(_ responder: InputResponder?) -> Bool {
        sequence(first: responder as? View, next: { $0?.superview })
            .contains { $0 !== self && $0?.isHidden == true }
    }

    /// Moves the keys to the next view in the order, round from the last to the first.
    public final func focusNext() {
        moveFocus(by: 1)
    }

    /// Moves the keys to the previous view in the order, round from the first to the last.
    public final func focusPrevious() {
        moveFocus(by: -1)
    }

    /// Focuses the view that the root controller prefers, or else the first in the order.
    ///
    /// Does nothing where a view is focused already, or where the controller wants none to be.
    final func focusFirst() {
        guard firstResponder == nil, let application, let rootViewController,
            rootViewController.wantsInitialFocus
        else { return }
        place(in: application.frames.bounds)
        layoutIfNeeded()
        if rootViewController.preferredFocusedView?.becomeFirstResponder() == true { return }
        if firstResponder == nil { focusOrder.first?.becomeFirstResponder() }
    }

    private func moveFocus(by step: Int) {
        // An earlier event that came together with this one may have scrolled.
        layoutIfNeeded()
        let order = focusOrder
        guard !order.isEmpty else { return }
        let present = order.firstIndex { $0 === firstResponder }
        let next = present.map { ($0 + step + order.count) % order.count }
        order[next ?? (step > 0 ? 0 : order.count - 1)].becomeFirstResponder()
    }

    /// The views that Tab goes through: depth first, those visible, switched on and willing.
    final var focusOrder: [View] { focusOrder(including: nil) }

    /// The order, with a view in its place that is not willing any more.
    private func focusOrder(including unwilling: View?) -> [View] {
        var order: [View] = []
        collectFocusable(in: self, into: &order, including: unwilling)
        return order
    }

    private func collectFocusable(
        in view: View, into order: inout [View], including unwilling: View?
    ) {
        guard !view.isHidden, view.isUserInteractionEnabled else { return }
        if let control = view as? Control, !control.isEnabled { return }
        if view.canBecomeFirstResponder || view === unwilling { order.append(view) }
        for subview in view.subviews {
            collectFocusable(in: subview, into: &order, including: unwilling)
        }
    }

    /// Notes that a view will not be focused, captured or hovered any more; called while it still is.
    final func viewBecomesIneligible(_ view: View) {
        application?.mouse.viewBecomesIneligible(view)
        // A hidden window keeps its first responder for the time when it is shown again.
        guard view !== self else { return }
        let focused = firstResponder as? View ?? (firstResponder as? ViewController)?.viewIfLoaded
        guard let focused, focused.isDescendant(of: view) else { return }
        noteSuccessors(of: focused, in: focusOrder)
        application?.setNeedsFrame()
    }

    /// Takes the focus from a view that has left the window, or from one inside it.
    ///
    /// A successor gets it before the next event or frame; the view itself where it is back by then.
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
        if let place = order.firstIndex(where: { $0 === view }) {
            successors = (order[place...] + order[..<place]).map(WeakView.init)
        } else if successors == nil {
            successors = []
        }
    }

    /// Moves the keys on where the first responder has gone, or does not want them any more.
    final func repairFocus() {
        if let view = firstResponder as? View, !view.canBecomeFirstResponder {
            noteSuccessors(of: view, in: focusOrder(including: view))
        }
        guard let successors else { return }
        self.successors = nil
        let order = focusOrder
        let isEligible =
            firstResponder is View
            ? order.contains { $0 === firstResponder } : firstResponder?.window === self
        guard !isEligible else { return }
        let next = successors.lazy.compactMap(\.view).first { view in
            order.contains { $0 === view }
        }
        replaceFirstResponder(with: next ?? order.first)
    }
}

/// A view that is not kept alive.
struct WeakView {
    private(set) weak var view: View?

    init(_ view: View) { self.view = view }
}

extension InputResponder {
    /// Whether keys go here first now: whether this is the first responder of the key window.
    public final var isFocused: Bool { isFirstResponder && window?.isKeyWindow == true }
}
