// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen

/// A rectangle of cells that draws itself, holds subviews, and takes part in the responder chain.
///
/// As in UIKit, ``frame`` is the view's rectangle in its superview's coordinates, and ``bounds`` is
/// the same rectangle in its own. A change of `bounds.origin` scrolls the subviews. All coordinates
/// are cells. Subviews are drawn in order, the last one in front.
@MainActor
open class View: InputResponder {
    // A program has many views, so properties that few views need are in `rare`. The order of the
    // properties leaves the fewest gaps between them.
    //
    // Exclusivity checks are off for properties that every hit test or frame reads: the checks took
    // a third of the time of a hit test.

    /// The view that contains this view; nil for the root of a tree.
    @exclusivity(unchecked)
    public internal(set) final weak var superview: View?
    /// The views in this view, from the back to the front.
    @exclusivity(unchecked)
    public internal(set) final var subviews: [View] = []
    @exclusivity(unchecked)
    final weak var containingWindow: Window?
    /// The origin of ``frame``.
    @exclusivity(unchecked)
    final var position: Point = .zero
    /// The ``bounds``; `View+frame.swift` sets them.
    @exclusivity(unchecked)
    final var ownBounds: Rect = .zero
    /// The constraints held by this view; nil if there never were any.
    final var heldConstraints: ViewConstraints?
    @exclusivity(unchecked)
    final var displayMarks = DisplayMarks()
    /// Whether the view is in a window; this is cheaper to read than ``containingWindow``.
    @exclusivity(unchecked)
    final var isInWindow = false
    /// Whether the view is a window; a cast costs ten times as much for each view that is added.
    var isWindow: Bool { false }
    /// The kind of content, which decides the layout priorities that the program does not set.
    @exclusivity(unchecked)
    package final var layoutNature = LayoutNature.view
    /// A flag without effect: frames set by hand count until constraints lay the view out.
    public final var translatesAutoresizingMaskIntoConstraints = true

    /// The value of ``isHidden``, which hit tests and frames read of every view.
    @exclusivity(unchecked)
    final var isSelfHidden = false

    /// The conditions that a hit test reads of every view first.
    @exclusivity(unchecked)
    final var hitState: HitState = []

    /// The value of ``isUserInteractionEnabled``.
    package final var isInteractive: Bool {
        get { !hitState.contains(.off) }
        set { setInteraction(newValue) }
    }

    /// Whether subviews are drawn only inside this view's bounds; false by default, as in UIKit.
    @exclusivity(unchecked)
    public final var clipsToBounds = false {
        willSet { if clipsToBounds != newValue { setNeedsDisplayBeneath() } }
        didSet { if clipsToBounds != oldValue { setNeedsDisplayBeneath() } }
    }

    /// Whether the parts of subviews beyond the bounds count as inside the view; false by default,
    /// as in UIKit.
    ///
    /// If true, the mouse hits a subview wherever it is visible. Subviews that are hidden or have
    /// no user interaction do not count. The property has no effect while ``clipsToBounds`` is set.
    @exclusivity(unchecked)
    public final var extendsHitAreaToSubviews = false {
        didSet { containingWindow?.application?.setNeedsFrame() }
    }

    /// The value of ``backgroundColor``, which frames read of every view.
    @exclusivity(unchecked)
    final var ownBackground: Color?

    /// An upper bound of the number of levels below this view; it grows when views are added and
    /// never shrinks.
    final var levelsBelow: UInt16 = 0
    @exclusivity(unchecked)
    final var layoutState = LayoutState()

    /// Creates a view with a frame in the coordinates of its future superview.
    public init(frame: Rect = .zero) {
        super.init()
        position = frame.origin
        ownBounds = Rect(origin: .zero, size: frame.size)
        if OverriddenMethod.updateConstraints.isOverridden(by: type(of: self)) {
            layoutState.needsConstraintUpdate = true
        }
    }

    /// Creates a view without a size.
    ///
    /// A subclass that overrides `init(frame:)`, as UIKit code does, inherits this initializer.
    // Disfavored, so that `super.init()` still means `init(frame:)` with its default.
    @_disfavoredOverload
    public override convenience init() { self.init(frame: .zero) }

    // MARK: Place and look

    // An overridden property sees the changes that the library makes. The library reads the values
    // themselves: hit tests, layouts and frames do so for every view.

    /// The view's rectangle in its superview's coordinates.
    open var frame: Rect {
        get { ownFrame }
        set { setFrame(newValue) }
    }

    /// The view's rectangle in its own coordinates; the origin is the cell that its top left corner
    /// shows.
    ///
    /// A new size keeps the ``center``, as in UIKit; ``frame`` keeps the left top corner.
    open var bounds: Rect {
        get { ownBounds }
        set { setBounds(newValue) }
    }

    /// The cell in the middle of the frame, in the superview's coordinates, rounded down.
    ///
    /// Setting it moves the view and keeps its size.
    open var center: Point {
        get { ownCenter }
        set { setFrame(Rect(origin: newValue - halfSize, size: ownBounds.size)) }
    }

    /// Whether drawing and hit testing leave out the view and its subviews.
    open var isHidden: Bool {
        get { isSelfHidden }
        set { setHidden(newValue) }
    }

    /// Whether the mouse can hit the view and its subviews; if not, it hits the views behind them.
    ///
    /// Hit tests ask an override.
    open var isUserInteractionEnabled: Bool {
        get { isInteractive }
        set { isInteractive = newValue }
    }

    /// The color of things that are on and of things that can be followed, such as the titles of
    /// plain buttons.
    ///
    /// A view without a color of its own has its superview's color. The color of a root is the
    /// theme's ``/SeltzerScreen/Color/accent``. Setting nil removes the view's own color.
    open var tintColor: Color! {
        get { inheritedTint }
        set { setTint(newValue) }
    }

    /// The color that fills the view before it draws; nil shows the views behind it.
    open var backgroundColor: Color? {
        get { ownBackground }
        set { setGround(newValue) }
    }

    /// How opaque the view and its subviews are, from 0 to 1; 1 by default.
    ///
    /// As in UIKit, a view with an alpha below 0.01 is neither drawn nor hit. Cells have no
    /// transparency, so a view with less than 0.75 is drawn dim, and any other one as usual.
    /// Animations move the value, so that a view appears and disappears in these steps.
    open var alpha: Double {
        get { rare?.alpha ?? 1 }
        set { setAlpha(newValue) }
    }

    // MARK: Subviews and requests

    /// Adds a view in front of the other subviews, and removes it from its old superview.
    ///
    /// Has no effect if the tree would get more than ``maximumDepth`` levels, or if the view would
    /// contain itself. The application's diagnostics report it.
    open func addSubview(_ view: View) { insert(view, at: subviews.count) }

    /// Adds a view at an index among the subviews: 0 is at the back, an index beyond the last is in
    /// front.
    ///
    /// Has no effect in the same cases as ``addSubview(_:)``.
    open func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }

    /// Adds a view directly in front of a subview; in front of all subviews if `sibling` is not a
    /// subview.
    open func insertSubview(_ view: View, aboveSubview sibling: View) {
        insert(view, above: sibling)
    }

    /// Adds a view directly behind a subview; in front of all subviews if `sibling` is not a
    /// subview.
    open func insertSubview(_ view: View, belowSubview sibling: View) {
        insert(view, below: sibling)
    }

    /// Moves a subview in front of the others; has no effect on other views.
    open func bringSubviewToFront(_ view: View) { moveSubview(view, to: subviews.count) }

    /// Moves a subview behind the others; has no effect on other views.
    open func sendSubviewToBack(_ view: View) { moveSubview(view, to: 0) }

    /// Removes the view from its superview; has no effect without one.
    open func removeFromSuperview() { leaveSuperview() }

    /// Asks for ``layoutSubviews()`` before the next frame.
    open func setNeedsLayout() { markForLayout() }

    /// Lays out the view and its subviews now, if they are marked for layout.
    open func layoutIfNeeded() { layOutIfMarked() }

    /// Marks the whole view for drawing in the next frame.
    open func setNeedsDisplay() { markForDisplay() }

    /// Records that ``sizeThatFits(_:)`` may return another size now, so that superviews that
    /// depend on it lay out again.
    ///
    /// A superview during its own layout is not affected, and neither are its superviews. The
    /// superviews of a ``StackView``, a ``GridView`` or a view with constraints are affected only
    /// if that view changes its size.
    open func invalidateIntrinsicContentSize() { markMeasurements() }

    /// Gives the view the size that fits it in its present size; a side of 0 is no limit.
    ///
    /// The origin stays.
    open func sizeToFit() { takeFittingSize() }

    // MARK: Rare state

    /// The controller of this view; nil for most views.
    package final var controller: ViewController? { rare?.controller }

    /// Whether the view moves by an animation without user interaction, so that the mouse does not
    /// hit it.
    final var isMovingUntouched: Bool {
        guard let rare else { return false }
        return rare.blockingAnimations > 0
    }

    /// Whether the mouse does not hit the view because the view moves or is too transparent.
    ///
    /// Each hit test reads it; to read ``isMovingUntouched`` and ``isTransparent`` costs more.
    final var isMissed: Bool {
        guard let rare else { return false }
        return rare.blockingAnimations > 0 || rare.alpha < Self.leastAlpha
    }

    // MARK: To override

    /// Called at the end of the setter of `bounds`, if its origin has changed.
    func boundsOriginDidChange() {}

    /// Draws the view's own content, after the background and before the subviews.
    ///
    /// Called when the view, or a view behind it or in front of it, has changed; never for a hidden
    /// view. Views that change during drawing are drawn again in the next frame.
    ///
    /// - Parameters:
    ///   - rect: The part that must be drawn, in the view's own coordinates. Drawing more is
    ///     harmless.
    ///   - canvas: Draws in the view's own coordinates, clipped to its bounds.
    open func draw(_ rect: Rect, in canvas: Canvas) {}

    /// Sets the frames of the subviews.
    ///
    /// The default does nothing.
    ///
    /// Called once before the next frame, after ``setNeedsLayout()``, a change of size or a scroll.
    open func layoutSubviews() {}

    /// Called before the first layout, and before the layout that follows
    /// ``setNeedsUpdateConstraints()``; overrides call `super` at the end.
    ///
    /// The subviews are called first. A view controller calls it by
    /// ``ViewController/updateViewConstraints()``. The default does nothing.
    open func updateConstraints() {}

    /// Whether animations set the origin of the bounds in each frame, and not only the picture.
    ///
    /// A scroll view makes the cells of the offsets on the way.
    var movesBoundsItself: Bool { false }

    /// Called after the layout of the view and its subviews; a change made here causes another
    /// layout.
    func layoutDidEnd() {}

    /// The size of the view without any limit; ``noIntrinsicMetric`` for both lengths if its class
    /// overrides neither this property nor ``sizeThatFits(_:)``.
    ///
    /// Stacks and constraints use an override. If a subclass of a view that measures itself, such as
    /// a label, adds margins to the size of `super`, they also count for wrapped text.
    open var intrinsicContentSize: Size {
        let none = Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
        if layoutState.isReadingIntrinsicSize { return none }
        layoutState.isMeasuredByDefault = false
        let size = sizeThatFits(.unbounded)
        return layoutState.isMeasuredByDefault ? none : size
    }

    /// Returns the size that fits the view in a room.
    ///
    /// The default returns the size that the constraints between the subviews need, or else
    /// ``intrinsicContentSize`` if a subclass overrides it, or else the present size.
    ///
    /// - Parameter size: The room, in cells; `Int.max` for a side without a limit.
    open func sizeThatFits(_ size: Size) -> Size {
        if heldConstraints?.isIndependent == true {
            return keptSize(in: size) { constraintFittingSize(in: size) }
        }
        if let size = overriddenIntrinsicSize { return size }
        layoutState.isMeasuredByDefault = true
        return layoutState.hasSizeOfScreen ? .zero : ownBounds.size
    }

    /// The intrinsic size that a subclass returns; nil for none.
    private final var overriddenIntrinsicSize: Size? {
        guard !layoutState.isReadingIntrinsicSize else { return nil }
        layoutState.isReadingIntrinsicSize = true
        defer { layoutState.isReadingIntrinsicSize = false }
        let size = intrinsicContentSize
        guard size.width >= 0 || size.height >= 0 else { return nil }
        return Size(
            width: size.width >= 0 ? size.width : bounds.width,
            height: size.height >= 0 ? size.height : bounds.height)
    }

    /// Whether ``layoutSubviews()`` sets a subview's frame, so that constraints must not set it.
    func arranges(_ subview: View) -> Bool { false }

    /// Returns the place of a subview among the views that the view arranges; nil for none.
    func arrangedIndex(of subview: View) -> Int? { nil }

    /// Adds a subview at a place among the views that the view arranges; does nothing by default.
    func arrange(_ subview: View, at index: Int) {}

    /// Whether the view is a control: it takes the presses on its subviews.
    var isControl: Bool { false }

    /// Whether the view has keys of its own that need the focus, as each control has.
    var hasKeysOfFocus: Bool { isControl }

    /// The class whose `handleMouse` takes each press of the left button, and no other; nil for
    /// none.
    ///
    /// A subclass may override the method, and then its effect is unknown.
    var pressHandler: View.Type? { nil }

    /// Returns whether `handleMouse` of the ``pressHandler`` consumes an event.
    func consumes(_ event: MouseEvent) -> Bool { false }

    /// Whether the view is a control that the program has disabled.
    var isDisabledControl: Bool { false }

    /// Whether ``naturalLayoutPriorities(for:)`` depend on the priorities of the subviews.
    var hasNaturalPrioritiesOfContent: Bool { false }

    /// Returns the priorities that apply unless the program sets others.
    func naturalLayoutPriorities(for axis: Axis) -> LayoutPriorities {
        layoutNature.priorities(for: axis)
    }

    /// Returns the frontmost view that a point hits: this view or one below it; nil if the point
    /// hits none.
    ///
    /// A view that is hidden, has no user interaction, or does not contain the point is not hit,
    /// and neither are its subviews. A view that is being animated is hit only if the animation has
    /// the option ``AnimationOptions/allowUserInteraction``.
    ///
    /// - Parameters:
    ///   - point: In the view's own coordinates.
    ///   - event: The event that needs a view; nil for none.
    open func hitTest(_ point: Point, with event: MouseEvent?) -> View? {
        guard hitState.isEmpty, isUserInteractionEnabled else {
            return unusualHitTest(point, with: event)
        }
        return miss(at: point, with: event, isOff: false) == nil
            ? subviewOrSelf(at: point, with: event) : nil
    }

    /// Returns the frontmost view below this one that a point hits, or this view.
    // Not a part of `hitTest`: most views are missed, and then need no registers for a loop.
    @inline(never)
    private final func subviewOrSelf(at point: Point, with event: MouseEvent?) -> View? {
        for subview in subviews.reversed() {
            let inner = subview.convertFromSuperview(point)
            if let hit = subview.hitTest(inner, with: event) { return hit }
        }
        return self
    }

    /// Returns whether the view contains a point.
    ///
    /// The default is true inside the bounds and, if ``extendsHitAreaToSubviews`` is set, inside
    /// subviews.
    ///
    /// - Parameters:
    ///   - point: In the view's own coordinates.
    ///   - event: The event that needs a view; nil for none.
    open func point(inside point: Point, with event: MouseEvent?) -> Bool {
        if ownBounds.contains(point) { return true }
        return extendsHitAreaToSubviews && isInsideSubview(point, with: event)
    }

    private final func isInsideSubview(_ point: Point, with event: MouseEvent?) -> Bool {
        guard !clipsToBounds else { return false }
        for subview in subviews where !subview.isSelfHidden && subview.isUserInteractionEnabled {
            let inner = subview.convertFromSuperview(point)
            if subview.point(inside: inner, with: event) { return true }
        }
        return false
    }

    /// Whether a press of the mouse focuses the view, if it can be focused.
    open var takesFocusOnPress: Bool { true }

    /// The cell of the text cursor while the view is focused, in the view's own coordinates; nil
    /// for no cursor.
    open var cursorPosition: Point? { nil }

    /// The shape of the text cursor in the view; the terminal's shape by default.
    ///
    /// ``Application/cursorShape``, which the user can choose, wins over it.
    open var cursorShape: CursorShape { .terminal }

    /// The shape of the mouse pointer over the view; the terminal's shape by default.
    ///
    /// Over a link in any view it is a hand. Few terminals support shapes, and they are shown only
    /// if the terminal reports motions of the mouse.
    open var pointerShape: PointerShape { .terminal }

    /// The part of the view beside which a context menu opens by key, in the view's own
    /// coordinates.
    ///
    /// By default it is the cell of the cursor, or the first row of the bounds.
    open var contextMenuAnchor: Rect {
        if let cursorPosition {
            return Rect(origin: cursorPosition, size: Size(width: 1, height: 1))
        }
        return Rect(x: bounds.minX, y: bounds.minY, width: min(bounds.width, 8), height: 1)
    }

    /// Performs the view's mnemonic: the key Alt with a character.
    ///
    /// By default, a view has none.
    ///
    /// When no responder has consumed such a key, the key window asks its visible, enabled views in
    /// order.
    ///
    /// - Parameter character: The character, in upper or lower case.
    /// - Returns: Whether the character is the view's mnemonic. If so, no other view is asked.
    open func performMnemonic(_ character: Character) -> Bool { false }

    /// Called before the view enters a superview, or with nil before it leaves the superview.
    open func willMove(toSuperview newSuperview: View?) {}

    /// Called after the view has entered a superview or has left one.
    open func didMoveToSuperview() {}

    /// Called before the view enters a window, or with nil before it leaves the window.
    ///
    /// The superviews are called first.
    open func willMove(toWindow newWindow: Window?) {}

    /// Called after the view has come into a window or has left one.
    open func didMoveToWindow() {}

    /// Called after ``layoutMargins`` changed.
    ///
    /// Overrides call `super`.
    open func layoutMarginsDidChange() {}

    /// Called after ``tintColor`` changed, on the view or on a superview from which it inherits the
    /// color.
    ///
    /// Overrides call `super`.
    open func tintColorDidChange() {}

    /// Called after the theme of the application became light or dark, or after the screen crossed
    /// the limit of a size class.
    ///
    /// - Parameter previousTraitCollection: The traits of the application before the change.
    open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

    /// Called after a subview was added.
    open func didAddSubview(_ subview: View) {}

    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: View) {}

    // MARK: Accessibility

    /// The accessibility of views of this class; empty by default, so that only the subviews are
    /// elements.
    ///
    /// Screen readers, tests and other programs read it. A program overrides it for one view with
    /// ``accessibilityLabel``, ``accessibilityRole`` and similar properties.
    open var defaultAccessibility: AccessibilityAttributes { AccessibilityAttributes() }

    /// The parts of the view that are elements but not views, in reading order; none by default.
    ///
    /// They come before the elements of the subviews.
    open var accessibilityParts: [AccessibilityPart] { [] }

    /// Operates the view for a screen reader.
    ///
    /// The default does nothing.
    ///
    /// - Returns: Whether the view was operated. If not, it is clicked.
    open func accessibilityActivate() -> Bool { false }

    /// Increases the value of an adjustable view by a step; does nothing by default.
    open func accessibilityIncrement() {}

    /// Decreases the value of an adjustable view by a step; does nothing by default.
    open func accessibilityDecrement() {}

    /// Changes the value as if the user had typed or chosen it; does nothing by default.
    ///
    /// - Parameter value: The value in words: the text of a field, the number of a slider, the
    ///   title of an option, `on` or `off`.
    /// - Returns: Whether the view has such a value.
    open func accessibilityChangeValue(to value: String) -> Bool { false }

    /// Scrolls by a page to show other elements; does nothing by default.
    ///
    /// - Returns: Whether it has scrolled.
    open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool { false }

    // MARK: The chain

    /// The view's controller, or its superview if it has none.
    open override var defaultNext: Responder? { rare?.controller ?? superview }

    /// The subviews, from the back to the front.
    open override func forEachSubordinate(_ body: @MainActor (Responder) -> Void) {
        for view in subviews { body(view) }
    }

    /// The window that contains the view; nil if there is none.
    open override var window: Window? { containingWindow }
}
