// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

extension View {
    /// The value of ``frame``.
    final var ownFrame: Rect { Rect(origin: position, size: ownBounds.size) }

    /// The value of ``center``.
    final var ownCenter: Point { Point(x: ownFrame.midX, y: ownFrame.midY) }

    final var halfSize: Point { Point(x: ownBounds.width / 2, y: ownBounds.height / 2) }

    final func setFrame(_ new: Rect) {
        let old = ownFrame
        guard new != old || isAnimated else { return }
        if new != old {
            setNeedsDisplayBeneath()
            position = new.origin
            resize(to: new.size)
            setNeedsDisplayBeneath()
        }
        guard let window = containingWindow else { return }
        window.frames?.placesDidChange()
        window.concernedAnimator?.valueDidChange(self, \.frame, shown: \.frame, from: old)
    }

    final func setBounds(_ new: Rect) {
        let old = ownBounds, oldFrame = ownFrame
        guard new != old || isAnimated else { return }
        if new != old {
            setNeedsDisplayBeneath()
            if new.origin != old.origin {
                ownBounds.origin = new.origin
                contentDidChange()
            }
            if new.size != old.size {
                let middle = ownCenter
                resize(to: new.size)
                position = middle - halfSize
            }
            setNeedsDisplayBeneath()
        }
        defer { if new.origin != old.origin { boundsOriginDidChange() } }
        guard let window = containingWindow else { return }
        window.frames?.placesDidChange()
        guard let animator = window.concernedAnimator else { return }
        if movesBoundsItself {
            animator.propertyDidChange(self, \.bounds.origin, from: old.origin)
        } else {
            animator.valueDidChange(
                self, \.bounds.origin, shown: \.boundsOrigin, from: old.origin)
        }
        if new.size != old.size {
            animator.valueDidChange(self, \.frame, shown: \.frame, from: oldFrame)
        }
    }

    final func setHidden(_ new: Bool) {
        if new, !isSelfHidden { containingWindow?.viewBecomesIneligible(self) }
        guard new != isSelfHidden else { return }
        isSelfHidden = new
        setNeedsDisplayBeneath()
        visibilityDidChange()
    }

    final func setGround(_ new: Color?) {
        let old = ownBackground
        ownBackground = new
        if new != old { setNeedsDisplay() }
        containingWindow?.concernedAnimator?.valueDidChange(
            self, \.backgroundColor, shown: \.backgroundColor, from: old)
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
        let old = ownBounds.size
        guard size != old else { return }
        ownBounds.size = size
        layoutState.hasSizeOfScreen = false
        setNeedsLayout()
        if let superview, !superview.layoutState.isLayingOut { superview.setNeedsLayout() }
        if layoutState.hasFlexibleSubview { resizeSubviews(withOldSize: old) }
    }

    private var isAnimated: Bool {
        guard let rare else { return false }
        return !rare.animations.isEmpty
    }
}
