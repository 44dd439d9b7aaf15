// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A rectangle in which windows lie over one another: a desktop.
///
/// One ``DesktopWindow`` is active and in front. A press into a window and the focus activate it. The others keep their
/// order. Minimized windows are in a bar at the bottom. A window that others cover is not drawn.
///
/// ```swift
/// let desktop = DesktopView([
///     DesktopWindow("Letters", view: letters), DesktopWindow("Clock", viewController: clock),
/// ])
/// desktop.on { (closed: WindowClosed) in forget(closed.window) }
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

    /// The window that has the focus, or had it last; nil if all are minimized.
    public private(set) final weak var activeWindow: DesktopWindow?

    /// The view that shows if there are no windows; nil for none.
    public final var emptyView: View? {
        didSet {
            guard emptyView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let emptyView { insertSubview(emptyView, at: 0) }
            windowsDidChange()
        }
    }

    private final let stage = View()
    private final let bar = OverflowBar(restName: "More windows")
    /// The windows whose titles are in the bar.
    private final var minimizedWindows: [DesktopWindow] = []
    private final let outline = SnapOutline()
    private final var menu: MenuSession?

    /// Creates a desktop with windows, of which the last one is active.
    public init(_ windows: [DesktopWindow] = []) {
        super.init()
        clipsToBounds = true
        backgroundColor = .background
        stage.clipsToBounds = true
        for axis in [Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultLow, for: axis)
            setContentCompressionResistancePriority(.defaultLow, for: axis)
        }
        let empty = ContentUnavailableView(
            "No windows", message: "A window shows up here when it opens.")
        emptyView = empty
        addSubview(empty)
        addSubview(stage)
        stage.addSubview(outline)
        addSubview(bar)
        bar.isHidden = true
        bar.onChoose = { [weak self] in
            if let self { restoreByUser(minimizedWindows[$0]) }
        }
        bar.onList = { [weak self] bar, rect, rest in
            if let self { list(Array(minimizedWindows[rest]), beside: rect, of: bar) }
        }
        on(BecameFirstResponder.self, DesktopView.focusMoved)
        on(ResignedFirstResponder.self, DesktopView.focusLeft)
        for window in windows { addWindow(window) }
    }

    // MARK: Windows

    /// The windows that are not minimized, from the front to the back.
    public final var orderedWindows: [DesktopWindow] {
        stage.subviews.reversed().compactMap { $0 as? DesktopWindow }.filter { !$0.isMinimized }
    }

    /// Adds a window in front of the others, and activates it; nothing is reported.
    ///
    /// It takes the focus if the focus is in the desktop, or nowhere. Does nothing for a window that is in a desktop
    /// already.
    public final func addWindow(_ window: DesktopWindow) {
        guard window.desktop == nil else { return }
        let takesFocus = mayMoveFocus
        window.desktop = self
        windows.append(window)
        owner?.addChild(window.viewController)
        stage.insertSubview(window, at: stage.subviews.count - 1)
        if !area.isEmpty { place(window) }
        windowsDidChange()
        guard !window.isMinimized else {
            window.isHidden = true
            return
        }
        makeActive(window, isByUser: false)
        if takesFocus, self.window != nil { window.becomeFirstResponder() }
    }

    /// Removes a window, and activates the one behind it; nothing is asked or reported.
    ///
    /// Does nothing for a window of another desktop.
    public final func removeWindow(_ window: DesktopWindow) { remove(window, isByUser: false) }

    private final func remove(_ window: DesktopWindow, isByUser: Bool) {
        guard let index = windows.firstIndex(where: { $0 === window }) else { return }
        window.cancelDrag()
        windows.remove(at: index)
        leave(window, isByUser: isByUser)
        window.removeFromSuperview()
        window.desktop = nil
        window.isHidden = false
        if window.viewController.parent === owner { window.viewController.removeFromParent() }
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

    /// Puts a window behind the others, and activates the one that is in front then.
    ///
    /// Nothing is reported. Does nothing for a window that is minimized or alone, and for one of
    /// another desktop.
    public final func sendToBack(_ window: DesktopWindow) { sendToBack(window, isByUser: false) }

    final func sendToBack(_ window: DesktopWindow, isByUser: Bool) {
        guard canSendToBack(window) else { return }
        window.cancelDrag()
        stage.insertSubview(window, at: 0)
        leave(window, isByUser: isByUser)
        window.frameNeedsDisplay()
        updateCover(in: window.frame)
    }

    /// Whether a window is not behind all others.
    final func canSendToBack(_ window: DesktopWindow) -> Bool {
        window.desktop === self && !window.isMinimized && orderedWindows.last !== window
    }

    /// Whether a window may take the focus that nobody asked to move.
    private final var mayMoveFocus: Bool {
        guard let focused = window?.firstResponder else { return true }
        return (focused as? View)?.isDescendant(of: self) == true
    }

    /// All windows from the back to the front, minimized ones among them.
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

    private final func makeActive(_ window: DesktopWindow, isByUser: Bool) {
        let old = activeWindow
        bringToFront(window)
        guard old !== window else { return }
        activeWindow = window
        old?.endKeyboardMove()
        old?.frameNeedsDisplay()
        window.frameNeedsDisplay()
        if isByUser { window.post(WindowActivated(window: window), includingSelf: true) }
    }

    private final func bringToFront(_ window: DesktopWindow) {
        let front = stage.subviews.last { $0 is DesktopWindow }
        guard front !== window else { return }
        stage.insertSubview(window, belowSubview: outline)
        updateCover(in: window.frame)
    }

    /// Activates the next window before the active one goes.
    private final func leave(_ window: DesktopWindow, isByUser: Bool) {
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

    /// Activates a window whose content got the focus, which reports itself whoever moves it.
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

    private final func windowsDidChange() {
        emptyView?.isHidden = !windows.isEmpty
        let minimized = windows.filter(\.isMinimized)
        if !minimized.elementsEqual(minimizedWindows, by: ===) {
            minimizedWindows = minimized
            bar.titles = minimized.map(\.title)
        }
        if bar.isHidden != minimized.isEmpty { bar.isHidden = minimized.isEmpty }
        setNeedsLayout()
    }

    final func titlesDidChange() {
        if !bar.isHidden { bar.titles = minimizedWindows.map(\.title) }
    }

    // MARK: Minimizing

    final func setMinimized(_ isMinimized: Bool, _ window: DesktopWindow, isByUser: Bool) {
        guard window.isMinimized != isMinimized else { return }
        if isMinimized {
            window.cancelDrag()
            window.isMinimizedNow = true
            // The bar may have to take the focus.
            windowsDidChange()
            layoutIfNeeded()
            leave(window, isByUser: isByUser)
            window.isHidden = true
        } else {
            window.isMinimizedNow = false
            window.isHidden = false
            windowsDidChange()
            makeActive(window, isByUser: isByUser)
        }
        updateCover(in: stage.bounds)
    }

    final func minimizeByUser(_ window: DesktopWindow) {
        guard window.isMinimizable, !window.isMinimized else { return }
        setMinimized(true, window, isByUser: true)
        window.post(WindowMinimized(window: window, isMinimized: true), includingSelf: true)
    }

    private final func restoreByUser(_ window: DesktopWindow) {
        let wasMinimized = window.isMinimized
        activate(window, isByUser: true)
        guard wasMinimized else { return }
        window.post(WindowMinimized(window: window, isMinimized: false), includingSelf: true)
    }

    final func closeByUser(_ window: DesktopWindow) {
        guard window.desktop === self else { return }
        remove(window, isByUser: true)
        post(WindowClosed(window: window), includingSelf: true)
    }

    /// Shows the placement that the dragged window would get; nil for none.
    final func showOutline(_ placement: WindowPlacement?) {
        if let rect = placement?.rect(in: area) { outline.frame = rect }
        outline.isHidden = placement == nil
    }

    // MARK: Focus

    /// The actions of the desktop as a whole, such as `next-window` on F6.
    open override var actions: [Action] { Self.desktopActions }

    /// Draws bars at both sides of an empty desktop that has the focus.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        if isFirstResponder { ControlLook.drawBars(.focused, in: bounds, of: canvas) }
    }

    /// A group of windows.
    open override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(.group, label: "Desktop")
    }

    /// Whether the desktop is a stop of the Tab key, which goes on to the active window.
    open override var canBecomeFirstResponder: Bool { true }

    /// False: a press into the empty part moves no focus.
    open override var takesFocusOnPress: Bool { false }

    /// Focuses the active window, or the bar of the minimized windows, or the view that shows if there are no windows.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if activeWindow?.becomeFirstResponder() == true || bar.becomeFirstResponder() {
            return true
        }
        if let emptyView, !emptyView.isHidden, emptyView.focusFirst() { return true }
        return super.becomeFirstResponder()
    }

    /// The bar of minimized windows as a stop for the key that goes through the windows; nil if there are none.
    final var barStop: View? { bar.isHidden ? nil : bar }

    // MARK: The list

    /// Opens a menu of all windows, from which the user chooses one.
    final func listWindows() {
        let rect = Rect(
            x: bounds.minX, y: bounds.maxY - 1, width: bounds.width, height: 1)
        list(windows, beside: rect, of: self)
    }

    private final func list(_ windows: [DesktopWindow], beside rect: Rect, of view: View) {
        let entries = windows.map { window in
            Action(nil, title: MnemonicTitle.escaped(window.title)) {
                [weak self, weak window] _ in
                if let window { self?.restoreByUser(window) }
                return .stop
            }.showing { [weak window] (_: InputResponder) in
                window?.isActive == true ? .on : .off
            }
        }
        let place = MenuSession.Place(source: view, rect: rect, sides: [.above, .below])
        menu = MenuSession.open(Menu(children: entries), from: view, at: place, byKey: true) {
            [weak self] in self?.menu = nil
        }
    }

    // MARK: Containment

    private final var owner: ViewController? { window == nil ? nil : enclosingViewController }

    /// Makes the controllers of all windows children of the desktop's controller.
    open override func didMoveToWindow() {
        for window in windows {
            if let owner {
                owner.addChild(window.viewController)
            } else {
                window.viewController.removeFromParent()
            }
        }
    }

    // MARK: Layout

    /// The rectangle in which the windows lie, in their own coordinates.
    final var area: Rect { stage.bounds }

    /// Returns the room: a desktop takes what it gets.
    open override func sizeThatFits(_ size: Size) -> Size {
        Size(
            width: size.width == .max ? bounds.width : size.width,
            height: size.height == .max ? bounds.height : size.height)
    }

    /// Gives the windows the room above the bar, and keeps their title bars in it.
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

    private final func frame(for window: DesktopWindow) -> Rect {
        if let rect = window.placement.rect(in: area) { return rect }
        if window.freeFrame == nil {
            let index = windows.firstIndex { $0 === window } ?? 0
            window.isChangingPlace = true
            defer { window.isChangingPlace = false }
            window.freeFrame =
                WindowArrangement.cascaded.frames(
                    count: index + 1, in: area, minimum: window.minimumSize)[index]
        }
        return (window.freeFrame ?? area).reachable(in: area, minimum: window.minimumSize)
    }

    /// Gives a window its frame now, without a layout of the others.
    final func place(_ window: DesktopWindow) {
        guard window.desktop === self, !area.isEmpty else { return }
        let old = window.frame
        let new = frame(for: window)
        guard new != old else { return }
        window.frame = new
        updateCover(in: old.union(new))
    }

    /// Finds the windows in a rectangle that others cover, and leaves them out of drawing.
    private final func updateCover(in rect: Rect) {
        var inFront: [Rect] = []
        for window in orderedWindows {
            let visible = window.frame.intersection(area)
            if window.frame.intersects(rect) {
                let isCovered = window !== activeWindow && visible.isCovered(by: inFront)
                if window.isHidden != isCovered { window.isHidden = isCovered }
            }
            inFront.append(visible)
        }
    }
}
