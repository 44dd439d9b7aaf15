// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// The root of a view tree on an application's screen, with a first responder of its own.
///
/// While a visible window ``isModal``, the user reaches only that window and the windows in front
/// of it. Presses elsewhere are dropped; the controller of the modal window gets them as
/// ``OutsidePress``.
open class Window: View {
    final override var isWindow: Bool { true }

    /// The application that shows the window; nil if none does.
    @exclusivity(unchecked)
    public internal(set) final weak var application: Application?

    /// The frame loop of the application.
    ///
    /// Every mark of a view needs it, so the window has a reference of its own.
    @exclusivity(unchecked)
    private(set) final var frames: FrameLoop?

    /// The controller whose view fills the window.
    ///
    /// Another controller in a window that is shown gets its first focus, unless a view is focused.
    @exclusivity(unchecked)
    public final var rootViewController: ViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            installRootView()
            if application?.isRunning == true { focusFirst() }
        }
    }

    /// Whether the user cannot reach the windows behind this one while it is shown.
    ///
    /// The program does not stop: it awaits the result, or handles a routed event.
    @exclusivity(unchecked)
    public final var isModal = false {
        didSet { if isModal != oldValue { application?.modalWindowsDidChange() } }
    }

    /// Whether everything behind the window is drawn fainter.
    @exclusivity(unchecked)
    public final var dimsBackground = false {
        willSet { if dimsBackground != newValue { setNeedsDisplayBehind() } }
        didSet { if dimsBackground != oldValue { setNeedsDisplayBehind() } }
    }

    /// The number of fading steps of the backdrop that are visible; less than all while the
    /// backdrop appears.
    @exclusivity(unchecked)
    final var backdropStep = Motion.backdropSteps {
        didSet {
            guard backdropStep != oldValue else { return }
            setNeedsDisplayBehind()
            animateChange(of: \Window.backdropStep, from: oldValue)
        }
    }

    /// Whether arrow keys that no responder consumes move the focus in their direction; true by
    /// default.
    public final var allowsDirectionalFocus = true

    /// The focused responder; nil sends keys to the root controller or the window.
    @exclusivity(unchecked)
    public internal(set) final var firstResponder: InputResponder? {
        didSet { firstResponderID = firstResponder.map(ObjectIdentifier.init) }
    }

    /// The identity of the first responder; drawing compares it for each control.
    final private(set) var firstResponderID: ObjectIdentifier?
    /// The views that may get the focus of an ineligible view, in order of preference; nil while
    /// there is no such view.
    @exclusivity(unchecked)
    final var successors: [Weak<View>]?
    /// Whether a focus that moves now is the one with which a screen opens: the window chooses it, or
    /// a controller that appears.
    final var isOpeningScreen = false
    /// The buttons that Enter and Esc operate.
    final var buttons = KeyButtons()
    /// The application's ``Application/keyTurn`` when this window last became key; 0 for never.
    final var keyTurn = 0

    /// Creates a window with a frame in the coordinates of the screen.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Whether the application sends keys to this window.
    public final var isKeyWindow: Bool { application?.keyWindow === self }

    /// Whether the window can become the key window; true by default.
    ///
    /// A window that only shows information returns false.
    open var canBecomeKey: Bool { true }

    /// Shows the window in front of the application's other windows, and makes it key if it can
    /// become key.
    ///
    /// ``close()`` is the opposite. A window without a size gets the whole screen. If the window is key and has no first
    /// responder, it focuses the view that its root controller prefers.
    public final func makeKeyAndVisible(in application: Application) {
        if bounds.isEmpty, canBecomeKey { frame = application.frames.bounds }
        application.show(self)
        if application.isRunning, isKeyWindow { focusFirst() }
    }

    /// Shows the window in its application, or in the application whose code runs, as
    /// ``makeKeyAndVisible(in:)`` does.
    ///
    /// Without such an application, the diagnostics of the application that shows the window later
    /// report it.
    public final func makeKeyAndVisible() {
        guard let application = application ?? .current else {
            return diagnose("\(type(of: self)) was not shown: no application runs here")
        }
        makeKeyAndVisible(in: application)
    }

    /// Removes the window from its application's screen; the window that was key before becomes
    /// key.
    ///
    /// This is the opposite of ``makeKeyAndVisible(in:)``, which can show the window again. The
    /// window and its views lose the focus and their ``application``. To hide a window for a while,
    /// with its place among the others and its first responder, set ``View/isHidden``. Has no
    /// effect if no application shows the window.
    public final func close() {
        application?.close(self)
    }

    /// Makes the window the key window, without moving it to the front.
    ///
    /// Has no effect on a window that is not shown, that cannot be key, or that is behind a modal
    /// one.
    public final func makeKey() {
        application?.makeKey(self)
    }

    /// Whether the root view moves into the window, or out of it, at this moment.
    ///
    /// Controllers get it as the argument of ``ViewController/viewWillAppear(_:)``.
    var movesRootView: Bool { false }

    /// Reacts to a press outside of the modal window that its controller did not stop.
    func pressedOutside() {}

    /// The views behind a modal window that still receive the mouse.
    var passthroughViews: [View] { [] }

    /// Whether a press that another view has lost continues in this window.
    var continuesPress: Bool { false }

    /// Adapts the window to a new size of the screen.
    ///
    /// A window that covered the whole screen covers it again.
    func screenDidChange(from old: Rect, to new: Rect) {
        if frame == old { frame = new }
    }

    /// Sets the window's place on the screen, for instance beside a view.
    ///
    /// The default does nothing.
    ///
    /// Called before each layout of the application's windows. A subclass sets ``View/frame`` only
    /// if the place has changed.
    ///
    /// - Parameter screen: The rectangle of the screen.
    open func place(in screen: Rect) {}

    /// Returns the number of rows that the window needs, for an inline application whose rows follow its content; 0 (the
    /// default) if it makes do with the rows that are there.
    ///
    /// A window that overrides ``place(in:)`` returns the bottom edge of the place that it would take. The result must not
    /// depend on the present number of rows.
    ///
    /// - Parameters:
    ///   - screen: The rectangle of the terminal's screen, from (0, 0).
    ///   - content: The rectangle of the content's rows. If the window has its whole size there, it needs no further
    ///     rows.
    open func rowsThatFit(in screen: Rect, beside content: Rect) -> Int { 0 }

    /// Gives the root view the whole window.
    ///
    /// If the window is smaller than the controller's ``ViewController/minimumSize``, it shows a
    /// notice in place of the view.
    open override func layoutSubviews() {
        if let controller = rootViewController, let view = controller.viewIfLoaded,
            view.frame.size != bounds.size
        {
            let coordinator = ViewControllerTransitionCoordinator()
            controller.viewWillTransition(to: bounds.size, with: coordinator)
            view.frame = bounds
            coordinator.finish()
        }
        rootViewController?.viewIfLoaded?.frame = bounds
        layOutMinimumSizeNotice()
    }

    /// A window with the label of its root view, or else the title of its controller; a modal
    /// window with a label is a dialog.
    open override var defaultAccessibility: AccessibilityAttributes {
        let label =
            rootViewController?.viewIfLoaded?.accessibilityLabel
            ?? rootViewController?.navigationItem.title ?? programTitle
        return AccessibilityAttributes(isModal && label != nil ? .dialog : .window, label: label)
    }

    /// The title of the application, for its first window; nil for other windows.
    private var programTitle: String? {
        guard let application, application.windows.first === self else { return nil }
        return application.title
    }

    /// The application.
    open override var defaultNext: Responder? { application }

    /// The responder that gets keys and mouse events after the window.
    ///
    /// It is never another window.
    var superiorForInput: Responder? { next }

    /// The responders behind a modal window whose actions may be offered in it, the nearest first.
    var respondersBehind: [InputResponder] { [] }

    /// The root controller, then the subviews.
    ///
    /// A broadcast visits the controller's view once, with the controller.
    open override func forEachSubordinate(_ body: @MainActor (Responder) -> Void) {
        if let rootViewController { body(rootViewController) }
        super.forEachSubordinate(body)
    }

    /// True: events that only go up to the window end before it.
    open override var isBoundary: Bool { true }

    /// The window itself.
    open override var window: Window? { self }

    /// The category of actions of a window.
    open override var actionsCategory: Action.Category { .window }

    /// Tab and Shift-Tab, the arrow keys if ``allowsDirectionalFocus`` is set, and Enter and Esc if
    /// there is a default or a cancel button.
    open override var actions: [Action] {
        var actions = Self.turnActions
        if allowsDirectionalFocus { actions += Self.directionActions }
        if currentDefaultButton != nil { actions.append(Self.acceptAction) }
        if currentCancelButton != nil { actions.append(Self.dismissAction) }
        return actions
    }

    private static let acceptAction: Action = {
        var action = Action("accept", title: "Accept", keys: ["enter", "kp-enter"]) {
            ($0 as? Window)?.performDefaultButton() ?? .ignored
        }.priority(.low).mayDecline()
        action.forecast = { forecast($0) { $0.currentDefaultButton } }
        return action
    }()

    private static let dismissAction: Action = {
        var action = Action("dismiss", title: "Cancel", keys: ["escape"]) {
            ($0 as? Window)?.performCancelButton() ?? .ignored
        }.priority(.low).mayDecline()
        action.forecast = { forecast($0) { $0.currentCancelButton } }
        return action
    }()

    private static func forecast(
        _ responder: InputResponder, _ button: (Window) -> View?
    ) -> Disposition {
        guard let window = responder as? Window else { return .ignored }
        return window.operates(button(window)) ? .stop : .ignored
    }

    private static let turnActions = [
        Action("focus-next", title: "Next", keys: ["tab"], Window.focusNext).priority(.low),
        Action("focus-previous", title: "Previous", keys: ["shift-tab"], Window.focusPrevious)
            .placement(.help),
    ].map { $0.movingFocus() }

    private static let directionActions: [Action] = {
        let headings: [(KeySequence, FocusHeading)] = [
            ("up", .up), ("down", .down), ("left", .left), ("right", .right),
        ]
        return headings.map { keys, heading in
            Action("focus-\(keys)", keys: [keys]) {
                ($0 as? Window)?.moveFocus(heading) == true ? .stop : .ignored
            }.mayDecline()
        }
    }()

    /// The window's own undo manager; made on first use.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// The key commands, and the actions of the undo manager that is nearest to the focus.
    override var addedActions: [Action] { super.addedActions + undoActions }

    /// Offers Alt with a character to the views of the window as a mnemonic.
    ///
    /// Overrides call `super`.
    open override func handleKey(_ event: KeyEvent) -> Disposition {
        performMnemonic(of: event) ? .stop : .ignored
    }

    /// Marks the area of the window, or the whole screen if the window dims it.
    final func setNeedsDisplayBehind() {
        guard let frames else { return }
        frames.invalidate(dimsBackground ? frames.bounds : extentInSuperview)
    }

    /// Adds the root controller's view, once the window is shown.
    final func installRootView() {
        guard application != nil, let view = rootViewController?.view else { return }
        view.frame = bounds
        insertSubview(view, at: 0)
        setNeedsLayout()
    }

    /// Lays the window out, and ends the arrival of its controllers.
    final func settleAppearance() {
        guard let application else { return }
        application.fitRows()
        place(in: application.frames.bounds)
        layoutIfNeeded()
        application.frames.finishArrivals(in: self)
    }

    /// Adds the window to an application's screen; nil removes it.
    final func attach(to application: Application?) {
        self.application = application
        frames = application?.frames
        if application != nil {
            announceMove(to: self)
            enter(self)
            installRootView()
        } else {
            announceMove(to: nil)
            enter(nil)
            let old = firstResponder
            firstResponder = nil
            successors = nil
            old?.deliver(ResignedFirstResponder())
            didLeaveScreen()
        }
    }

    /// Called after the window has left the screen.
    func didLeaveScreen() {}
}

/// A mouse button was pressed at a place that a modal window blocks.
///
/// A press in one of a popover's ``PopoverPresentationController/passthroughViews`` does not count.
/// The event goes only to the controller of the modal window, and the press itself is dropped. A
/// popover stays open if the controller returns ``/SeltzerResponder/Disposition/stop``.
public struct OutsidePress: RoutedEvent, Hashable, Sendable {
    /// The button.
    public let button: MouseButton
    /// The cell that was pressed, in the coordinates of the modal window.
    public let location: Point

    /// Creates the event of a press at a cell, in the coordinates of the modal window.
    public init(button: MouseButton, location: Point) {
        self.button = button
        self.location = location
    }
}
