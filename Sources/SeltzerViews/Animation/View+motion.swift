// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Application {
    /// Whether the toolkit's own views move.
    final var hasMotion: Bool { animatesControls && !reducesMotion }
}

extension View {
    /// Whether the toolkit's own views move in this view's window.
    package final var hasMotion: Bool { window?.application?.hasMotion == true }

    /// Moves animatable properties from one state to another; sets only the second one if the view
    /// has no motion.
    ///
    /// - Parameters:
    ///   - duration: A duration of ``Motion``.
    ///   - curve: The speed.
    ///   - start: Sets the first values, which are shown at once.
    ///   - end: Sets the last values.
    package final func move(
        for duration: Duration, curve: AnimationCurve = .easeOutCubic,
        from start: @MainActor () -> Void, to end: @MainActor () -> Void
    ) {
        guard hasMotion else { return performWithoutAnimation(end) }
        performWithoutAnimation(start)
        // The user can operate the toolkit's own views while they move.
        animate(
            withDuration: duration, curve: curve,
            options: [
                .allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve,
            ], animations: end)
    }

    /// Stops the movement of a property at its present value, whatever its next value is.
    package final func stopMove<Root: View, Value>(
        of property: ReferenceWritableKeyPath<Root, Value>
    ) {
        guard let rare, !rare.animations.isEmpty else { return }
        window?.application?.animator.interrupt(
            AnimatedProperty.Key(view: ObjectIdentifier(self), property: property))
    }

    /// The number of rows by which the view is drawn below its place; 0 for most views, negative
    /// above it.
    ///
    /// Hit tests, layouts and the caret of a field use the place of the view, so a view that slides
    /// in can be used at once.
    final var rowShift: Int {
        get { rare?.rowShift ?? 0 }
        set {
            let old = rowShift
            guard newValue != old else { return }
            markShiftedExtent()
            rareState.rowShift = newValue
            markShiftedExtent()
            animateChange(of: \View.rowShift, from: old)
        }
    }

    private final func markShiftedExtent() {
        guard isInWindow, let frames = containingWindow?.frames else { return }
        frames.placesDidChange()
        if let superview {
            superview.setNeedsDisplay(extentInSuperview)
        } else {
            frames.invalidate(extentInSuperview)
        }
    }

    /// Slides the view to its place.
    ///
    /// - Parameter rows: The number of rows below its place at which the view starts; negative for
    ///   above.
    package final func slideIn(from rows: Int) {
        guard hasMotion else { return }
        move(for: Motion.slideIn) {
            rowShift = rows
        } to: {
            rowShift = 0
        }
    }

    /// Puts a picture of the view into a window, where it slides away; called just before the view
    /// leaves its own window.
    ///
    /// Has no effect if the view has no motion, is not at its place, or may be covered by another
    /// window.
    ///
    /// - Parameters:
    ///   - rows: The distance to slide, downwards; negative for upwards.
    ///   - other: The window that shows the picture, in front of its other subviews.
    /// - Returns: Whether a picture slides away.
    @discardableResult
    package final func slideOut(by rows: Int, over other: Window?) -> Bool {
        guard hasMotion, rowShift == 0, let other, let own = window,
            let application = own.application, application.windows.last === own
        else { return false }
        let origin = convert(bounds.origin, to: nil) - own.bounds.origin + own.frame.origin
        var place = Rect(origin: origin, size: bounds.size)
        // The cells of a hair line show the cells behind the view.
        if floatFrame != nil, hasFills { place = place.inset(by: Insets(all: 1)) }
        guard !place.isEmpty else { return false }
        let picture = LeavingPicture(of: place, on: application.frames.picture)
        picture.frame.origin = place.origin - other.frame.origin + other.bounds.origin
        other.addSubview(picture)
        picture.animate(
            withDuration: Motion.slideOut, curve: .easeOutCubic,
            options: [.overrideInheritedDuration, .overrideInheritedCurve]
        ) {
            picture.rowShift = rows
        } completion: { [weak picture] _ in
            picture?.removeFromSuperview()
        }
        return true
    }
}
