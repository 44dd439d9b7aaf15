// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

extension View {
    final func markForDisplay() {
        if isInWindow { mark(ownBounds) }
    }

    /// Marks a part of the view for drawing in the next frame.
    ///
    /// - Parameter rect: In the view's own coordinates. Parts beyond the bounds count if subviews
    ///   may draw there.
    public final func setNeedsDisplay(_ rect: Rect) {
        guard isInWindow else { return }
        if ownBounds.contains(rect) {
            mark(rect)
        } else if clipsToBounds {
            mark(rect.intersection(ownBounds))
        } else {
            markAbove(rect)
        }
    }

    /// Marks the area of the view and of its subviews in the superview, even if the view is hidden.
    final func setNeedsDisplayBeneath() {
        guard isInWindow else { return }
        if let superview {
            superview.setNeedsDisplay(extentInSuperview)
        } else {
            containingWindow?.setNeedsDisplayBehind()
        }
    }

    private func mark(_ rect: Rect) {
        guard !rect.isEmpty else { return }
        let isFirst = displayMarks.isEmpty
        if rect == ownBounds { displayMarks.insertAll() } else { displayMarks.insert(rect) }
        if isFirst { markDisplayPath() }
    }

    /// Marks a rectangle beyond this view's bounds in the superviews.
    ///
    /// If this view moves before the frame, only its new area is marked.
    private func markAbove(_ rect: Rect) {
        guard !isSelfHidden else { return }
        let rect = Rect(origin: convertToShownSuperview(rect.origin), size: rect.size)
        if let superview {
            superview.setNeedsDisplay(rect)
        } else {
            containingWindow?.frames?.invalidate(rect)
        }
    }

    /// Records in the superviews that there are marks below them, and requests a frame.
    final func markDisplayPath() {
        var view = self
        while let superview = view.superview {
            if superview.displayMarks.areBelow { return }
            superview.displayMarks.areBelow = true
            view = superview
        }
        containingWindow?.frames?.setNeedsFrame()
    }

    /// Moves the marks of the view and of its subviews to a renderer.
    ///
    /// - Parameters:
    ///   - run: Takes the view's own marks.
    ///   - origin: The cell of the screen that shows the origin of the superview's coordinates.
    final func moveMarks(to run: inout MarkedRun, origin: Point) {
        guard !isSelfHidden else { return forgetMarks() }
        if rare?.moving != nil {
            return withShownGeometry { moveShownMarks(to: &run, origin: origin) }
        }
        moveShownMarks(to: &run, origin: origin)
    }

    private func moveShownMarks(to run: inout MarkedRun, origin: Point) {
        let shifted = rare == nil ? origin : origin.offsetBy(dx: 0, dy: rowShift)
        let origin = shifted + ownFrame.origin - ownBounds.origin
        displayMarks.removeAll(of: ownBounds) {
            run.insert(Rect(origin: $0.origin + origin, size: $0.size))
        }
        guard displayMarks.areBelow else { return }
        displayMarks.areBelow = false
        let own = Rect(origin: ownBounds.origin + origin, size: ownBounds.size)
        var inner = MarkedRun(in: clipsToBounds ? run.clip.intersection(own) : run.clip, of: run)
        for subview in subviews where !subview.displayMarks.isEmpty {
            subview.moveMarks(to: &inner, origin: origin)
        }
        inner.end()
    }

    private func forgetMarks() {
        let areBelow = displayMarks.areBelow
        displayMarks = DisplayMarks()
        guard areBelow else { return }
        for subview in subviews where !subview.displayMarks.isEmpty { subview.forgetMarks() }
    }

    /// The area in which the view and its subviews can draw, in the view's own coordinates.
    final var extent: Rect {
        let bounds = shownBounds
        guard !clipsToBounds else { return bounds }
        return subviews.reduce(bounds) { rect, subview in
            subview.isSelfHidden ? rect : rect.union(subview.extentInSuperview)
        }
    }

    /// The area in which the view and its subviews can draw now, in the superview's coordinates.
    final var extentInSuperview: Rect {
        let extent = extent
        let origin = convertToShownSuperview(extent.origin).offsetBy(dx: 0, dy: rowShift)
        return Rect(origin: origin, size: extent.size)
    }

    /// Draws the view and its subviews.
    ///
    /// - Parameter canvas: Draws in the superview's coordinates, clipped to the damage.
    final func display(in canvas: Canvas) {
        guard !isSelfHidden else { return }
        if let rare { return display(in: canvas, with: rare) }
        guard let ground = ownBackground else {
            return display(in: canvas, above: canvas, ground: nil)
        }
        display(in: canvas.leveled(by: ground), above: canvas, ground: ground)
    }

    /// Draws a view that may have a theme, slide or move.
    @inline(never)
    private final func display(in canvas: Canvas, with rare: RareState) {
        if rare.moving != nil {
            withShownGeometry { displayHere(in: canvas, with: rare) }
        } else {
            displayHere(in: canvas, with: rare)
        }
    }

    private final func displayHere(in canvas: Canvas, with rare: RareState) {
        guard !isShownTransparent else { return }
        defer { if isShownDim { canvas.addStyle(Style(attributes: .dim), in: extentInSuperview) } }
        let start = Rect(origin: Point(x: 0, y: rare.rowShift), size: .zero)
        let place = rare.rowShift == 0 ? canvas : canvas.subcanvas(in: start, clipsToFrame: false)
        let themed = rare.theme.map { place.themed($0) } ?? place
        let below = rare.tintColor.map { themed.tinted($0) } ?? themed
        let ground = shownBackgroundColor ?? (rare.theme == nil ? nil : .background)
        display(in: ground.map { below.leveled(by: $0) } ?? below, above: below, ground: ground)
    }

    /// Draws only one view of the tree below this view.
    ///
    /// - Parameters:
    ///   - view: The view to draw: this view, or one below it.
    ///   - canvas: Draws in the superview's coordinates, clipped to the damage.
    final func display(only view: View, in canvas: Canvas) {
        guard view !== self else { return display(in: canvas) }
        guard !isSelfHidden, let next = subviews.first(where: { view.isDescendant(of: $0) }) else {
            return
        }
        let themed = theme.map { canvas.themed($0) } ?? canvas
        let below = rare?.tintColor.map { themed.tinted($0) } ?? themed
        let color = shownBackgroundColor
        let ground = color ?? .background
        let inner = (color == nil && theme == nil ? below : below.leveled(by: ground))
            .subcanvas(
                in: shownFrame, boundsOrigin: shownBounds.origin, clipsToFrame: clipsToBounds)
        next.display(only: view, in: inner)
    }

    /// Draws the view and its subviews, and calls a closure after each view has drawn itself,
    /// before its subviews.
    ///
    /// - Parameters:
    ///   - canvas: Draws in the superview's coordinates.
    ///   - didDraw: Gets the view, and the canvas that it drew in.
    final func display(in canvas: Canvas, didDraw: (View, Canvas) -> Void) {
        guard !isSelfHidden else { return }
        withShownGeometry { displayHere(in: canvas, didDraw: didDraw) }
    }

    private final func displayHere(in canvas: Canvas, didDraw: (View, Canvas) -> Void) {
        guard !isShownTransparent else { return }
        let start = Rect(origin: Point(x: 0, y: rowShift), size: .zero)
        let place = rowShift == 0 ? canvas : canvas.subcanvas(in: start, clipsToFrame: false)
        let themed = theme.map { place.themed($0) } ?? place
        let below = rare?.tintColor.map { themed.tinted($0) } ?? themed
        let ground = shownBackgroundColor ?? (theme == nil ? nil : .background)
        let level = ground.map { below.leveled(by: $0) } ?? below
        let own = level.subcanvas(in: ownFrame, boundsOrigin: ownBounds.origin)
        if !own.clip.isEmpty {
            if let ground { drawGround(ground, in: own, above: below) }
            draw(own.clip, in: own)
            didDraw(self, own)
        } else if clipsToBounds {
            return
        }
        let inner = level.subcanvas(
            in: ownFrame, boundsOrigin: ownBounds.origin, clipsToFrame: clipsToBounds)
        for subview in subviews { subview.display(in: inner, didDraw: didDraw) }
    }

    private final func display(in canvas: Canvas, above canvasBelow: Canvas, ground: Color?) {
        let own = canvas.subcanvas(in: ownFrame, boundsOrigin: ownBounds.origin)
        let part = own.clip
        if !part.isEmpty {
            if let ground { drawGround(ground, in: own, above: canvasBelow) }
            draw(part, in: own)
        } else if clipsToBounds {
            return
        }
        guard !subviews.isEmpty else { return }
        let inner =
            clipsToBounds
            ? own
            : canvas.subcanvas(in: ownFrame, boundsOrigin: ownBounds.origin, clipsToFrame: false)
        for subview in subviews { subview.display(in: inner) }
    }

    private final func drawGround(_ ground: Color, in canvas: Canvas, above canvasBelow: Canvas) {
        guard let floatFrame else {
            return canvas.fill(ownBounds, with: Style(background: ground))
        }
        floatFrame.draw(
            around: ownBounds, ground: ground, in: canvas,
            above: canvasBelow.subcanvas(in: ownFrame, boundsOrigin: ownBounds.origin))
    }
}
