// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

extension View {
    /// Marks the whole view to be drawn in the next frame.
    public final func setNeedsDisplay() {
        if isInWindow { invalidate(bounds) }
    }

    /// Marks a part of the view to be drawn in the next frame.
    ///
    /// - Parameter rect: In the view's own coordinates; what is outside its bounds does not count.
    public final func setNeedsDisplay(_ rect: Rect) {
        guard isInWindow else { return }
        let isWhole = !clipsToBounds || bounds.contains(rect)
        invalidate(isWhole ? rect : rect.intersection(bounds))
    }

    /// Marks what the view covers, with what its subviews draw outside of it, hidden or not.
    final func setNeedsDisplayBeneath() {
        guard isInWindow else { return }
        if let superview {
            superview.setNeedsDisplay(extentInSuperview)
        } else {
            containingWindow?.setNeedsDisplayBehind()
        }
    }

    private func invalidate(_ rect: Rect) {
        guard !rect.isEmpty else { return }
        var rect = rect
        var view = self
        while !view.isHidden {
            rect.origin = view.convertToSuperview(rect.origin)
            guard let superview = view.superview else { return view.screenNeedsDisplay(rect) }
            if superview.clipsToBounds, !superview.bounds.contains(rect) {
                rect = rect.intersection(superview.bounds)
                if rect.isEmpty { return }
            }
            view = superview
        }
    }

    /// What the view and its subviews can draw on, in the view's own coordinates.
    final var extent: Rect {
        guard !clipsToBounds else { return bounds }
        return subviews.reduce(bounds) { rect, subview in
            subview.isHidden ? rect : rect.union(subview.extentInSuperview)
        }
    }

    /// What the view and its subviews can draw on, in the superview's coordinates.
    final var extentInSuperview: Rect {
        let extent = extent
        return Rect(origin: convertToSuperview(extent.origin), size: extent.size)
    }

    /// Draws the view and its subviews.
    ///
    /// - Parameter canvas: Draws in the superview's coordinates, clipped to what must be drawn.
    final func display(in canvas: Canvas) {
        guard !isHidden else { return }
        if let theme {
            display(in: canvas.themed(theme), ground: backgroundColor ?? .background)
        } else {
            display(in: canvas, ground: backgroundColor)
        }
    }

    private final func display(in canvas: Canvas, ground: Color?) {
        let own = canvas.subcanvas(in: frame, boundsOrigin: bounds.origin)
        if !own.clip.isEmpty {
            if let ground { own.fill(bounds, with: Style(background: ground)) }
            draw(own.clip, in: own)
        } else if clipsToBounds {
            return
        }
        guard !subviews.isEmpty else { return }
        let inner =
            clipsToBounds
            ? own
            : canvas.subcanvas(in: frame, boundsOrigin: bounds.origin, clipsToFrame: false)
        for subview in subviews { subview.display(in: inner) }
    }
}
