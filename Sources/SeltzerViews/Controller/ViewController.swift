// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// The owner of a view and of its behavior.
///
/// As in UIKit, the view is made when it is first needed, with ``loadView()`` and then
/// ``viewDidLoad()``. The controller's methods are called when the view enters a window and when it
/// leaves. It is the view's next responder, so events posted in the view reach the controller on
/// their way up.
open class ViewController: InputResponder {
    // Exclusivity checks are off: each frame asks the controllers of the key window for their children.
    /// The controllers whose views are shown within this controller's view, in order.
    @exclusivity(unchecked)
    public private(set) final var children: [ViewController] = []
    /// The controller that has this controller as a child; nil at the top.
    public private(set) final weak var parent: ViewController?
    /// The view, once it is loaded.
    public private(set) final var viewIfLoaded: View?

    /// The buttons that Enter and Esc operate.
    final var buttons = KeyButtons()
    /// The style of the controller's presentation, and the controller that it presents.
    final var traits = PresentationTraits()

    /// The minimum size at which the view is useful, in cells; zero by default.
    ///
    /// If this is the root controller of a smaller window, the window shows a notice in place of
    /// the view.
    public final var minimumSize = Size.zero {
        didSet { if minimumSize != oldValue { window?.setNeedsLayout() } }
    }

    /// Whether a view is focused when the controller is presented, or when the application starts
    /// with it; true by default.
    ///
    /// If false, keys go to the controller until the user focuses a view with Tab or the mouse.
    public final var wantsInitialFocus = true

    /// Creates a controller that makes its view on first use, with ``loadView()``.
    ///
    /// There are no nibs; the parameters serve UIKit code that passes nil.
    ///
    /// - Parameters:
    ///   - nibName: Without effect.
    ///   - bundle: Without effect.
    public init(nibName: String? = nil, bundle: AnyObject? = nil) {
        super.init()
    }

    /// Creates a controller that makes its view on first use, with ``loadView()``.
    // Disfavored, so that `super.init()` means `init(nibName:bundle:)` with its defaults.
    @_disfavoredOverload
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller of an existing view; neither `loadView()` nor `viewDidLoad()` is
    /// called.
    public init(view: View) {
        super.init()
        self.view = view
    }

    /// The view; made at first use.
    public final var view: View {
        get {
            if let viewIfLoaded { return viewIfLoaded }
            loadView()
            let view = viewIfLoaded ?? View()
            adopt(view)
            traits.defersFocus = true
            viewDidLoad()
            traits.defersFocus = false
            return view
        }
        set { adopt(newValue) }
    }

    /// Whether the view is loaded.
    public final var isViewLoaded: Bool { viewIfLoaded != nil }

    /// Loads the view, unless it is loaded.
    public final func loadViewIfNeeded() { _ = view }

    private func adopt(_ view: View) {
        guard view !== viewIfLoaded else { return }
        let old = viewIfLoaded
        let place = old.flatMap(SubviewPlace.init)
        old?.removeFromSuperview()
        old?.rare?.controller = nil
        view.controller?.viewIfLoaded = nil
        viewIfLoaded = view
        view.rareState.controller = self
        view.setNeedsUpdateConstraints()
        if traits.interfaceStyle != .unspecified {
            view.overrideUserInterfaceStyle = traits.interfaceStyle
        }
        place?.put(view)
    }

    // MARK: Presentation

    /// The title in the border of a presented controller, and in the bars of containers; nil for
    /// none.
    ///
    /// A change is posted as ``NavigationItemChanged``.
    open var title: String? {
        get { traits.title }
        set { setTitle(newValue) }
    }

    /// The style in which the controller is presented.
    ///
    /// A change takes effect at the next presentation.
    open var modalPresentationStyle: ModalPresentationStyle {
        get { traits.style }
        set { traits.style = newValue }
    }

    /// The size of the view when it is presented, unless the screen is smaller.
    ///
    /// If a length is 0, the length of ``View/sizeThatFits(_:)`` is used.
    open var preferredContentSize: Size {
        get { traits.preferredContentSize }
        set { setPreferredContentSize(newValue) }
    }

    /// Shows a controller in a modal window in front, and returns at once.
    ///
    /// Focuses its ``preferredFocusedView``, or else the first view that can be focused. No view is
    /// focused if the controller focuses a view itself when it appears, or sets
    /// ``wantsInitialFocus`` to false. The controller is also dismissed when this controller's view
    /// leaves its window.
    ///
    /// The call is refused if this controller's view is in no window of an application, if this
    /// controller presents another one, or if the given controller is shown already. The
    /// application's diagnostics give the reason. ``present(_:)`` returns whether it was refused.
    ///
    /// - Parameters:
    ///   - controller: The controller to show.
    ///   - animated: Whether a sheet slides in; other styles do not move. Without effect if the
    ///     application has no motion.
    ///   - completion: Called once in a later turn of the main actor, after the controller's
    ///     ``viewDidAppear(_:)``; not called if the controller is refused.
    open func present(
        _ controller: ViewController, animated: Bool = true, completion: (() -> Void)? = nil
    ) {
        show(controller, animated: animated, completion: completion)
    }

    /// Dismisses the ``presentedViewController``, and all controllers presented from there.
    ///
    /// If there is none, calls the method of the controller that presents this one.
    ///
    /// - Parameters:
    ///   - animated: Whether a sheet slides out; other styles do not move. Without effect if the
    ///     application has no motion.
    ///   - completion: Called once in a later turn of the main actor, after the controller's
    ///     ``viewDidDisappear(_:)``; not called if nothing is dismissed.
    open func dismiss(animated: Bool = true, completion: (() -> Void)? = nil) {
        leave(animated: animated, completion: completion)
    }

    // MARK: To override

    /// Makes the view and assigns it to ``view``.
    ///
    /// The default makes a plain ``View`` of the size of the screen, if an application runs the call.
    /// The superview gives it its own size later.
    open func loadView() {
        let size = Application.current?.frames.bounds.size ?? .zero
        let view = View(frame: Rect(origin: .zero, size: size))
        view.layoutState.hasSizeOfScreen = true
        self.view = view
    }

    /// Called once after ``loadView()``; the place to add subviews and handlers.
    open func viewDidLoad() {}

    /// Called before the view comes into a window.
    ///
    /// - Parameter animated: Whether the view moves into the window, as a sheet that slides in.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view is in a window and has its size, before its first layout there.
    ///
    /// - Parameter animated: Whether the view moves into the window.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called after the first layout of the view and its subviews in a window, before they are
    /// drawn.
    ///
    /// - Parameter animated: Whether the view moves into the window; the movement may go on.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view leaves its window.
    ///
    /// - Parameter animated: Whether the view moves out of the window.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after the view has left its window.
    ///
    /// - Parameter animated: Whether the view moves out of the window; a picture of it may go on.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Called after the theme of the application became light or dark, or after the screen crossed
    /// the limit of a size class.
    ///
    /// - Parameter previousTraitCollection: The traits of the application before the change.
    open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

    /// Called before the first layout of the view, and before the layout that follows
    /// ``View/setNeedsUpdateConstraints()``.
    ///
    /// The default calls ``View/updateConstraints()`` of the view, so overrides call `super` at the
    /// end.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

    /// Called before the view lays out its subviews.
    ///
    /// Views that are shown, hidden or changed here have their new sizes in the same frame.
    open func viewWillLayoutSubviews() {}

    /// Called after the ``View/layoutMargins`` of the view changed.
    open func viewLayoutMarginsDidChange() {}

    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Begins or ends edit mode; overrides call `super`.
    ///
    /// The ``editButtonItem`` calls it.
    open func setEditing(_ editing: Bool, animated: Bool) { applyEditing(editing) }

    /// Called before the view gets another size because its window changed its size; passes the call
    /// on to the children.
    ///
    /// Overrides call `super`.
    ///
    /// - Parameters:
    ///   - size: The new size of the window, in cells.
    ///   - coordinator: Runs blocks with the change.
    open func viewWillTransition(
        to size: Size, with coordinator: ViewControllerTransitionCoordinator
    ) {
        for child in children where child.isViewLoaded {
            child.viewWillTransition(to: size, with: coordinator)
        }
    }

    /// Shows another controller: pushes it in the nearest navigation controller around this one, or
    /// presents it if there is none.
    ///
    /// - Parameters:
    ///   - controller: The controller to show.
    ///   - sender: The object that asks for it; it has no effect.
    open func show(_ controller: ViewController, sender: Any?) {
        let container = ancestor { $0 is any ShowingContainer }
        if let container { container.show(controller, sender: sender) } else { present(controller) }
    }

    /// Shows another controller as the detail of a split view controller around this one, or
    /// presents it if there is none.
    ///
    /// - Parameters:
    ///   - controller: The controller to show.
    ///   - sender: The object that asks for it; it has no effect.
    open func showDetailViewController(_ controller: ViewController, sender: Any?) {
        let container = ancestor { $0 is any DetailContainer }
        if let container {
            container.showDetailViewController(controller, sender: sender)
        } else {
            present(controller)
        }
    }

    private final func ancestor(where isMeant: (ViewController) -> Bool) -> ViewController? {
        var ancestor = parent
        while let candidate = ancestor, !isMeant(candidate) { ancestor = candidate.parent }
        return ancestor
    }

    /// The view that is focused when the controller is presented, or when the application starts
    /// with it.
    ///
    /// Nil, the default, stands for the first view that can be focused. That view is also focused
    /// if the preferred view cannot be. No view is focused if ``wantsInitialFocus`` is false.
    open var preferredFocusedView: View? { nil }

    /// The child that gets keys first while no view of the window is focused; nil for none.
    ///
    /// By default it is the only child whose view is visible, or nil if there are several. A
    /// container that shows several children may return the most important one. Keys bubble up
    /// from there.
    open var childForKeys: ViewController? { onlyVisibleChild }

    /// Called before the controller becomes a child of another one, or with nil before it is
    /// removed from its parent.
    open func willMove(toParent parent: ViewController?) {}

    /// Called after the controller became a child of another one, or with nil after it was removed
    /// from its parent.
    open func didMove(toParent parent: ViewController?) {}

    // MARK: Containment

    /// Makes a controller a child of this one.
    ///
    /// Calls the child's ``willMove(toParent:)``. Then the caller adds the child's view, and calls
    /// the child's ``didMove(toParent:)``.
    ///
    /// ```swift
    /// addChild(child)
    /// view.addSubview(child.view)
    /// child.didMove(toParent: self)
    /// ```
    ///
    /// Has no effect if the child is this controller or one of its ancestors. A child of another
    /// controller is removed from there first.
    open func addChild(_ child: ViewController) {
        var ancestor: ViewController? = self
        while let candidate = ancestor {
            if candidate === child { return }
            ancestor = candidate.parent
        }
        guard child.parent !== self else { return }
        if child.parent != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    /// Removes the controller from its parent.
    ///
    /// Before, the caller calls ``willMove(toParent:)`` with nil, and removes the view. This method
    /// calls ``didMove(toParent:)`` with nil.
    ///
    /// ```swift
    /// child.willMove(toParent: nil)
    /// child.view.removeFromSuperview()
    /// child.removeFromParent()
    /// ```
    open func removeFromParent() {
        guard let parent else { return }
        // Searches from the end, because stacks of thousands of children are emptied from there.
        if let index = parent.children.lastIndex(where: { $0 === self }) {
            parent.children.remove(at: index)
        }
        self.parent = nil
        didMove(toParent: nil)
    }

    // MARK: The chain

    /// The view's superview, or the window.
    open override var defaultNext: Responder? { viewIfLoaded?.superview ?? window }

    /// The child controllers, then the view if it is loaded.
    open override func forEachSubordinate(_ body: @MainActor (Responder) -> Void) {
        for child in children { body(child) }
        if let viewIfLoaded { body(viewIfLoaded) }
    }

    /// The window that contains the view; nil if there is none.
    open override var window: Window? { viewIfLoaded?.window }
}
