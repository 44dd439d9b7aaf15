// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension View {
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
            window.concernedAnimator?.valueDidChange(
                self, \.frame, shown: \.frame, from: old)
        }
    }

    /// The cell in the middle of the frame, in the superview's coordinates, rounded down.
    ///
    /// Setting it moves the frame and keeps the size.
    public final var center: Point {
        get { Point(x: frame.midX, y: frame.midY) }
        set { frame.origin = newValue - halfSize }
    }

    private var halfSize: Point { Point(x: ownBounds.width / 2, y: ownBounds.height / 2) }

    /// The view's rectangle in its own coordinates; the origin is the cell that its top left corner
    /// shows.
    ///
    /// A new size keeps the ``center``, as in UIKit; ``frame`` keeps the left top corner.
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
                if newValue.size != old.size {
                    let middle = center
                    resize(to: newValue.size)
                    position = middle - halfSize
                }
                setNeedsDisplayBeneath()
            }
            defer { if newValue.origin != old.origin { boundsOriginDidChange() } }
            guard let window = containingWindow else { return }
            window.frames?.placesDidChange()
            guard let animator = window.concernedAnimator else { return }
            if movesBoundsItself {
                animator.propertyDidChange(self, \.bounds.origin, from: old.origin)
            } else {
                animator.valueDidChange(
                    self, \.bounds.origin, shown: \.boundsOrigin, from: old.origin)
            }
            if newValue.size != old.size {
                animator.valueDidChange(self, \.frame, shown: \.frame, from: oldFrame)
            }
        }
    }

    /// Runs a block with the frame and the bounds that the screen shows in place of the view's own,
    /// for drawing; nothing is marked.
    final func withShownGeometry(_ block: () -> Void) {
        let frame = shownFrame, bounds = shownBounds
        let own = (position, ownBounds)
        (position, ownBounds) = (frame.origin, bounds)
        block()
        // If drawing has moved the view, the new place stays.
        if position == frame.origin { position = own.0 }
        if ownBounds == bounds { ownBounds = own.1 }
    }

    private func resize(to size: Size) {
        guard size != ownBounds.size else { return }
        ownBounds.size = size
        setNeedsLayout()
        if let superview, !superview.layoutState.isLayingOut { superview.setNeedsLayout() }
    }

    private var isAnimated: Bool {
        guard let rare else { return false }
        return !rare.animations.isEmpty
    }
}
