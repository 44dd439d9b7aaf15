// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A desktop: a view with windows that can overlap.
///
/// One ``DesktopWindow`` is active and in front. A press into a window activates it, and so does the focus. The other
/// windows keep their order. Minimized windows are in a bar at the bottom. A completely covered window is not drawn.
///
/// ```swift
/// let desktop = DesktopView([
///     DesktopWindow("Letters", view: letters), DesktopWindow("Clock", viewController: clock),
/// ])
/// desktop.on { (closed: DesktopWindowClosed) in forget(closed.window) }
/// ```
///
///     ╭ Clock ────────────────╮
///     │ 12:00                 │
///     │  ┏ Letters ━━ –  ▴  × ━┓
///     ╰──┃ Ada               ┃
///        ┗━━━━━━━━━━━━━━━━━━━┛
///       Log
open class DesktopView: View {
    /// The windows, in the order in which they were added.
    public private(set) final var windows: [DesktopWindow] = []

    /// The window with the focus, or the last window with the focus; nil if all windows are minimized.
    public private(set) final weak var activeWindow: DesktopWindow?

    /// The view that is shown if there are no windows; nil for none.
    public final var emptyView: View? {
        didSet {
            guard emptyView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let emptyView { insertSubview(emptyView, at: 0) }
            windowsDidChange()
        }
    }

    final let stage = View()
    /// The titles of the minimized windows.
    final let bar = OverflowBar(restName: "More windows")
    private final let outline = SnapOutline()
    final var menu: MenuSession?

    /// Creates a desktop with windows; the last window is active.
    public init(_ windows: [DesktopWindow] = []) {
        super.init()
        clipsToBounds = true
        backgroundColor = .background
        stage.clipsToBounds = true
        setContentPriorities(.defaultLow)
        let empty = ContentUnavailableView(
            "No windows", message: "A window shows up here when it opens.")
        emptyView = empty
        addSubview(empty)
        addSubview(stage)
        stage.addSubview(outline)
        addSubview(bar)
        setUpBar()
        on(BecameFirstResponder.self, DesktopView.focusMoved)
        on(ResignedFirstResponder.self, DesktopView.focusLeft)
        for window in windows { addWindow(window) }
    }

    // MARK: Windows

    /// The windows from the front to the back, without minimized windows.
    public final var orderedWindows: [DesktopWindow] {
        stage.subviews.reversed().compactMap { $0 as? DesktopWindow }.filter { !$0.isMinimized }
    }

    /// Adds a window in front of all others, and activates it; nothing is reported.
    ///
    /// The window gets the focus if the focus is in the desktop or nowhere. Does nothing for a window that is already
    /// in a desktop.
    public final func addWindow(_ window: DesktopWindow) {
        guard window.desktop == nil else { return }
        let takesFocus = mayMoveFocus
        window.desktop = self
        windows.append(window)
        let parent = viewControllerForChildren
        parent?.addChild(window.viewController)
        stage.insertSubview(window, at: stage.subviews.count - 1)
        if let parent { window.viewController.didMove(toParent: parent) }
        if !area.isEmpty { place(window) }
        windowsDidChange()
        guard !window.isMinimized else {
            window.isHidden = true
            return
        }
        makeActive(window, isByUser: false)
        if takesFocus, self.window != nil { window.becomeFirstResponder() }
    }

    /// Removes a window without asking or reporting, and activates the window behind it.
    ///
    /// Does nothing for a window of another desktop.
    public final func removeWindow(_ window: DesktopWindow) { remove(window, isByUser: false) }

    private final func remove(_ window: DesktopWindow, isByUser: Bool) {
        guard let index = windows.firstIndex(where: { $0 === window }) else { return }
        window.cancelDrag()
        windows.remove(at: index)
        leave(window, isByUser: isByUser)
        let controller = window.viewController
        let isChild = controller.parent != nil && controller.parent === viewControllerForChildren
        if isChild { controller.willMove(toParent: nil) }
        window.removeFromSuperview()
        window.desktop = nil
        window.isHidden = false
        if isChild { controller.removeFromParent() }
        windowsDidChange()
    }

    /// Brings a window to the front and focuses it; a minimized window is restored.
    ///
    /// Nothing is reported. Does nothing for a window of another desktop.
    public final func activate(_ window: DesktopWindow) { activate(window, isByUser: false) }

    final func activate(_ window: DesktopWindow, isByUser: Bool) {
        guard window.desktop === self else { return }
        setMinimized(false, window, isByUser: isByUser)
        makeActive(window, isByUser: isByUser)
        if self.window != nil { window.becomeFirstResponder() }
    }

    /// Puts a window behind the others, and activates the new front window.
    ///
    /// Nothing is reported. Does nothing for a window that is minimized, alone, or in another desktop.
    public final func sendToBack(_ window: DesktopWindow) { sendToBack(window, isByUser: false) }

    final func sendToBack(_ window: DesktopWindow, isByUser: Bool) {
        guard canSendToBack(window) else { return }
        window.cancelDrag()
        stage.insertSubview(window, at: 0)
        leave(window, isByUser: isByUser)
        window.frameNeedsDisplay()
        updateCover(in: window.frame)
    }

    /// Returns whether a window can go behind the others.
    final func canSendToBack(_ window: DesktopWindow) -> Bool {
        window.desktop === self && !window.isMinimized && orderedWindows.last !== window
    }

    /// Whether a change of the windows may move the focus, because the focus is in the desktop or nowhere.
    private final var mayMoveFocus: Bool {
        guard let focused = window?.firstResponder else { return true }
        return (focused as? View)?.isDescendant(of: self) == true
    }

    /// All windows from the back to the front, including minimized windows.
    final var windowsFromBack: [DesktopWindow] {
        stage.subviews.compactMap { $0 as? DesktopWindow }
    }

    /// Brings windows to the front, one after another, and activates the last one.
    final func setOrder(_ windows: [DesktopWindow]) {
        let hadFocus = (window?.firstResponder as? View)?.isDescendant(of: self) == true
        for window in windows { bringToFront(window) }
        guard let last = windows.last(where: { !$0.isMinimized }) else { return }
        makeActive(last, isByUser: false)
        if hadFocus { last.becomeFirstResponder() }
    }

    final func makeActive(_ window: DesktopWindow, isByUser: Bool) {
        let old = activeWindow
        bringToFront(window)
        guard old !== window else { return }
        activeWindow = window
        old?.endKeyboardMove()
        old?.frameNeedsDisplay()
        window.frameNeedsDisplay()
        if isByUser { window.post(DesktopWindowActivated(window: window), includingSelf: true) }
    }

    private final func bringToFront(_ window: DesktopWindow) {
        let front = stage.subviews.last { $0 is DesktopWindow }
        guard front !== window else { return }
        stage.insertSubview(window, belowSubview: outline)
        updateCover(in: window.frame)
    }

    /// Activates the next window before the active window is removed or minimized.
    final func leave(_ window: DesktopWindow, isByUser: Bool) {
        guard activeWindow === window else { return }
        window.endKeyboardMove()
        let hadFocus = (self.window?.firstResponder as? View)?.isDescendant(of: window) == true
        let next = orderedWindows.first { $0 !== window }
        activeWindow = nil
        if let next { makeActive(next, isByUser: isByUser) }
        guard hadFocus else { return }
        if next?.becomeFirstResponder() != true, !bar.becomeFirstResponder() {
            _ = emptyView?.focusFirst() == true || super.becomeFirstResponder()
        }
    }

    /// Activates a window whose content got the focus, and reports the activation in any case.
    final func windowGotFocus(_ window: DesktopWindow) {
        if window.desktop === self { makeActive(window, isByUser: true) }
    }

    private final func focusMoved(_ event: BecameFirstResponder) -> Disposition {
        focusDidChange()
        return .ignored
    }

    private final func focusLeft(_ event: ResignedFirstResponder) -> Disposition {
        focusDidChange()
        return .ignored
    }

    private final func focusDidChange() {
        activeWindow?.frameNeedsDisplay()
        if windows.isEmpty { setNeedsDisplay() }
    }

    final func windowsDidChange() {
        emptyView?.isHidden = !windows.isEmpty
        updateBar()
        setNeedsLayout()
    }

    final func closeByUser(_ window: DesktopWindow) {
        guard window.desktop === self else { return }
        remove(window, isByUser: true)
        post(DesktopWindowClosed(window: window), includingSelf: true)
    }

    /// Shows the placement that the dragged window would get; nil for none.
    final func showOutline(_ placement: WindowPlacement?) {
        if let rect = placement?.rect(in: area) { outline.frame = rect }
        outline.isHidden = placement == nil
    }

    // MARK: Focus

    /// The actions of the desktop as a whole, such as `next-window` on F6.
    open override var actions: [Action] { Self.desktopActions }

    /// Draws focus bars at both sides of an empty focused desktop.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        if isFirstResponder { ControlLook.drawBars(.focused, in: bounds, of: canvas) }
    }

    /// A group of windows.
    open override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(.group, label: "Desktop")
    }

    /// Whether the desktop is a stop of the Tab key; it passes the focus on to the active window.
    open override var canBecomeFirstResponder: Bool { true }

    /// False: a press into the empty part moves no focus.
    open override var takesFocusOnPress: Bool { false }

    /// Focuses the active window, or else the bar of the minimized windows, or else the view of an empty desktop.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if activeWindow?.becomeFirstResponder() == true || bar.becomeFirstResponder() {
            return true
        }
        if let emptyView, !emptyView.isHidden, emptyView.focusFirst() { return true }
        return super.becomeFirstResponder()
    }

    // MARK: Containment

    /// Makes the controllers of all windows children of the desktop's controller.
    open override func didMoveToWindow() {
        windows.map(\.viewController).move(toParent: viewControllerForChildren)
    }

    // MARK: Layout

    /// The rectangle of the windows, in the coordinates of their frames.
    final var area: Rect { stage.bounds }

    /// Returns the whole given size.
    open override func sizeThatFits(_ size: Size) -> Size {
        Size(
            width: size.width == .max ? bounds.width : size.width,
            height: size.height == .max ? bounds.height : size.height)
    }

    /// Gives the windows the room above the bar, and keeps their title bars in that room.
    open override func layoutSubviews() {
        let barHeight = bar.isHidden || bounds.height < 2 ? 0 : 1
        stage.frame = Rect(
            x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height - barHeight)
        bar.frame = Rect(
            x: bounds.minX, y: bounds.maxY - barHeight, width: bounds.width, height: barHeight)
        emptyView?.frame = bounds
        guard !area.isEmpty else { return }
        for window in windows { window.frame = frame(for: window) }
        updateCover(in: area)
    }
}
