// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen

/// A view that shows a part of what may be larger than itself, and scrolls.
///
/// As in UIKit: the subviews lie in the content's coordinates, ``contentSize`` tells how much there is, and
/// ``contentOffset``, which is `bounds.origin`, which part is seen. One view that is to be seen whole in time is
/// the ``documentView``; the scroll view gives it the size that it would like. For content that is too large to be
/// views, a subclass overrides `layoutSubviews`, calls `super`, and lays out what is seen then.
///
/// ```swift
/// let page = ScrollView(Label(text))
/// ```
///
/// The wheel, the keys and the bars scroll; what cannot move any further leaves them to superviews, so that a scroll
/// view in another one works. A view inside that gets the keys is scrolled into sight. Whoever wants to know
/// listens to ``Scrolled`` and ``ScrollEnded``.
open class ScrollView: View {
    /// How much there is to see, from the point (0, 0); negative counts as none.
    ///
    /// A ``documentView`` sets it.
    public final var contentSize: Size = .zero {
        didSet { if contentSize != oldValue { contentDidChange() } }
    }

    /// Empty room around the content; content that is at its beginning stays there.
    public final var contentInset: Insets = .zero {
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

    /// The room at the ends of the bars that they leave to others, to a header say.
    public final var scrollIndicatorInsets: Insets = .zero {
        didSet { if scrollIndicatorInsets != oldValue { contentDidChange() } }
    }

    /// Whether there is a bar on the right where there is more content than room.
    public final var showsVerticalScrollIndicator = true {
        didSet { if showsVerticalScrollIndicator != oldValue { contentDidChange() } }
    }

    /// Whether there is a bar at the bottom where there is more content than room.
    public final var showsHorizontalScrollIndicator = true {
        didSet { if showsHorizontalScrollIndicator != oldValue { contentDidChange() } }
    }

    /// Whether the user can scroll; the program always can.
    public final var isScrollEnabled = true {
        didSet { if isScrollEnabled != oldValue { contentDidChange() } }
    }

    /// The lines that one step of the wheel scrolls, and half the columns.
    public final var linesPerWheelStep = 3
    /// The lines that an arrow key scrolls; at least 1 counts.
    public final var verticalLineScroll = 1
    /// The columns that an arrow key scrolls; at least 1 counts.
    public final var horizontalLineScroll = 2

    /// The one view that is scrolled, as wide as what is seen and as large as it would like; nil for subviews that
    /// are laid out otherwise.
    public final var documentView: View? {
        didSet { if documentView !== oldValue { documentDidChange(from: oldValue) } }
    }

    /// Where the headers come from of content with very many sections; nil for none.
    public final weak var stickyHeaderSource: (any StickyHeaderSource)? {
        didSet { if stickyHeaderSource !== oldValue { reloadStickyHeaders() } }
    }

    private final let bars = ScrollBars()
    final let suppliedHeaders = SuppliedHeaders()
    final var stickyHeaders = StickyHeaders()
    private final lazy var announcer = ScrollAnnouncer()
    private final var mustRevealFocus = false
    private final var laidOutSize = Size.zero

    /// Creates a scroll view without content.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        clipsToBounds = true
        for axis in [Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultLow, for: axis)
            setContentCompressionResistancePriority(.defaultLow, for: axis)
        }
        bars.install(in: self)
        on(BecameFirstResponder.self, ScrollView.focusDidMove)
    }

    /// Creates a scroll view over a view.
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

    // MARK: What is seen

    /// What can be scrolled now.
    final var geometry: ScrollGeometry {
        var allowed: ScrollGeometry.Bars = []
        if showsVerticalScrollIndicator { allowed.insert(.vertical) }
        if showsHorizontalScrollIndicator { allowed.insert(.horizontal) }
        return ScrollGeometry(
            size: bounds.size, contentSize: contentSize, contentInset: contentInset,
            barInsets: scrollIndicatorInsets, allowed: allowed)
    }

    /// The point of the content at the left top corner: `bounds.origin`.
    ///
    /// An offset beyond the content is brought back before the next frame.
    public final var contentOffset: Point {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// The empty room around the content, with that of the bars.
    public final var adjustedContentInset: Insets { geometry.insets }

    /// The part of the content that is seen at once, bars and insets left out.
    public final var visibleSize: Size { geometry.visibleSize }

    /// The rectangle of the content that is seen, bars and insets left out.
    public final var visibleRect: Rect { bounds.inset(by: geometry.insets) }

    /// Whether the user is moving a bar.
    public final var isDragging: Bool { bars.isGripped }

    /// Returns the size of the content, or the one that the document view would like, insets included.
    open override func sizeThatFits(_ size: Size) -> Size {
        let content = documentView?.sizeThatFits(size) ?? contentSize
        return Size(
            width: max(0, content.width).saturatingAdding(contentInset.horizontal),
            height: max(0, content.height).saturatingAdding(contentInset.vertical))
    }

    // MARK: Keys and mouse

    /// Scrolls by the wheel, with Shift sideways; where nothing moves the wheel is left to superviews.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        guard event.phase == .scroll, isScrollEnabled else { return .ignored }
        let isSideways = event.modifiers.contains(.shift)
        let dx = isSideways ? event.scroll.y.saturatingAdding(event.scroll.x) : event.scroll.x
        let dy = isSideways ? 0 : event.scroll.y
        let moved = scroll(
            to: contentOffset.offsetBy(
                dx: dx.saturatingMultiplied(by: linesPerWheelStep.saturatingMultiplied(by: 2)),
                dy: dy.saturatingMultiplied(by: linesPerWheelStep)))
        return moved ? .stop : .ignored
    }

    /// True where the user can scroll.
    open override var canBecomeFirstResponder: Bool { isScrollEnabled && geometry.canScroll }

    /// False while a view inside has the keys, which a press beside it leaves there.
    open override var takesFocusOnPress: Bool {
        guard let focused = window?.firstResponder as? View else { return true }
        return focused === self || !focused.isDescendant(of: self)
    }

    /// The arrows, the paging keys, Home and End, as far as there is something to scroll.
    open override var actions: [Action] {
        isScrollEnabled ? ScrollActions.actions(for: geometry) : []
    }

    // MARK: Layout

    /// Brings the offset back to the content, and lays out the document view, headers and bars; subclasses that lay
    /// out what is seen call `super` first.
    open override func layoutSubviews() {
        if let documentView { fit(documentView) }
        scroll(to: contentOffset)
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

    /// Keeps headers and bars in front of what is added; subclasses call `super`.
    open override func didAddSubview(_ subview: View) {
        guard subview === subviews.last, !bars.contains(subview) else { return }
        for view in stickyHeaders.views + bars.all { bringSubviewToFront(view) }
    }

    /// Forgets a view that is taken away; subclasses call `super`.
    open override func willRemoveSubview(_ subview: View) {
        stickyHeaders.remove(subview)
        suppliedHeaders.forget(subview)
        if subview === documentView { documentView = nil }
    }

    /// Announces what was scrolled, when everything has its place.
    override func layoutDidEnd() { announcer.layoutDidEnd(in: self) }

    /// Ends the announcements where nobody is above to hear them; subclasses call `super`.
    open override func didMoveToWindow() {
        if window == nil { announcer.cancel() }
    }

    // MARK: The focus

    /// Puts off the scrolling until the event is through that moved the keys, a press of the mouse perhaps.
    private func focusDidMove(_ event: BecameFirstResponder) -> Disposition {
        if window?.firstResponder !== self {
            mustRevealFocus = true
            setNeedsLayout()
        }
        return .ignored
    }

    private func revealFocus() {
        mustRevealFocus = false
        guard scrollFocusToVisible() else { return }
        // The place in a scroll view around this one is another now.
        var current = superview
        while let view = current {
            if let outer = view as? ScrollView {
                outer.mustRevealFocus = true
                outer.setNeedsLayout()
            }
            current = view.superview
        }
    }

    /// Scrolls as little as needed to show the view inside that has the keys, with as much of the subview that it
    /// is in as there is room for; called when the keys come to such a view, and when the scroll view gets smaller.
    ///
    /// - Returns: Whether anything moved.
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
