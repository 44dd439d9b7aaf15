// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// A stack of controllers of which the top one shows, below a bar with its title and the way back.
///
/// ```swift
/// let navigation = NavigationController(rootViewController: mailboxes)
/// navigation.pushViewController(messages)          // from a child: navigationController?.pushViewController(…)
/// ```
///
///     ‹ Mailboxes         Inbox
///       Ada      The engine
///       Grace    A moth
///
/// Only the top controller's view is in the window. What lies below keeps its view and its focus, and costs nothing.
open class NavigationController: ViewController {
    /// The controllers, the root first.
    private final var stack: [ViewController] = []
    private final let bar = NavigationBar()
    private final let stage = View()
    private final var focus = PageFocus()

    /// Creates a navigation controller with the controller at the bottom of its stack.
    public init(rootViewController: ViewController) {
        super.init()
        setViewControllers([rootViewController])
    }

    /// Creates a navigation controller with an empty stack.
    public override init() { super.init() }

    /// Makes the bar, and the room below it.
    open override func loadView() {
        view = NavigationView(bar, stage)
        bar.onBack = { [weak self] in self?.goBack() }
    }

    /// Shows the top controller.
    open override func viewDidLoad() {
        on(NavigationItemChanged.self, NavigationController.itemChanged)
        // Before views that take every press.
        on(MouseEvent.self, phase: .capture, NavigationController.mouseCaptured)
        if let top = stack.last { stage.addSubview(top.view) }
        updateBar()
    }

    // MARK: The stack

    /// The controllers on the stack, the root first and the visible one last; see ``setViewControllers(_:)``.
    public final var viewControllers: [ViewController] {
        get { stack }
        set { setViewControllers(newValue) }
    }

    /// The controller that shows; nil for an empty stack.
    public final var topViewController: ViewController? { stack.last }

    /// The controller that the user sees: the one that the top controller presents, or the top controller.
    public final var visibleViewController: ViewController? {
        stack.last?.presentedViewController ?? presentedViewController ?? stack.last
    }

    /// Whether the bar is left out; false by default.
    public final var isNavigationBarHidden = false {
        didSet {
            guard isNavigationBarHidden != oldValue else { return }
            bar.isHidden = isNavigationBarHidden
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Puts a controller on the stack, and shows it.
    ///
    /// Does nothing for a controller that is on the stack already.
    public final func pushViewController(_ controller: ViewController) {
        guard controller !== self, controller.parent !== self else { return }
        let old = stack.last
        addChild(controller)
        guard controller.parent === self else { return }
        stack.append(controller)
        exchange(old, for: controller)
        report(.push)
    }

    /// Takes the top controller from the stack, and shows the one below.
    ///
    /// - Returns: The controller; nil if it is the only one, or if there is none.
    @discardableResult
    public final func popViewController() -> ViewController? { pop(to: stack.count - 1)?.last }

    /// Takes controllers from the stack until a given one is on top.
    ///
    /// - Returns: The controllers that were taken, the lowest first; nil if the given one is not on the stack, or is on
    ///   top.
    @discardableResult
    public final func popToViewController(_ controller: ViewController) -> [ViewController]? {
        stack.lastIndex { $0 === controller }.flatMap { pop(to: $0 + 1) }
    }

    /// Takes all controllers from the stack but the root.
    ///
    /// - Returns: The controllers that were taken, the lowest first; nil if there are none.
    @discardableResult
    public final func popToRootViewController() -> [ViewController]? { pop(to: 1) }

    private final func pop(to count: Int) -> [ViewController]? {
        guard count > 0, count < stack.count else { return nil }
        let gone = Array(stack[count...])
        stack.removeLast(gone.count)
        exchange(gone.last, for: stack.last)
        leave(gone)
        report(.pop)
        return gone
    }

    /// Replaces the whole stack; the last controller shows.
    ///
    /// Of a controller that is there twice, the lower place counts.
    public final func setViewControllers(_ controllers: [ViewController]) {
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        let new = controllers.filter { seen.insert(ObjectIdentifier($0)).inserted }
        guard !new.elementsEqual(stack, by: ===) else { return }
        let old = stack
        for controller in new where controller.parent !== self { addChild(controller) }
        stack = new.filter { $0.parent === self }
        if old.last !== stack.last { exchange(old.last, for: stack.last) } else { updateBar() }
        leave(old.filter { !seen.contains(ObjectIdentifier($0)) })
        report(.set)
    }

    private final func leave(_ gone: [ViewController]) {
        for controller in gone.reversed() {
            focus.forget(controller)
            if controller.parent === self { controller.removeFromParent() }
        }
    }

    private final func report(_ operation: NavigationOperation) {
        guard isViewLoaded else { return }
        post(
            NavigationStackChanged(
                operation, count: stack.count, title: stack.last?.navigationItem.title ?? ""),
            includingSelf: true)
    }

    private final var isViewLoaded: Bool { viewIfLoaded != nil }

    // MARK: What shows

    /// Exchanges the view that shows, with the calls in UIKit's order: the old controller disappears first.
    private final func exchange(_ old: ViewController?, for new: ViewController?) {
        guard isViewLoaded else { return }
        let hadFocus = focus.note(old, in: window)
        let isInWindow = window != nil
        let newView = new?.view
        if isInWindow {
            old?.beginAppearanceTransition(false)
            new?.beginAppearanceTransition(true)
        }
        if let newView { stage.addSubview(newView) }
        newView?.frame = stage.bounds
        updateBar()
        if hadFocus, let new { focus.move(to: new) }
        old?.viewIfLoaded?.removeFromSuperview()
        old?.endAppearanceTransition()
        new?.endAppearanceTransition()
        view.setNeedsLayout()
    }

    private final func updateBar() {
        guard isViewLoaded else { return }
        let item = stack.last?.navigationItem
        var back: String?
        if canGoBack {
            let below = stack[stack.count - 2].navigationItem
            back = below.backButtonTitle ?? below.title ?? "Back"
        }
        bar.show(title: item?.title ?? "", back: back)
        bar.show(items: item?.rightBarButtonItems ?? [], of: stack.last)
    }

    private final func itemChanged(_ event: NavigationItemChanged) -> Disposition {
        updateBar()
        return .ignored
    }

    /// The top controller, whose actions keys find while no view is focused.
    open override var childForKeys: ViewController? { stack.last }

    /// What the top controller prefers, or else its first view, so that the bar does not take the first focus.
    open override var preferredFocusedView: View? {
        guard let top = stack.last else { return nil }
        return top.preferredFocusedView ?? top.viewIfLoaded?.firstFocusStop
    }

    // MARK: The user

    private final var canGoBack: Bool {
        stack.count > 1 && stack.last?.navigationItem.hidesBackButton == false
    }

    /// Pops the top controller for the user, unless ``ShouldGoBack`` is answered with false.
    private final func goBack() {
        guard canGoBack, let top = stack.last else { return }
        let question = ShouldGoBack(title: top.navigationItem.title ?? "")
        guard top.ask(question, includingSelf: true) ?? true, stack.last === top else { return }
        popViewController()
    }

    /// The action `back` on Esc and Alt-Left, while there is a way back.
    open override var actions: [Action] {
        guard canGoBack else { return [] }
        return [
            Action(
                "back", title: "Back", keys: ["escape", "alt-left"], priority: .low,
                NavigationController.goBack
            ).listed(in: .window)
        ]
    }

    /// The mouse's back button goes back.
    private final func mouseCaptured(_ event: MouseEvent) -> Disposition {
        guard event.button == .other(8), event.phase == .down, canGoBack else { return .ignored }
        goBack()
        return .stop
    }
}

extension ViewController {
    /// The nearest navigation controller that contains this one; nil for none.
    public final var navigationController: NavigationController? { nearestAncestor() }

    /// Returns the nearest controller of a type that contains this one; nil for none.
    final func nearestAncestor<Ancestor: ViewController>() -> Ancestor? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Ancestor }.first
    }
}
