// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// The root of a view tree on an application's screen, with a first responder of its own.
///
/// As long as a visible window ``isModal``, the user reaches only that one and those in front of it: presses
/// elsewhere are dropped, and told to its controller as ``OutsidePress``.
open class Window: View {
    /// The application that shows the window; nil where none does.
    @exclusivity(unchecked)
    public internal(set) final weak var application: Application?

    /// The frames that show the window: asked for one where a view is marked, at hand without the application.
    @exclusivity(unchecked)
    private(set) final var frames: FrameLoop?

    /// The controller whose view fills the window.
    public final var rootViewController: ViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            installRootView()
        }
    }

    /// Whether the windows behind this one are out of the user's reach as long as it is shown.
    ///
    /// Nothing waits for it: what it is for is awaited, or heard as a routed event.
    @exclusivity(unchecked)
    public final var isModal = false {
        didSet { if isModal != oldValue { application?.modalWindowsDidChange() } }
    }

    /// Whether what lies behind the window is drawn fainter.
    public final var dimsBackground = false {
        willSet { if dimsBackground != newValue { setNeedsDisplayBehind() } }
        didSet { if dimsBackground != oldValue { setNeedsDisplayBehind() } }
    }

    /// Whether the arrow keys that nobody takes move the keys to the next view in their direction; true at first.
    public final var allowsDirectionalFocus = true

    /// The responder that gets the keys first; nil leaves them to the window.
    @exclusivity(unchecked)
    public internal(set) final var firstResponder: InputResponder?
    /// The views that may get the focus of a view that becomes ineligible, the first of them first; nil while there
    /// is no such view.
    @exclusivity(unchecked)
    final var successors: [WeakView]?
    /// What Enter and Esc operate.
    final var buttons = KeyButtons()
    /// When the window last became key, counted by the application; 0 for never.
    final var keyTurn = 0

    /// Creates a window with a frame in the coordinates of the screen.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Whether the window gets the keys.
    public final var isKeyWindow: Bool { application?.keyWindow === self }

    /// Whether the window can get the keys; true unless a subclass says otherwise, as one that only shows
    /// something does.
    open var canBecomeKey: Bool { true }

    /// Shows the window in front of the application's other windows, and makes it key if it can become key.
    ///
    /// ``close()`` is the opposite.
    public final func makeKeyAndVisible(in application: Application) {
        application.show(self)
    }

    /// Removes the window from its application's screen; the window that was key before becomes key.
    ///
    /// This is the opposite of ``makeKeyAndVisible(in:)``, which can show the window again. The window and its views
    /// lose the focus and their ``application``. To hide a window for a while, with its place among the others and its
    /// first responder, set ``View/isHidden``. No effect if no application shows the window.
    public final func close() {
        application?.close(self)
    }

    /// Gives the window the keys where it is; does nothing for one that is not shown, cannot have them, or is
    /// behind a modal one.
    public final func makeKey() {
        application?.makeKey(self)
    }

    /// Does what a press outside of the modal window means, once its controller has not stopped it.
    func pressedOutside() {}

    /// The views behind a modal window that receive the mouse all the same.
    var passthroughViews: [View] { [] }

    /// Whether a press that another view has lost goes on here.
    var continuesPress: Bool { false }

    /// Takes its place on a screen of another size: a window over the whole screen goes on to cover it.
    func screenDidChange(from old: Rect, to new: Rect) {
        if frame == old { frame = new }
    }

    /// Takes the window's place on the screen; nothing unless a subclass has one beside something, say.
    ///
    /// Called before each layout of an application's windows, and often without need: a subclass sets ``View/frame``
    /// where it is another.
    ///
    /// - Parameter screen: The rectangle of the screen.
    open func place(in screen: Rect) {}

    /// Lays the root view out over the whole window; one smaller than the controller's
    /// ``ViewController/minimumSize`` says so instead of showing it.
    open override func layoutSubviews() {
        rootViewController?.viewIfLoaded?.frame = bounds
        layOutMinimumSizeNotice()
    }

    /// The application.
    open override var defaultNext: Responder? { application }

    /// The responder that is asked after the window for keys and the mouse, which never go on to another
    /// window.
    var superiorForInput: Responder? { next }

    /// The responders behind a modal window whose actions may reach it, the nearest first.
    var respondersBehind: [InputResponder] { [] }

    /// The root controller, then the subviews; the controller's view is asked once, with it.
    open override func forEachSubordinate(_ body: @MainActor (Responder) -> Void) {
        if let rootViewController { body(rootViewController) }
        super.forEachSubordinate(body)
    }

    /// Events that only go up to the window end before it.
    open override var isBoundary: Bool { true }

    /// The window itself.
    open override var window: Window? { self }

    /// Tab and Shift-Tab; the arrows where ``allowsDirectionalFocus`` is set; Enter and Esc where there is a
    /// default or a cancel button.
    open override var actions: [Action] {
        var actions = Self.turnActions
        if allowsDirectionalFocus { actions += Self.directionActions }
        if currentDefaultButton != nil {
            actions.append(
                Action("accept", title: "Accept", keys: ["enter", "kp-enter"], priority: .low) {
                    ($0 as? Window)?.performDefaultButton() ?? .ignored
                })
        }
        if currentCancelButton != nil {
            actions.append(
                Action("dismiss", title: "Cancel", keys: ["escape"], priority: .low) {
                    ($0 as? Window)?.performCancelButton() ?? .ignored
                })
        }
        return actions
    }

    private static let turnActions = [
        Action("focus-next", title: "Next", keys: ["tab"], priority: .low, Window.focusNext),
        Action(
            "focus-previous", title: "Previous", keys: ["shift-tab"], placement: .help,
            Window.focusPrevious),
    ]

    private static let directionActions: [Action] = {
        let headings: [(KeySequence, FocusHeading)] = [
            ("up", .up), ("down", .down), ("left", .left), ("right", .right),
        ]
        return headings.map { keys, heading in
            Action("focus-\(keys)", keys: [keys]) {
                ($0 as? Window)?.moveFocus(heading) == true ? .stop : .ignored
            }
        }
    }()

    /// Offers Alt with a character to the views of the window, as their mnemonic; a subclass calls `super`.
    open override func handleKey(_ event: KeyEvent) -> Disposition {
        performMnemonic(of: event) ? .stop : .ignored
    }

    /// Marks what the window covers, or the whole screen where it dims that.
    final func setNeedsDisplayBehind() {
        guard let frames else { return }
        frames.invalidate(dimsBackground ? frames.bounds : extentInSuperview)
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
        frames = application?.frames
        if application != nil {
            enter(self)
            installRootView()
        } else {
            enter(nil)
            let old = firstResponder
            firstResponder = nil
            successors = nil
            old?.deliver(ResignedFirstResponder())
            didLeaveScreen()
        }
    }

    /// Called when no application shows the window any more.
    func didLeaveScreen() {}
}
