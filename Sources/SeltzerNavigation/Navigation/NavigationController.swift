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
    /// The bar above the top controller's view.
    public final let navigationBar = NavigationBar()
    private final let stage = PageStage()
    private final let toolbar = BarItemsView(isTrailing: false)

    /// The object that learns which controller shows; held weakly.
    public final weak var delegate: (any NavigationControllerDelegate)?

    /// Creates a navigation controller with the controller at the bottom of its stack.
    public init(rootViewController: ViewController) {
        super.init()
        pushViewController(rootViewController, animated: false)
    }

    /// Creates a navigation controller with an empty stack.
    public init() { super.init() }

    /// Creates the bar, and the view below it.
    open override func loadView() {
        view = NavigationView(navigationBar, stage, toolbar)
        navigationBar.isHidden = isNavigationBarHidden
        navigationBar.onBack = { [weak self] in self?.goBack() }
        for bar in [navigationBar, toolbar] {
            bar.setPageForKeys { [weak self] in self?.topViewController }
        }
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
    /// ``setViewControllers(_:animated:)``.
    open var viewControllers: [ViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
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
            navigationBar.isHidden = isNavigationBarHidden
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Sets whether the bar is left out.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the bar is left out.
    ///   - animated: Without effect, because bars do not move.
    open func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
        isNavigationBarHidden = isHidden
    }

    /// Whether the toolbar is left out, which shows the top controller's
    /// ``/SeltzerViews/ViewController/toolbarItems`` below its view; true by default.
    public final var isToolbarHidden = true {
        didSet { if isToolbarHidden != oldValue { updateBar() } }
    }

    /// Sets whether the toolbar is left out.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the toolbar is left out.
    ///   - animated: Without effect, because bars do not move.
    open func setToolbarHidden(_ isHidden: Bool, animated: Bool) {
        isToolbarHidden = isHidden
    }

    /// Pushes a controller onto the stack, and shows it.
    ///
    /// Does nothing for a controller that is on the stack already.
    ///
    /// - Parameters:
    ///   - controller: The controller to show.
    ///   - animated: Without effect, because pages do not move.
    open func pushViewController(_ controller: ViewController, animated: Bool = true) {
        guard controller !== self, controller.parent !== self else { return }
        let old = stack.last
        addChild(controller)
        guard controller.parent === self else { return }
        stack.append(controller)
        controller.setChange(.additionToParent)
        exchange(old, for: controller)
        controller.setChange(nil)
        controller.didMove(toParent: self)
        report(.push)
    }

    /// Removes the top controller from the stack, and shows the controller below it.
    ///
    /// - Parameter animated: Without effect, because pages do not move.
    /// - Returns: The removed controller; nil if the stack has fewer than two controllers.
    @discardableResult
    open func popViewController(animated: Bool = true) -> ViewController? {
        pop(to: stack.count - 1)?.last
    }

    /// Removes controllers from the stack until a given controller is on top.
    ///
    /// - Parameters:
    ///   - controller: The controller to show.
    ///   - animated: Without effect, because pages do not move.
    /// - Returns: The removed controllers, the lowest first; nil if the given controller is not on the stack, or is
    ///   already on top.
    @discardableResult
    open func popToViewController(
        _ controller: ViewController, animated: Bool = true
    ) -> [ViewController]? {
        stack.lastIndex { $0 === controller }.flatMap { pop(to: $0 + 1) }
    }

    /// Removes all controllers from the stack except the root.
    ///
    /// - Parameter animated: Without effect, because pages do not move.
    /// - Returns: The removed controllers, the lowest first; nil if there are none.
    @discardableResult
    open func popToRootViewController(animated: Bool = true) -> [ViewController]? {
        pop(to: 1)
    }

    private final func pop(to count: Int) -> [ViewController]? {
        guard count > 0, count < stack.count else { return nil }
        let gone = Array(stack[count...])
        stack.removeLast(gone.count)
        prepareToLeave(gone)
        exchange(gone.last, for: stack.last)
        leave(gone)
        report(.pop)
        return gone
    }

    /// Replaces the whole stack; the last controller shows.
    ///
    /// If a controller is in the list twice, its lower place counts.
    ///
    /// - Parameters:
    ///   - controllers: The new stack, the root first.
    ///   - animated: Without effect, because pages do not move.
    open func setViewControllers(_ controllers: [ViewController], animated: Bool = true) {
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        let new = controllers.filter { seen.insert(ObjectIdentifier($0)).inserted }
        guard !new.elementsEqual(stack, by: ===) else { return }
        let old = stack
        let added = new.filter { $0.parent !== self }
        for controller in added { addChild(controller) }
        stack = new.filter { $0.parent === self }
        let gone = old.filter { !seen.contains(ObjectIdentifier($0)) }
        prepareToLeave(gone)
        if old.last !== stack.last { exchange(old.last, for: stack.last) } else { updateBar() }
        leave(gone)
        for controller in added where controller.parent === self {
            controller.didMove(toParent: self)
        }
        report(.set)
    }

    private final func prepareToLeave(_ gone: [ViewController]) {
        for controller in gone.reversed() { controller.willMove(toParent: nil) }
        gone.last?.setChange(.removalFromParent)
    }

    private final func leave(_ gone: [ViewController]) {
        gone.last?.setChange(nil)
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

    /// Pushes a controller.
    open override func show(_ controller: ViewController, sender: Any?) {
        pushViewController(controller)
    }

    // MARK: What shows

    private final func exchange(_ old: ViewController?, for new: ViewController?) {
        guard isViewLoaded else { return }
        if let new { delegate?.navigationController(self, willShow: new, animated: false) }
        stage.exchange(old, for: new, as: .navigation) { updateBar() }
        if let new { delegate?.navigationController(self, didShow: new, animated: false) }
    }

    private final func updateBar() {
        guard isViewLoaded else { return }
        var back: String?
        if canGoBack { back = stack[stack.count - 2].navigationItem.titleOfWayBack ?? "Back" }
        navigationBar.show(stack.last, above: stack.dropLast().last, back: back)
        toolbar.show(isToolbarHidden ? [] : stack.last?.toolbarItems ?? [], of: stack.last)
        viewIfLoaded?.setNeedsLayout()
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

extension NavigationController: ShowingContainer {}

extension ViewController {
    /// The nearest navigation controller that contains this controller; nil for none.
    public final var navigationController: NavigationController? { nearestAncestor() }

    /// Returns the nearest controller of a type that contains this controller; nil for none.
    final func nearestAncestor<Ancestor: ViewController>() -> Ancestor? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Ancestor }.first
    }
}
