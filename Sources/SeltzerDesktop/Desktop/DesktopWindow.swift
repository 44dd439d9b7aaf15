// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A window with a title bar in a ``DesktopView``, around a view.
///
/// The user can move, resize, maximize, minimize and close it, with the pointer and with keys. The content is the view
/// of a controller, which becomes a child of the desktop's controller. Tab stays in the window.
///
/// ```swift
/// let window = DesktopWindow("Letters", view: list, frame: Rect(x: 2, y: 1, width: 40, height: 12))
/// desktop.addWindow(window)
/// ```
///
///     ┏━ Letters ━━━━━━━━━ –  ▴  × ━┓
///     ┃ Ada                         ┃
///     ┃ Grace                       ┃
///     ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
///
/// ``/SeltzerViews/View/frame`` and `isHidden` belong to the desktop: use ``freeFrame``, ``placement`` and
/// ``isMinimized``.
open class DesktopWindow: View {
    /// The controller whose view is the content.
    public final let viewController: ViewController

    /// The text in the title bar, cut with `…` if it does not fit.
    ///
    /// If the window was created without a title, the text follows the `navigationItem.title` of the controller.
    public final var title: String {
        didSet { if title != oldValue { titleDidChange() } }
    }

    /// Whether the content has unsaved changes; a dot before the title shows it.
    public final var isEdited = false {
        didSet { if isEdited != oldValue { titleDidChange() } }
    }

    /// Whether the user can close the window.
    public final var isClosable = true {
        didSet { if isClosable != oldValue { frameNeedsDisplay() } }
    }

    /// Whether the user can minimize the window.
    public final var isMinimizable = true {
        didSet { if isMinimizable != oldValue { frameNeedsDisplay() } }
    }

    /// Whether the user can change the size of the window, and maximize it.
    public final var isResizable = true {
        didSet { if isResizable != oldValue { frameNeedsDisplay() } }
    }

    /// Whether the user can move the window.
    public final var isMovable = true

    /// The minimum size that the user can give to the window, including its frame; 16 by 4 cells by default.
    public final var minimumSize = Size(width: 16, height: 4) {
        didSet { placeDidChange() }
    }

    /// The frame in the coordinates of the desktop while the window is ``WindowPlacement/free``; nil before it got one.
    ///
    /// A window without a frame gets a frame in a cascade when the desktop has a size. The window keeps this frame
    /// while it is maximized, and while the desktop is too small for it.
    public final var freeFrame: Rect? {
        didSet { if freeFrame != oldValue { placeDidChange() } }
    }

    /// The placement of the window; setting it is not reported.
    public final var placement = WindowPlacement.free {
        didSet { if placement != oldValue { placeDidChange() } }
    }

    /// Whether the window is minimized to the bar at the bottom of the desktop; setting it is not reported.
    public final var isMinimized: Bool {
        get { isMinimizedNow }
        set {
            desktop?.setMinimized(newValue, self, isByUser: false) ?? (isMinimizedNow = newValue)
        }
    }

    /// Asks the user whether the window may be closed, for instance in an alert; nil closes it at once.
    ///
    /// It runs after ``ShouldCloseDesktopWindow``. While it runs, other requests to close the window are ignored.
    ///
    /// ```swift
    /// window.closingConfirmation = { window in await window.asksToSave() }
    /// ```
    public final var closingConfirmation: (@MainActor (DesktopWindow) async -> Bool)?

    /// The desktop of the window; nil if there is none.
    public internal(set) final weak var desktop: DesktopView?

    final var isMinimizedNow = false
    /// The last focused view in the window.
    final weak var lastFocus: View?
    final var isAskingToClose = false
    /// The part under the pointer; nil for none.
    final var hoveredPart: WindowPart?
    /// The press on the frame; nil for none.
    final var press: WindowPress?
    /// The place at the beginning of a move by keys; nil if there is none.
    final var keyboardMove: WindowPlace?
    /// The frame at the beginning of a move by keys.
    final var keyboardStart = Rect.zero
    /// Whether several properties are changing; the window is placed once after them.
    final var isChangingPlace = false
    private final let stage = View()
    private final let followsController: Bool

    /// A window with its title.
    open override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(
            .window, label: title, value: isEdited ? "edited" : nil,
            traits: isActive ? .selected : [])
    }

    /// The marks in the title bar.
    open override var accessibilityParts: [AccessibilityPart] {
        let chrome = chrome
        return chrome.marks.compactMap { mark in
            chrome.rect(of: mark).map { rect in
                AccessibilityPart(
                    AccessibilityAttributes(.button, label: title(of: mark)), frame: rect)
            }
        }
    }

    private final func title(of mark: WindowMark) -> String {
        switch mark {
        case .minimize: "Minimize"
        case .maximize: placement == .maximized ? "Restore" : "Maximize"
        case .close: "Close"
        }
    }

    /// Creates a window that shows a controller's view.
    ///
    /// - Parameters:
    ///   - title: The text in the title bar; nil for the `navigationItem.title` of the controller.
    ///   - viewController: The controller.
    ///   - frame: The frame in the coordinates of the desktop; nil if the desktop chooses the frame.
    ///   - identifier: The name in a ``DesktopState``; nil for the title.
    public init(
        _ title: String? = nil, viewController: ViewController, frame: Rect? = nil,
        identifier: String? = nil
    ) {
        followsController = title == nil
        self.title = title ?? viewController.navigationItem.title ?? ""
        self.viewController = viewController
        freeFrame = frame
        super.init()
        self.identifier = identifier ?? self.title
        clipsToBounds = true
        backgroundColor = .background
        stage.clipsToBounds = true
        addSubview(stage)
        stage.addSubview(viewController.view)
        on(MouseEvent.self, phase: .capture, DesktopWindow.mouseWillArrive)
        on(BecameFirstResponder.self, DesktopWindow.gotFocus)
        on(ResignedFirstResponder.self, DesktopWindow.lostFocus)
        on(NavigationItemChanged.self, DesktopWindow.itemChanged)
    }

    /// Creates a window that shows a view.
    ///
    /// - Parameters:
    ///   - title: The text in the title bar.
    ///   - view: The content.
    ///   - frame: The frame in the coordinates of the desktop; nil if the desktop chooses the frame.
    ///   - identifier: The name in a ``DesktopState``; nil for the title.
    public convenience init(
        _ title: String, view: View, frame: Rect? = nil, identifier: String? = nil
    ) {
        self.init(
            title, viewController: ViewController(view: view), frame: frame,
            identifier: identifier)
    }

    private final func itemChanged(_ event: NavigationItemChanged) -> Disposition {
        if followsController { title = viewController.navigationItem.title ?? "" }
        return .ignored
    }

    private final func placeDidChange() {
        if !isChangingPlace { desktop?.place(self) }
    }

    private final func titleDidChange() {
        frameNeedsDisplay()
        desktop?.updateBar()
    }

    // MARK: Layout

    /// The marks in the title bar.
    final var marks: [WindowMark] {
        WindowMark.allCases.filter {
            switch $0 {
            case .minimize: isMinimizable
            case .maximize: isResizable
            case .close: isClosable
            }
        }
    }

    final var chrome: WindowChrome {
        WindowChrome(bounds: bounds, marks: marks, isResizable: isResizable)
    }

    /// Returns the size of the content and the frame around it.
    open override func sizeThatFits(_ size: Size) -> Size {
        let frame = Insets(all: 1)
        let whole = viewController.view.sizeThatFits(size.inset(by: frame)).grown(by: frame)
        return Size(
            width: max(minimumSize.width, whole.width),
            height: max(minimumSize.height, whole.height))
    }

    /// Gives the content the room inside of the frame.
    open override func layoutSubviews() {
        stage.frame = chrome.content
        viewController.view.frame = Rect(origin: .zero, size: stage.bounds.size)
    }

    /// Draws the frame, the title and the marks.
    open override func draw(_ rect: Rect, in canvas: Canvas) { drawFrame(in: canvas) }

    /// Handles presses on the frame.
    open override func handleMouse(_ event: MouseEvent) -> Disposition { handleFrame(event) }

    /// Whether the window is the active window of its desktop.
    public final var isActive: Bool { desktop?.activeWindow === self }

    // MARK: Actions

    /// The actions that the page of ``DesktopView`` lists; while the user moves the window by keys, only the actions of
    /// the move.
    open override var actions: [Action] {
        if keyboardMove != nil { return Self.moveActions }
        return press == nil ? Self.windowActions : Self.dragActions + Self.windowActions
    }

    /// The category of windows.
    open override var actionsCategory: Action.Category { .window }

    /// Returns the menu of the window for a click on its frame; nil for a click on its content.
    open override func contextMenu(at location: Point?) -> Menu? {
        let isOnFrame = location.map { chrome.part(at: $0) != .content } ?? isFirstResponder
        return isOnFrame ? Self.menu : nil
    }

    // MARK: Focus

    /// Whether the content has no view that can be focused, or the user moves the window by keys.
    open override var canBecomeFirstResponder: Bool {
        keyboardMove != nil || stage.firstFocusStop == nil
    }

    /// Focuses the last focused view in the window, or else the preferred view of the controller, or else the first
    /// view.
    ///
    /// - Returns: Whether the window or one of its views is focused.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if keyboardMove != nil { return super.becomeFirstResponder() }
        if let lastFocus, lastFocus !== self, lastFocus.isDescendant(of: self),
            lastFocus.isFirstResponder || lastFocus.becomeFirstResponder()
        {
            return true
        }
        if viewController.preferredFocusedView?.becomeFirstResponder() == true { return true }
        return stage.focusFirst() || super.becomeFirstResponder()
    }

    private final func gotFocus(_ event: BecameFirstResponder) -> Disposition {
        guard let focused = window?.firstResponder as? View, focused.isDescendant(of: self) else {
            return .ignored
        }
        if focused !== self {
            lastFocus = focused
            endKeyboardMove()
        }
        desktop?.windowGotFocus(self)
        return .ignored
    }

    private final func lostFocus(_ event: ResignedFirstResponder) -> Disposition {
        if !isFirstResponder { endKeyboardMove() }
        return .ignored
    }

    /// Focuses the next view of the window; after the last view comes the first.
    final func moveFocus(by step: Int) {
        layoutIfNeeded()
        let stops = stage.focusStops
        guard !stops.isEmpty else { return }
        let present = stops.firstIndex { $0.isFirstResponder }
        let next = present.map { ($0 + step + stops.count) % stops.count }
        stops[next ?? (step > 0 ? 0 : stops.count - 1)].becomeFirstResponder()
    }
}

/// The values that determine the frame of a window.
struct WindowPlace: Hashable {
    var freeFrame: Rect?
    var placement: WindowPlacement
}

/// A press on the frame of a window.
struct WindowPress {
    /// The pressed part.
    let part: WindowPart
    /// The place of the pointer at the beginning, in the coordinates of the desktop.
    let start: Point
    /// The frame at the beginning.
    let frame: Rect
    /// The place to which Escape or a cancelled drag returns the window.
    let place: WindowPlace
    /// Whether the pointer has left the first cell.
    var hasMoved = false
    /// The placement after a drop at the present point; nil if the window stays free.
    var drop: WindowPlacement?
    /// Whether the pointer is on the pressed mark.
    var isOnMark = true
}
