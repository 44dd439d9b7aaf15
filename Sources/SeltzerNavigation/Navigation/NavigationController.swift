// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// A stack of controllers that shows the top controller, below a bar with its title and a back item.
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
/// Only the top controller's view is in the window. The controllers below it keep their views and their focus, and cost
/// nothing.
open class NavigationController: ViewController {
    /// The controllers on the stack, the root first.
    private final var stack: [ViewController] = []
    private final let bar = NavigationBar()
    private final let stage = PageStage()

    /// Creates a navigation controller with the controller at the bottom of its stack.
    public init(rootViewController: ViewController) {
        super.init()
        setViewControllers([rootViewController])
    }

    /// Creates a navigation controller with an empty stack.
    public override init() { super.init() }

    /// Creates the bar, and the view below it.
    open override func loadView() {
        view = NavigationView(bar, stage)
        bar.onBack = { [weak self] in self?.goBack() }
    }

    /// Shows the top controller.
    open override func viewDidLoad() {
        on(NavigationItemChanged.self, NavigationController.itemChanged)
        // In the capture phase, the back button of the mouse works even over views that take every press.
        on(MouseEvent.self, phase: .capture, NavigationController.mouseCaptured)
        if let top = stack.last { stage.addSubview(top.view) }
        updateBar()
    }

    // MARK: The stack

    /// The controllers on the stack, the root first and the visible one last; see
    /// ``setViewControllers(_:animated:completion:)``.
    public final var viewControllers: [ViewController] {
        get { stack }
        set { setViewControllers(newValue) }
    }

    /// The visible controller; nil for an empty stack.
    public final var topViewController: ViewController? { stack.last }

    /// The controller that the user sees: the presented controller of the top controller, or the top controller itself.
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

    /// Pushes a controller onto the stack, and shows it.
    ///
    /// Does nothing for a controller that is on the stack already.
    ///
    /// - Parameters:
    ///   - controller: The controller to show.
    ///   - animated: Without effect, because pages do not move.
    ///   - completion: Called in a later turn of the main actor, after the appearance calls; not called if nothing
    ///     changes.
    public final func pushViewController(
        _ controller: ViewController, animated: Bool = true, completion: (() -> Void)? = nil
    ) {
        guard controller !== self, controller.parent !== self else { return }
        let old = stack.last
        addChild(controller)
        guard controller.parent === self else { return }
        stack.append(controller)
        exchange(old, for: controller)
        report(.push)
        ApplicationWork.perform(completion, laterIn: window?.application)
    }

    /// Removes the top controller from the stack, and shows the controller below it.
    ///
    /// - Parameters:
    ///   - animated: Without effect, because pages do not move.
    ///   - completion: Called in a later turn of the main actor, after the appearance calls; not called if nothing
    ///     changes.
    /// - Returns: The removed controller; nil if the stack has fewer than two controllers.
    @discardableResult
    public final func popViewController(
        animated: Bool = true, completion: (() -> Void)? = nil
    ) -> ViewController? {
        pop(to: stack.count - 1, completion)?.last
    }

    /// Removes controllers from the stack until a given controller is on top.
    ///
    /// - Parameters:
    ///   - controller: The controller to show.
    ///   - animated: Without effect, because pages do not move.
    ///   - completion: Called in a later turn of the main actor, after the appearance calls; not called if nothing
    ///     changes.
    /// - Returns: The removed controllers, the lowest first; nil if the given controller is not on the stack, or is
    ///   already on top.
    @discardableResult
    public final func popToViewController(
        _ controller: ViewController, animated: Bool = true, completion: (() -> Void)? = nil
    ) -> [ViewController]? {
        stack.lastIndex { $0 === controller }.flatMap { pop(to: $0 + 1, completion) }
    }

    /// Removes all controllers from the stack except the root.
    ///
    /// - Parameters:
    ///   - animated: Without effect, because pages do not move.
    ///   - completion: Called in a later turn of the main actor, after the appearance calls; not called if nothing
    ///     changes.
    /// - Returns: The removed controllers, the lowest first; nil if there are none.
    @discardableResult
    public final func popToRootViewController(
        animated: Bool = true, completion: (() -> Void)? = nil
    ) -> [ViewController]? {
        pop(to: 1, completion)
    }

    private final func pop(to count: Int, _ completion: (() -> Void)?) -> [ViewController]? {
        guard count > 0, count < stack.count else { return nil }
        let gone = Array(stack[count...])
        stack.removeLast(gone.count)
        exchange(gone.last, for: stack.last)
        leave(gone)
        report(.pop)
        ApplicationWork.perform(completion, laterIn: window?.application)
        return gone
    }

    /// Replaces the whole stack; the last controller shows.
    ///
    /// If a controller is in the list twice, its lower place counts.
    ///
    /// - Parameters:
    ///   - controllers: The new stack, the root first.
    ///   - animated: Without effect, because pages do not move.
    ///   - completion: Called in a later turn of the main actor, after the appearance calls; not called if nothing
    ///     changes.
    public final func setViewControllers(
        _ controllers: [ViewController], animated: Bool = true, completion: (() -> Void)? = nil
    ) {
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        let new = controllers.filter { seen.insert(ObjectIdentifier($0)).inserted }
        guard !new.elementsEqual(stack, by: ===) else { return }
        let old = stack
        for controller in new where controller.parent !== self { addChild(controller) }
        stack = new.filter { $0.parent === self }
        if old.last !== stack.last { exchange(old.last, for: stack.last) } else { updateBar() }
        leave(old.filter { !seen.contains(ObjectIdentifier($0)) })
        report(.set)
        ApplicationWork.perform(completion, laterIn: window?.application)
    }

    private final func leave(_ gone: [ViewController]) {
        for controller in gone.reversed() {
            stage.forget(controller)
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

    private final func exchange(_ old: ViewController?, for new: ViewController?) {
        guard isViewLoaded else { return }
        stage.exchange(old, for: new, as: .navigation) { updateBar() }
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

    /// The preferred view of the top controller, or else its first view, so that the bar does not get the first focus.
    open override var preferredFocusedView: View? {
        guard let top = stack.last else { return nil }
        return top.preferredFocusedView ?? top.viewIfLoaded?.firstFocusStop
    }

    // MARK: The user

    private final var canGoBack: Bool {
        stack.count > 1 && stack.last?.navigationItem.hidesBackButton == false
    }

    /// Pops the top controller for the user, unless a handler answers ``ShouldGoBack`` with false.
    private final func goBack() {
        guard canGoBack, let top = stack.last else { return }
        let question = ShouldGoBack(title: top.navigationItem.title ?? "")
        guard top.ask(question, includingSelf: true) ?? true, stack.last === top else { return }
        popViewController()
    }

    /// The action `back` on Esc and Alt-Left, if the user can go back.
    open override var actions: [Action] {
        guard canGoBack else { return [] }
        return [
            Action(
                "back", title: "Back", keys: ["escape", "alt-left"], NavigationController.goBack
            ).priority(.low).category(.window)
        ]
    }

    /// Goes back at a press of the mouse's back button.
    private final func mouseCaptured(_ event: MouseEvent) -> Disposition {
        guard event.button == .other(8), event.phase == .down, canGoBack else { return .ignored }
        goBack()
        return .stop
    }
}

extension ViewController {
    /// The nearest navigation controller that contains this controller; nil for none.
    public final var navigationController: NavigationController? { nearestAncestor() }

    /// Returns the nearest controller of a type that contains this controller; nil for none.
    final func nearestAncestor<Ancestor: ViewController>() -> Ancestor? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Ancestor }.first
    }
}
