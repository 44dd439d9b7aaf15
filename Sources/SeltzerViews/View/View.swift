// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen

/// A rectangle of cells that draws itself, holds subviews, and takes part in the responder chain.
///
/// As in UIKit: ``frame`` is the rectangle in the superview, ``bounds`` the same in the view's own
/// coordinates, and moving `bounds.origin` scrolls what is inside. All coordinates are cells. Subviews are
/// drawn in order, the last in front.
@MainActor
open class View: InputResponder {
    // A program has many views, so what few of them have is in `rare`. The order of the properties leaves the fewest
    // gaps between them.
    //
    // Exclusivity checks are off for properties that every hit test or frame reads: they took a third of the time of a
    // hit test.

    /// The view that this one is in; nil for one that is in none.
    @exclusivity(unchecked)
    public internal(set) final weak var superview: View?
    /// The views inside, from the back to the front.
    @exclusivity(unchecked)
    public internal(set) final var subviews: [View] = []
    @exclusivity(unchecked)
    final weak var containingWindow: Window?
    @exclusivity(unchecked)
    private final var position: Point = .zero
    @exclusivity(unchecked)
    private final var ownBounds: Rect = .zero
    /// The constraints held here; nil if there never were any.
    final var constraintStore: ConstraintStore?
    @exclusivity(unchecked)
    final var displayMarks = DisplayMarks()
    /// Whether the view is in a window; this is cheaper to read than ``containingWindow``.
    @exclusivity(unchecked)
    final var isInWindow = false

    /// Whether the view, with all its subviews, is left out of drawing and hit testing.
    @exclusivity(unchecked)
    public final var isHidden = false {
        willSet { if newValue, !isHidden { containingWindow?.viewBecomesIneligible(self) } }
        didSet {
            guard isHidden != oldValue else { return }
            setNeedsDisplayBeneath()
            if superview?.hasNaturalPrioritiesOfContent == true {
                layoutPrioritiesDidChange()
            } else {
                invalidateIntrinsicContentSize()
            }
        }
    }

    /// Whether the view, with all its subviews, is hit by the mouse; where it is not, what is beneath is.
    @exclusivity(unchecked)
    public final var isUserInteractionEnabled = true {
        willSet {
            if isUserInteractionEnabled, !newValue { containingWindow?.viewBecomesIneligible(self) }
        }
        // What is under the pointer may be another view now.
        didSet { containingWindow?.application?.setNeedsFrame() }
    }

    /// Whether subviews are drawn only inside this view's bounds; false at first, as in UIKit.
    @exclusivity(unchecked)
    public final var clipsToBounds = false {
        willSet { if clipsToBounds != newValue { setNeedsDisplayBeneath() } }
        didSet { if clipsToBounds != oldValue { setNeedsDisplayBeneath() } }
    }

    /// Whether points of subviews that stick out count as inside the view; false at first, as in UIKit.
    ///
    /// Then a subview is hit where it is seen, beyond the view's bounds too. One that is hidden or switched off
    /// adds nothing, and neither does what is in it. Without effect where ``clipsToBounds`` cuts them off.
    @exclusivity(unchecked)
    public final var extendsHitAreaToSubviews = false {
        didSet { containingWindow?.application?.setNeedsFrame() }
    }

    /// The colour that fills the view before it draws; nil lets what is behind show through.
    @exclusivity(unchecked)
    public final var backgroundColor: Color? {
        didSet {
            if backgroundColor != oldValue { setNeedsDisplay() }
            containingWindow?.concernedAnimator?.propertyDidChange(
                self, \.backgroundColor, from: oldValue)
        }
    }

    /// A bound on the levels of subviews below this one; it grows with additions and never shrinks.
    final var levelsBelow: UInt16 = 0
    @exclusivity(unchecked)
    final var layoutState = LayoutState()

    /// Creates a view with a frame in the coordinates of its future superview.
    public init(frame: Rect = .zero) {
        super.init()
        position = frame.origin
        ownBounds = Rect(origin: .zero, size: frame.size)
    }

    // MARK: Rare state

    /// The colours of the view and of what is in it; nil for those of the superview.
    ///
    /// With a theme of its own a view is filled with that theme's ground, unless it has a ``backgroundColor``.
    public final var theme: Theme? {
        get { rare?.theme }
        set {
            guard newValue != theme else { return }
            rareState.theme = newValue
            setNeedsDisplayBeneath()
        }
    }

    /// The recognisers that watch presses on the view and what is in it, in the order of adding.
    public final var gestureRecognizers: [GestureRecognizer] { rare?.gestureRecognizers ?? [] }

    /// The controller whose view this is; nil for most views.
    final var controller: ViewController? { rare?.controller }

    private final var isAnimated: Bool {
        guard let rare else { return false }
        return !rare.animations.isEmpty
    }

    // MARK: Geometry

    /// The view's rectangle in its superview's coordinates.
    public final var frame: Rect {
        get { Rect(origin: position, size: ownBounds.size) }
        set {
            let old = frame
            guard newValue != old || isAnimated else { return }
            if newValue != old {
                setNeedsDisplayBeneath()
                position = newValue.origin
                resize(to: newValue.size)
                setNeedsDisplayBeneath()
            }
            guard let window = containingWindow else { return }
            window.frames?.placesDidChange()
            window.concernedAnimator?.propertyDidChange(self, \.frame, from: old)
        }
    }

    /// The view's rectangle in its own coordinates; its origin is the cell shown at the left top corner.
    public final var bounds: Rect {
        get { ownBounds }
        set {
            let old = ownBounds, oldFrame = frame
            guard newValue != old || isAnimated else { return }
            if newValue != old {
                setNeedsDisplayBeneath()
                if newValue.origin != old.origin {
                    ownBounds.origin = newValue.origin
                    contentDidChange()
                }
                resize(to: newValue.size)
                setNeedsDisplayBeneath()
            }
            guard let window = containingWindow else { return }
            window.frames?.placesDidChange()
            guard let animator = window.concernedAnimator else { return }
            animator.propertyDidChange(self, \.bounds.origin, from: old.origin)
            if newValue.size != old.size {
                animator.propertyDidChange(self, \.frame, from: oldFrame)
            }
        }
    }

    private final func resize(to size: Size) {
        guard size != ownBounds.size else { return }
        ownBounds.size = size
        setNeedsLayout()
    }

    // MARK: To override

    /// Draws the view's own content; the background is filled already, subviews are drawn afterwards.
    ///
    /// Called when the view, or something behind or in front of it, has changed; never for a hidden view. What
    /// is changed meanwhile is shown in the next frame.
    ///
    /// - Parameters:
    ///   - rect: The part that must be drawn, in the view's own coordinates; more may be.
    ///   - canvas: Draws in the view's own coordinates, clipped to its bounds.
    open func draw(_ rect: Rect, in canvas: Canvas) {}

    /// Sets the frames of the subviews; does nothing unless a subclass does.
    ///
    /// Called once before the next frame after ``setNeedsLayout()``, a change of size or a scroll.
    open func layoutSubviews() {}

    /// Called when the view and what is below have been laid out; what changes now is laid out anew.
    func layoutDidEnd() {}

    /// Returns the size that the view would like in a given room; what the constraints inside need, or its
    /// present size where there are none, unless a subclass knows better.
    ///
    /// - Parameter size: The room, in cells; `Int.max` on a side that is not limited.
    open func sizeThatFits(_ size: Size) -> Size {
        if constraintStore?.isIndependent == true {
            return keptSize(in: size) { constraintFittingSize(in: size) }
        }
        layoutState.isMeasuredByDefault = true
        return bounds.size
    }

    /// Whether ``layoutSubviews()`` sets a subview's frame, so that constraints have to leave it there.
    func arranges(_ subview: View) -> Bool { false }

    /// Whether ``naturalLayoutPriorities(for:)`` follow from those of the subviews.
    var hasNaturalPrioritiesOfContent: Bool { false }

    /// Returns the priorities that hold where the program set none.
    func naturalLayoutPriorities(for axis: Axis) -> LayoutPriorities { LayoutPriorities() }

    /// Returns the frontmost view that a point hits: this one, one of its subviews, or nil.
    ///
    /// A view that is hidden, switched off for the user, or not at the point is not hit, and neither are
    /// its subviews.
    ///
    /// - Parameters:
    ///   - point: In the view's own coordinates.
    ///   - event: The event that asks; nil where none does.
    open func hitTest(_ point: Point, with event: MouseEvent?) -> View? {
        guard !isHidden, isUserInteractionEnabled, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            let inner = subview.convertFromSuperview(point)
            if let hit = subview.hitTest(inner, with: event) { return hit }
        }
        return self
    }

    /// Returns whether a point counts as inside the view; its bounds unless a subclass says otherwise, with
    /// those of its subviews where ``extendsHitAreaToSubviews`` is set.
    ///
    /// - Parameters:
    ///   - point: In the view's own coordinates.
    ///   - event: The event that asks; nil where none does.
    open func point(inside point: Point, with event: MouseEvent?) -> Bool {
        if ownBounds.contains(point) { return true }
        return extendsHitAreaToSubviews && isInsideSubview(point, with: event)
    }

    private final func isInsideSubview(_ point: Point, with event: MouseEvent?) -> Bool {
        guard !clipsToBounds else { return false }
        for subview in subviews where !subview.isHidden && subview.isUserInteractionEnabled {
            let inner = subview.convertFromSuperview(point)
            if subview.point(inside: inner, with: event) { return true }
        }
        return false
    }

    /// Whether a press of the mouse makes the view first responder, if it can become it.
    open var takesFocusOnPress: Bool { true }

    /// The cell where the view wants the text cursor while it is first responder, in its own coordinates;
    /// nil for no cursor.
    open var cursorPosition: Point? { nil }

    /// Does what Alt with a character means for this view alone, its mnemonic; nothing unless a subclass has one.
    ///
    /// The key window asks its visible, enabled views in order when a key has come up to it.
    ///
    /// - Parameter character: The character, of either case.
    /// - Returns: Whether the character was meant for the view: then nobody else is asked.
    open func performMnemonic(_ character: Character) -> Bool { false }

    /// Called when the view has come into a window or left one.
    open func didMoveToWindow() {}

    /// Called when a subview has been added.
    open func didAddSubview(_ subview: View) {}

    /// Called when a subview is about to be removed.
    open func willRemoveSubview(_ subview: View) {}

    // MARK: The chain

    /// The view's controller, if it has one; else its superview.
    open override var defaultNext: Responder? { rare?.controller ?? superview }

    /// The subviews, from the back to the front.
    open override func forEachSubordinate(_ body: @MainActor (Responder) -> Void) {
        for view in subviews { body(view) }
    }

    /// The window that the view is in; nil where it is in none.
    open override var window: Window? { containingWindow }
}
