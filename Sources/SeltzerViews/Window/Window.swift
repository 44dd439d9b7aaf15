// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// The root of a view tree on an application's screen, with a first responder of its own.
open class Window: View {
    /// The application that shows the window; nil where none does.
    public internal(set) final weak var application: Application?

    /// The controller whose view fills the window.
    public final var rootViewController: ViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            installRootView()
        }
    }

    /// The responder that gets the keys first; nil leaves them to the window.
    public private(set) final var firstResponder: InputResponder?
    /// Who comes after the first responder in the order, once that becomes ineligible; nil before.
    private final var successors: [ObjectIdentifier]?

    /// Creates a window with a frame in the coordinates of the screen.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Whether the window gets the keys.
    public final var isKeyWindow: Bool { application?.keyWindow === self }

    /// Shows the window in front of the application's others, and gives it the keys.
    public final func makeKeyAndVisible(in application: Application) {
        application.show(self)
    }

    /// Lays the root view out over the whole window.
    open override func layoutSubviews() {
        rootViewController?.viewIfLoaded?.frame = bounds
    }

    /// The application.
    open override var defaultNext: Responder? { application }

    /// The root controller, then the subviews; the controller's view is asked once, with it.
    open override var subordinates: [Responder] {
        [rootViewController].compactMap { $0 } + subviews
    }

    /// Events that only go up to the window end before it.
    open override var isBoundary: Bool { true }

    /// The window itself.
    open override var window: Window? { self }

    /// Tab and Shift-Tab.
    open override var keyBindings: [KeyBinding] {
        [
            KeyBinding("tab", "Next", Window.focusNext),
            KeyBinding("shift-tab", "Previous", Window.focusPrevious),
        ]
    }

    /// Puts the root controller's view in, once the window is shown.
    final func installRootView() {
        guard application != nil, let view = rootViewController?.view else { return }
        insertSubview(view, at: 0)
        setNeedsLayout()
    }

    /// Comes onto an application's screen, or leaves it with nil.
    final func attach(to application: Application?) {
        self.application = application
        if application != nil {
            enter(self)
            installRootView()
        } else {
            enter(nil)
            firstResponder = nil
            successors = nil
        }
    }

    // MARK: First responder

    /// Gives another responder the keys, or nobody.
    final func makeFirstResponder(_ responder: InputResponder?) -> Bool {
        guard responder !== firstResponder else { return true }
        if let firstResponder, !firstResponder.canResignFirstResponder { return false }
        replaceFirstResponder(with: responder)
        return true
    }

    private func replaceFirstResponder(with responder: InputResponder?) {
        let old = firstResponder
        firstResponder = responder
        successors = nil
        (old as? View)?.setNeedsDisplay()
        (responder as? View)?.setNeedsDisplay()
        application?.setNeedsFrame()
        if let old, old.window !== self {
            old.deliver(FocusOut())
        } else {
            old?.post(FocusOut(), includingSelf: true)
        }
        if firstResponder === responder { responder?.post(FocusIn(), includingSelf: true) }
    }

    /// Moves the keys to the next view in the order, round from the last to the first.
    public final func focusNext() {
        moveFocus(by: 1)
    }

    /// Moves the keys to the previous view in the order, round from the first to the last.
    public final func focusPrevious() {
        moveFocus(by: -1)
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
    final var focusOrder: [View] {
        var order: [View] = []
        collectFocusable(in: self, into: &order)
        return order
    }

    private func collectFocusable(in view: View, into order: inout [View]) {
        guard !view.isHidden, view.isUserInteractionEnabled else { return }
        if view.canBecomeFirstResponder { order.append(view) }
        for subview in view.subviews { collectFocusable(in: subview, into: &order) }
    }

    /// Notes that a view will not be focused, captured or hovered any more; called while it still is.
    final func viewBecomesIneligible(_ view: View) {
        application?.mouse.viewBecomesIneligible(view)
        let focused = firstResponder as? View ?? (firstResponder as? ViewController)?.viewIfLoaded
        guard let focused, focused.isDescendant(of: view) else { return }
        let order = focusOrder
        if let place = order.firstIndex(where: { $0 === focused }) {
            successors = (order[(place + 1)...] + order[..<place]).map(ObjectIdentifier.init)
        } else if successors == nil {
            successors = []
        }
        application?.setNeedsFrame()
    }

    /// Moves the keys on where the first responder has gone.
    final func repairFocus() {
        guard let successors else { return }
        self.successors = nil
        let order = focusOrder
        let isEligible =
            firstResponder is View
            ? order.contains { $0 === firstResponder } : firstResponder?.window === self
        guard !isEligible else { return }
        let next = successors.lazy.compactMap { id in order.first { ObjectIdentifier($0) == id } }
        replaceFirstResponder(with: next.first ?? order.first)
    }
}
