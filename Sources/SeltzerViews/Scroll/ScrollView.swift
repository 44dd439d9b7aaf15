// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen

/// A view that scrolls content that may be larger than itself.
///
/// As in UIKit, the subviews lie in the content's coordinates, ``contentSize`` is the size of the
/// content, and ``contentOffset`` is the first visible point; it is `bounds.origin`. If the content
/// is one view, it is the ``documentView``, and the scroll view gives it its fitting size. For
/// content that is too large for views, a subclass overrides `layoutSubviews`, calls `super`, and
/// lays out views for the visible part.
///
/// ```swift
/// let page = ScrollView(Label(text))
/// ```
///
/// The wheel, keys and the bars scroll. At the end of its content a scroll view ignores the wheel
/// and the keys, so that an outer scroll view scrolls. A focused view inside is scrolled into
/// sight. The scroll view informs its ``delegate``, and posts ``Scrolled`` and ``ScrollEnded``.
open class ScrollView: View {
    /// The size of the content, which begins at the point (0, 0); negative lengths count as 0.
    ///
    /// A ``documentView`` sets it.
    open var contentSize: Size = .zero {
        didSet { if contentSize != oldValue { contentDidChange() } }
    }

    final override var hasKeysOfFocus: Bool { true }

    /// The empty cells around the content.
    ///
    /// Content that was scrolled to its beginning stays at its beginning after a change.
    open var contentInset: Insets = .zero {
        didSet {
            guard contentInset != oldValue else { return }
            let (before, after) = (oldValue.beginning, contentInset.beginning)
            let oldOffset = contentOffset
            if contentOffset.x == before.x { contentOffset.x = after.x }
            if contentOffset.y == before.y { contentOffset.y = after.y }
            announcer.contentStayed(at: contentOffset, before: oldOffset)
            contentDidChange()
        }
    }

    /// The cells to leave free at the ends of the bars, for instance for a header.
    public final var scrollIndicatorInsets: Insets = .zero {
        didSet { if scrollIndicatorInsets != oldValue { contentDidChange() } }
    }

    /// Whether a bar is shown on the right if the content is too high.
    public final var showsVerticalScrollIndicator = true {
        didSet { if showsVerticalScrollIndicator != oldValue { contentDidChange() } }
    }

    /// Whether a bar is shown at the bottom if the content is too wide.
    public final var showsHorizontalScrollIndicator = true {
        didSet { if showsHorizontalScrollIndicator != oldValue { contentDidChange() } }
    }

    /// Whether the scroll bars show that the scroll view is focused; false while the content shows
    /// it.
    public final var showsFocusInScrollIndicators = true {
        didSet { if showsFocusInScrollIndicators != oldValue { bars.setNeedsDisplay() } }
    }

    /// Whether the user can scroll; the program always can.
    open var isScrollEnabled = true {
        didSet { if isScrollEnabled != oldValue { contentDidChange() } }
    }

    /// Whether the user scrolls by whole pages, which are as large as the scroll view; false by
    /// default.
    ///
    /// A step of the wheel or a key turns a page, and a bar that is released stops at the nearest
    /// one. The turn is a movement without the user, so that the delegate hears of it as of a
    /// movement that slows down.
    public final var isPagingEnabled = false

    /// The number of lines that one step of the wheel scrolls.
    ///
    /// Sideways it scrolls twice as many columns. Until it is set, it follows
    /// ``Application/wheel``.
    public final var linesPerWheelStep: Int {
        get { linesOfWheelStep(own: ownLinesPerWheelStep) }
        set { ownLinesPerWheelStep = newValue }
    }
    private final var ownLinesPerWheelStep: Int?
    /// The number of lines that an arrow key scrolls; values below 1 count as 1.
    public final var verticalLineScroll = 1
    /// The number of columns that an arrow key scrolls; values below 1 count as 1.
    public final var horizontalLineScroll = 2

    /// The only view of the content; nil if the program lays out the subviews.
    ///
    /// It has its fitting size, and is at least as wide as the visible part.
    public final var documentView: View? {
        didSet { if documentView !== oldValue { documentDidChange(from: oldValue) } }
    }

    /// The rows of the content that have a mark in the vertical bar, such as the matches of a
    /// search.
    public final var verticalMarks: [Int] {
        get { bars.vertical.marks }
        set { bars.vertical.marks = newValue }
    }

    /// The row whose mark is highlighted; nil for none.
    public final var currentVerticalMark: Int? {
        get { bars.vertical.currentMark }
        set { bars.vertical.currentMark = newValue }
    }

    /// The number of rows at the bottom that another view, such as a search bar, covers; the
    /// content and the bars end above them.
    public final var bottomAccessoryHeight = 0 {
        didSet { if bottomAccessoryHeight != oldValue { contentDidChange() } }
    }

    /// The source of headers for content with very many sections; nil for none.
    public final weak var stickyHeaderSource: (any StickyHeaderSource)? {
        didSet { if stickyHeaderSource !== oldValue { reloadStickyHeaders() } }
    }

    /// Whether the end of the content stays visible when the content grows; false by default.
    ///
    /// Setting it scrolls to the end. The scroll view stops to follow when the user or the program scrolls up, and follows
    /// again once the end is visible, as a terminal does. ``isFollowingEnd`` tells which of both it is.
    public final var followsEnd = false {
        didSet { if followsEnd != oldValue { followsEndDidChange() } }
    }

    /// Whether the next layout shows the end of the content; always false without ``followsEnd``.
    public internal(set) final var isFollowingEnd = false

    /// The object that follows the movements; held weakly.
    open weak var delegate: (any ScrollViewDelegate)?

    private final let bars = ScrollBars()
    final let suppliedHeaders = SuppliedHeaders()
    final var stickyHeaders = StickyHeaders()
    final lazy var announcer = ScrollAnnouncer()
    private final var mustRevealFocus = false
    /// Whether the focus to reveal is the one with which the screen opens.
    private final var hasFirstFocus = false
    private final var laidOutSize = Size.zero
    /// Whether the scroll view moves to a whole page.
    final var isTurningPage = false
    /// Whether constraints set the size of the content.
    final var isContentOfConstraints = false

    /// Creates a scroll view without content.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        clipsToBounds = true
        setContentPriorities(.defaultLow)
        bars.install(in: self)
        on(BecameFirstResponder.self, ScrollView.focusDidMove)
    }

    /// Creates a scroll view whose ``documentView`` is a given view.
    public convenience init(_ documentView: View) {
        self.init(frame: .zero)
        self.documentView = documentView
        documentDidChange(from: nil)
    }

    private func documentDidChange(from old: View?) {
        if old?.superview === self { old?.removeFromSuperview() }
        documentView.map { insertSubview($0, at: 0) }
        contentDidChange()
        invalidateIntrinsicContentSize()
    }

    // MARK: The visible part

    /// Whether the room that one bar takes may make the other bar necessary also without a document
    /// view.
    ///
    /// A program that sets the size of the content compares it with the size of the scroll view, as
    /// in UIKit. A grid's last column and row are cells that a bar would cover.
    package final var makesRoomForBars = false

    /// The point of the content at the top left corner: `bounds.origin`.
    ///
    /// Setting it informs the ``delegate`` at once. The next layout corrects an offset beyond the
    /// content.
    open var contentOffset: Point {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// Scrolls a point of the content to the top left corner, as far as the content allows.
    ///
    /// If the user scrolls meanwhile, the animation ends. The delegate learns of the end of an
    /// animation that was not replaced.
    ///
    /// - Parameters:
    ///   - offset: The point, in the content's coordinates.
    ///   - animated: Whether to animate the movement, unless the application reduces motion.
    open func setContentOffset(_ offset: Point, animated: Bool = false) {
        scroll(to: offset, animated: animated)
    }

    /// Scrolls as little as necessary to show a rectangle of the content.
    ///
    /// If it is too large, shows its top left part. Sticky headers do not cover the rectangle
    /// afterwards. An empty rectangle scrolls nothing.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in the content's coordinates.
    ///   - animated: Whether to animate the movement, unless the application reduces motion.
    open func scrollRectToVisible(_ rect: Rect, animated: Bool = false) {
        scroll(showing: rect, animated: animated)
    }

    /// Whether the user is moving a bar.
    public final var isDragging: Bool { bars.isGripped }

    /// Whether the user has taken hold of a bar; as ``isDragging``.
    public final var isTracking: Bool { isDragging }

    /// Returns the size of the content or of the document view, including insets.
    open override func sizeThatFits(_ size: Size) -> Size {
        let content = documentView?.sizeThatFits(size) ?? contentSize
        return Size(
            width: max(0, content.width).saturatingAdding(contentInset.horizontal),
            height: max(0, content.height).saturatingAdding(contentInset.vertical))
    }

    // MARK: Keys and mouse

    /// Scrolls with the wheel; with Shift, sideways.
    ///
    /// Ignores a step of the wheel that cannot scroll.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        guard event.phase == .scroll, isScrollEnabled else { return .ignored }
        let isSideways = event.modifiers.contains(.shift)
        let dx = isSideways ? event.scroll.y.saturatingAdding(event.scroll.x) : event.scroll.x
        let dy = isSideways ? 0 : event.scroll.y
        let lines = wheelLines(own: ownLinesPerWheelStep)
        let moved = scrollByUser(
            to: contentOffset.offsetBy(
                dx: dx.saturatingMultiplied(by: lines.saturatingMultiplied(by: 2)),
                dy: dy.saturatingMultiplied(by: lines)))
        return moved ? .stop : .ignored
    }

    /// True if the user can scroll and some of the content is out of sight.
    open override var canBecomeFirstResponder: Bool { isScrollEnabled && geometry.canScroll }

    /// A scroll area while keys can scroll it; no element of its own while all content is visible.
    open override var defaultAccessibility: AccessibilityAttributes {
        canBecomeFirstResponder
            ? AccessibilityAttributes(.scrollArea) : super.defaultAccessibility
    }

    /// Whether a press focuses the scroll view; false while a view inside it is focused, which then
    /// stays focused.
    open override var takesFocusOnPress: Bool {
        guard let focused = window?.firstResponder as? View else { return true }
        return focused === self || !focused.isDescendant(of: self)
    }

    /// The arrows, the paging keys, Home and End, for the axes that can scroll.
    open override var actions: [Action] {
        isScrollEnabled ? ScrollActions.actions(for: geometry) : []
    }

    // MARK: Layout

    /// Corrects the offset, and lays out the document view, the headers and the bars.
    ///
    /// Overrides call `super` first.
    open override func layoutSubviews() {
        if let documentView { fit(documentView) }
        scroll(to: followedOffset ?? contentOffset)
        if followsEnd, !isFollowingEnd { noteFollowing() }
        followFrameGuide()
        let isSmaller =
            bounds.width < laidOutSize.width || bounds.height < laidOutSize.height
        laidOutSize = bounds.size
        if mustRevealFocus || isSmaller { revealFocus() }
        suppliedHeaders.update(in: self)
        stickyHeaders.place(in: visibleRect)
        bars.layOut(in: self)
    }

    override func arranges(_ subview: View) -> Bool {
        subview === documentView || bars.contains(subview)
    }

    /// Keeps headers and bars in front of added views.
    ///
    /// Overrides call `super`.
    open override func didAddSubview(_ subview: View) {
        guard subview === subviews.last, !bars.contains(subview) else { return }
        for view in stickyHeaders.views + bars.all { bringSubviewToFront(view) }
    }

    /// Drops a removed document view or header.
    ///
    /// Overrides call `super`.
    open override func willRemoveSubview(_ subview: View) {
        stickyHeaders.remove(subview)
        suppliedHeaders.forget(subview)
        if subview === documentView { documentView = nil }
    }

    /// Posts ``Scrolled`` after the layout, when all views have their places.
    override func layoutDidEnd() { announcer.layoutDidEnd(in: self) }

    /// Cancels a pending ``ScrollEnded`` if the view has left its window.
    ///
    /// Overrides call `super`.
    open override func didMoveToWindow() {
        if window == nil { announcer.cancel() }
    }

    final override var movesBoundsItself: Bool { true }

    final override func boundsOriginDidChange() {
        if followsEnd { noteFollowing() }
        delegate?.scrollViewDidScroll(self)
    }

    /// Scrolls by a page.
    open override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
        switch direction {
        case .up: scroll(.pages(-1), along: .vertical)
        case .down: scroll(.pages(1), along: .vertical)
        case .left: scroll(.pages(-1), along: .horizontal)
        case .right: scroll(.pages(1), along: .horizontal)
        }
    }

    // MARK: The focus

    /// Scrolls to the focused view in the next layout, because views must not move during a press
    /// of the mouse.
    private func focusDidMove(_ event: BecameFirstResponder) -> Disposition {
        guard let window, window.firstResponder !== self else { return .ignored }
        // Before the first layout nothing has its place, and the user has moved nothing.
        hasFirstFocus = window.isOpeningScreen || laidOutSize == .zero
        mustRevealFocus = true
        setNeedsLayout()
        return .ignored
    }

    /// Whether the beginning of the focused view is visible.
    ///
    /// It suffices for the focus with which a screen opens, so that the screen begins at its top.
    private var showsBeginningOfFocus: Bool {
        guard let focused = window?.firstResponder as? View else { return false }
        return visibleRect.contains(focused.convert(focused.contextMenuAnchor, to: self))
    }

    private func revealFocus() {
        defer { (mustRevealFocus, hasFirstFocus) = (false, false) }
        if hasFirstFocus, showsBeginningOfFocus { return }
        guard scrollFocusToVisible() else { return }
        // The focused view has moved in the scroll views around this one.
        var current = superview
        while let view = current {
            if let outer = view as? ScrollView {
                outer.mustRevealFocus = true
                outer.setNeedsLayout()
            }
            current = view.superview
        }
    }

    /// Scrolls as little as necessary to show the focused view, and the whole subview around it if
    /// that fits.
    ///
    /// Called when a view inside is focused, and when the scroll view gets smaller.
    ///
    /// - Returns: Whether the offset has changed.
    @discardableResult
    open func scrollFocusToVisible() -> Bool {
        guard let focused = window?.firstResponder as? View, focused !== self,
            focused.isDescendant(of: self)
        else { return false }
        let offset = contentOffset
        var child = focused
        while let superview = child.superview, superview !== self { child = superview }
        let rect = focused.convert(focused.bounds, to: self)
        var surroundings = rect
        for axis in [Axis.horizontal, .vertical]
        where child.frame.size[axis] <= visibleSize[axis] {
            surroundings.origin[axis] = child.frame.origin[axis]
            surroundings.size[axis] = child.frame.size[axis]
        }
        scrollRectToVisible(surroundings)
        scrollRectToVisible(rect)
        if let cursor = focused.cursorPosition {
            let cell = Rect(origin: cursor, size: Size(width: 1, height: 1))
            scrollRectToVisible(focused.convert(cell, to: self))
        }
        return contentOffset != offset
    }
}
